"""What a decision is given from outside: the time, randomness, and what the house offers."""

import hashlib
from base64 import urlsafe_b64encode
from collections.abc import Callable, Mapping
from typing import NamedTuple

from trefoil.core.quoting import shortened
from trefoil.fair.stream import drawn
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
    offered: tuple[str, ...] = ()  # every level there will be

    def token(self) -> str:
        """A new secret of 256 bits, as text."""
        return urlsafe_b64encode(self.draw(32)).rstrip(b"=").decode()

    def level(self, name: str | None) -> str:
        """A level of bots that can play now; the one in the middle if none is said."""
        if name is None:
            return self.levels[len(self.levels) // 2]
        if name in self.offered and name not in self.levels:
            raise Refused("compiling", COMPILING)
        if name not in self.levels:
            known = ", ".join(self.levels)
            raise Refused("bad_option", f"There is no level {shortened(name)} of bots: expected {known}.")
        return name


def fingerprint(secret: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()
