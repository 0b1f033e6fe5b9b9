"""`trefoil hint`: what to play next in a recorded game, from what the player to move may know."""

import json
from typing import Any

import pytest

from tests.bots.tables import begun
from tests.cli.conftest import Call
from tests.cli.test_refusals import assert_refused
from tests.rules.triqueta.table import kept, laid, line, rest, table, taken
from trefoil.games.catalogue import GAMES

QUICK = ("--playouts", "50")


def told(trefoil: Call, record: str, *flags: str) -> dict[str, Any]:
    answer = trefoil("hint", "-", *QUICK, "--json", *flags, stdin=record)
    assert (answer.code, answer.err) == (0, "")
    found: dict[str, Any] = json.loads(answer.out)
    return found


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("plies", [0, 5, 12])
def test_a_hint_names_two_legal_moves_the_better_first(trefoil: Call, name: str, plies: int) -> None:
    game = begun(name, {"players": 4}, 2, plies)
    found = told(trefoil, game.record())
    assert (found["game"], found["seat"]) == (name, game.to_move)
    assert found["best"]["move"] in game.legal_moves
    assert found["runner_up"]["move"] in game.legal_moves
    assert found["best"]["move"] != found["runner_up"]["move"]
    assert 0 <= found["runner_up"]["value"] <= 1
    assert found["exact"] or found["runner_up"]["value"] <= found["best"]["value"] <= 1


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_hint(trefoil: Call, name: str) -> None:
    record = begun(name, {"players": 3}, 4, 9).record()
    assert told(trefoil, record, "--seed", "5") == told(trefoil, record, "--seed", "5")
    values = [told(trefoil, record, "--seed", str(seed))["best"] for seed in range(5)]
    assert any(value != values[0] for value in values)


# 3.4, 6.1: what others keep is as unseen to a seat as what lies in the towers.
def test_the_chances_of_the_next_token_are_those_the_seat_knows(trefoil: Call) -> None:
    game = table(2, 0, line(laid("RR", 1), kept("U"), kept("R"), laid("O", 2)))
    assert game.to_move == 1
    chances = told(trefoil, game.record())["chances"]
    assert sum(chances.values()) == pytest.approx(1)
    # Two rabbits and an owl lie open, seat 1 has kept a rabbit; the bear of seat 0 it cannot know of.
    unseen = {"R": 7, "O": 9, "D": 10, "B": 10, "M": 10, "U": 10}
    assert chances == pytest.approx({f"token {animal}": n / 56 for animal, n in unseen.items()})


def test_without_a_draw_there_is_nothing_to_come(trefoil: Call) -> None:
    assert told(trefoil, table(2, 0, "draw, token U").record())["chances"] == {}


def test_what_is_reckoned_out_is_called_exact(trefoil: Call) -> None:
    alone = table(2, 1, line("take 2", laid("UUURRR", 1)))
    assert told(trefoil, alone.record())["exact"]
    assert not told(trefoil, table(2).record())["exact"]


def test_a_single_move_has_no_runner_up(trefoil: Call) -> None:
    only = table(2, 0, line(taken(2), rest(2, 2, 3))).record()
    assert told(trefoil, only)["runner_up"] is None
    assert "There is no other move." in trefoil("hint", "-", *QUICK, stdin=only).out


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            ["Seat 1 should play take 1", "% of the games from here", "Next best is ", "What comes next", "a bear "],
        ),
        ("fr", ["take 1", "%", "un ours "]),
        ("de", ["take 1", "%", "Bär"]),
    ],
)
def test_a_hint_is_said_in_words(trefoil: Call, language: str, words: list[str]) -> None:
    game = table(2, 0, line(taken(2), rest(2, 2, 3), "tower 4", laid("UUUMMMBBB", 1), laid("RRRRR", 2)))
    answer = trefoil("hint", "-", "--playouts", "300", "--language", language, stdin=game.record())
    assert (answer.code, answer.err, answer.out.count("\n")) == (0, "", 3)
    assert [word for word in words if word not in answer.out] == []


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_game_needs_no_hint(trefoil: Call, name: str) -> None:
    game = begun(name, {"players": 3}, 1, 10**6)
    assert_refused(trefoil("hint", "-", stdin=game.record()), "this one is over.")


def test_chance_needs_no_hint(trefoil: Call) -> None:
    record = table(2, 0, "draw").record()
    assert_refused(trefoil("hint", "-", stdin=record), "expected a record that stops at a player's move")


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("hint", "Expected the file of a record, or - for standard input. For example: trefoil hint game.json."),
        ("hint nowhere.json", "Cannot read 'nowhere.json'"),
        ("hint - --playouts 0", "Expected a whole number from 1 to"),
        ("hint - --seed luck", "Expected a whole number as --seed, got 'luck'."),
        ("hint - --language es", "Expected en, fr or de as --language, got 'es'."),
        ("hint -", "damaged or cut off at line 1, column 1"),
    ],
)
def test_what_cannot_be_hinted_at_is_refused(trefoil: Call, line: str, expected: str) -> None:
    assert_refused(trefoil(*line.split()), expected)


def test_a_single_move_is_not_searched_for(trefoil: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    def searched(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr("trefoil.commands.hint.hint", searched)
    only = table(2, 0, line(taken(2), rest(2, 2, 3))).record()
    said = trefoil("hint", "-", stdin=only)
    assert (said.code, said.out.splitlines()[0][:23]) == (0, "Seat 1 can only play to")
    best = told(trefoil, only)["best"]
    assert (best["worlds"], best["value"]) == (0, None)
