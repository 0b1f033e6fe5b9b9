"""A game by earlier rules: its record is listed and not judged, and refused by whoever would have to play it."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Call
from tests.cli.test_refusals import assert_refused
from tests.golden.tables import stored
from trefoil.core.record import Record
from trefoil.server.table.events import Created, Dealt, Played, unpacked
from trefoil.terminal import saves

LISTED = "This version plays version 2 of the rules of tock, got a record of version 1: its moves can be listed, but"
SET_UP = "Tock, players 2, deck plain, direction clockwise, friendly_fire False, jack_spares_start False, first 1"
JUDGED = {
    "en": "The moves follow version 1 of the rules; version 2 is played here. They are listed as they were written,",
    "fr": "Ces coups suivent les règles dans leur version 1",
    "de": "Die Züge folgen Fassung 1 der Regeln",
}


def game_of_version_1(**changes: Any) -> Record:
    """The game of a table that version 1 of the rules of Tock was played at, as its record was written."""
    events = [event for body in stored("tock-2") for event in unpacked(body).events]
    made = next(event for event in events if isinstance(event, Created))
    dealt = next(event for event in events if isinstance(event, Dealt))
    moves = [move for event in events if isinstance(event, Dealt | Played) for move in event.moves]
    said = {"game": "tock", "rules": 1, "options": {**made.options, "first": dealt.first}, "moves": tuple(moves)}
    return Record(**{**said, **changes})


PAST = sorted((Path(__file__).parents[1] / "golden" / "past").glob("tock-*-rules-1.json"))


@pytest.mark.parametrize("path", PAST, ids=lambda path: path.stem)
def test_whole_games_that_were_kept_are_listed(trefoil: Call, path: Path) -> None:
    said = json.loads(path.read_text("utf-8"))
    lines = trefoil("replay", str(path)).out.splitlines()
    assert [line.split(maxsplit=1)[1] for line in lines[1:-2]] == said["moves"]
    assert said["rules"] == 1


def test_there_are_such_games() -> None:
    assert len(PAST) > 1


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (tmp_path / "game.json").write_text(game_of_version_1().text(), encoding="utf-8")
    return tmp_path / "game.json"


@pytest.mark.parametrize("language", JUDGED)
def test_its_moves_are_listed_as_they_were_written(trefoil: Call, file: Path, language: str) -> None:
    answer = trefoil("replay", str(file), "--language", language)
    assert (answer.code, answer.err) == (0, "")
    first, *listed, empty, last = answer.out.splitlines()
    moves = game_of_version_1().moves
    assert (first, empty) == (SET_UP, "")
    assert listed == [f"{number:>4}  {move}" for number, move in enumerate(moves, 1)]
    assert len(moves) > 100
    assert last.startswith(JUDGED[language])


def test_programs_are_told_that_nobody_knows_how_it_stands(trefoil: Call, file: Path) -> None:
    told, written = json.loads(trefoil("replay", str(file), "--json").out), game_of_version_1()
    assert told == {
        "game": "tock",
        "rules": 1,
        "options": written.options,
        "moves": len(written.moves),
        "over": None,
        "outcome": None,
    }


def test_moves_that_nobody_knows_are_listed_too_and_harm_no_terminal(trefoil: Call) -> None:
    said = game_of_version_1(moves=("hop 3", "\x1b[2J", "x" * 100))
    lines = trefoil("replay", "-", stdin=said.text()).out.splitlines()
    assert lines[1:4] == ["   1  hop 3", "   2  '\\x1b[2J'", f"   3  '{'x' * 38}…"]


@pytest.mark.parametrize("line", [("hint",), ("play", "tock", "--record")], ids=" ".join)
def test_whoever_would_have_to_play_it_refuses_it(trefoil: Call, file: Path, line: tuple[str, ...]) -> None:
    assert_refused(trefoil(*line, str(file), stdin="1\n"), LISTED)


def test_its_deal_is_not_checked(trefoil: Call) -> None:
    assert_refused(trefoil("verify", "-", stdin=game_of_version_1(tags={"fair": {}}).text()), LISTED)


def test_a_game_that_was_left_before_the_rules_changed_is_not_gone_on_with(trefoil: Call) -> None:
    saves.keep(game_of_version_1().text(), "tock", 1, "greedy")
    assert_refused(trefoil("play", "--continue", stdin="1\n"), LISTED)


def test_rules_that_are_not_known_here_are_not_listed(trefoil: Call) -> None:
    for rules in (0, 3):
        told = f"up to version 2, got a record of version {rules}."
        assert_refused(trefoil("replay", "-", stdin=game_of_version_1(rules=rules).text()), told)
