"""Everything a client may hear on the socket of a table."""

from typing import Any, Generic, Literal, TypeAlias, TypeVar

from trefoil.core.outcome import OutcomeTold
from trefoil.protocol.happenings import Happening
from trefoil.protocol.shapes import Clock, Phase, Proposal, Said

Refusal: TypeAlias = Literal[
    "bad_command",  # cannot be read
    "no_table",  # there is no such table, or it is not yours
    "not_yours",  # only the host, or the seat's owner, may do that
    "not_now",  # not in this phase of the table
    "stale",  # the game has moved on since what was seen
    "unknown_move",  # cannot be read as a move
    "illegal_move",  # can be read, but not played now
    "unfinished",  # a sentence must go on: another move is wanted
    "nature_moved",  # chance has spoken since: no way back
    "bad_option",  # a table cannot be set up this way
    "taken",  # the seat is somebody's
    "muted",  # chat is off, or the speaker is muted
    "too_fast",  # too many commands
    "too_many",  # too many tables, people or connections
    "compiling",  # the rules of the game, or the bots, are being compiled
    "hints_off",  # several people play, and they have not agreed that hints may be asked for
    "no_hint",  # the bot that was asked for a hint gave none
    "closing",  # the server is about to stop
    "closed",  # the table cannot be played on: its log is damaged, or belongs to another version
    "unavailable",  # the database did not answer; nothing was changed
]


class SeatInfo(Said, frozen=True):
    """A seat as everybody sees it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    person: int | None  # whose it is
    name: str | None
    level: str | None  # of the bot, or of the one that stands in
    standing_in: bool  # a bot plays until the person comes back
    connected: bool
    bank: int | None  # milliseconds left when the turn began


class PersonInfo(Said, frozen=True):
    """Somebody at the table."""

    person: int
    name: str
    seats: list[int]
    host: bool
    connected: bool
    muted: bool


class TurnInfo(Said, frozen=True):
    """Who is to move, since when, and until when; times in milliseconds since 1970, by the server's clock."""

    seat: int
    since: int
    deadline: int | None


class Asked(Said, frozen=True):
    """What somebody wants the others to agree to."""

    what: Proposal
    person: int
    waiting_for: list[int]  # people who have not answered


class Contribution(Said, frozen=True):
    """What a seat added to the deal."""

    seat: int
    commitment: str
    entropy: str | None  # once it is revealed


class Fair(Said, frozen=True):
    """The deal, so far as it is open: `secret` is shown when the game is over."""

    version: str
    game_id: str
    ruleset: str
    commitment: str
    people: list[int]  # the seats that may contribute, the first of each person; empty in version 1
    stage: Literal["commit", "reveal", "dealt"]
    until: int | None  # when the stage ends, in milliseconds since 1970
    closed: str | None  # the hash of the closed list of promises, once it is closed; None in version 1
    contributions: list[Contribution]
    secret: str | None


class TableInfo(Said, frozen=True):
    """A table as everybody at it sees it."""

    table: str
    game: str
    options: dict[str, Any]  # all, in the order of the game's own; `first` is missing until it is drawn or chosen
    phase: Phase
    public: bool
    seats: list[SeatInfo]
    sides: list[int]  # the side of each seat; those of one side are partners and win together
    people: list[PersonInfo]
    clock: Clock | None
    stand_in: str
    turn: TurnInfo | None
    asked: Asked | None
    hushed: bool
    hints: bool  # whoever is to move may ask for a hint
    fair: Fair | None
    ended: Literal["finished", "early"] | None
    rematch: str | None  # the table of the next game
    awaited: list[int]  # people with a seat who have not come to this rematch yet: it does not begin without them


class Reread(Said, frozen=True):
    """An earlier move as it reads now: what a seat may know of it can change."""

    ply: int  # how many moves there were before it
    move: str


class SeatView(Said, frozen=True):
    """The game as one seat, or a spectator, may know it; of the moves, what that seat was not told before."""

    game: str
    options: dict[str, Any]
    seat: int | None
    to_move: int | None  # -1 is nature
    legal_moves: list[str]  # the next steps, for the seat to move and for no other
    ply: int  # how many moves there were before the first of `moves`; 0: these are all
    moves: list[str]  # from there on, `?` where this seat may not know
    movers: list[int]  # who made each of them
    reread: list[Reread]  # earlier moves that read differently now
    position: dict[str, Any]
    lying: dict[
        str, list[str]
    ]  # what lies in an order that the position does not keep: by place, first what came first
    outcome: OutcomeTold | None


class RereadAction(Said, frozen=True):
    """An earlier move as it reads now, by its number."""

    ply: int
    move: int


class RecordView(Said, frozen=True):
    """The game as a seat or a spectator may know it, for whoever asked for records, without what follows from them."""

    game: str
    options: dict[str, Any]
    seat: int | None
    to_move: int | None  # -1 is nature
    record: str  # the bytes of the state with holes, in base64
    ply: int  # how many moves there were before the first of `moves`; 0: these are all
    moves: list[int]  # from there on, by their numbers, as this seat may read them
    movers: list[int]  # who made each of them
    reread: list[RereadAction]  # earlier moves that read differently now
    outcome: OutcomeTold | None


V = TypeVar("V")  # how the game is told to whoever listens: a `SeatView`, or a `RecordView` if they asked for it


class Invites(Said, frozen=True):
    """What links are made of; for the host's eyes."""

    table: str  # to watch, or to claim any open seat
    seats: list[str]  # to claim one seat


class You(Said, frozen=True):
    """Who this connection is."""

    person: int | None  # None: a spectator
    host: bool
    seats: list[int]
    sitting: int | None  # the seat it looks from; None: the public view
    covered: bool  # several seats are played here, and nobody has said that they are there
    invites: Invites | None


class Line(Said, frozen=True):
    """Something that was said."""

    seq: int
    at: int
    person: int
    name: str
    text: str


class Heard(Said, frozen=True, tag_field="type", tag=str.lower):
    """What comes from the server; one field says what it is."""


class Welcome(Heard, Generic[V], frozen=True):
    """The answer to hello: the whole table, and who this connection is."""

    cid: str
    protocol: int
    layout: str  # a short name for how records of this game are laid out, and moves numbered
    now: int  # the server's clock, milliseconds since 1970
    seq: int
    you: You
    table: TableInfo
    view: V | None  # once the cards are dealt; a `RecordView` for whoever asked for records
    chat: list[Line]


class Done(Heard, frozen=True):
    """The command was carried out, and what it changed is stored; a repeat of it gets this answer again."""

    cid: str
    seq: int


class Refused(Heard, frozen=True):
    """The command was not carried out, and why."""

    cid: str | None  # None where it could not be read
    code: Refusal
    sentence: str
    seq: int | None  # where the table stands


class Previewed(Heard, Generic[V], frozen=True):
    """What a beginning of a sentence would lead to."""

    cid: str
    seq: int
    moves: list[str]
    legal_moves: list[str]  # the next steps
    whole: bool  # the sentence ends here and can be played
    view: V  # a `RecordView` for whoever asked for records


class Advice(Said, frozen=True):
    """A turn, or its beginning, and how good it seems."""

    moves: list[str]
    value: float  # the share of games from here that it seems to win


class Hinted(Heard, frozen=True):
    """What a strong bot would play, for the asker alone."""

    cid: str
    seq: int
    best: Advice  # a whole sentence
    exact: bool  # it was computed to the end, not estimated
    runner_up: Advice | None  # up to the step in which it differs; None: there is no other
    chances: dict[str, float]  # what nature may answer, from what the asker knows


class Coded(Heard, frozen=True):
    """The code that moves a person's seats to another device."""

    cid: str
    code: str
    until: int  # milliseconds since 1970


class Update(Heard, Generic[V], frozen=True):
    """Something happened: what, and how everything stands now."""

    seq: int
    at: int
    now: int
    you: You
    happened: list[Happening]
    table: TableInfo
    view: V | None  # a `RecordView` for whoever asked for records


class Bye(Heard, frozen=True):
    """The server closes this connection; whoever comes back finds everything as it was."""

    reason: Literal["restart", "slow", "put_out", "moved", "deleted", "flood", "silent"]
    sentence: str


Event: TypeAlias = Welcome[SeatView] | Done | Refused | Previewed[SeatView] | Hinted | Coded | Update[SeatView] | Bye
