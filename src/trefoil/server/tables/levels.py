"""The levels of bots that the tables of a game are offered."""

from collections.abc import Iterable

from trefoil.bots.players.bot import Bot
from trefoil.bots.players.names import NAMES
from trefoil.games.catalogue import load
from trefoil.server.table.context import Offer

PLAIN = "uniform"  # the level that needs nothing compiled but the rules


def offer_of(game: str) -> Offer:
    """Every level that a table of a game can be offered, and the tables that are offered the one that has learned."""
    from trefoil.bots.networks.serving import tables_of
    from trefoil.bots.players.levels import LEARNED, offered

    kind = load(game)
    return Offer(offered(kind), LEARNED, tuple(tables_of(kind)))


def names(offers: Iterable[Offer]) -> tuple[str, ...]:
    """Every level that some game offers."""
    found = {level for offer in offers for level in offer.levels}
    return tuple(level for level in NAMES if level in found)


def bot_of(level: str, seed: int) -> Bot:
    """A bot of a level, with luck of its own."""
    from trefoil.bots.players import levels

    return levels.bot_of(level, seed)
