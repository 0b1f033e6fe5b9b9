"""Bad input: exit code 2, one sentence on standard error, and nothing else."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Answer, Call
from trefoil import Triqueta
from trefoil.commands.flags.parser import Misuse, Parser


def assert_refused(answer: Answer, *expected: str) -> None:
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith("trefoil: ")
    assert answer.err.endswith(".\n")
    assert answer.err.count("\n") == 1
    assert "Traceback" not in answer.err
    for words in expected:
        assert words in answer.err


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("dance", "There is no command 'dance': expected play,"),
        ("play", "Expected a game: triqueta, tock or acorns. For example: trefoil play triqueta."),
        ("play chess", "There is no game 'chess': expected triqueta, tock or acorns."),
        ("rules chess", "There is no game 'chess': expected triqueta"),
        ("rules", "Expected a game: triqueta, tock or acorns. For example: trefoil rules acorns."),
        ("play triqueta --players 1", "players=1: expected 2, 3, 4 or 5."),
        ("play triqueta --players 6", "players=6: expected 2, 3, 4 or 5."),
        ("play triqueta --players two", "Expected a whole number as --players, got 'two'."),
        ("play triqueta --players", "Expected a value after --players, got none."),
        ("play triqueta --players 2 --first 2", "first=2: expected 0 or 1 with players=2."),
        ("play triqueta --seat 3", "There is no seat 3 with 3 players: expected 0 to 2."),
        ("play triqueta --seat -1", "Expected a whole number from 0 as --seat, got '-1'."),
        ("play triqueta --seed luck", "Expected a whole number as --seed, got 'luck'."),
        ("play triqueta --language es", "Expected en, fr or de as --language, got 'es'."),
        (
            "play triqueta --player 3",
            "Cannot use '--player 3' here (did you mean '--players'?): expected only what --help lists.",
        ),
        ("play triqueta --record -", "Expected a file as --record"),
        ("play triqueta --record x --players 2", "A record brings its own options: expected no --players"),
        ("play triqueta --record nowhere.json", "Cannot read 'nowhere.json': expected a record, but no such file"),
        ("replay", "Expected the file of a record, or - for standard input. For example: trefoil replay game.json."),
        ("replay nowhere.json", "Cannot read 'nowhere.json': expected a record, but no such file or directory."),
        ("replay .", "Cannot read '.': expected a record, but is a directory."),
        ("replay - --json=1", "Expected no value after --json, got '1'."),
        ("perft triqueta", "Expected --depth. For example: trefoil perft triqueta --depth 4."),
        ("perft triqueta --depth -1", "Expected a whole number from 0 to 100 as --depth, got '-1'."),
        ("perft triqueta --depth 1.5", "Expected a whole number from 0 to 100 as --depth, got '1.5'."),
        ("perft triqueta --depth 999999999999", "Expected a whole number from 0 to 100"),
        ("bench triqueta --games 0", "Expected a whole number from 1 to"),
        ("bench triqueta --players 0", "players=0: expected 2, 3, 4 or 5."),
        ("warm triqueta", "Cannot use 'triqueta' here"),
    ],
)
def test_what_cannot_be_done_is_refused_in_one_sentence(trefoil: Call, line: str, expected: str) -> None:
    assert_refused(trefoil(*line.split()), expected)


@pytest.mark.parametrize("odd", ["", "a\nb", "\x1b[31mred", "x" * 5000, "\udcff", "ﷺ" * 30])
@pytest.mark.parametrize(
    "before", [[], ["play"], ["play", "triqueta"], ["rules"], ["replay"], ["perft", "triqueta", "--depth"]]
)
def test_whatever_is_typed_the_complaint_is_one_readable_line(trefoil: Call, before: list[str], odd: str) -> None:
    answer = trefoil(*before, odd)
    assert_refused(answer)
    assert answer.err.rstrip("\n").isprintable()
    assert len(answer.err) < 600


def record(**changes: object) -> str:
    game = Triqueta(players=2, first=0, seed=1)
    game.push("draw")
    return json.dumps({**json.loads(game.record()), **changes})


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "damaged or cut off at line 1, column 1"),
        ("hello", "damaged or cut off"),
        ("[]", "A record is a JSON object"),
        ("{}", "This is not a Trefoil record"),
        ('{"a": 1, "a": 2}', "twice"),
        ("[" * 100_000, "nested too deeply"),
        (record(format="trefoil-record/2"), "This version reads records of format 'trefoil-record/1'"),
        (record(format="pgn"), "This is not a Trefoil record"),
        (record(game="chess"), "There is no game 'chess': expected triqueta"),
        (record(rules=2), "up to version 1, got a record of version 2"),
        (record(rules="1"), "Expected a whole number as field 'rules' of a record"),
        (record(options={"players": 9, "first": 0}), "players=9: expected 2, 3, 4 or 5"),
        (record(options={"players": 2}), "'first': it is missing"),
        (record(moves=["draw", "token R", "tower 2"]), "Move 3 of the record cannot be played"),
        (record(moves=["jump"]), "Move 1 of the record cannot be played"),
        (record(moves=[1]), "Expected a text as move 1 of the record, got 1"),
        (record(extra=1), "A record has no field 'extra'"),
    ],
)
@pytest.mark.parametrize("flags", [[], ["--json"]])
def test_a_damaged_or_foreign_record_is_refused(trefoil: Call, flags: list[str], text: str, expected: str) -> None:
    assert_refused(trefoil("replay", "-", *flags, stdin=text), expected)


def test_a_record_cut_off_anywhere_is_refused(trefoil: Call) -> None:
    text = record()
    for length in range(0, len(text), 7):
        assert_refused(trefoil("replay", "-", stdin=text[:length]))


@pytest.mark.parametrize("content", [b"\x7fELF\x02\x01\x01\x00\xff\xfe\xfd", b"\x00" * 100, bytes(range(256))])
def test_a_binary_file_is_refused(trefoil: Call, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "game.json").write_bytes(content)
    assert_refused(trefoil("replay", str(tmp_path / "game.json")))


def test_a_complaint_nobody_foresaw_is_passed_on() -> None:
    with pytest.raises(Misuse, match=r"^Something new\.$"):
        Parser().error("something new")


def test_a_game_of_the_terminal_carries_no_proof(trefoil: Call) -> None:
    told = "Expected a record with a proof: only games of a server carry one, this record has none."
    assert_refused(trefoil("verify", "-", stdin=record()), told)


def test_what_the_system_refuses_is_told_in_plain_words(trefoil: Call, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    answer = trefoil("backup", "tables", "--database", str(tmp_path / "file" / "tables.db"))
    assert_refused(answer, "Expected the database of a server: there is none at")
    answer = trefoil("serve", "--port", "0", "--database", str(tmp_path / "file" / "tables.db"))
    assert (answer.code, answer.out) == (1, "")
    assert answer.err == f"trefoil: Cannot use {str(tmp_path / 'file')!r}: file exists.\n"
