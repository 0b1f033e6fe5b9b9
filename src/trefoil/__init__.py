"""Trefoil, a table for board games; a game, and what it needs, is loaded when it is first asked for."""

from typing import TYPE_CHECKING, Any

from trefoil.core.errors import BadOption, BadRecord, BadSeat, IllegalMove, TrefoilError, UnknownMove
from trefoil.core.seats import NATURE

if TYPE_CHECKING:
    from trefoil.games.tock.game import Tock
    from trefoil.games.triqueta.game import Triqueta

__version__ = "0.1.0"

__all__ = [
    "NATURE",
    "BadOption",
    "BadRecord",
    "BadSeat",
    "IllegalMove",
    "Tock",
    "TrefoilError",
    "Triqueta",
    "UnknownMove",
]


def __getattr__(name: str) -> Any:
    from trefoil.games import catalogue

    for game, title in catalogue.GAMES.items():
        if title == name:
            return catalogue.load(game)
    raise AttributeError(f"module 'trefoil' has no attribute {name!r}")
