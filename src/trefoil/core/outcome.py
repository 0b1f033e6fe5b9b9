"""How a game ended: who won, with what, and by which rule."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any


@dataclass(frozen=True)
class Outcome:
    """The end of a game."""

    winners: tuple[int, ...]  #: seats; several win together
    scores: tuple[int, ...]  #: per seat
    tokens: tuple[int, ...] | None  #: per seat, where the game counts them
    ending: StrEnum  #: the reason, one of the game's own

    def to_dict(self) -> dict[str, Any]:
        """The outcome in plain JSON types."""
        return {
            "winners": list(self.winners),
            "scores": list(self.scores),
            "tokens": None if self.tokens is None else list(self.tokens),
            "ending": str(self.ending),
        }
