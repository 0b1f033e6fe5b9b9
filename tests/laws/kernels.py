"""Words of the rules that no door leads to, and words that laws try on positions of their own."""

from typing import Any

import numpy as np

from trefoil.core import entry_points, play, rules
from trefoil.core.jit import kernel
from trefoil.core.seats import NOBODY
from trefoil.core.slate import SLATE
from trefoil.core.state import Records


@kernel
def sample(states: Records, rng: Any, slates: Records) -> int:
    return rules.sample(states[0], rng, slates[0])


@kernel
def answered(states: Records, action: int, slates: Records) -> None:
    play.play(states[0], action, slates[0])


def legal(states: Records) -> list[int]:
    """The legal actions of a position."""
    slates = np.zeros(1, SLATE)
    n = entry_points.legal(states, slates)
    moves: list[int] = slates["moves"][0, :n].tolist()
    return moves


def after(states: Records, action: int) -> Records:
    """The position after an action."""
    states = states.copy()
    entry_points.apply(states, action)
    return states


def hidden(states: Records, seat: int | None) -> Records:
    """What a seat, or a spectator, can see of a position."""
    states = states.copy()
    entry_points.hide(states, NOBODY if seat is None else seat)
    return states


def guessed(states: Records, seed: int) -> Records:
    """A whole position that could be behind a view."""
    states = states.copy()
    entry_points.guess(states, seed, np.zeros(1, SLATE))
    return states


def whole(states: Records) -> bytes:
    """The bytes of a position, without where nature's stream stands."""
    states = states.copy()
    states["rng_state"] = 0
    return states.tobytes()
