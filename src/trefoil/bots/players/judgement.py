"""A game's sense of its moves, for callers from Python: what each seems worth, and what can be reckoned out."""

from typing import Any

import numpy as np

from trefoil.core import entry_points
from trefoil.core.mind import NO_MINDS
from trefoil.core.slate import SLATE
from trefoil.core.state import EMPTY, Records
from trefoil.core.view import View

FAR = 100  # moves of nature ahead: as many as there are


def rated(view: View, minds: Records = NO_MINDS) -> dict[str, float]:
    """The legal moves of a view, with what each seems worth to a mind, or else by hand-made sense."""
    slates: Any = np.zeros(1, SLATE)
    n = entry_points.rate(view.states, minds, slates)
    texts = view.kind.KERNEL.VERBS.texts
    return {texts[slates["moves"][0, k]]: float(slates["worths"][0, k]) for k in range(n)}


def sensible(view: View) -> dict[str, float]:
    """The same by hand-made sense, without the moves that even a beginner knows to be absurd, unless all are."""
    slates, number, found = np.zeros(1, SLATE), view.kind.KERNEL.VERBS.number, rated(view)
    seen = {move: worth for move, worth in found.items() if not entry_points.absurd(view.states, number(move), slates)}
    return seen or found


def solved(view: View) -> str | None:
    """The best move where it can be reckoned out, or None."""
    action = entry_points.solve(view.states, FAR, np.zeros(1, SLATE))
    return None if action == EMPTY else str(view.kind.KERNEL.VERBS.texts[action])
