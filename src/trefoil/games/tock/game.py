"""Tock, for people."""

from enum import StrEnum
from types import ModuleType
from typing import Any, ClassVar

import numpy as np

from trefoil.core import entry_points
from trefoil.core.game import AUTO, Game
from trefoil.core.options import Options
from trefoil.core.outcome import Outcome
from trefoil.core.state import Records
from trefoil.games.tock import description, drawing, kernel, material, options, sense


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
    KERNEL: ClassVar[ModuleType] = kernel
    OPTIONS: ClassVar[Options] = options.OPTIONS
    SENSE: ClassVar[ModuleType] = sense

    def __init__(
        self,
        players: int | None = None,
        deck: str | None = None,
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
            direction=direction,
            friendly_fire=friendly_fire,
            jack_spares_start=jack_spares_start,
            first=first,
        )

    @classmethod
    def outcome_of(cls, states: Records) -> Outcome:
        players = int(states[0].players)
        home = np.zeros(material.MAX_PLAYERS, np.int64)
        entry_points.scores(states, home)
        won = entry_points.winners(states)
        winners = tuple(seat for seat in range(players) if won >> seat & 1)
        return Outcome(winners, tuple(home[:players].tolist()), None, Ending.HOME)

    @staticmethod
    def describe(states: Records) -> dict[str, Any]:
        return description.described(states)

    @staticmethod
    def draw(position: dict[str, Any], language: str = "en") -> str:
        return drawing.drawn(position, language)
