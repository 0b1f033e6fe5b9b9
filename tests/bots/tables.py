"""Tables for bots to sit at: every row of every game, and positions to choose in."""

from collections.abc import Iterator
from typing import Any

from tests.rules.tock.rows import ROWS
from trefoil.bots.players.bot import Bot
from trefoil.bots.players.levels import LEVELS, offered
from trefoil.bots.players.uniform import Uniform
from trefoil.core.game import Game
from trefoil.games.catalogue import load

PLAYOUTS = 30  # of a search that need not be strong

TABLES: list[tuple[str, dict[str, Any]]] = [
    *(("triqueta", {"players": players}) for players in (2, 3, 4, 5)),
    *(("tock", row) for row in ROWS),
    ("tock", {"players": 4, "direction": "anticlockwise", "friendly_fire": True}),
    ("tock", {"players": 6, "deck": "jokers", "direction": "anticlockwise", "jack_spares_start": False}),
]
SEATED: list[tuple[str, dict[str, Any], str]] = [  # every table with every level that plays it
    (name, options, level)
    for name, options in TABLES
    for level in offered(load(name), load(name).OPTIONS.completed(options))
]
LEARNED = [(name, options) for name, options, level in SEATED if level == "master"]


def name_of(value: object) -> str | None:
    """How a test names a table."""
    return "-".join(map(str, value.values())) if isinstance(value, dict) else None


def bot_of(level: str, seed: int) -> Bot:
    """A bot of a level that thinks no longer than a test can wait."""
    return LEVELS[level].make(seed, min(PLAYOUTS, LEVELS[level].budget))


def begun(name: str, options: dict[str, Any], seed: int, plies: int) -> Game:
    """A game in which somebody has to choose after that many choices at random, or a few more."""
    game, bot = load(name)(seed=seed, **options), Uniform(seed)
    while game.to_move is not None and (plies > 0 or len(game.legal_moves) < 2):
        game.push(bot.choose(game.view(game.to_move)))
        plies -= 1
    return game


def positions(name: str, options: dict[str, Any], count: int) -> Iterator[Game]:
    """Games at choices here and there."""
    for seed in range(count):
        game = begun(name, options, seed, 7 * seed)
        if game.to_move is not None:
            yield game
