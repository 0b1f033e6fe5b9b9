"""What the bots of a game need compiled, beside its rules."""

import numpy as np

from trefoil.bots.search.choice import CHOICE
from trefoil.bots.search.choosing import think
from trefoil.bots.search.policy import POLICY
from trefoil.core import entry_points
from trefoil.core.game import Game
from trefoil.core.jit import CACHE_OF_ALL
from trefoil.core.lineup import SEATING
from trefoil.core.network import NO_NETWORK
from trefoil.core.slate import SLATE
from trefoil.core.warm import Batch, Step


def sense_of(kind: type[Game]) -> Batch:
    """What a game's own evaluation of its moves needs."""
    states, slates = np.zeros(1, kind.KERNEL.STATE), np.zeros(1, SLATE)
    steps: tuple[Step, ...] = (
        ("rating", entry_points.rate, (states, NO_NETWORK, slates)),
        ("solving", entry_points.solve, (states, 0, slates)),
        ("what is absurd", entry_points.absurd, (states, 0, slates)),
    )
    return Batch(f"the bots of {kind.TITLE}", steps, CACHE_OF_ALL)


def search_of(kind: type[Game]) -> Batch:
    """What choosing a sentence needs: every level but `uniform`."""
    states, slates = np.zeros(1, kind.KERNEL.STATE), np.zeros(1, SLATE)
    choices, policies, seatings = np.zeros(1, CHOICE), np.zeros(1, POLICY), np.zeros(1, SEATING)
    steps = (("choosing", think, (states, choices, policies, NO_NETWORK, seatings, slates)),)
    return Batch(f"the search of {kind.TITLE}", steps, CACHE_OF_ALL)


def value_of(kind: type[Game]) -> Batch:
    """What asking a network about a view needs."""
    states, slates = np.zeros(1, kind.KERNEL.STATE), np.zeros(1, SLATE)
    steps = (("evaluating", entry_points.evaluate, (states, 0, NO_NETWORK, slates)),)
    return Batch(f"the values of {kind.TITLE}", steps, CACHE_OF_ALL)


FOR_PLAY = sense_of, search_of  # the bots of every level, and hints
ALL = *FOR_PLAY, value_of
