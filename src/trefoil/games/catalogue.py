"""The games there are, by name, those of other packages too; a game is loaded when it is asked for."""

from collections.abc import Iterable
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from trefoil.core import plugins
from trefoil.core.errors import BadSetting, TrefoilError
from trefoil.core.options import Options
from trefoil.core.quoting import listed, shortened

if TYPE_CHECKING:
    from trefoil.core.game import Game

OWN = ("trefoil.games.triqueta", "trefoil.games.tock")


def by_name(packages: Iterable[str]) -> dict[str, str]:
    """Packages by the names of their games, which are their own last names; the first of a name has it."""
    found: dict[str, str] = {}
    for package in packages:
        found.setdefault(package.rpartition(".")[2], package)
    return found


PACKAGES = by_name((*OWN, *plugins.packages()))


def expect_sound() -> None:
    """Refuse to go on where a package that is named is not there, or two games have one name."""
    plugins.expect_found()
    for package in plugins.packages():
        if (other := PACKAGES[package.rpartition(".")[2]]) != package:
            raise BadSetting(f"Expected games of different names, got {package} beside {other}.")


class NoSuchGame(TrefoilError):
    """No game of that name is in the house."""


def options_of(name: str) -> Options:
    """How a game can be set up, without loading its rules."""
    options: Options = import_module(f"{_package(name)}.options").OPTIONS
    return options


def _package(name: str) -> str:
    if name not in PACKAGES:
        raise NoSuchGame(f"There is no game {shortened(name)}: expected {listed(PACKAGES)}.")
    return PACKAGES[name]


GAMES = {name: options_of(name).title for name in PACKAGES}  # the names, and what people call the games


@cache
def load(name: str) -> "type[Game]":
    """The class of a game: the only one that its module `game` declares."""
    from trefoil.core.game import Game

    module = import_module(f"{_package(name)}.game")
    declared = (kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Game))
    return next(kind for kind in declared if kind.__module__ == module.__name__)
