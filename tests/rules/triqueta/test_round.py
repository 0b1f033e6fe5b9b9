"""Triqueta 3: a round, turn by turn."""

import pytest

from tests.rules.triqueta.table import kept, laid, line, play, rest, seat, table, taken
from trefoil import NATURE, IllegalMove

FIFTEEN = "RRRROOOODDDDBBB"


# 3.1
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_holder_of_the_rock_takes_the_first_turn(first: int) -> None:
    assert table(3, first).to_move == first


# 3.1
def test_turns_go_clockwise() -> None:
    game = table(3, 1)
    turns = []
    for token in "RRRR":
        turns.append(game.to_move)
        play(game, laid(token, 1))
    assert turns == [1, 2, 0, 1]


# 3.1
def test_who_has_left_the_round_is_skipped() -> None:
    game = table(4, 0, line(laid("R", 1), "take 1", laid("O", 2)))
    assert game.to_move == 3
    assert play(game, laid("OO", 2)).to_move == 2


# 3.1
def test_a_player_draws_or_takes_and_may_not_pass() -> None:
    assert list(table(2).legal_moves) == ["draw", "take 1", "take 2"]


# 3.2
def test_a_draw_is_natures_and_comes_back_to_its_drawer() -> None:
    game = table(3, 2, "draw")
    assert game.to_move == NATURE
    assert play(game, "token B").to_move == 2


# 3.2
def test_a_draw_takes_a_token_from_the_current_tower() -> None:
    assert table(moves="draw").position()["towers"] == [14, 15, 15, 15]
    assert table(3, 0, line(taken(3), "tower 3, draw")).position()["towers"] == [0, 15, 14, 15]


# 3.2 a
def test_a_drawn_token_is_placed_face_up_in_a_row() -> None:
    game = table(moves=laid("U", 2))
    assert [row["tokens"] for row in game.position()["rows"]] == [{}, {"U": 1}, {}]
    assert game.position()["hand"] is None


# 3.2 a
def test_a_token_can_be_placed_only_where_a_marker_lies() -> None:
    game = table(3, 0, "take 2, draw, token R")
    assert list(game.legal_moves) == ["place 1", "place 3", "keep"]
    with pytest.raises(IllegalMove):
        game.push("place 2")


# 3.2 a
def test_a_row_may_be_as_long_as_the_tower() -> None:
    game = table(2, 0, line("take 2", laid(FIFTEEN, 1)))
    assert sum(game.position()["rows"][0]["tokens"].values()) == 15


# 3.2 b
def test_a_drawn_token_may_be_kept_face_down() -> None:
    game = table(moves=kept("U"))
    assert seat(game, 0)["kept"] == ["U"]
    assert seat(game, 0)["collection"] == {}
    assert game.to_move == 1


# 3.2 b
def test_nobody_keeps_more_than_two_tokens() -> None:
    game = table(2, 0, line(kept("U"), kept("R"), kept("B"), "draw, token R"))
    assert "keep" in game.legal_moves
    game = play(game, "keep, draw, token M")
    assert list(game.legal_moves) == ["place 1", "place 2"]


# 3.2 b
def test_two_kept_tokens_are_all_in_the_whole_game() -> None:
    game = table(2, 0, line(kept("U"), "take 1", kept("R"), "take 2", "tower 2, draw, token O"))
    assert game.to_move == 0
    assert "keep" not in game.legal_moves


# 3.2 b
def test_kept_tokens_stay_until_the_end_of_the_game() -> None:
    game = table(2, 0, line(kept("U"), taken(2), rest(2, 2, 3)))
    assert seat(game, 0)["kept"] == ["U"]


# 3.3 R2
def test_after_a_draw_no_row_can_be_taken() -> None:
    game = table(moves="draw, token R")
    assert not [move for move in game.legal_moves if move.startswith(("take", "draw"))]
    with pytest.raises(IllegalMove):
        game.push("take 1")


# 3.4 R3
def test_a_draw_shows_any_token_that_nobody_has_seen() -> None:
    game = table(moves=line(laid("RROU", 1), "draw"))
    assert game.chances() == {
        "token R": 8 / 56,
        "token O": 9 / 56,
        "token D": 10 / 56,
        "token B": 10 / 56,
        "token M": 10 / 56,
        "token U": 9 / 56,
    }


# 3.4 R3
def test_an_animal_that_everybody_has_seen_is_drawn_no_more() -> None:
    game = table(2, 0, line("take 2", laid("RRRRRRRRRR", 1), "draw"))
    assert "token R" not in game.legal_moves
    assert len(game.legal_moves) == 5


# 3.4 R3
def test_a_draw_does_not_depend_on_the_tower() -> None:
    game = table(2, 0, line(laid("R", 1), "take 1, take 2, tower 4, draw"))
    assert game.chances()["token R"] == 9 / 59
    assert game.chances()["token O"] == 10 / 59


# 3.5
def test_a_row_is_taken_with_all_its_tokens_and_its_marker() -> None:
    game = table(3, 0, line(laid("RUR", 2), "take 2"))
    assert seat(game, 0)["collection"] == {"R": 2, "U": 1}
    assert seat(game, 0)["row"] == 2
    assert game.position()["rows"][1] == {"row": 2, "taken_by": 0, "tokens": {}}


# 3.5
def test_an_empty_row_may_be_taken() -> None:
    game = table(3, 0, "take 3")
    assert seat(game, 0)["collection"] == {}
    assert seat(game, 0)["row"] == 3


# 3.5
def test_a_row_is_taken_once() -> None:
    game = table(3, 0, "take 2")
    assert list(game.legal_moves) == ["draw", "take 1", "take 3"]


# 3.5
def test_further_tokens_of_a_kind_lie_on_the_same_triqueta() -> None:
    game = table(2, 1, line("take 2", laid("RRRRRR", 1), "take 1"))
    assert seat(game, 0)["collection"] == {"R": 6}
    assert seat(game, 0)["points"] == -3 + 1  # the rock


# 3.6
def test_an_empty_tower_leaves_only_the_taking_of_rows() -> None:
    game = table(3, 0, laid(FIFTEEN, 1))
    assert list(game.legal_moves) == ["take 1", "take 2", "take 3"]
    with pytest.raises(IllegalMove):
        game.push("draw")


# 3.7
def test_the_last_player_may_draw_while_tokens_are_left() -> None:
    game = table(2, 0, "take 2")
    for token in FIFTEEN:
        assert list(game.legal_moves) == ["draw", "take 1"]
        play(game, laid(token, 1))
        assert game.to_move == 1
    assert list(game.legal_moves) == ["take 1"]
