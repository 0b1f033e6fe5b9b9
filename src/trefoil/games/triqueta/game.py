"""Triqueta, for people."""

from enum import StrEnum
from typing import Any, ClassVar

from trefoil.core.contract import Knowledge, Rules
from trefoil.core.game import AUTO, Game
from trefoil.core.options import Options
from trefoil.core.state import Int64s, Records, legible
from trefoil.games.triqueta import description, drawing, kernel, knowledge, options, position


class Ending(StrEnum):
    """What decided the game (5.4)."""

    POINTS = "points"
    TOKENS = "tokens"  # equal points, more animal tokens
    SHARED = "shared"  # equal in both


class Triqueta(Game):
    """Collect exactly three of a kind, and know when to leave the round.

    >>> game = Triqueta(players=3, first=0, seed=7)
    >>> game.to_move, str(game.legal_moves)
    (0, 'draw, take 1, take 2, take 3')
    """

    NAME: ClassVar[str] = "triqueta"
    TITLE: ClassVar[str] = "Triqueta"
    KERNEL: ClassVar[Rules] = kernel
    OPTIONS: ClassVar[Options] = options.OPTIONS
    POSITION: ClassVar[Any] = description.Position
    KNOWLEDGE: ClassVar[Knowledge] = knowledge

    def __init__(
        self, players: int | None = None, first: int | None = None, *, seed: int | None = None, nature: str = AUTO
    ) -> None:
        super().__init__(seed, nature, players=players, first=first)

    @classmethod
    def tokens_of(cls, states: Records) -> tuple[int, ...]:
        return tuple(description.tokens(legible(states)))

    @staticmethod
    def ending_of(winners: tuple[int, ...], scores: tuple[int, ...]) -> Ending:
        return Ending(description.ending(list(winners), list(scores)))

    @staticmethod
    def describe(states: Records) -> dict[str, Any]:
        return dict(description.described(states))

    @staticmethod
    def lying(actions: Int64s) -> dict[str, list[str]]:
        return description.lying(actions.tolist())

    @staticmethod
    def parts_of(states: Records) -> dict[str, str]:
        return position.parts_of(states)

    @staticmethod
    def lay_out(states: Records, parts: dict[str, str]) -> None:
        position.lay_out(states, parts)

    @staticmethod
    def draw(position: dict[str, Any], language: str = "en") -> str:
        return drawing.drawn(position, language)
