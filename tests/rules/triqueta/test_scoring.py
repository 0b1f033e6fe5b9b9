"""Triqueta 5: what is counted in the end, and who has won."""

import pytest

from tests.rules.triqueta.mini import WORTH
from tests.rules.triqueta.table import kept, laid, line, play, rest, seat, table, taken
from trefoil import Triqueta
from trefoil.core.outcome import Outcome
from trefoil.games.triqueta.game import Ending


def ended(game: Triqueta) -> Outcome:
    """How a finished game ended."""
    outcome = game.outcome()
    assert outcome is not None
    return outcome


# 5.1
def test_an_added_token_joins_the_collection_and_a_returned_one_does_not() -> None:
    game = table(2, 0, line(kept("U"), laid("D", 1), kept("R"), taken(2), rest(2)))
    assert [game.to_move, *game.legal_moves] == [0, "add", "return"]
    play(game, "return, add")
    assert seat(game, 0)["collection"] == {"R": 1}
    assert seat(game, 0)["choices"] == ["return", "add"]


# 5.1
def test_choices_are_made_in_the_order_the_tokens_were_kept() -> None:
    game = table(2, 0, line(kept("U"), laid("D", 1), kept("R"), taken(2), rest(2), "add, return"))
    assert seat(game, 0)["collection"] == {"U": 1}


# 5.1 R6
def test_choices_are_made_seat_by_seat_from_seat_0() -> None:
    game = table(3, 2, line(kept("U"), kept("R"), laid("O", 1), kept("D"), kept("B"), taken(3), rest(3)))
    movers = []
    while game.to_move is not None:
        movers.append(game.to_move)
        game.push("add")
    assert movers == [0, 0, 2, 2]


# 5.1 R6
def test_if_nobody_kept_anything_the_game_ends_with_the_last_row() -> None:
    game = table(3, 0, line(laid("RUB", 1), taken(3), rest(3, 2, 3), "tower 4, take 1, take 2"))
    assert game.outcome() is None
    game.push("take 3")
    assert game.outcome() is not None


# 5.1 R6
def test_nothing_is_added_before_the_last_choice() -> None:
    game = table(2, 0, line(kept("U"), kept("R"), taken(2), rest(2), "add"))
    assert seat(game, 0)["collection"] == {}
    play(game, "add")
    assert seat(game, 0)["collection"] == {"U": 1}
    assert seat(game, 1)["collection"] == {"R": 1}


# 5.2
@pytest.mark.parametrize("animal", "RODBMU")
def test_exactly_three_are_worth_the_animals_value_and_more_are_worth_less_than_nothing(animal: str) -> None:
    worth = [0, 1, 2, WORTH[animal], -1, -2, -3, -4, -5, -6, -7]
    for n, points in enumerate(worth):
        game = table(2, 1, line("take 2", laid(animal * n, 1), "take 1"))
        assert seat(game, 0)["points"] == points + 1  # the rock


# 5.2
@pytest.mark.parametrize(("animal", "value"), [("R", 5), ("O", 6), ("D", 7), ("B", 8), ("M", 9), ("U", 10)])
def test_every_animal_has_its_value(animal: str, value: int) -> None:
    assert seat(table(2, 1, line("take 2", laid(animal * 3, 1), "take 1")), 0)["points"] == value + 1


# 5.2
def test_an_added_third_token_completes_a_triqueta() -> None:
    game = table(2, 0, line(kept("U"), laid("UU", 1), "take 2, take 1", rest(2)))
    assert seat(game, 0)["points"] == 2 + 2  # two bears, two trees
    assert ended(play(game, "add")).scores == (10 + 2, 2)


# 5.2
def test_a_returned_fourth_token_spares_the_triqueta() -> None:
    game = table(2, 0, line(kept("U"), laid("UUU", 1), taken(2), rest(2)))
    assert ended(play(game.copy(), "return")).scores == (10 + 2, 2)
    assert ended(play(game, "add")).scores == (-1 + 2, 2)


# 5.3
def test_the_rock_and_every_tree_are_a_point() -> None:
    game = table(2, 0, line(taken(2), rest(2)))
    assert [(seat(game, n)["rock"], seat(game, n)["trees"]) for n in (0, 1)] == [(True, 1), (False, 2)]
    assert ended(game).scores == (2, 2)


# 5.4
def test_most_points_win() -> None:
    game = table(2, 0, line(laid("RROU", 1), "take 1, take 2", rest(2)))
    assert ended(game) == Outcome((0,), (4 + 2, 2), (4, 0), Ending.POINTS)


# 5.4
def test_of_equal_points_more_tokens_win() -> None:
    game = table(2, 0, line(laid("RRR", 1), laid("RODBM", 2), taken(2), rest(2)))
    assert ended(game) == Outcome((1,), (7, 7), (3, 5), Ending.TOKENS)


# 5.4
def test_who_is_equal_in_both_wins_together() -> None:
    game = table(2, 0, line(laid("RR", 1), laid("UU", 2), taken(2), rest(2)))
    assert ended(game) == Outcome((0, 1), (4, 4), (2, 2), Ending.SHARED)


# 5.4
def test_some_can_win_together_against_others() -> None:
    game = table(3, 0, line(laid("RRM", 1), laid("OOM", 2), taken(3), rest(3)))
    assert ended(game) == Outcome((0, 1), (4, 4, 2), (3, 3, 0), Ending.SHARED)


# 5.4 R7
def test_a_returned_token_does_not_count_in_a_tie() -> None:
    game = table(2, 0, line(kept("M"), laid("RR", 1), laid("UU", 2), "take 2, take 1", rest(2), "return"))
    assert ended(game) == Outcome((0, 1), (4, 4), (2, 2), Ending.SHARED)


# 5.4 R7
@pytest.mark.parametrize(("choice", "tokens"), [("add", (1, 0)), ("return", (0, 0))])
def test_only_tokens_that_were_added_count(choice: str, tokens: tuple[int, int]) -> None:
    game = table(2, 0, line(kept("M"), "take 1, take 2", rest(2), choice))
    assert ended(game).tokens == tokens


# 5.5
def test_the_worked_example_of_the_books_scores_18() -> None:
    first = line(laid("R", 1), "take 2", laid("ROOODBBB", 1), "take 1")
    second = line("tower 2", laid("U", 1), "take 2", laid("UUUU", 1), "take 1")
    third = "tower 3, take 1, take 2"
    fourth = "tower 4, take 1, take 2"
    game = table(2, 0, line(first, second, third, fourth))
    assert seat(game, 0) == {
        "seat": 0,
        "row": None,
        "collection": {"R": 2, "O": 3, "D": 1, "B": 3, "U": 5},
        "kept": [],
        "choices": [],
        "rock": True,
        "trees": 2,
        "points": 18,
    }
    assert ended(game) == Outcome((0,), (18, 1), (14, 0), Ending.POINTS)
