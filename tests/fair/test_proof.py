"""A proof is read to the letter: whatever is changed in it, in a draw or in the record around it is found."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.table.test_dealing import ENTROPY, dealt, finished
from trefoil import Triqueta
from trefoil.core.errors import BadRecord, TrefoilError
from trefoil.fair import stream
from trefoil.fair.proof import Unfair
from trefoil.fair.verifying import verified
from trefoil.server.audience.proof import record

GOLDEN = Path(__file__).parent / "golden"


@cache
def text(version: str = stream.SECOND) -> str:
    """A whole game with two contributions, dealt by a version."""
    if version == stream.FIRST:
        return (GOLDEN / "fair-1-triqueta.json").read_text("utf-8")
    return record(finished(dealt()).table)


def body(version: str = stream.SECOND) -> dict[str, Any]:
    made: dict[str, Any] = json.loads(text(version))
    return made


def places(found: Any, way: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The way to every value in a document, lists and objects included."""
    inside = found.items() if isinstance(found, dict) else enumerate(found) if isinstance(found, list) else ()
    return [way, *(place for key, value in inside for place in places(value, (*way, key)))]


def put(document: Any, way: tuple[str | int, ...], value: Any) -> Any:
    """The document with another value at a place."""
    if not way:
        return value
    changed = document.copy()
    changed[way[0]] = put(document[way[0]], way[1:], value)
    return changed


def at(document: Any, way: tuple[str | int, ...]) -> Any:
    for key in way:
        document = document[key]
    return document


PLACES = [(version, way) for version in (stream.FIRST, stream.SECOND) for way in places(body(version)["fair"])]
OTHERS: list[Any] = [
    None,
    True,
    False,
    0,
    1,
    -1,
    1.0,
    "",
    "0" * 64,
    "no",
    " ",
    [],
    [0],
    {},
    stream.FIRST,
    stream.SECOND,
]


@pytest.mark.parametrize(("version", "way"), PLACES, ids=str)
def test_no_value_of_a_proof_can_be_another(version: str, way: tuple[str | int, ...]) -> None:
    whole = body(version)
    before = at(whole["fair"], way)
    for other in OTHERS:
        if type(other) is not type(before) or other != before:
            with pytest.raises(Unfair):
                verified(json.dumps({**whole, "fair": put(whole["fair"], way, other)}))


@given(place=st.sampled_from(PLACES), data=st.data())
def test_no_text_of_a_proof_can_be_written_differently(place: tuple[str, tuple[str | int, ...]], data: Any) -> None:
    version, way = place
    whole = body(version)
    before = at(whole["fair"], way)
    if not isinstance(before, str):
        return
    spot = data.draw(st.integers(0, len(before)))
    letters = data.draw(st.text("0123456789abcdefABCDEF \n\u0665", max_size=2))
    changed = before[:spot] + letters + before[spot + data.draw(st.integers(0, 2)) :]
    if changed != before:
        with pytest.raises(Unfair):
            verified(json.dumps({**whole, "fair": put(whole["fair"], way, changed)}))


@pytest.mark.parametrize("version", [stream.FIRST, stream.SECOND])
@pytest.mark.parametrize("way", [(), ("contributions", 0)])
def test_a_proof_has_exactly_its_fields(version: str, way: tuple[str | int, ...]) -> None:
    whole = body(version)
    part = at(whole["fair"], way)
    for name in part:
        without = {key: value for key, value in part.items() if key != name}
        with pytest.raises(Unfair):
            verified(json.dumps({**whole, "fair": put(whole["fair"], way, without)}))
    with pytest.raises(Unfair):
        verified(json.dumps({**whole, "fair": put(whole["fair"], way, {**part, "note": 1})}))


@pytest.mark.parametrize("version", [stream.FIRST, stream.SECOND])
def test_contributions_stand_in_the_order_of_seats_once_each(version: str) -> None:
    whole = body(version)
    one, two = whole["fair"]["contributions"]
    for others in ([two, one], [one, one], [one, two, two], [one], [two], []):
        with pytest.raises(Unfair):
            verified(json.dumps({**whole, "fair": {**whole["fair"], "contributions": others}}))


def test_a_record_without_a_proof_is_told_so() -> None:
    with pytest.raises(Unfair) as refused:
        verified(Triqueta(seed=1).record())
    assert str(refused.value) == (
        "Expected a record with a proof: only games of a server carry one, this record has none."
    )


def test_a_changed_draw_is_found() -> None:
    whole = body()
    spot = next(number for number, move in enumerate(whole["moves"]) if move.startswith("token"))
    for letter in "RODBMU":
        changed = {**whole, "moves": [*whole["moves"][:spot], f"token {letter}"]}
        if changed["moves"][spot] == whole["moves"][spot]:
            assert verified(json.dumps(changed)).draws == 1
        else:
            with pytest.raises(Unfair, match=f"Draw 1 gives .* move {spot + 1} of the record"):
                verified(json.dumps(changed))


def test_another_first_seat_is_found() -> None:
    whole = body()
    whole["options"]["first"] = 1 - whole["options"]["first"]
    with pytest.raises(Unfair, match="Draw 0"):
        verified(json.dumps({**whole, "moves": []}))


def test_a_move_that_cannot_be_played_is_named_by_its_number() -> None:
    whole = body()
    movers = Triqueta.from_record(text()).movers
    for number, mover in enumerate(movers, 1):
        if mover != -1:
            moves = [*whole["moves"][: number - 1], "place 99", *whole["moves"][number:]]
            with pytest.raises(BadRecord, match=rf"^Move {number} of the record cannot be played\."):
                verified(json.dumps({**whole, "moves": moves}))


def test_a_record_that_stops_before_the_end_is_a_beginning() -> None:
    whole = body()
    assert verified(json.dumps(whole)).whole
    for number in range(len(whole["moves"])):
        assert not verified(json.dumps({**whole, "moves": whole["moves"][:number]})).whole


def test_a_verdict_names_who_added_what() -> None:
    everybody, one, nobody = (record(finished(dealt(contributors=who)).table) for who in ((0, 1), (1,), ()))
    assert verified(everybody)[2:] == ((0, 1), (), (), True)
    assert verified(one)[2:] == ((1,), (), (0,), True)
    assert verified(nobody)[2:] == ((), (), (0, 1), True)


def test_ones_own_entropy_and_closed_list_are_looked_for() -> None:
    for version in (stream.FIRST, stream.SECOND):
        for entropy in ENTROPY.values():
            assert verified(text(version), mine=entropy.hex()).revealed == (0, 1)
    assert verified(text(), ENTROPY[0].hex(), body()["fair"]["closed"]).revealed == (0, 1)


@pytest.mark.parametrize(
    ("version", "kept"),
    [
        (stream.SECOND, {"mine": "03" * 32}),
        (stream.SECOND, {"mine": "01" * 31}),
        (stream.SECOND, {"mine": "01 " * 32}),
        (stream.SECOND, {"mine": ""}),
        (stream.SECOND, {"closed": "03" * 32}),
        (stream.SECOND, {"closed": ""}),
        (stream.FIRST, {"mine": "03" * 32}),
        (stream.FIRST, {"closed": "03" * 32}),
    ],
)
def test_what_one_kept_and_the_proof_does_not_hold_is_refused(version: str, kept: dict[str, str]) -> None:
    with pytest.raises(TrefoilError):
        verified(text(version), **kept)
