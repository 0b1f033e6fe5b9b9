"""The levels of bots that a table can offer."""

from trefoil.bots.bot import Bot

PLAIN = "uniform"  # the level that needs nothing compiled but the rules


def names() -> tuple[str, ...]:
    """Every level, the weakest first; a master sits down only where everything that was learned is there."""
    from trefoil.bots.levels import LEVELS
    from trefoil.bots.minds import missing

    return tuple(level for level in LEVELS if level != "master" or not missing())


def bot_of(level: str, seed: int) -> Bot:
    """A bot of a level, with luck of its own."""
    from trefoil.bots import levels

    return levels.bot_of(level, seed)
