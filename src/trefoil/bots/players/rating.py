"""What a game's knowledge says of its moves, for callers from Python: what each seems worth, and what is computed."""

from typing import Any

import numpy as np

from trefoil.bots.search.oneply import FAR
from trefoil.core import entry_points
from trefoil.core.network import NO_NETWORK
from trefoil.core.slate import SLATE
from trefoil.core.state import EMPTY, Records
from trefoil.core.view import View


def rated(view: View, networks: Records = NO_NETWORK) -> dict[str, float]:
    """The legal moves of a view, with what each seems worth to a network, or else by the hand-made evaluation."""
    slates: Any = np.zeros(1, SLATE)
    n = entry_points.rate(view.states, networks, slates)
    texts = view.kind.KERNEL.VERBS.texts
    return {texts[slates["moves"][0, k]]: float(slates["values"][0, k]) for k in range(n)}


def sensible(view: View) -> dict[str, float]:
    """The same by the hand-made evaluation, without the moves that a beginner knows to be absurd, unless all are."""
    slates, number, found = np.zeros(1, SLATE), view.kind.KERNEL.VERBS.number, rated(view)
    seen = {move: value for move, value in found.items() if not entry_points.absurd(view.states, number(move), slates)}
    return seen or found


def solved(view: View) -> str | None:
    """The best move where it can be computed, or None."""
    action = entry_points.solve(view.states, FAR, np.zeros(1, SLATE))
    return None if action == EMPTY else str(view.kind.KERNEL.VERBS.texts[action])
