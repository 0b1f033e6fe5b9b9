"""Texts that are not records, or not of games that can be played, are refused in one sentence, whatever is wrong."""

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.triqueta.table import kept, laid, line, rest, table, taken
from trefoil import BadRecord, TrefoilError, Triqueta

GAME = table(3, 1, line(laid("RU", 1), kept("B"), "take 1, draw"))
RECORD = GAME.record()
DOCUMENT: dict[str, Any] = json.loads(RECORD)


def refusal(text: str | bytes) -> str:
    """The sentence with which a text is refused."""
    with pytest.raises(BadRecord) as refused:
        Triqueta.from_record(text)
    assert str(refused.value).endswith(".")
    assert "\n" not in str(refused.value)
    return str(refused.value)


def changed(**fields: Any) -> str:
    """The record with other fields."""
    return json.dumps({**DOCUMENT, **fields})


def without(key: str) -> str:
    """The record without a field."""
    return json.dumps({name: value for name, value in DOCUMENT.items() if name != key})


def test_a_record_is_one_json_document() -> None:
    assert json.loads(RECORD) == {
        "format": "trefoil-record/1",
        "game": "triqueta",
        "rules": 1,
        "options": {"players": 3, "first": 1},
        "moves": list(GAME.moves),
    }


def test_a_legal_beginning_is_a_game_that_is_not_over() -> None:
    game = Triqueta.from_record(RECORD)
    assert game.outcome() is None
    assert game == GAME


def test_a_finished_game_is_over_when_it_is_read() -> None:
    game = table(2, 0, line(taken(2), rest(2)))
    assert Triqueta.from_record(game.record()).outcome() == game.outcome()


def test_what_a_record_says_besides_is_kept() -> None:
    tags = {"seats": ["Ada", "Bé", "Ćo"], "fair": {"commitment": "00"}, "date": "2024-02-29"}
    game = Triqueta.from_record(changed(**tags))
    assert game.tags == tags
    assert json.loads(game.record()) == {**DOCUMENT, **tags}
    assert "Ćo" in game.record()


@pytest.mark.parametrize("place", range(len(RECORD)))
def test_a_record_cut_off_anywhere_is_refused(place: int) -> None:
    for text in (RECORD[:place], RECORD.encode()[:place]):
        assert "cut off" in refusal(text)


@given(place=st.integers(0, len(RECORD.encode()) - 1), mask=st.integers(1, 255))
def test_a_record_with_a_damaged_byte_is_refused_or_another_game(place: int, mask: int) -> None:
    damaged = bytearray(RECORD.encode())
    damaged[place] ^= mask
    with suppress(BadRecord):
        game = Triqueta.from_record(bytes(damaged), nature="manual")
        assert Triqueta.from_record(game.record(), nature="manual") == game


@given(text=st.one_of(st.text(), st.binary()))
def test_any_text_is_refused_or_a_game(text: str | bytes) -> None:
    refusal(text)


JSON = st.recursive(st.none() | st.booleans() | st.integers() | st.floats() | st.text(), lambda inner: st.lists(inner))


@given(key=st.sampled_from(sorted(DOCUMENT)), value=JSON)
def test_a_field_of_any_kind_is_refused_or_a_game(key: str, value: Any) -> None:
    with suppress(BadRecord):
        Triqueta.from_record(changed(**{key: value}))


@pytest.mark.parametrize("body", ["[]", "3", "null", '"triqueta"', "true", "[[]]"])
def test_json_that_is_no_object_is_refused(body: str) -> None:
    assert "A record is a JSON object" in refusal(body)


@pytest.mark.parametrize("body", ["{}", '{"format": null}', '{"format": "pgn"}', '{"format": 1}', '{"moves": []}'])
def test_foreign_json_is_refused(body: str) -> None:
    assert refusal(body).startswith("This is not a Trefoil record: expected a format of 'trefoil-record/1', got ")


@pytest.mark.parametrize("version", ["trefoil-record/2", "trefoil-record/1.1", "trefoil-record/"])
def test_a_newer_format_is_refused(version: str) -> None:
    sentence = f"This version reads records of format 'trefoil-record/1', got {version!r}."
    assert refusal(changed(format=version)) == sentence


@pytest.mark.parametrize("rules", [2, 0, -1, 10**20])
def test_other_rules_are_refused(rules: int) -> None:
    sentence = f"This version plays the rules of triqueta up to version 1, got a record of version {rules}."
    assert refusal(changed(rules=rules)) == sentence


def test_another_game_is_refused() -> None:
    assert refusal(changed(game="tock")) == "This is a record of 'tock': expected one of 'triqueta'."


@pytest.mark.parametrize("key", ["game", "rules", "options", "moves"])
def test_a_missing_field_is_named(key: str) -> None:
    assert refusal(without(key)) == f"A record has a field {key!r}: it is missing."


def test_a_missing_format_is_foreign() -> None:
    assert "got None" in refusal(without("format"))


@pytest.mark.parametrize(
    ("key", "value", "kind"),
    [
        ("game", 1, "a name"),
        ("rules", "1", "a whole number"),
        ("rules", 1.0, "a whole number"),
        ("rules", True, "a whole number"),
        ("options", [], "an object"),
        ("options", None, "an object"),
        ("moves", "draw", "a list of texts"),
        ("moves", {"0": "draw"}, "a list of texts"),
    ],
)
def test_a_field_of_the_wrong_kind_is_named(key: str, value: Any, kind: str) -> None:
    assert refusal(changed(**{key: value})) == f"Expected {kind} as field {key!r} of a record, got {value!r}."


@pytest.mark.parametrize("move", [1, None, ["draw"], True])
def test_a_move_that_is_no_text_is_named(move: Any) -> None:
    assert refusal(changed(moves=["draw", move])) == f"Expected a text as move 2 of the record, got {move!r}."


def test_a_field_that_records_do_not_have_is_named() -> None:
    assert refusal(changed(player="Ada")).startswith("A record has no field 'player': expected format, game, ")


@pytest.mark.parametrize("key", ["players", "first"])
def test_a_missing_option_is_named(key: str) -> None:
    options = {name: value for name, value in DOCUMENT["options"].items() if name != key}
    assert refusal(changed(options=options)) == f"The options of the record name {key!r}: it is missing."


@pytest.mark.parametrize("options", [{"players": 9}, {"first": 3}, {"players": "3"}, {"first": True}, {"colour": 1}])
def test_options_that_cannot_be_are_refused(options: dict[str, Any]) -> None:
    text = changed(options={**DOCUMENT["options"], **options})
    assert refusal(text).startswith("The options of the record cannot be used. ")


def test_an_option_that_is_null_is_refused() -> None:
    refusal(changed(options={"players": 3, "first": None}))


def test_an_illegal_move_is_named_with_its_place() -> None:
    sentence = "Move 2 of the record cannot be played. Cannot play 'take 1' now: nature can play token R,"
    assert refusal(changed(moves=["draw", "take 1"])).startswith(sentence)


def test_a_move_that_cannot_be_read_is_named_with_its_place() -> None:
    sentence = "Move 1 of the record cannot be played. Cannot read the move 'fly': expected one of token R…U, draw,"
    assert refusal(changed(moves=["fly"])).startswith(sentence)


def test_a_move_after_the_end_is_refused() -> None:
    game = table(2, 0, line(taken(2), rest(2)))
    text = json.dumps({**json.loads(game.record()), "moves": [*game.moves, "draw"]})
    assert refusal(text).endswith("Cannot play 'draw': the game is over.")


@pytest.mark.parametrize("text", ['{"moves": [], "moves": []}', RECORD[:-1] + ', "rules": 1}'])
def test_a_field_that_stands_twice_is_refused(text: str) -> None:
    assert "twice" in refusal(text)


def test_an_option_that_stands_twice_is_refused() -> None:
    assert "twice" in refusal(RECORD.replace('"players": 3', '"players": 3, "players": 3'))


@pytest.mark.parametrize("constant", ["NaN", "Infinity", "-Infinity"])
def test_numbers_that_json_does_not_have_are_refused(constant: str) -> None:
    text = RECORD.replace('"rules": 1', f'"rules": {constant}')
    assert refusal(text) == f"A record holds plain JSON: expected a number, got {constant}."


def test_a_number_too_large_for_json_is_refused() -> None:
    refusal(RECORD.replace('"rules": 1', '"rules": 1, "date": 1e999'))


def test_a_number_with_thousands_of_digits_is_refused() -> None:
    refusal(RECORD.replace('"rules": 1', '"rules": ' + "1" * 5000))


@pytest.mark.parametrize("bracket", ["[", '{"a":'])
def test_deep_nesting_is_refused(bracket: str) -> None:
    refusal(bracket * 100_000)
    refusal(RECORD[:-1] + ', "fair": ' + bracket * 100_000)


@pytest.mark.parametrize("text", [b"\xff\xfe\xfd", RECORD.encode().replace(b"draw", b"dr\xe4w"), b"\x80"])
def test_bytes_that_are_no_utf_8_are_refused(text: bytes) -> None:
    refusal(text)


def test_half_a_character_is_refused_or_can_be_written() -> None:
    text = RECORD[:-1] + r', "date": "\ud800"}'
    with suppress(BadRecord):
        assert Triqueta.from_record(text).record().encode()


@pytest.mark.parametrize("text", ["", " ", "\0", "draw, token R", "\ufeff" + RECORD, RECORD + RECORD, RECORD + "x"])
def test_a_text_that_is_no_document_is_refused(text: str) -> None:
    assert "cut off" in refusal(text)


@pytest.mark.parametrize("nature", ["auto", "manual"])
def test_a_record_is_continued_as_one_wishes(nature: str) -> None:
    game = Triqueta.from_record(RECORD, seed=1, nature=nature)
    assert len(game.moves) == len(GAME.moves) + (nature == "auto")


def test_a_game_that_is_continued_does_not_forget_where_it_began() -> None:
    game = Triqueta.from_record(RECORD, nature="auto")
    while game.moves:
        game.pop()
    assert game == table(3, 1)


def test_a_bad_way_for_nature_to_play_is_no_fault_of_the_record() -> None:
    with pytest.raises(TrefoilError, match="Expected nature="):
        Triqueta.from_record(RECORD, nature="never")


def test_a_repr_is_a_program_that_makes_the_game() -> None:
    assert eval(repr(GAME), {"Triqueta": Triqueta}) == GAME
    assert repr(GAME) == f"Triqueta.from_record({RECORD!r})"
