"""The proof of a deal as it stands in a record, read to the letter: what is not exactly right is refused."""

import re
from dataclasses import dataclass
from typing import Any

from trefoil.core.errors import TrefoilError
from trefoil.core.quoting import shortened
from trefoil.fair.stream import ENTROPY_BYTES, FIRST, GAME_ID_BYTES, HASH_BYTES, SECOND, SECRET_BYTES, Terms

IN_BOTH = {"version", "game_id", "ruleset", "commitment", "secret", "contributions", "first_by_lot"}
FIELDS = {FIRST: IN_BOTH, SECOND: IN_BOTH | {"people", "closed"}}
CONTRIBUTION = {"seat", "commitment", "entropy"}


class Unfair(TrefoilError):
    """The record does not agree with its own proof."""


@dataclass(frozen=True)
class Proof:
    """What a proof says, before anybody has checked that it is true."""

    terms: Terms
    commitment: bytes  # of the server
    secret: bytes
    promises: dict[int, bytes]  # by seat
    reveals: dict[int, bytes]
    closed: bytes | None  # the hash of the closed list; the first version had none
    by_lot: bool  # the first seat was drawn


def read(got: object, players: int) -> Proof:
    """Read the proof of a game with this number of players; what is wrong with it is said in one sentence."""
    body = _fields(got)
    first = body["version"] == FIRST
    people = () if first else _people(body["people"], players)
    game_id, rules = hexadecimal(body["game_id"], "game_id", GAME_ID_BYTES), _hash(body, "ruleset")
    promises, reveals = _contributions(body["contributions"], tuple(range(players)) if first else people)
    return Proof(
        terms=Terms(body["version"], game_id, rules, people),
        commitment=_hash(body, "commitment"),
        secret=hexadecimal(body["secret"], "secret", SECRET_BYTES),
        promises=promises,
        reveals=reveals,
        closed=None if first else _hash(body, "closed"),
        by_lot=_by_lot(body["first_by_lot"]),
    )


def hexadecimal(got: object, name: str, size: int) -> bytes:
    """Bytes in lower-case hexadecimal, neither more nor fewer than expected."""
    if isinstance(got, str) and re.fullmatch(f"[0-9a-f]{{{2 * size}}}", got):
        return bytes.fromhex(got)
    raise Unfair(f"Expected {2 * size} lower-case hexadecimal digits as {name}, got {shortened(got)}.")


def _fields(got: object) -> dict[str, Any]:
    version = got.get("version") if isinstance(got, dict) else None
    if not isinstance(got, dict) or not isinstance(version, str) or version not in FIELDS:
        raise Unfair(f"Expected a proof of version {FIRST!r} or {SECOND!r} under 'fair', got {shortened(got)}.")
    if set(got) != FIELDS[version]:
        expected = ", ".join(sorted(FIELDS[version]))
        raise Unfair(f"Expected {expected} in a proof of version {version!r}, got {shortened(', '.join(got))}.")
    return got


def _hash(body: dict[str, Any], name: str) -> bytes:
    return hexadecimal(body[name], f"{name} of a proof", HASH_BYTES)


def _by_lot(got: object) -> bool:
    if not isinstance(got, bool):
        raise Unfair(f"Expected true or false as first_by_lot of a proof, got {shortened(got)}.")
    return got


def _people(got: object, players: int) -> tuple[int, ...]:
    if not isinstance(got, list) or not _rising(got) or not set(got) <= set(range(players)):
        raise Unfair(f"Expected seats from 0 to {players - 1} in their order as people, got {shortened(got)}.")
    return tuple(got)


def _rising(seats: list[Any]) -> bool:
    return all(type(seat) is int for seat in seats) and seats == sorted(set(seats))


def _contributions(got: object, allowed: tuple[int, ...]) -> tuple[dict[int, bytes], dict[int, bytes]]:
    if not isinstance(got, list) or not all(isinstance(one, dict) and set(one) == CONTRIBUTION for one in got):
        raise Unfair(f"Expected contributions, each with its seat, commitment and entropy, got {shortened(got)}.")
    seats = [one["seat"] for one in got]
    if not _rising(seats) or not set(seats) <= set(allowed):
        may = ", ".join(map(str, allowed)) or "nobody"
        raise Unfair(f"Expected contributions in the order of seats, from {may} only, got seats {shortened(seats)}.")
    promises = {one["seat"]: hexadecimal(one["commitment"], "commitment of a seat", HASH_BYTES) for one in got}
    shown = [one for one in got if one["entropy"] is not None]
    return promises, {one["seat"]: hexadecimal(one["entropy"], "entropy of a seat", ENTROPY_BYTES) for one in shown}
