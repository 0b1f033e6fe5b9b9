"""What the server itself asks of a table: what comes over HTTP, from the clock, from sockets and from bots."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from trefoil.protocol.requests import CreateTable
from trefoil.server.table.events import Happened
from trefoil.server.table.outages import Outage


@dataclass(frozen=True, slots=True)
class LayOut:
    """Make the table."""

    wish: CreateTable
    token: str  # fingerprint of the host's


@dataclass(frozen=True, slots=True)
class LayOutAgain:
    """Make the table of a rematch: the same people in the same seats."""

    made: tuple[Happened, ...]  # the events that say so


@dataclass(frozen=True, slots=True)
class ClaimSeat:
    """Take an open seat."""

    seat: int | None
    name: str
    invite: str | None
    token: str  # fingerprint, for somebody new


@dataclass(frozen=True, slots=True)
class TakeOverSeats:
    """Move a person's seats to another device."""

    code: str
    token: str  # fingerprint of the new one


@dataclass(frozen=True, slots=True)
class Arrive:
    """A person's first connection to this process."""


@dataclass(frozen=True, slots=True)
class Depart:
    """A person's last connection to this process has ended."""


@dataclass(frozen=True, slots=True)
class Tick:
    """Time has passed: do whatever is due."""


@dataclass(frozen=True, slots=True)
class Excuse:
    """The server was away: give back the time."""

    outages: tuple[Outage, ...]


@dataclass(frozen=True, slots=True)
class RobotPlays:
    """A bot has chosen a sentence."""

    seat: int
    seq: int
    moves: tuple[str, ...]
    by: Literal["bot", "clock"]
    instead: str | None = None  # the weaker level that chose, because the seat's own bot gave no answer


Internal: TypeAlias = LayOut | LayOutAgain | ClaimSeat | TakeOverSeats | Arrive | Depart | Tick | Excuse | RobotPlays
