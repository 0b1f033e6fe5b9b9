"""Acorns, for people."""

from enum import StrEnum
from typing import Any, ClassVar

from tests.games.acorns import description, face, kernel, knowledge, options
from trefoil.core.contract import Knowledge, Rules
from trefoil.core.game import AUTO, Game
from trefoil.core.options import Options
from trefoil.core.state import Records


class Ending(StrEnum):
    """What decided the game."""

    POINTS = "points"
    SHARED = "shared"  # equal points


class Acorns(Game):
    """Eat acorns, or bury them and hope that the jay looks elsewhere."""

    NAME: ClassVar[str] = "acorns"
    TITLE: ClassVar[str] = "Acorns"
    KERNEL: ClassVar[Rules] = kernel
    OPTIONS: ClassVar[Options] = options.OPTIONS
    POSITION: ClassVar[Any] = description.Position
    KNOWLEDGE: ClassVar[Knowledge] = knowledge

    def __init__(
        self, players: int | None = None, hand: int | None = None, *, seed: int | None = None, nature: str = AUTO
    ) -> None:
        super().__init__(seed, nature, players=players, hand=hand)

    @staticmethod
    def ending_of(winners: tuple[int, ...], scores: tuple[int, ...]) -> Ending:
        return Ending(description.ending(list(winners)))

    @staticmethod
    def describe(states: Records) -> dict[str, Any]:
        return dict(description.described(states))

    @staticmethod
    def parts_of(states: Records) -> dict[str, str]:
        return face.parts_of(states)

    @staticmethod
    def lay_out(states: Records, parts: dict[str, str]) -> None:
        face.lay_out(states, parts)

    @staticmethod
    def draw(position: dict[str, Any], language: str = "en") -> str:
        return face.drawn(position, language)
