"""Tock, for people."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, ClassVar

from trefoil.core.contract import Knowledge, Rules
from trefoil.core.game import AUTO, Game
from trefoil.core.options import Chosen, Options
from trefoil.core.state import Records
from trefoil.games.tock import description, drawing, kernel, knowledge, options, position


class Ending(StrEnum):
    """What decided the game (4.10)."""

    HOME = "home"  # all pawns of a side are in their lanes


class Tock(Game):
    """Cards drive pawns round the ring and home, alone or with a partner.

    >>> game = Tock(players=4, first=2, seed=7)
    >>> game.to_move, str(game.legal_moves)
    (0, 'give A, give 2, give 3, give 6, give Q')
    """

    NAME: ClassVar[str] = "tock"
    TITLE: ClassVar[str] = "Tock"
    KERNEL: ClassVar[Rules] = kernel
    OPTIONS: ClassVar[Options] = options.OPTIONS
    POSITION: ClassVar[Any] = description.Position
    KNOWLEDGE: ClassVar[Knowledge] = knowledge
    SPOKEN: ClassVar[Mapping[str, str]] = {"*": "joker"}  # written as a star, which nobody says

    def __init__(
        self,
        players: int | None = None,
        deck: str | None = None,
        sides: str | None = None,
        kitty: bool | None = None,
        fold: bool | None = None,
        direction: str | None = None,
        friendly_fire: bool | None = None,
        jack_spares_start: bool | None = None,
        first: int | None = None,
        *,
        seed: int | None = None,
        nature: str = AUTO,
    ) -> None:
        super().__init__(
            seed,
            nature,
            players=players,
            deck=deck,
            sides=sides,
            kitty=kitty,
            fold=fold,
            direction=direction,
            friendly_fire=friendly_fire,
            jack_spares_start=jack_spares_start,
            first=first,
        )

    @staticmethod
    def ending_of(winners: tuple[int, ...], scores: tuple[int, ...]) -> Ending:
        return Ending.HOME

    @staticmethod
    def side_size(options: Chosen) -> int:
        return 2 if options["sides"] == "pairs" else 1

    @staticmethod
    def describe(states: Records) -> dict[str, Any]:
        return dict(description.described(states))

    @staticmethod
    def parts_of(states: Records) -> dict[str, str]:
        return position.parts_of(states)

    @staticmethod
    def lay_out(states: Records, parts: dict[str, str]) -> None:
        position.lay_out(states, parts)

    @staticmethod
    def draw(position: dict[str, Any], language: str = "en") -> str:
        return drawing.drawn(position, language)
