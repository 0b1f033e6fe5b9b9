"""A table as its log has left it: plain fields, changed by nothing but the events in `server.table`."""

from collections import deque
from dataclasses import dataclass, field
from typing import Any, Literal

from trefoil.core.game import Game
from trefoil.core.seats import NATURE
from trefoil.fair.stream import Terms
from trefoil.protocol.events import Line
from trefoil.protocol.shapes import Clock, Phase, Proposal

CHAT_LINES = 50  # what somebody who comes is shown


@dataclass(slots=True)
class Seat:
    """A place at the table."""

    person: int | None = None  # whose it is
    level: str | None = None  # of the bot, where it is nobody's
    standing_in: bool = False  # a bot plays for the person
    bank: int = 0  # milliseconds left when the turn began


@dataclass(slots=True)
class Person:
    """Somebody with a token."""

    name: str
    token: str  # its SHA-256
    gone: int | None  # when they went away, if they are
    at: set[str] = field(default_factory=set)  # the server processes they are connected to
    level: str | None = None  # who is to play for them, if they chose
    muted: bool = False
    code: tuple[str, int] | None = None  # the SHA-256 of a code that moves their seats, and until when


@dataclass(slots=True)
class Deal:
    """The fair deal of one game."""

    terms: Terms
    secret: bytes
    commitment: bytes
    until: int | None
    stage: Literal["commit", "reveal", "dealt"] = "commit"
    promises: dict[int, bytes] = field(default_factory=dict)  # by seat
    closed: bytes = b""  # the hash of all promises, once there will be no more
    reveals: dict[int, bytes] = field(default_factory=dict)
    key: bytes = b""  # of nature's stream, once everything is revealed
    by_lot: bool = False  # the first seat is drawn


@dataclass(slots=True)
class Question:
    """Something that the others are asked to agree to."""

    what: Proposal
    person: int
    seat: int
    ply: int
    waiting_for: set[int]


@dataclass(slots=True)
class Turn:
    """A sentence that was played, so that it can be taken back."""

    seat: int
    ply: int  # how many moves there were before
    nature: bool  # chance has answered


@dataclass(slots=True)
class Table:
    """Everything about a table."""

    id: str
    game_name: str = ""
    options: dict[str, Any] = field(default_factory=dict)
    public: bool = False
    clock: Clock | None = None
    stand_in: str = ""
    invite_key: bytes = b""
    created: int = 0
    seq: int = 0  # of the last entry
    at: int = 0  # when that was
    moved: int = 0  # the entry that last changed the game: who has not seen it is stale
    phase: Phase = "lobby"
    closed: str = ""  # why it cannot be played on, if it cannot: other rules made it
    seats: list[Seat] = field(default_factory=list)
    people: dict[int, Person] = field(default_factory=dict)
    out: set[int] = field(default_factory=set)  # people who were put out
    founder: int = 0  # who hosts, once they have come
    asked_by: int | None = None  # who wanted this rematch
    absent: set[int] = field(default_factory=set)  # people of the game before who have not come to its rematch yet
    hushed: bool = False
    hints: bool = False  # everybody has agreed to hints
    question: Question | None = None
    deal: Deal | None = None
    game: Game | None = None
    draws: int = 0  # how many moves nature has made
    turns: list[Turn] = field(default_factory=list)  # since nature last moved
    since: int = 0  # when the present turn began
    woke: int = 0  # when the game began, or somebody came to it after nobody was there
    excused: int = 0  # until when the server's own absences are accounted for
    timed_out: int | None = None  # the seat whose clock has run out
    reminded: bool = False  # the seat to move has been reminded
    ended: Literal["finished", "early"] | None = None
    rematch: str | None = None
    said: int = 0  # how many lines and reactions there were
    chat: deque[Line] = field(default_factory=lambda: deque(maxlen=CHAT_LINES))
    answered: dict[tuple[int | None, str], int] = field(default_factory=dict)  # every client id of the log, and its seq

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.seats)

    def seats_of(self, person: int | None) -> list[int]:
        """The seats that somebody holds."""
        return [number for number, seat in enumerate(self.seats) if person is not None and seat.person == person]

    @property
    def host(self) -> int:
        """Who hosts; at a rematch that is whoever asked for it, as long as the host of the game before is not there."""
        there = self.founder in self.people and self.founder not in self.absent
        return self.founder if there or self.asked_by is None else self.asked_by

    @property
    def awaited(self) -> list[int]:
        """The people with a seat who have not come to this rematch yet: it does not begin without them."""
        return sorted(person for person in self.absent if self.seats_of(person))

    @property
    def next_person(self) -> int:
        """The number of whoever comes next; nobody gets a number that somebody has had, put out or not."""
        return 1 + max((*self.people, *self.out), default=-1)

    @property
    def to_move(self) -> int | None:
        """The seat to move while the game runs."""
        if self.game is None or self.phase != "playing":
            return None
        mover = self.game.to_move
        return None if mover == NATURE else mover

    def connected(self, person: int | None) -> bool:
        """Whether somebody is connected, to whichever process."""
        return person in self.people and bool(self.people[person].at)

    def players_present(self) -> list[int]:
        """The people who sit at the table and are connected, by their first seats."""
        holders = dict.fromkeys(seat.person for seat in self.seats if seat.person is not None)
        return [person for person in holders if self.connected(person)]

    def somebody_is_here(self) -> bool:
        """Whether any person is connected."""
        return any(person.at for person in self.people.values())
