"""How a game ended: who won, with what, and by which rule."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypedDict


class OutcomeTold(TypedDict):
    """The end of a game in plain JSON types."""

    winners: list[int]  #: seats; several win together
    scores: list[int]  #: per seat
    tokens: list[int] | None  #: per seat, where the game counts them
    ending: str  #: the reason, one of the game's own


@dataclass(frozen=True)
class Outcome:
    """The end of a game."""

    winners: tuple[int, ...]  #: seats; several win together
    scores: tuple[int, ...]  #: per seat
    tokens: tuple[int, ...] | None  #: per seat, where the game counts them
    ending: StrEnum  #: the reason, one of the game's own

    def to_dict(self) -> OutcomeTold:
        """The outcome in plain JSON types."""
        return {
            "winners": list(self.winners),
            "scores": list(self.scores),
            "tokens": None if self.tokens is None else list(self.tokens),
            "ending": str(self.ending),
        }
