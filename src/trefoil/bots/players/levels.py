"""How a bot of each level is made, and its budget."""

from collections.abc import Callable
from dataclasses import dataclass

from trefoil.bots.networks.serving import network_for, tables_of
from trefoil.bots.players.bot import Bot
from trefoil.bots.players.greedy import BY_LOOKS, Greedy
from trefoil.bots.players.master import as_master, settings_by_network
from trefoil.bots.players.noisy import Noisy, noise
from trefoil.bots.players.search import Search, settings_by_hand
from trefoil.bots.players.uniform import ANY_MOVE, Uniform
from trefoil.bots.search.policy import Policy
from trefoil.core.contract import Knowledge
from trefoil.core.errors import TrefoilError
from trefoil.core.game import Game
from trefoil.core.network import NO_NETWORK
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
    policy: Callable[[Knowledge, int], Policy]  #: at the tables of a game, with a budget


def learning(temperature: Callable[[Knowledge], float]) -> Level:
    """Somebody who is learning the game."""
    return Level(0, lambda seed, _: Noisy(temperature, seed), lambda known, _: noise(temperature(known)))


LEVELS = {
    "uniform": Level(0, lambda seed, _: Uniform(seed), lambda *_: ANY_MOVE),
    "beginner": learning(lambda known: float(known.BEGINNER_TEMPERATURE)),
    "casual": learning(lambda known: float(known.CASUAL_TEMPERATURE)),
    "greedy": Level(0, lambda seed, _: Greedy(), lambda *_: BY_LOOKS),
    "search": Level(PLAYOUTS, lambda seed, n: Search(n, seed), lambda known, n: settings_by_hand(known).policy(n)),
    LEARNED: Level(
        PLAYOUTS,
        lambda seed, n: Search(n, seed, settings=as_master),
        lambda known, n: settings_by_network(known, NO_NETWORK).policy(n),
    ),
}


def policies_of(kind: type[Game]) -> dict[str, Policy]:
    """How each level chooses in a game, for those who bring the networks of its tables themselves."""
    return {name: level.policy(kind.KNOWLEDGE, level.budget) for name, level in LEVELS.items()}


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
