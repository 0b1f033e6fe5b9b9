"""The levels of bots that a table can offer."""

from trefoil.bots.players.bot import Bot

PLAIN = "uniform"  # the level that needs nothing compiled but the rules


def names() -> tuple[str, ...]:
    """Every level, the weakest first; a master sits down only where everything that was learned is there."""
    from trefoil.bots.networks.weights import missing
    from trefoil.bots.players.levels import LEVELS

    return tuple(level for level in LEVELS if level != "master" or not missing())


def bot_of(level: str, seed: int) -> Bot:
    """A bot of a level, with luck of its own."""
    from trefoil.bots.players import levels

    return levels.bot_of(level, seed)
