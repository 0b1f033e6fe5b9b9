"""Trefoil, a table for board games; a game, and what it needs, is loaded when it is first asked for."""

import typing as _typing

from trefoil.core.errors import BadOption, BadPosition, BadRecord, BadSeat, IllegalMove, TrefoilError, UnknownMove
from trefoil.core.seats import NATURE

if _typing.TYPE_CHECKING:
    from trefoil.bots.players.bot import Bot
    from trefoil.bots.players.levels import bot_of
    from trefoil.core.game import Game
    from trefoil.core.view import View
    from trefoil.games.tock.game import Tock
    from trefoil.games.triqueta.game import Triqueta

__version__ = "0.1.0"

__all__ = [
    "NATURE",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeat",
    "Bot",
    "Game",
    "IllegalMove",
    "Tock",
    "TrefoilError",
    "Triqueta",
    "UnknownMove",
    "View",
    "bot_of",
]

# Where the rest is found; importing it brings NumPy and Numba, so it waits until it is asked for.
_LATER = {
    "Bot": "trefoil.bots.players.bot",
    "Game": "trefoil.core.game",
    "View": "trefoil.core.view",
    "bot_of": "trefoil.bots.players.levels",
}


def __getattr__(name: str) -> _typing.Any:
    from importlib import import_module

    from trefoil.games import catalogue

    if name in _LATER:
        return getattr(import_module(_LATER[name]), name)
    for game, title in catalogue.GAMES.items():
        if title == name:
            return catalogue.load(game)
    raise AttributeError(f"module 'trefoil' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*__all__, "__version__"])
