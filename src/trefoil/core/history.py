"""The way a game has come: its moves, and the position before each, in arrays that copies share until they part."""

from typing import Any

import numpy as np

from trefoil.core.state import Int16s, Records

ROOM = 8  # moves at first


class History:
    """An array that grows at its end; who goes back or elsewhere gets a copy, so that nobody's past changes."""

    __slots__ = ("_bytes", "actions", "positions", "shared", "used")

    def __init__(self, kind: np.dtype[Any], room: int = ROOM) -> None:
        self.positions: Records = np.zeros(room, kind)
        self._bytes = self.positions.view(np.uint8).reshape(room, -1)
        self.actions: Int16s = np.zeros(room, np.int16)
        self.used = 0  # moves that somebody remembers
        self.shared = False  # by several games

    def __len__(self) -> int:
        return len(self.actions)

    def before(self, ply: int) -> Any:
        """The bytes of the position before a move."""
        return self._bytes[ply]

    def with_room(self, ply: int) -> "History":
        """A history in which the next move has this number: itself, or a copy that nobody else has."""
        if ply == self.used < len(self):
            return self
        other = History(self.positions.dtype, ply + max(ROOM, ply // 4))
        other._bytes[:ply] = self._bytes[:ply]
        other.actions[:ply] = self.actions[:ply]
        other.used = ply
        return other

    @classmethod
    def of(cls, positions: Records, actions: Int16s) -> "History":
        """The history of moves that were made elsewhere."""
        history = cls(positions.dtype, len(actions) + ROOM)
        history.positions[: len(actions)], history.actions[: len(actions)] = positions, actions
        history.used = len(actions)
        return history

    def note(self, position: Any, action: int) -> None:
        """One more move, and the bytes of the position it was made in."""
        self._bytes[self.used] = position
        self.actions[self.used] = action
        self.used += 1

    def forget(self, ply: int) -> None:
        """Moves from this number on are not remembered, unless another game may remember them."""
        if not self.shared:
            self.used = ply
