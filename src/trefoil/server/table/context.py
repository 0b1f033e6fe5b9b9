"""What a decision is given from outside: the time, randomness, and what the house offers."""

import hashlib
from base64 import urlsafe_b64encode
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from trefoil.core.options import Chosen, matches
from trefoil.core.quoting import shortened
from trefoil.fair.stream import drawn
from trefoil.games.catalogue import GAMES
from trefoil.server.table.errors import COMPILING, Refused

GRACE = 60_000  # milliseconds before a bot plays for somebody who went away


class Offer(NamedTuple):
    """The bots of a game."""

    levels: tuple[str, ...]  # that play some table of it, the weakest first
    learned: str = ""  # the one of them that does not play all
    tables: tuple[Chosen, ...] = ()  # those it plays: the values that a table's options must have, one way or another

    def at(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """The levels that play a table, the weakest first."""
        learned = any(matches(options, table) for table in self.tables)
        return tuple(level for level in self.levels if level != self.learned or learned)


class Context(NamedTuple):
    """Now, at one server process."""

    at: int  # milliseconds since 1970
    draw: Callable[[int], bytes]  # secret bytes, this many
    process: str = ""  # who we are, among the processes of one database
    alive: frozenset[str] | None = None  # the processes that are known to run; None: ask nobody
    levels: tuple[str, ...] = ("uniform",)  # of bots that can play now, the weakest first
    pick: Callable[[bytes, int, Mapping[str, int]], str] = drawn  # what a draw of nature's stream gives
    grace: int = GRACE
    offered: Mapping[str, Offer] = MappingProxyType({})  # every level there will be, by the game

    def token(self) -> str:
        """A new secret of 256 bits, as text."""
        return urlsafe_b64encode(self.draw(32)).rstrip(b"=").decode()

    def level(self, game: str, options: Mapping[str, Any], name: str | None) -> str:
        """A level of bots that can play a table of a game now; the one in the middle if none is said."""
        wanted = self.levels[len(self.levels) // 2] if name is None else name
        self.expect_offered(game, options, wanted)
        if wanted not in self.levels:
            raise Refused("compiling", COMPILING)
        return wanted

    def expect_offered(self, game: str, options: Mapping[str, Any], level: str) -> None:
        """Refuse a level that does not play such a table."""
        offer = self.offered.get(game, Offer(self.levels))
        if level in (known := offer.at(options)):
            return
        where = f"{GAMES[game]} with these rules yet" if level in offer.levels else f"{GAMES[game]} here"
        told = f"{shortened(level)} of bots for {where}: expected {', '.join(known)}."
        raise Refused("bad_option", f"There is no level {told}")

    def nearest(self, game: str, options: Mapping[str, Any], level: str) -> str:
        """A level if it plays such a table, or else the strongest that does."""
        known = self.offered.get(game, Offer(self.levels)).at(options)
        return level if level in known else known[-1]


def fingerprint(secret: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()
