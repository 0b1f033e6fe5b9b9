"""What is asked and answered over HTTP: everything that is not live."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from trefoil.core.outcome import OutcomeTold
from trefoil.protocol.events import Invites, Refusal, SeatInfo
from trefoil.protocol.shapes import Clock, Code, Name, Options, Phase, Said, Seat, Wish, Word


class CreateTable(Said, frozen=True):
    """Lay out a new table; whoever does is its host."""

    game: Word
    seats: Annotated[list[Wish], Meta(min_length=2, max_length=6)]
    options: Options = {}  # noqa: RUF012 # without `players`: the seats are counted
    name: Name = ""
    public: bool = False
    clock: Clock | None = None
    stand_in: Word | None = None  # the level that plays for whoever leaves


class Created(Said, frozen=True):
    """The new table, and the host's token: it is told once."""

    table: str
    person: int
    token: str
    invites: Invites


class Claim(Said, frozen=True):
    """Take an open seat; with a token it becomes one more seat of the same person."""

    seat: Seat | None = None  # None: any open one
    name: Name = ""


class ClaimedSeat(Said, frozen=True):
    """The seat is yours; the token is told once, and is None if you had one already."""

    table: str
    person: int
    seat: int
    token: str | None


class TakeOver(Said, frozen=True):
    """Bring a person's seats to this device; the device before loses them."""

    code: Code


class TakenOver(Said, frozen=True):
    """The seats are here now."""

    table: str
    person: int
    token: str


class Summary(Said, frozen=True):
    """A table in a list."""

    table: str
    game: str
    options: dict[str, Any]  # all, in the order of the game's own; `first` is missing until it is drawn or chosen
    phase: Phase
    public: bool
    host: str
    seats: list[SeatInfo]
    clock: Clock | None
    created: int
    ended: Literal["finished", "early"] | None
    outcome: OutcomeTold | None


class Tables(Said, frozen=True):
    """The public tables, newest first."""

    tables: list[Summary]


class OptionInfo(Said, frozen=True):
    """One way in which a game can be set up."""

    name: str
    values: list[bool | int | str]  # all it can ever have
    by_players: dict[str, list[bool | int | str]]  # what each number of players allows, the usual first
    meaning: str
    by_lot: bool


class GameInfo(Said, frozen=True):
    """A game of the house."""

    game: str
    title: str
    players: list[int]
    options: list[OptionInfo]
    ready: bool  # its rules are compiled
    levels: list[str]  # of bots that some of its tables are offered, the weakest first
    masters: list[dict[str, bool | int | str]]  # its tables offered `master`, as the values that options must have


class House(Said, frozen=True):
    """What can be played here, and what is still being made ready."""

    version: str
    protocol: int
    games: list[GameInfo]
    levels: list[str]  # of bots that some game offers, the weakest first
    levels_ready: list[str]  # those that can play now; the others are refused as `compiling`
    compiling: str | None  # what is being waited for


class Draw(Said, frozen=True):
    """One move of nature: where, what it was drawn from, in canonical order, and what was drawn."""

    ply: int  # how many moves there were before it
    weights: dict[str, int]
    outcome: str


class Proof(Said, frozen=True):
    """Everything that is needed to deal again: what the record says, its proof, and every draw."""

    game: str
    rules: int
    options: dict[str, Any]
    moves: list[str]
    fair: dict[str, Any]  # as in the record
    draws: list[Draw]


class Health(Said, frozen=True):
    """Whether the server is alive, or ready."""

    ok: bool
    waiting_for: str | None = None


class Problem(Said, frozen=True):
    """Why a request was refused."""

    code: Refusal
    sentence: str
