"""What a decision is given from outside: the time, randomness, and what the house offers."""

import hashlib
from base64 import urlsafe_b64encode
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from trefoil.core.quoting import shortened
from trefoil.fair.stream import drawn
from trefoil.games.catalogue import GAMES
from trefoil.server.table.errors import COMPILING, Refused

GRACE = 60_000  # milliseconds before a bot plays for somebody who went away


class Context(NamedTuple):
    """Now, at one server process."""

    at: int  # milliseconds since 1970
    draw: Callable[[int], bytes]  # secret bytes, this many
    process: str = ""  # who we are, among the processes of one database
    alive: frozenset[str] | None = None  # the processes that are known to run; None: ask nobody
    levels: tuple[str, ...] = ("uniform",)  # of bots that can play now, the weakest first
    pick: Callable[[bytes, int, Mapping[str, int]], str] = drawn  # what a draw of nature's stream gives
    grace: int = GRACE
    offered: Mapping[str, tuple[str, ...]] = MappingProxyType({})  # every level there will be, by the game

    def token(self) -> str:
        """A new secret of 256 bits, as text."""
        return urlsafe_b64encode(self.draw(32)).rstrip(b"=").decode()

    def level(self, game: str, name: str | None) -> str:
        """A level of bots that can play a game now; the one in the middle if none is said."""
        wanted = self.levels[len(self.levels) // 2] if name is None else name
        known = self.offered.get(game, self.levels)
        if wanted not in known:
            told = f"{shortened(wanted)} of bots for {GAMES[game]} here: expected {', '.join(known)}."
            raise Refused("bad_option", f"There is no level {told}")
        if wanted not in self.levels:
            raise Refused("compiling", COMPILING)
        return wanted


def fingerprint(secret: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()
