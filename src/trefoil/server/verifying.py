"""A record's deal, dealt again from nothing but the record."""

from typing import Any

from trefoil.core import record
from trefoil.core.errors import TrefoilError
from trefoil.core.game import MANUAL
from trefoil.core.options import shortened
from trefoil.games.catalogue import load
from trefoil.server import nature

FIELDS = ("version", "game_id", "ruleset", "commitment", "secret", "contributions", "first_by_lot")


class Unfair(TrefoilError):
    """The record does not agree with its own proof."""


def verified(text: str | bytes) -> int:
    """Deal again and compare; returns how many draws were checked, or says what does not agree."""
    said = record.read(text)
    proof = _proof(said.tags.get("fair"))
    kind = load(said.game)
    record.check_game(said, kind.NAME, kind.KERNEL.RULES)
    options: dict[str, Any] = dict(record.checked_options(said, kind.OPTIONS))
    stream = _stream(said, proof, options)
    if proof["first_by_lot"] and options["first"] != nature.below(stream, 0, int(options["players"])):
        raise Unfair(f"Draw 0 gives another first seat: the record says {options['first']}.")
    game, draws = kind(nature=MANUAL, **options), 0
    for number, move in enumerate(said.moves, 1):
        if odds := game.odds():
            draws += 1
            drawn = nature.drawn(stream, draws, odds)
            if drawn != " ".join(move.split()):
                raise Unfair(f"Draw {draws} gives {drawn!r}: move {number} of the record says {shortened(move)}.")
        record.replayed((move,), game.push)
    return draws


def _proof(got: object) -> dict[str, Any]:
    if got is None:
        raise Unfair("This record carries no proof of its deal: only games of a server carry one.")
    if not isinstance(got, dict) or sorted(got) != sorted(FIELDS) or got["version"] != nature.VERSION:
        raise Unfair(f"Expected a proof of version {nature.VERSION!r} under 'fair', got {shortened(got)}.")
    return got


def _stream(said: record.Record, proof: dict[str, Any], options: dict[str, Any]) -> bytes:
    game_id, rules, promised, secret = (_bytes(proof[name], name) for name in FIELDS[1:5])
    fixed = {name: value for name, value in options.items() if name != "first" or not proof["first_by_lot"]}
    if nature.ruleset(said.game, said.rules, fixed) != rules:
        raise Unfair("The ruleset of the proof is not that of the record's game, rules version and options.")
    if nature.commitment(game_id, rules, secret) != promised:
        raise Unfair("The secret is not the one that was promised before the first move.")
    promises, reveals = _contributions(proof["contributions"], game_id, promised)
    return nature.key(game_id, rules, secret, promises, reveals)


def _contributions(got: Any, game_id: bytes, server: bytes) -> tuple[dict[int, bytes], dict[int, bytes]]:
    promises: dict[int, bytes] = {}
    reveals: dict[int, bytes] = {}
    for one in got if isinstance(got, list) else [got]:
        if not isinstance(one, dict) or not isinstance(one.get("seat"), int) or one["seat"] in promises:
            raise Unfair(f"Expected a contribution with its seat, its promise and its entropy, got {shortened(one)}.")
        seat = one["seat"]
        promises[seat] = _bytes(one.get("commitment"), "commitment")
        if one.get("entropy") is not None:
            reveals[seat] = _bytes(one["entropy"], "entropy")
            if nature.promise(game_id, seat, server, reveals[seat]) != promises[seat]:
                raise Unfair(f"Seat {seat} revealed other entropy than it had promised.")
    return promises, reveals


def _bytes(got: object, name: str) -> bytes:
    try:
        if isinstance(got, str) and got == got.lower():
            return bytes.fromhex(got)
    except ValueError:
        pass
    raise Unfair(f"Expected lower-case hexadecimal as {name} of a proof, got {shortened(got)}.")
