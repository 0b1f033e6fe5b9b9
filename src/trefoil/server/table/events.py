"""What is stored: a table is the list of its entries, and nothing else. These types never leave the server."""

from collections.abc import Iterable
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from trefoil.fair.stream import FIRST
from trefoil.protocol.shapes import Clock, Proposal, Reaction

FORMAT = 3  # of logs that are begun now; all before it are read


class Stored(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="is", tag=str.lower):
    """One thing that happened, with its secrets."""


class Created(Stored, frozen=True):
    table: str
    game: str
    options: dict[str, Any]
    levels: list[str | None]  # one for each seat: a bot's level, or None for a seat that is open
    public: bool
    clock: Clock | None
    stand_in: str
    invite_key: str  # what invites are made of
    format: int = 1  # of the whole log; the first did not say
    rules: int = 1  # the version of the game's rules
    host: int = 0  # who hosts, as soon as they come
    asked_by: int | None = None  # of a rematch: who asked for it, and hosts it until then
    awaited: list[int] = []  # of a rematch: everybody else; msgspec makes a new one each time


class Joined(Stored, frozen=True):
    person: int
    name: str
    token: str  # its SHA-256


class SeatTaken(Stored, frozen=True):
    seat: int
    person: int


class SeatFilled(Stored, frozen=True):
    seat: int
    level: str | None  # None: open


class SeatsSwapped(Stored, frozen=True):
    seat: int
    other: int


class Renamed(Stored, frozen=True):
    person: int
    name: str


class Configured(Stored, frozen=True):
    options: dict[str, Any]
    clock: Clock | None
    public: bool
    stand_in: str


class PutOut(Stored, frozen=True):
    person: int


class CodeMade(Stored, frozen=True):
    person: int
    code: str  # its SHA-256
    until: int


class TakenOver(Stored, frozen=True):
    person: int
    token: str  # its SHA-256


class Started(Stored, frozen=True):
    game_id: str
    ruleset: str
    secret: str
    commitment: str
    until: int
    version: str = FIRST  # of fair dealing; the first did not say
    people: list[int] = []  # the seats that may contribute; msgspec makes a new one each time


class Promised(Stored, frozen=True):
    person: int
    seat: int
    commitment: str


class Closed(Stored, frozen=True):
    until: int
    promises: str = ""  # the hash of the list that is closed; the first version of fair dealing had none


class Revealed(Stored, frozen=True):
    seat: int
    person: int
    entropy: str


class Dealt(Stored, frozen=True):
    first: int | None  # what the lot gave, or was chosen; None where a game has no such option
    moves: list[str]


class Played(Stored, frozen=True):
    seat: int
    by: Literal["person", "bot", "clock"]
    own: int  # how many of the moves are the seat's; the rest are nature's
    moves: list[str]


class BotFailed(Stored, frozen=True):
    seat: int
    level: str  # which weaker one plays this turn


class TimedOut(Stored, frozen=True):
    seat: int


class Reminded(Stored, frozen=True):
    seat: int


class Excused(Stored, frozen=True):
    since: int  # the server was away from then
    until: int  # to then: nobody pays for it


class StoodIn(Stored, frozen=True):
    seat: int


class Came(Stored, frozen=True):
    person: int
    process: str


class Gone(Stored, frozen=True):
    person: int
    process: str
    level: str | None = None  # who is to play instead, if the person chose
    outage: bool = False  # the server went, not the person


class Chatted(Stored, frozen=True):
    person: int
    text: str


class Reacted(Stored, frozen=True):
    person: int
    reaction: Reaction


class Muted(Stored, frozen=True):
    person: int
    muted: bool


class Hushed(Stored, frozen=True):
    off: bool


class Asked(Stored, frozen=True):
    what: Proposal
    person: int
    seat: int
    ply: int  # where an undo would lead back to


class Answered(Stored, frozen=True):
    what: Proposal
    person: int
    yes: bool


class Undone(Stored, frozen=True):
    seat: int
    ply: int


class HintsAgreed(Stored, frozen=True):
    pass


class Ended(Stored, frozen=True):
    how: Literal["finished", "early"]


class Rematched(Stored, frozen=True):
    table: str


Happened: TypeAlias = (
    Created
    | Joined
    | SeatTaken
    | SeatFilled
    | SeatsSwapped
    | Renamed
    | Configured
    | PutOut
    | CodeMade
    | TakenOver
    | Started
    | Promised
    | Closed
    | Revealed
    | Dealt
    | Played
    | BotFailed
    | TimedOut
    | Reminded
    | Excused
    | StoodIn
    | Came
    | Gone
    | Chatted
    | Reacted
    | Muted
    | Hushed
    | Asked
    | Answered
    | Undone
    | HintsAgreed
    | Ended
    | Rematched
)


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """One change of a table: all of it is stored, or nothing."""

    seq: int
    at: int  # milliseconds since 1970
    by: int | None  # the person whose command it was
    cid: str | None  # how their client called it
    events: list[Happened]


_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


class Beginning(Struct, frozen=True):
    """What the first event of a log says of itself, whatever else the version that wrote it put in."""

    game: str = ""
    format: int = 1
    rules: int = 1


def begun_by(body: bytes) -> Beginning:
    """How a log begins."""
    first: dict[str, Any] = msgspec.json.decode(body, type=dict[str, Any])
    return msgspec.convert(first["events"][0], Beginning)


def sound(bodies: Iterable[bytes]) -> bool:
    """Whether the entries of a log can be read, and none is missing; what they say is not asked."""
    try:
        return all(unpacked(body).seq == number for number, body in enumerate(bodies, 1))
    except msgspec.DecodeError:
        return False


def packed(entry: Entry) -> bytes:
    """The entry as it is stored."""
    return msgspec.json.encode(entry)


def unpacked(body: bytes) -> Entry:
    """The entry that was stored."""
    return _decoder.decode(body)
