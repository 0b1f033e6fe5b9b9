"""The golden games are played again, and every seat sees at every ply what it saw before."""

import json
from typing import Any

import pytest

from tests.golden.files import FOLDER, path_of
from tests.golden.setups import SETUPS, Setup
from tests.golden.telling import changed, changes, told
from tests.rules.tock.rows import ROWS, row_name
from trefoil.games.catalogue import load

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.name)


def kept(setup: Setup) -> list[dict[str, Any]]:
    """The lines of a golden file."""
    lines: list[dict[str, Any]] = json.loads(path_of(setup).read_text(encoding="utf-8"))
    return lines


@every_setup
def test_a_golden_game_is_what_it_was(setup: Setup) -> None:
    assert told(setup) == path_of(setup).read_text(encoding="utf-8")


@every_setup
def test_a_golden_record_replays_to_its_end(setup: Setup) -> None:
    *plies, last = kept(setup)
    game = load(setup.game).from_record(json.dumps(last["record"]))
    assert list(game.moves) == [ply["move"] for ply in plies[1:]]
    assert game.outcome() is not None or len(game.moves) >= setup.plies


def test_every_golden_file_belongs_to_a_setup() -> None:
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted(path_of(setup).name for setup in SETUPS)


@pytest.mark.parametrize("game", sorted({setup.game for setup in SETUPS}))
def test_every_game_has_golden_games_for_all_numbers_of_players(game: str) -> None:
    players = next(option for option in load(game).OPTIONS.options if option.name == "players")
    assert {setup.options["players"] for setup in SETUPS if setup.game == game} == set(players.values)


@pytest.mark.parametrize("row", ROWS, ids=row_name)
def test_every_row_of_tock_has_a_golden_game(row: dict[str, Any]) -> None:
    played = [setup for setup in SETUPS if setup.game == "tock" and row.items() <= setup.options.items()]
    assert json.loads(path_of(played[0]).read_text("utf-8"))[-1]["record"]["rules"] == 2


@pytest.mark.parametrize(
    ("option", "value"),
    [("direction", "anticlockwise"), ("fold", False), ("friendly_fire", True), ("jack_spares_start", False)],
)
def test_every_house_rule_of_tock_has_a_golden_game(option: str, value: object) -> None:
    assert [setup for setup in SETUPS if setup.game == "tock" and setup.options.get(option) == value]


@pytest.mark.parametrize("verb", ["draw", "token", "place", "keep", "take", "tower", "add", "return"])
def test_every_verb_of_triqueta_is_played_in_a_golden_game(verb: str) -> None:
    moves = [ply["move"] for setup in SETUPS if setup.game == "triqueta" for ply in kept(setup)[:-1]]
    assert verb in {move.split()[0] for move in moves if move}


def test_a_change_is_what_is_new_or_gone() -> None:
    assert changed({"a": 1, "b": 2}, {"a": 1, "c": 3}) == {"b": None, "c": 3}


def test_what_all_see_alike_is_told_once() -> None:
    told_once = changes([{}, {}, {}], [{"a": 1, "b": 1}, {"a": 1, "b": 2}, {"a": 1}])
    assert told_once == {"all": {"a": 1}, "seat 0": {"b": 1}, "seat 1": {"b": 2}}
