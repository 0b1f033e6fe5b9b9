"""The games there are, by name; a game is loaded when it is asked for."""

from importlib import import_module
from typing import TYPE_CHECKING

from trefoil.core.errors import TrefoilError
from trefoil.core.options import Options
from trefoil.core.quoting import shortened

if TYPE_CHECKING:
    from trefoil.core.game import Game

GAMES = {"triqueta": "Triqueta", "tock": "Tock"}  # the folder, and the class in its game.py


class NoSuchGame(TrefoilError):
    """No game of that name is in the house."""


def _known(name: str) -> str:
    if name not in GAMES:
        raise NoSuchGame(f"There is no game {shortened(name)}: expected {' or '.join(GAMES)}.")
    return name


def load(name: str) -> "type[Game]":
    """The class of a game."""
    game: type[Game] = getattr(import_module(f"trefoil.games.{_known(name)}.game"), GAMES[name])
    return game


def options_of(name: str) -> Options:
    """How a game can be set up, without loading its rules."""
    options: Options = import_module(f"trefoil.games.{_known(name)}.options").OPTIONS
    return options
