"""Finished games of Tock are what they were, and `trefoil replay` plays them through."""

import json

import pytest

from tests.cli.conftest import Call
from tests.golden.setups import Setup
from tests.golden.tock_records import FOLDER, TOCK, finished, path_of
from trefoil.games.tock.game import Tock

THREE = next(setup for setup in TOCK if setup.options["players"] == 3)

every_setup = pytest.mark.parametrize("setup", TOCK, ids=lambda setup: setup.name)


@every_setup
def test_a_finished_game_is_replayed(setup: Setup, trefoil: Call) -> None:
    answer = trefoil("replay", str(path_of(setup)), "--json")
    told = json.loads(answer.out)
    assert (answer.code, told["game"], told["over"]) == (0, "tock", True)
    assert told["outcome"]["ending"] == "home"
    assert {**told["options"], **setup.options} == told["options"]


@pytest.mark.parametrize(
    ("language", "ending"),
    [("en", "Every pawn is home, and the game goes to"), ("fr", "Victoire\u00a0: place"), ("de", "Gewonnen: Platz")],
)
def test_the_end_of_a_replay_is_told_in_every_language(language: str, ending: str, trefoil: Call) -> None:
    answer = trefoil("replay", str(path_of(THREE)), "--language", language)
    assert answer.code == 0
    assert ending in answer.out.splitlines()[-1]


@every_setup
def test_a_finished_game_is_what_it_was(setup: Setup) -> None:
    assert finished(setup).record() + "\n" == path_of(setup).read_text(encoding="utf-8")


def test_every_finished_game_belongs_to_a_setup() -> None:
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted(path_of(setup).name for setup in TOCK)


def test_every_verb_is_played_in_a_finished_game() -> None:
    moves = {move for setup in TOCK for move in json.loads(path_of(setup).read_text(encoding="utf-8"))["moves"]}
    for word in ("card ", "give ", "put ", "get ", "=", "@", ">", "drop ", "fold"):
        assert any(move.startswith(word) for move in moves)


def test_every_card_is_played_in_a_finished_game() -> None:
    moves = {move for setup in TOCK for move in json.loads(path_of(setup).read_text(encoding="utf-8"))["moves"]}
    assert moves >= set("A23456789TJQKN*") | {"X4", "X5", "X6", "X7"}


def test_a_finished_game_can_be_looked_at_from_every_seat() -> None:
    game = Tock.from_record(path_of(THREE).read_text(encoding="utf-8"))
    assert [game.view(seat).outcome() for seat in (0, 1, 2, None)] == [game.outcome()] * 4
