"""The bot that plays any legal move, all equally likely; it needs nothing compiled but the rules."""

import numpy as np

from trefoil.bots.players.bot import expect_turn
from trefoil.bots.players.chooser import stream_of
from trefoil.bots.search.policy import AT_RANDOM, Policy
from trefoil.core import entry_points
from trefoil.core.slate import SLATE
from trefoil.core.view import View

ANY_MOVE = Policy(AT_RANDOM)


class Uniform:
    """It has no plan, and a stream of its own; the same seed makes the same choices."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._stream = np.array([stream_of(seed)], np.uint64)

    def choose(self, view: View) -> str:
        expect_turn(view)
        texts = view.kind.KERNEL.VERBS.texts
        return str(texts[entry_points.sample(view.states, self._stream, np.zeros(1, SLATE))])
