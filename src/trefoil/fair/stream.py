"""The committed stream nature draws from on a real table, as docs/fairness.md describes it."""

import hashlib
import hmac
from bisect import bisect_right
from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import Any, NamedTuple

from trefoil.core.options import Value

FIRST, SECOND = "trefoil-fair/1", "trefoil-fair/2"
VERSION = SECOND  # of what is dealt now; games that the first version dealt go on by it
WORD = 1 << 32
SECRET_BYTES, ENTROPY_BYTES, HASH_BYTES, GAME_ID_BYTES = 32, 32, 32, 16


class Terms(NamedTuple):
    """What a deal is about, before anybody has promised anything."""

    version: str
    game_id: bytes
    ruleset: bytes
    people: tuple[int, ...]  # the first seat of each person: these may contribute; the first version did not fix them


def hashed(version: str, label: str, *parts: bytes | int | str) -> bytes:
    """SHA-256 over the version, the label and the parts, each after its length."""
    digest = hashlib.sha256()
    for part in (version, label, *parts):
        body = part if isinstance(part, bytes) else str(part).encode()
        digest.update(len(body).to_bytes(4, "big") + body)
    return digest.digest()


def ruleset(version: str, game: str, rules: int, options: Mapping[str, Any]) -> bytes:
    """What is going to be played: game, rules version and options, in the order of their names."""
    chosen = [part for name in sorted(options) for part in (name, _spelled(options[name]))]
    return hashed(version, "ruleset", game, rules, *chosen)


def _spelled(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def commitment(terms: Terms, secret: bytes) -> bytes:
    """What the server promises before anybody has said anything: its secret, and who may contribute."""
    people = () if terms.version == FIRST else terms.people
    return hashed(terms.version, "server-commit", terms.game_id, terms.ruleset, secret, *people)


def promise(terms: Terms, seat: int, server: bytes, entropy: bytes) -> bytes:
    """What a seat promises, having seen the server's promise."""
    return hashed(terms.version, "seat-commit", terms.game_id, seat, server, entropy)


def closed_list(terms: Terms, server: bytes, promises: Mapping[int, bytes]) -> bytes:
    """The hash of all promises, once there will be no more: whoever reveals says that this is the list they saw."""
    said = [part for seat in sorted(promises) for part in (seat, promises[seat])]
    return hashed(terms.version, "closed-list", terms.game_id, terms.ruleset, server, *said)


def key(terms: Terms, secret: bytes, promises: Mapping[int, bytes], reveals: Mapping[int, bytes]) -> bytes:
    """The key of the stream: the secret, salted with everything that was said."""
    said = transcript(terms, commitment(terms, secret), promises, reveals)
    return expanded(hmac.digest(said, secret, "sha256"), "nature")


def transcript(terms: Terms, server: bytes, promises: Mapping[int, bytes], reveals: Mapping[int, bytes]) -> bytes:
    """The hash of everything that was said before the first draw."""
    said: list[bytes | int] = [] if terms.version == FIRST else [closed_list(terms, server, promises)]
    for seat in sorted(promises):
        said += [seat, promises[seat], reveals.get(seat, b"")]
    return hashed(terms.version, "transcript", terms.game_id, terms.ruleset, server, *said)


def expanded(prk: bytes, label: str) -> bytes:
    """One block of HKDF-Expand (RFC 5869)."""
    return hmac.digest(prk, label.encode() + b"\x01", "sha256")


def below(stream: bytes, draw: int, n: int) -> int:
    """Draw number `draw`: even, from 0 to n - 1; a word from the last multiple of n on is drawn again."""
    attempt = 0
    while (word := word_at(stream, draw, attempt)) >= WORD - WORD % n:
        attempt += 1
    return word % n


def word_at(stream: bytes, draw: int, attempt: int) -> int:
    """The word of one attempt at a draw."""
    block = hmac.digest(stream, draw.to_bytes(8, "big") + attempt.to_bytes(8, "big"), "sha256")
    return int.from_bytes(block[:4], "big")


def lot(stream: bytes, values: Sequence[Value]) -> Value:
    """What draw 0 decides before nature's first move: one of the values, all equally likely."""
    return values[below(stream, 0, len(values))]


def drawn(stream: bytes, draw: int, odds: Mapping[str, int]) -> str:
    """The outcome that a draw picks from the unseen, laid out in canonical order."""
    ends = list(accumulate(odds.values()))
    return list(odds)[bisect_right(ends, below(stream, draw, ends[-1]))]
