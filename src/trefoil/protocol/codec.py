"""From bytes to commands and from events to bytes; what is not exactly right is refused in one sentence."""

from typing import Any, TypeVar, cast

import msgspec

from trefoil.core.errors import TrefoilError
from trefoil.protocol.commands import Spoken
from trefoil.protocol.events import Event

T = TypeVar("T")

_commands: msgspec.json.Decoder[Spoken] = msgspec.json.Decoder(Spoken)
_cids = msgspec.json.Decoder(dict[str, Any])
_encoder = msgspec.json.Encoder()

LONGEST_REASON = 120  # letters


class BadMessage(TrefoilError):
    """The message is not one of those that are spoken here."""

    def __init__(self, sentence: str, cid: str | None = None) -> None:
        super().__init__(sentence)
        self.cid = cid  # of the command, where that much could be read


def command_in(frame: str | bytes) -> Spoken:
    """The command of a frame."""
    try:
        return _commands.decode(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage(_sentence("command", error), _cid(frame)) from None


def body_in(body: bytes, kind: type[T]) -> T:
    """The body of a request."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage(_sentence(kind.__name__, error)) from None


def written(said: Event | msgspec.Struct) -> bytes:
    """The bytes of an event, or of an answer over HTTP."""
    return _encoder.encode(said)


def once(said: T) -> T:
    """The same, turned into bytes already: for what several are told."""
    return cast(T, msgspec.Raw(_encoder.encode(said)))


def _sentence(kind: str, error: Exception) -> str:
    why = str(error)
    why = why if why.startswith("JSON") else why[:1].lower() + why[1:]
    why = why if len(why) <= LONGEST_REASON else why[: LONGEST_REASON - 1] + "…"
    return f"Expected a {kind} as the protocol describes it, and this is none: {why}."


def _cid(frame: str | bytes) -> str | None:
    try:
        cid = _cids.decode(frame).get("cid")
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return cid if isinstance(cid, str) and len(cid) <= 64 and cid.isascii() and cid.isprintable() else None
