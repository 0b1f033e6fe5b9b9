"""Moves that cannot be read or played are refused in one sentence, and the game stays as it was."""

from typing import Any

import pytest

from tests.rules.triqueta.table import laid, line, rest, table, taken
from trefoil import IllegalMove, TrefoilError, Triqueta, UnknownMove

KNOWN = "token R…U, draw, place 1…5, keep, take 1…5, tower 1…4, add, return, choose ?"


def everything(game: Triqueta) -> tuple[object, ...]:
    """All that a refused move could have changed."""
    return game.states.tobytes(), game.moves, len(game.past), game.record()


@pytest.mark.parametrize("move", ["", " ", "Draw", "draw 1", "take", "take 0", "take 6", "take1", "token X", "-1", "?"])
def test_a_text_that_names_no_move_is_refused(move: str) -> None:
    game = table(2, 0, laid("R", 1))
    before = everything(game)
    with pytest.raises(UnknownMove) as refused:
        game.push(move)
    assert str(refused.value) == f"Cannot read the move {move!r}: expected one of {KNOWN}."
    assert everything(game) == before


@pytest.mark.parametrize("move", [None, 3, 3.5, b"draw", ["draw"], ("draw",)])
def test_what_is_no_text_names_no_move(move: Any) -> None:
    game = table(2)
    before = everything(game)
    with pytest.raises(UnknownMove, match="Cannot read the move"):
        game.push(move)
    assert everything(game) == before


def test_a_long_text_is_shortened_in_the_sentence() -> None:
    with pytest.raises(UnknownMove) as refused:
        table().push("draw " * 10000)
    assert len(str(refused.value)) < 200


@pytest.mark.parametrize("move", ["keep", "take 3", "token R", "token ?", "choose ?", "tower 2", "add", "place 1"])
def test_a_move_against_the_rules_is_refused(move: str) -> None:
    game = table(2, 0, laid("R", 1))
    before = everything(game)
    with pytest.raises(IllegalMove) as refused:
        game.push(move)
    assert str(refused.value) == f"Cannot play {move!r} now: seat 1 can play draw, take 1, take 2."
    assert everything(game) == before


def test_natures_turn_is_natures() -> None:
    game = table(2, 0, "draw")
    with pytest.raises(IllegalMove) as refused:
        game.push("take 1")
    expected = "nature can play token R, token O, token D, token B, token M, token U."
    assert str(refused.value) == f"Cannot play 'take 1' now: {expected}"


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    game = table(2, 0, line(taken(2), rest(2)))
    before = everything(game)
    with pytest.raises(IllegalMove) as refused:
        game.push("draw")
    assert str(refused.value) == "Cannot play 'draw': the game is over."
    assert everything(game) == before


@pytest.mark.parametrize("action", [-1, 0, 10**6])
def test_a_number_that_is_no_legal_move_is_refused(action: int) -> None:
    game = table(2)
    before = everything(game)
    with pytest.raises(IllegalMove, match="seat 0 can play draw, take 1, take 2"):
        game.play(action)
    assert everything(game) == before


def test_a_move_can_be_played_by_its_number() -> None:
    game = table(2)
    game.play(game.legal_actions()[1])
    assert game.moves == ("take 1",)


def test_nature_answers_by_itself() -> None:
    game = Triqueta(players=2, first=0, seed=1)
    game.push("draw")
    assert game.to_move == 0
    assert game.moves[1].startswith("token ")


def test_taking_back_takes_natures_answer_back_too() -> None:
    game = Triqueta(players=2, first=0, seed=1)
    game.push("draw")
    assert game.pop() == "draw"
    assert game.moves == ()


def test_a_move_of_nature_that_was_pushed_is_taken_back_alone() -> None:
    game = table(2, 0, "draw, token R")
    assert game.pop() == "token R"
    assert game.moves == ("draw",)


@pytest.mark.parametrize("nature", ["auto", "manual"])
def test_a_new_game_has_no_move_to_take_back(nature: str) -> None:
    game = Triqueta(players=2, nature=nature)
    with pytest.raises(IndexError, match="There is no move to take back"):
        game.pop()


def test_both_refusals_are_value_errors_of_the_house() -> None:
    assert issubclass(UnknownMove, TrefoilError)
    assert issubclass(IllegalMove, TrefoilError)
    assert issubclass(TrefoilError, ValueError)
