"""The games that the page knows of: those of the house, and the one of the tests for the tests of the page."""

from importlib import import_module

from trefoil.core.game import Game
from trefoil.games.catalogue import OWN

THIRD = "tests.games.acorns"
PACKAGES = (*OWN, THIRD)


def class_of(package: str) -> type[Game]:
    """The class of a game, by its package."""
    module = import_module(f"{package}.game")
    kinds = (kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Game))
    return next(kind for kind in kinds if kind.__module__ == module.__name__)


def name_of(package: str) -> str:
    """The folder of a game, here and on the page."""
    return package.rpartition(".")[2]
