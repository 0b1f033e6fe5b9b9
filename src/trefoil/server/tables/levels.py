"""The levels of bots that the tables of a game are offered."""

from trefoil.bots.players.bot import Bot
from trefoil.bots.players.names import NAMES
from trefoil.games.catalogue import GAMES, load

PLAIN = "uniform"  # the level that needs nothing compiled but the rules


def names_for(game: str) -> tuple[str, ...]:
    """Every level that a table of a game can be offered, the weakest first."""
    from trefoil.bots.players.levels import offered

    return offered(load(game))


def names() -> tuple[str, ...]:
    """Every level that some game offers."""
    found = {level for game in GAMES for level in names_for(game)}
    return tuple(level for level in NAMES if level in found)


def bot_of(level: str, seed: int) -> Bot:
    """A bot of a level, with luck of its own."""
    from trefoil.bots.players import levels

    return levels.bot_of(level, seed)
