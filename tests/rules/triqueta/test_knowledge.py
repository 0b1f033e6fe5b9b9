"""What a thoughtful player of Triqueta sees: what a row brings, what may come, and what helps the others."""

import pytest

from tests.rules.rated import noticed, shares, values
from tests.rules.triqueta.mini import ANIMALS, WORTH
from tests.rules.triqueta.table import kept, laid, line, play, rest, table, taken
from trefoil import Triqueta

LAST = rest(2, 2, 3) + ", tower 4, "  # all rounds but the last one, with nothing drawn


def last_round(moves: str) -> Triqueta:
    """The last of four rounds, after some moves; seat 0 begins it with nothing but two trees."""
    return table(2, 0, line(taken(2), LAST + moves))


def best(game: Triqueta) -> str:
    found = values(game)
    return max(found, key=found.__getitem__)


# 5.2
@pytest.mark.parametrize("animal", ANIMALS)
def test_in_the_last_round_a_row_is_worth_its_points(animal: str) -> None:
    game = last_round(line(laid(animal * 3 + "R", 1), laid("RR", 2)))
    points = WORTH[animal] + 1 if animal != "R" else -1
    assert {move: worth for move, worth in values(game).items() if move != "draw"} == {"take 1": points, "take 2": 2}


def test_a_triqueta_on_the_table_is_taken() -> None:
    assert best(last_round(laid("UUU" + "R", 1))) == "take 1"


def test_at_the_beginning_everybody_draws() -> None:
    assert best(table(4)) == "draw"


def test_a_fourth_token_is_not_put_into_ones_best_row() -> None:
    found = values(last_round(line(laid("MMM", 1), laid("R", 2), "draw, token M")))
    assert found["place 2"] > found["place 1"]


def test_a_token_that_the_other_wants_is_placed_less_gladly() -> None:
    wanted, unwanted = (
        values(table(2, 0, line(laid(row, 1), taken(2), rest(2, 2, 3), "tower 4, draw, token U"))) for row in ("UU", "")
    )
    assert wanted["place 1"] < unwanted["place 1"]


def test_a_token_that_would_do_harm_is_better_kept_than_placed_in_the_only_good_row() -> None:
    game = table(2, 1, line("take 2", laid("UUU", 1), "draw, token U"))
    found = values(game)
    assert found["keep"] > found["place 1"]


# 5.1
def test_an_added_token_is_judged_with_those_added_before() -> None:
    game = table(2, 1, line("take 2", kept("U"), kept("U"), laid("UU", 1), "take 1", rest(2)))
    assert values(game) == {"add": 8, "return": 0}
    play(game, "add")
    assert values(game) == {"add": -11, "return": 0}
    game.pop()
    play(game, "return")
    assert values(game) == {"add": 8, "return": 0}


def test_the_tower_is_chosen_without_a_preference() -> None:
    assert set(values(table(3, 0, taken(3))).values()) == {0}


def test_whoever_has_more_seems_to_win() -> None:
    found = shares(table(3, 0, line(laid("UUU", 1), "take 1, take 2")))
    assert found[0] > found[1] == found[2]


def test_the_rock_counts_in_an_estimate() -> None:
    found = shares(table(4, 2))
    assert found[2] > found[0] == found[1] == found[3]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_plays_alone(players: int) -> None:
    assert Triqueta.side_size({"players": players}) == 1


def test_a_token_in_somebody_elses_hand_is_unseen() -> None:
    game = Triqueta(players=2, first=0, nature="manual")
    for move in ("draw", "token O"):
        game.push(move)
    assert noticed(game.states, 1) == noticed(game.view(1).states, 1)
    assert noticed(game.states, 0) == noticed(game.view(0).states, 0) != noticed(game.states, 1)
