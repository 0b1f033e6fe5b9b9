"""Everything a client may say on the socket of a table."""

from typing import Literal, TypeAlias

from trefoil.protocol.shapes import (
    Beginning,
    Cid,
    Clock,
    Hex32,
    Name,
    Options,
    Person,
    Proposal,
    Reaction,
    Said,
    Seat,
    Secret,
    Sentence,
    Seq,
    Text,
    Word,
)


class Command(Said, frozen=True, tag_field="type", tag=str.lower):
    """A request; `cid` is the client's own name for it, and the answer carries it back."""

    cid: Cid


class Hello(Command, frozen=True):
    """The first thing said: with the token of a person, with an invite, or with neither to watch a public table."""

    token: Secret | None = None
    invite: Secret | None = None
    views: Literal["record"] | None = None  # tell me the game as a record, for I know its kernel; None: in words


class Ping(Command, frozen=True):
    """Ask whether the server is still there; nothing changes, and nobody hears of it.

    For clients that cannot send a ping of WebSocket itself, as pages in a browser. The answer is `done`.
    """


class Play(Command, frozen=True):
    """Play a whole sentence: until nature speaks, its player learns something, another seat moves, or the game ends."""

    seq: Seq  # the last number the client has seen
    moves: Sentence


class Preview(Command, frozen=True):
    """Ask what a beginning of a sentence would lead to; nothing is stored."""

    seq: Seq
    moves: Beginning = []  # noqa: RUF012  # msgspec makes a new one each time


class Hint(Command, frozen=True):
    """Ask what a strong bot would play in one's own turn; where several people play, only once all have agreed."""

    seq: Seq


class Sit(Command, frozen=True):
    """Look from another of one's own seats, or from none: the screen is covered. For pass and play."""

    seat: Seat | None = None


class Rename(Command, frozen=True):
    """Take another name."""

    name: Name


class Swap(Command, frozen=True):
    """Exchange two seats before the start; the host any two, others their own with an open one."""

    seat: Seat
    other: Seat


class Fill(Command, frozen=True):
    """Make a seat a bot's, or open if no level is said. Host, before the start."""

    seat: Seat
    level: Word | None = None


class Stand(Command, frozen=True):
    """Give one of one's own seats up before the start."""

    seat: Seat


class Configure(Command, frozen=True):
    """Change how the table is set up before the start; what is not said stays. Host."""

    options: Options | None = None
    clock: Clock | None = None
    no_clock: bool = False  # take the clock away
    public: bool | None = None
    stand_in: Word | None = None  # the level that plays for whoever leaves


class Start(Command, frozen=True):
    """Fix seats and options and begin the deal; a rematch begins once everybody has come. Host."""


class Commit(Command, frozen=True):
    """Promise entropy for the deal: the SHA-256 described in docs/fairness.md, in hexadecimal."""

    commitment: Hex32


class Reveal(Command, frozen=True):
    """Show the entropy that was promised, and say which closed list of promises one has seen."""

    entropy: Hex32
    closed: Hex32 | None = None  # the hash of that list; None: the deal is of version 1, which had none


class Chat(Command, frozen=True):
    """Say something to everybody at the table."""

    text: Text


class React(Command, frozen=True):
    """Show a quick reaction."""

    reaction: Reaction


class Mute(Command, frozen=True):
    """Silence somebody, or let them speak again. Host."""

    person: Person
    muted: bool = True


class Hush(Command, frozen=True):
    """Turn chat and reactions off, or on again. Host."""

    off: bool = True


class PutOut(Command, frozen=True, tag="put_out"):
    """Put somebody out before the start; their token is worth nothing from then on. Host."""

    person: Person


class Ask(Command, frozen=True):
    """Ask the others to agree: to take the asker's last turn back, to end the game now, or that all may ask for hints.

    The host ends it alone; anybody else needs everybody who is here, and at least one of them if another person holds a
    seat. A bot that stands in for somebody agrees to an undo and to hints, never to an end: it would open their hand.
    """

    seq: Seq
    what: Proposal


class Answer(Command, frozen=True):
    """Agree to what was asked, or do not."""

    yes: bool


class Leave(Command, frozen=True):
    """Go away; after a minute's grace a bot plays until one comes back."""

    level: Word | None = None


class Rematch(Command, frozen=True):
    """Lay out another table for the same people, once the game is over; whoever comes there has accepted."""


class MakeCode(Command, frozen=True, tag="make_code"):
    """Ask for a code with which another device takes over this person's seats.

    Asked again with the same cid it is the same code, or refused with `not_now` if that works no more.
    """


Spoken: TypeAlias = (
    Hello
    | Ping
    | Play
    | Preview
    | Hint
    | Sit
    | Rename
    | Swap
    | Fill
    | Stand
    | Configure
    | Start
    | Commit
    | Reveal
    | Chat
    | React
    | Mute
    | Hush
    | PutOut
    | Ask
    | Answer
    | Leave
    | Rematch
    | MakeCode
)
