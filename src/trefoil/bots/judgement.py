"""A game's sense of its moves, for callers from Python: what each seems worth, and what can be reckoned out."""

from typing import Any

import numpy as np

from trefoil.bots.minds import NO_MINDS
from trefoil.core import mind, rules
from trefoil.core.jit import kernel
from trefoil.core.slate import SLATE
from trefoil.core.state import EMPTY, Records
from trefoil.core.view import View

FAR = 100  # moves of nature ahead: as many as there are


@kernel
def rate(states: Records, minds: Records, slates: Records) -> int:
    return rules.rate(states[0], minds[0], slates[0])


@kernel
def solve(states: Records, depth: int, slates: Records) -> int:
    return rules.solve(states[0], depth, slates[0])


@kernel
def absurd(states: Records, action: int, slates: Records) -> bool:
    return rules.absurd(states[0], action, slates[0])


@kernel
def judge(states: Records, seat: int, minds: Records, slates: Records) -> float:
    return mind.judge(states[0], seat, minds[0], slates[0])


def rated(view: View, minds: Records = NO_MINDS) -> dict[str, float]:
    """The legal moves of a view, with what each seems worth to a mind, or else by hand-made sense."""
    slates: Any = np.zeros(1, SLATE)
    n = rate(view.states, minds, slates)
    texts = view.kind.KERNEL.VERBS.texts
    return {texts[slates["moves"][0, k]]: float(slates["worths"][0, k]) for k in range(n)}


def sensible(view: View) -> dict[str, float]:
    """The same by hand-made sense, without the moves that even a beginner knows to be absurd, unless all are."""
    slates, number, found = np.zeros(1, SLATE), view.kind.KERNEL.VERBS.number, rated(view)
    seen = {move: worth for move, worth in found.items() if not absurd(view.states, number(move), slates)}
    return seen or found


def solved(view: View) -> str | None:
    """The best move where it can be reckoned out, or None."""
    action = solve(view.states, FAR, np.zeros(1, SLATE))
    return None if action == EMPTY else str(view.kind.KERNEL.VERBS.texts[action])
