"""The committed stream nature draws from on a real table, as docs/fairness.md describes it."""

import hashlib
import hmac
from collections.abc import Mapping
from typing import Any

VERSION = "trefoil-fair/1"
WORD = 1 << 32


def hashed(label: str, *parts: bytes | int | str) -> bytes:
    """SHA-256 over the version, the label and the parts, each behind its length."""
    digest = hashlib.sha256()
    for part in (VERSION, label, *parts):
        body = part if isinstance(part, bytes) else str(part).encode()
        digest.update(len(body).to_bytes(4, "big") + body)
    return digest.digest()


def ruleset(game: str, rules: int, options: Mapping[str, Any]) -> bytes:
    """What is going to be played: game, rules version and options, in the order of their names."""
    chosen = [part for name in sorted(options) for part in (name, _spelled(options[name]))]
    return hashed("ruleset", game, rules, *chosen)


def _spelled(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def commitment(game_id: bytes, rules: bytes, secret: bytes) -> bytes:
    """What the server promises before anybody has said anything."""
    return hashed("server-commit", game_id, rules, secret)


def promise(game_id: bytes, seat: int, server: bytes, entropy: bytes) -> bytes:
    """What a seat promises, having seen the server's promise."""
    return hashed("seat-commit", game_id, seat, server, entropy)


def key(
    game_id: bytes, rules: bytes, secret: bytes, promises: Mapping[int, bytes], reveals: Mapping[int, bytes]
) -> bytes:
    """The key of the stream: the secret, salted with everything that was said."""
    said: list[bytes | int] = []
    for seat in sorted(promises):
        said += [seat, promises[seat], reveals.get(seat, b"")]
    transcript = hashed("transcript", game_id, rules, commitment(game_id, rules, secret), *said)
    return expanded(hmac.digest(transcript, secret, "sha256"), "nature")


def expanded(prk: bytes, label: str) -> bytes:
    """One block of HKDF-Expand (RFC 5869)."""
    return hmac.digest(prk, label.encode() + b"\x01", "sha256")


def below(stream: bytes, draw: int, n: int) -> int:
    """Draw number `draw`: even, from 0 to n - 1."""
    for attempt in range(WORD):
        block = hmac.digest(stream, draw.to_bytes(8, "big") + attempt.to_bytes(8, "big"), "sha256")
        word = int.from_bytes(block[:4], "big")
        if word < WORD - WORD % n:
            return word % n
    raise AssertionError("unreachable: no word in 2**32 tries was small enough")


def drawn(stream: bytes, draw: int, odds: Mapping[str, int]) -> str:
    """The outcome that a draw picks from the unseen, laid out in canonical order."""
    rest = below(stream, draw, sum(odds.values()))
    for outcome, weight in odds.items():
        if rest < weight:
            return outcome
        rest -= weight
    raise AssertionError("unreachable: the rest is below the sum of the weights")
