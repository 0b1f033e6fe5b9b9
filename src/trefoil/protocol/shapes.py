"""The small words both sides use: identifiers with their bounds, and the choices of a table."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

PROTOCOL = 1  # goes up when a client of the version before could not follow


def whole(pattern: str) -> Meta:
    """The whole text is of this form: in Python `$` alone would let a line end follow it."""
    return Meta(pattern=f"^{pattern}{END}")


END = r"$(?!\n)"
LETTERS = "[A-Za-z0-9_-]+"

Cid: TypeAlias = Annotated[str, whole(LETTERS), Meta(min_length=4, max_length=64)]
Seq: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Seat: TypeAlias = Annotated[int, Meta(ge=0, le=5)]
Person: TypeAlias = Annotated[int, Meta(ge=0, le=999)]
Millis: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Secret: TypeAlias = Annotated[str, whole(LETTERS), Meta(min_length=16, max_length=64)]
Code: TypeAlias = Annotated[str, Meta(min_length=8, max_length=16)]
Hex32: TypeAlias = Annotated[str, whole("[0-9a-f]{64}")]
Name: TypeAlias = Annotated[str, Meta(max_length=100)]
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=300)]
Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Move: TypeAlias = Annotated[str, Meta(min_length=1, max_length=16)]
Sentence: TypeAlias = Annotated[list[Move], Meta(min_length=1, max_length=100)]
Beginning: TypeAlias = Annotated[list[Move], Meta(max_length=100)]
Choice: TypeAlias = bool | Annotated[int, Meta(ge=0, le=99)] | Word
Options: TypeAlias = Annotated[dict[Word, Choice], Meta(max_length=20)]

Phase: TypeAlias = Literal["lobby", "dealing", "playing", "over"]
Proposal: TypeAlias = Literal["undo", "end", "hints"]
Reaction: TypeAlias = Literal["hello", "nice", "ouch", "thinking", "laugh", "sorry", "thanks", "hurry"]


class Said(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every type on the wire has in common: its fields are named, and there are no others."""


class Bank(Said, frozen=True, tag_field="kind", tag="bank"):
    """A clock with a bank of time for each seat, and an increment for each turn."""

    seconds: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class Days(Said, frozen=True, tag_field="kind", tag="days"):
    """A clock that gives some days for every turn."""

    days: Annotated[int, Meta(ge=1, le=30)]


Clock: TypeAlias = Bank | Days


class Wish(Said, frozen=True):
    """What a seat is to be: the creator's own, open to whoever comes, or a bot's."""

    kind: Literal["mine", "open", "bot"]
    level: Word | None = None  # of the bot; the default level if not said
