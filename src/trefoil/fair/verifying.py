"""A record's deal, dealt again from nothing but the record, and from what one of its players kept."""

from typing import Any, NamedTuple

from trefoil.core import record
from trefoil.core.game import MANUAL, Game
from trefoil.core.quoting import shortened
from trefoil.fair import proof, stream
from trefoil.fair.proof import Proof, Unfair
from trefoil.games.catalogue import load, options_of


class Verdict(NamedTuple):
    """What was found in a record that agrees with its proof."""

    version: str
    draws: int  # how many were checked
    revealed: tuple[int, ...]  # the seats whose entropy is in the deal
    silent: tuple[int, ...]  # the seats that promised entropy and did not reveal it
    absent: tuple[int, ...]  # the seats of people who promised none; the first version does not tell them from bots
    whole: bool  # the game is over where the record ends


def verified(text: str | bytes, mine: str | None = None, closed: str | None = None) -> Verdict:
    """Deal again and compare, also with one's own entropy and with the closed list one saw; or say what disagrees."""
    said = record.read(text)
    if "fair" not in said.tags:
        raise Unfair("Expected a record with a proof: only games of a server carry one, this record has none.")
    kind = load(said.game)
    record.check_game(said, kind.NAME, kind.KERNEL.RULES)
    options: dict[str, Any] = dict(record.checked_options(said, kind.OPTIONS))
    proved = proof.read(said.tags["fair"], int(options["players"]))
    _check_promises(said, proved, options)
    _check_kept(proved, mine, closed)
    game = kind(nature=MANUAL, **options)
    draws = _dealt_again(said, proved, options, game)
    return _verdict(proved, draws, game.to_move is None)


def _verdict(proved: Proof, draws: int, whole: bool) -> Verdict:
    silent = tuple(seat for seat in proved.promises if seat not in proved.reveals)
    absent = tuple(seat for seat in proved.terms.people if seat not in proved.promises)
    return Verdict(proved.terms.version, draws, tuple(proved.reveals), silent, absent, whole)


def _check_promises(said: record.Record, proved: Proof, options: dict[str, Any]) -> None:
    terms, server = proved.terms, proved.commitment
    lot = options_of(said.game).lot if proved.by_lot else None
    fixed = {name: value for name, value in options.items() if lot is None or name != lot.name}
    if stream.ruleset(terms.version, said.game, said.rules, fixed) != terms.ruleset:
        raise Unfair("The ruleset of the proof is not that of the record's game, rules version and options.")
    if stream.commitment(terms, proved.secret) != server:
        raise Unfair("The secret, or who may contribute, is not what was promised before the first move.")
    for seat, entropy in proved.reveals.items():
        if stream.promise(terms, seat, server, entropy) != proved.promises[seat]:
            raise Unfair(f"Seat {seat} revealed other entropy than it had promised.")
    if proved.closed is not None and stream.closed_list(terms, server, proved.promises) != proved.closed:
        raise Unfair("The contributions are not those of the list that was closed before anybody revealed.")


def _check_kept(proved: Proof, mine: str | None, closed: str | None) -> None:
    if mine is not None:
        _check_mine(proved, proof.hexadecimal(mine, "your entropy", stream.ENTROPY_BYTES))
    if closed is None:
        return
    if proved.closed is None:
        raise Unfair(f"Expected a proof with a closed list, got one of {proved.terms.version!r}, which had none.")
    if proof.hexadecimal(closed, "the closed list that you saw", stream.HASH_BYTES) != proved.closed:
        raise Unfair("The closed list of the proof is not the one that you saw when you revealed.")


def _check_mine(proved: Proof, mine: bytes) -> None:
    made = (seat for seat in proved.promises if _made_with(proved, seat, mine))
    seat = next(made, None)
    if seat is None:
        raise Unfair("Expected your entropy among the contributions: none of them was made with it.")
    if seat not in proved.reveals:
        raise Unfair(f"Your entropy was promised by seat {seat}, and the deal was made without it.")


def _made_with(proved: Proof, seat: int, entropy: bytes) -> bool:
    return stream.promise(proved.terms, seat, proved.commitment, entropy) == proved.promises[seat]


def _dealt_again(said: record.Record, proved: Proof, options: dict[str, Any], game: Game) -> int:
    key = stream.key(proved.terms, proved.secret, proved.promises, proved.reveals)
    lot = options_of(said.game).lot if proved.by_lot else None
    if lot is not None and options[lot.name] != stream.lot(key, lot.possible(options)):
        raise Unfair(f"Draw 0 gives another {lot.name!r}: the record says {options[lot.name]}.")
    draws = 0
    for number, move in enumerate(said.moves, 1):
        if odds := game.odds():
            draws += 1
            drawn = stream.drawn(key, draws, odds)
            if drawn != " ".join(move.split()):
                raise Unfair(f"Draw {draws} gives {drawn!r}: move {number} of the record says {shortened(move)}.")
        record.replayed((move,), game.push, number)
    return draws
