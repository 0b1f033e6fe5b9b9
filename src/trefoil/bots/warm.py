"""What the bots of a game need compiled, beside its rules."""

import numpy as np

from trefoil.bots.search import rollouts
from trefoil.core import entry_points
from trefoil.core.game import Game
from trefoil.core.jit import CACHE_OF_ALL
from trefoil.core.mind import NO_MINDS
from trefoil.core.slate import SLATE
from trefoil.core.warm import Batch, Step


def sense_of(kind: type[Game]) -> Batch:
    """What a game's own sense of its moves needs."""
    states, slates = np.zeros(1, kind.KERNEL.STATE), np.zeros(1, SLATE)
    steps: tuple[Step, ...] = (
        ("rating", entry_points.rate, (states, NO_MINDS, slates)),
        ("reckoning", entry_points.solve, (states, 0, slates)),
        ("what is absurd", entry_points.absurd, (states, 0, slates)),
    )
    return Batch(f"the bots of {kind.TITLE}", steps, CACHE_OF_ALL)


def search_of(kind: type[Game]) -> Batch:
    """What trying moves out needs."""
    states, slates = np.zeros(1, kind.KERNEL.STATE), np.zeros(1, SLATE)
    numbers, won = np.zeros(2, np.int64), np.zeros(2)
    steps = (("trials", rollouts.try_out, (states, numbers, numbers, 0, 0, NO_MINDS, won, slates)),)
    return Batch(f"the search of {kind.TITLE}", steps, CACHE_OF_ALL)


def value_of(kind: type[Game]) -> Batch:
    """What asking a mind about a view needs."""
    states, slates = np.zeros(1, kind.KERNEL.STATE), np.zeros(1, SLATE)
    steps = (("judging", entry_points.judge, (states, 0, NO_MINDS, slates)),)
    return Batch(f"the values of {kind.TITLE}", steps, CACHE_OF_ALL)


FOR_PLAY = sense_of, search_of  # the bots of every level, and hints
ALL = *FOR_PLAY, value_of
