"""What a store promises: what is appended is durable, once, and in order."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from trefoil.core.errors import TrefoilError


class StoreDown(TrefoilError):
    """The database does not answer, or cannot write; whether the last thing was stored is not known."""


@dataclass(frozen=True, slots=True)
class Card:
    """What is known of a table without reading its log."""

    table: str
    public: bool  # it is listed
    over: bool
    due: int | None  # when something happens by itself though nobody is there
    updated: int
    summary: bytes  # for lists


class Line(NamedTuple):
    """One entry of a log to be appended."""

    table: str
    seq: int
    at: int
    body: bytes


class Store(Protocol):
    """A database of tables; times are milliseconds since 1970, and passed in."""

    shared: bool  # other processes may serve the same tables
    groups: int  # how many transactions there were

    async def open(self) -> None:
        """Connect, and bring the tables of the database up to date."""
        ...

    async def append(self, line: Line) -> bool:
        """Store an entry durably; False if there is one with that number already, or none with the number before."""
        ...

    async def put(self, card: Card) -> None:
        """Store the card of a table."""
        ...

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """The entries of a table after a number, in order."""
        ...

    async def lines(self, table: str) -> list[Line]:
        """The same from the beginning, with their numbers and times: for copying without understanding."""
        ...

    async def summaries(self, most: int) -> list[bytes]:
        """The public tables that are not over, the newest first."""
        ...

    async def due(self, now: int, after: str = "") -> list[str]:
        """Some tables where something is to happen by itself, in order, after a name; none if there are no more."""
        ...

    async def lease(self, name: str, holder: str, now: int, until: int) -> bool:
        """Get or renew the right to do something until then; False if another holder has it."""
        ...

    async def release(self, holder: str) -> None:
        """Give back whatever a holder has the right to do."""
        ...

    async def beat(self, process: str, now: int, until: int) -> frozenset[str]:
        """Say that a process lives, and hear which others do."""
        ...

    async def old(self, before: int) -> list[str]:
        """The tables that nothing has happened at since then."""
        ...

    async def forget(self, tables: list[str], before: int) -> list[str]:
        """Delete these tables, whole, unless something has happened at them since then; returns which are gone."""
        ...

    async def tables(self, after: str, most: int) -> list[str]:
        """The names of tables in order, after a name: for copying everything."""
        ...

    async def card(self, table: str) -> Card | None:
        """The card of a table."""
        ...

    async def heads(self, tables: list[str]) -> dict[str, int]:
        """The last number of each of these tables."""
        ...

    def on_change(self, tell: Callable[[str, int], None]) -> None:
        """Call with table and number when anybody has appended something; a hint, where there are others."""
        ...

    async def close(self) -> None:
        """Store what is still to be stored, and disconnect."""
        ...
