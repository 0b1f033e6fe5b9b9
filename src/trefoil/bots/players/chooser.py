"""What compiled bots share: a policy, networks, a stream of their own, and a look in between whether to stop."""

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import numpy as np

from trefoil.bots.players.bot import expect_turn
from trefoil.bots.search.choice import CHOICE
from trefoil.bots.search.choosing import think
from trefoil.bots.search.policy import POLICY, Policy
from trefoil.bots.warm import search_of
from trefoil.core.lineup import SEATING
from trefoil.core.slate import SLATE
from trefoil.core.state import Records
from trefoil.core.view import View

STREAM_BITS = 64
WHOLE_SENTENCE = 0


class Means(NamedTuple):
    """How a bot chooses at a table: by which policy, and with which networks in their roles."""

    policy: Policy
    networks: Records


def never() -> bool:
    """Nobody stops it."""
    return False


def stream_of(seed: int | str | None) -> int:
    """Where the stream of a bot begins; without a seed, anywhere."""
    return Random(seed).getrandbits(STREAM_BITS)


class Chooser:
    """The same seed makes the same choices."""

    def __init__(
        self, means: Callable[[View], Means], seed: int | str | None = None, stop: Callable[[], bool] = never
    ) -> None:
        self._means = means
        self._stream = stream_of(seed)
        self._stop = stop  # asked between slices
        self._known: tuple[Any, Means] | None = None  # a table, and how it chooses there

    def choose(self, view: View) -> str:
        """The first step of a sentence."""
        return self._line(view, 1)[0]

    def sentence(self, view: View) -> tuple[str, ...]:
        """The whole sentence."""
        return self._line(view, WHOLE_SENTENCE)

    def _line(self, view: View, most: int) -> tuple[str, ...]:
        expect_turn(view)
        choice, texts = self._thought(view, most)[0], view.kind.KERNEL.VERBS.texts
        return tuple(texts[action] for action in choice["line"][: choice["steps"]])

    def _means_at(self, view: View) -> Means:
        """How it chooses at the table of a view: looked up and made ready once, not for every sentence."""
        table = view.kind, dict(view.options)
        if self._known is None or self._known[0] != table:
            search_of(view.kind).warm()
            self._known = table, self._means(view)
        return self._known[1]

    def _thought(self, view: View, most: int, thorough: bool = False) -> Records:
        """A finished choice of one step or of a whole sentence."""
        means = self._means_at(view)
        views, choices = np.concatenate([view.states, view.states]), np.zeros(1, CHOICE)
        policies, seatings, slates = np.array([means.policy], POLICY), np.zeros(1, SEATING), np.zeros(1, SLATE)
        choices["rng"], choices["most"], choices["thorough"] = self._stream, most, thorough
        while not think(views, choices, policies, means.networks, seatings, slates):
            if not choices["hurried"][0]:
                choices["hurried"] = self._stop()
        self._stream = int(choices["rng"][0])
        return choices
