"""Triqueta 4: how a round ends and the next begins."""

import pytest

from tests.rules.triqueta.table import kept, laid, line, play, rest, seat, table, taken


# 4.1
def test_who_takes_the_last_row_gets_the_rock() -> None:
    game = table(3, 0, taken(3))
    assert [seat(game, number)["rock"] for number in range(3)] == [False, False, True]


# 4.1
def test_what_remains_of_the_tower_leaves_the_game() -> None:
    game = table(3, 0, line(laid("RO", 1), taken(3)))
    assert game.position()["towers"] == [0, 15, 15, 15]


# 4.1 R4
def test_nobody_learns_what_left_the_game() -> None:
    game = table(3, 0, line(laid("RO", 1), taken(3)))
    for reader in (0, 1, 2, None):
        unseen = game.view(reader).position()["unseen"]
        assert unseen == {"R": 9, "O": 9, "D": 10, "B": 10, "M": 10, "U": 10}


# 4.1 R4
def test_a_token_that_left_the_game_can_still_not_be_excluded() -> None:
    game = table(2, 0, line(taken(2), rest(2, 2, 3), "tower 4, draw"))
    assert game.chances() == {f"token {animal}": 10 / 60 for animal in "RODBMU"}


# 4.2
def test_all_markers_return_to_the_middle() -> None:
    game = table(3, 0, line(taken(3), "tower 2"))
    assert list(game.legal_moves) == ["draw", "take 1", "take 2", "take 3"]
    assert [seat(game, number)["row"] for number in range(3)] == [None] * 3


# 4.2
def test_the_rows_begin_the_next_round_empty() -> None:
    game = table(2, 0, line(laid("RO", 1), "take 1, take 2, tower 2"))
    assert [row["tokens"] for row in game.position()["rows"]] == [{}, {}]


# 4.2
def test_the_holder_of_the_rock_chooses_the_next_tower_and_begins() -> None:
    game = table(3, 1, taken(3))
    assert game.to_move == 0
    assert list(game.legal_moves) == ["tower 2", "tower 3", "tower 4"]
    assert play(game, "tower 3").to_move == 0
    assert game.position()["tower"] == 3


# 4.2
def test_who_chooses_a_tower_keeps_its_tree() -> None:
    game = table(3, 0, line(taken(3), "tower 4"))
    assert [seat(game, number)["trees"] for number in range(3)] == [0, 0, 1]


# 4.2
def test_a_tower_is_chosen_once() -> None:
    game = table(2, 0, line(taken(2), rest(2, 3)))
    assert list(game.legal_moves) == ["tower 2", "tower 4"]


# 4.2 R5
def test_the_last_tower_is_chosen_too() -> None:
    game = table(2, 0, line(taken(2), rest(2, 4, 2)))
    assert list(game.legal_moves) == ["tower 3"]
    assert game.to_move is not None


# 4.2
def test_a_collection_stays_from_round_to_round() -> None:
    game = table(2, 0, line(laid("RO", 1), "take 1, take 2, tower 2", laid("RD", 1), "take 2, take 1"))
    assert seat(game, 0)["collection"] == {"R": 2, "O": 1, "D": 1}


# 4.3
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_game_ends_after_the_fourth_round(players: int) -> None:
    game = table(players, 0, line(taken(players), rest(players)))
    assert game.to_move is None
    assert list(game.legal_moves) == []
    assert game.outcome() is not None


# 4.3
def test_the_game_is_not_over_while_somebody_has_to_choose() -> None:
    game = table(2, 0, line(kept("R"), taken(2), rest(2)))
    assert game.outcome() is None
    assert game.to_move == 0
