"""The levels of bots, from wherever `trefoil.bots` keeps them: what is not there is not offered."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from trefoil.bots.bot import Bot
from trefoil.bots.uniform import Uniform

ROOM = "trefoil.bots.levels"
PLAIN = "uniform"  # the level that needs no plan


def _room() -> Any:
    return import_module(ROOM) if find_spec(ROOM) else None


def names() -> tuple[str, ...]:
    """Every level, the weakest first."""
    room = _room()
    return tuple(room.LEVELS) if room is not None else (PLAIN,)


def bot_of(level: str, seed: int) -> Bot:
    """A bot of a level, with luck of its own."""
    room = _room()
    bot: Bot = room.bot_of(level, seed) if room is not None else Uniform(seed)
    return bot
