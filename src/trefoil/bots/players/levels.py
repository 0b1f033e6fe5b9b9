"""How a bot of each level is made, and its budget."""

from collections.abc import Callable
from dataclasses import dataclass

from trefoil.bots.networks.serving import network_for, tables_of
from trefoil.bots.players.bot import Bot
from trefoil.bots.players.greedy import Greedy
from trefoil.bots.players.master import as_master
from trefoil.bots.players.noisy import Noisy
from trefoil.bots.players.search import Search
from trefoil.bots.players.uniform import Uniform
from trefoil.core.errors import TrefoilError
from trefoil.core.game import Game
from trefoil.core.options import Chosen, matches
from trefoil.core.quoting import shortened

PLAYOUTS = 1000  # of a search for one move
LEARNED = "master"  # the level that needs a network


class NoSuchLevel(TrefoilError):
    """No bot plays at a level of that name."""


@dataclass(frozen=True)
class Level:
    """How a kind of bot plays."""

    budget: int  #: playouts for each move
    make: Callable[[int | str | None, int], Bot]  #: from a seed and a budget


def beginner(seed: int | str | None) -> Bot:
    return Noisy(lambda known: float(known.BEGINNER_TEMPERATURE), seed)


def casual(seed: int | str | None) -> Bot:
    return Noisy(lambda known: float(known.CASUAL_TEMPERATURE), seed)


LEVELS = {
    "uniform": Level(0, lambda seed, _: Uniform(seed)),
    "beginner": Level(0, lambda seed, _: beginner(seed)),
    "casual": Level(0, lambda seed, _: casual(seed)),
    "greedy": Level(0, lambda seed, _: Greedy()),
    "search": Level(PLAYOUTS, lambda seed, n: Search(n, seed)),
    LEARNED: Level(PLAYOUTS, lambda seed, n: Search(n, seed, settings=as_master)),
}


def offered(kind: type[Game], options: Chosen | None = None) -> tuple[str, ...]:
    """The levels that play some table of a game, or one of which the options are known, the weakest first."""
    learned = any(options is None or matches(options, table) for table in tables_of(kind))
    return tuple(level for level in LEVELS if level != LEARNED or learned)


def expect_learned(level: str, kind: type[Game], options: Chosen) -> None:
    """Refuse a master for a table whose network is not there, or cannot be used."""
    if level == LEARNED:
        network_for(kind, options)


def checked(level: object) -> str:
    """The name of a level, or a refusal."""
    if not isinstance(level, str) or level not in LEVELS:
        raise NoSuchLevel(f"There is no level {shortened(level)}: expected {', '.join(LEVELS)}.")
    return level


def bot_of(level: str, seed: int | str | None = None) -> Bot:
    """A bot of a level; the same seed makes the same choices."""
    found = LEVELS[checked(level)]
    return found.make(seed, found.budget)
