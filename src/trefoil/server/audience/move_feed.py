"""What each seat reads of the moves so far, so that it is told only what is new to it or reads differently now."""

from typing import NamedTuple

import numpy as np

from trefoil.core.game import Game
from trefoil.core.state import Int64s

Known = tuple[int | None, int]  # the seat from which somebody reads, and the version of what they were told last

NOTHING: Known = (None, 0)


class Told(NamedTuple):
    """Moves for a reader: from a number on, and earlier ones that read differently now."""

    ply: int
    changed: tuple[int, ...] = ()


class Feed(NamedTuple):
    """The moves as one seat reads them, and what of that is new."""

    version: int
    actions: Int64s
    new: Told

    def since(self, version: int) -> Told:
        """What is news to somebody who was told that version last."""
        if version == self.version:
            return Told(len(self.actions))
        return self.new if version == self.version - 1 else Told(0)


class Feeds:
    """What every seat of one table reads."""

    __slots__ = ("_last",)

    def __init__(self) -> None:
        self._last: dict[int | None, Feed] = {}

    def of(self, game: Game, seat: int | None) -> Feed:
        """How the seat reads the game now."""
        feed = self._last[seat] = read_again(self._last.get(seat), game.read_by(seat))
        return feed


def read_again(before: Feed | None, actions: Int64s) -> Feed:
    """The feed after another; the same one, if nothing has changed."""
    if before is None:
        return Feed(1, actions, Told(0))
    known = min(len(before.actions), len(actions))
    old, now = before.actions[:known], actions[:known]
    if old.tobytes() != now.tobytes():
        return Feed(before.version + 1, actions, Told(known, tuple(np.flatnonzero(old != now).tolist())))
    if len(before.actions) == len(actions):
        return before
    return Feed(before.version + 1, actions, Told(known))
