"""What can happen at a table, as those who sit there are told it."""

from typing import Literal, TypeAlias

from trefoil.core.outcome import OutcomeTold
from trefoil.protocol.shapes import Proposal, Reaction, Said


class Happened(Said, frozen=True, tag_field="type", tag=str.lower):
    """One thing that happened; how the table stands afterwards is said beside it."""


class Claimed(Happened, frozen=True):
    """A seat has an owner."""

    seat: int
    person: int


class Seated(Happened, frozen=True):
    """Seats were swapped, filled, opened or given up."""

    seats: list[int]


class Renamed(Happened, frozen=True):
    """Somebody has another name."""

    person: int


class Configured(Happened, frozen=True):
    """The table is set up differently."""


class Came(Happened, frozen=True):
    """Somebody is connected; a bot that stood in hands back."""

    person: int


class Gone(Happened, frozen=True):
    """Somebody is not connected any more."""

    person: int


class StoodIn(Happened, frozen=True, tag="stood_in"):
    """A bot plays this seat until its owner comes back."""

    seat: int


class WasPutOut(Happened, frozen=True, tag="was_put_out"):
    """The host has put somebody out."""

    person: int


class Started(Happened, frozen=True):
    """Seats and options are fixed, and the deal has begun."""


class Contributed(Happened, frozen=True):
    """Entropy for the deal was promised or revealed."""

    person: int


class Dealt(Happened, frozen=True):
    """The deal is fixed and the game begins."""

    moves: list[str]  # nature's first ones, as the reader may know them


class Moved(Happened, frozen=True):
    """A sentence was played, and nature answered."""

    seat: int
    by: Literal["person", "bot", "clock"]
    ply: int  # how many moves there were before
    moves: list[str]  # as the reader may know them now, nature's included
    movers: list[int]


class BotFailed(Happened, frozen=True, tag="bot_failed"):
    """A bot gave no answer, and was asked again in vain; a weaker one plays this turn, and this turn alone."""

    seat: int
    level: str  # of the one that plays


class OutOfTime(Happened, frozen=True, tag="out_of_time"):
    """A clock has run out; a bot plays this turn."""

    seat: int


class Chatted(Happened, frozen=True):
    """Somebody said something."""

    person: int
    name: str
    text: str


class Reacted(Happened, frozen=True):
    """Somebody showed a reaction."""

    person: int
    reaction: Reaction


class Quieted(Happened, frozen=True):
    """Somebody was muted or may speak again, or chat was turned off or on."""

    person: int | None


class WasAsked(Happened, frozen=True, tag="was_asked"):
    """Somebody wants the others to agree."""

    what: Proposal
    person: int


class Answered(Happened, frozen=True):
    """Somebody agreed, or did not."""

    what: Proposal
    person: int
    yes: bool


class Undone(Happened, frozen=True):
    """Moves were taken back."""

    seat: int
    ply: int  # how many moves are left


class Ended(Happened, frozen=True):
    """The game is over, by the rules or by agreement."""

    how: Literal["finished", "early"]
    outcome: OutcomeTold | None


class Rematched(Happened, frozen=True):
    """There is a table for the next game."""

    table: str


Happening: TypeAlias = (
    Claimed
    | Seated
    | Renamed
    | Configured
    | Came
    | Gone
    | StoodIn
    | WasPutOut
    | Started
    | Contributed
    | Dealt
    | Moved
    | BotFailed
    | OutOfTime
    | Chatted
    | Reacted
    | Quieted
    | WasAsked
    | Answered
    | Undone
    | Ended
    | Rematched
)
