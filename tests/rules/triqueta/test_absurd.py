"""What even a beginner sees in Triqueta: which rows nobody takes, and which kept tokens nobody adds or returns."""

from collections import Counter
from random import Random

import pytest

from tests.rules.rated import absurd
from tests.rules.triqueta.mini import ANIMALS, WORTH
from tests.rules.triqueta.table import kept, laid, line, play, rest, table, taken
from trefoil import Triqueta

LATER = "tower 2"


def takes(game: Triqueta) -> set[str]:
    return {move for move in game.legal_moves if move.startswith("take")}


# 3.5
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nobody_leaves_a_round_with_nothing_on_their_first_turn(players: int) -> None:
    game = table(players, players - 1)
    for turn in range(players):
        assert absurd(game) == takes(game) - {f"take {row}" for row in range(1, turn + 1)}
        play(game, laid("RODBM"[turn], turn + 1))


# 3.1: the turns of a round are counted from the holder of the rock, whoever has left.
def test_whoever_left_before_counts_as_a_turn() -> None:
    game = table(3, 1, line("take 1", laid("R", 2)))
    assert (game.to_move, absurd(game)) == (0, {"take 3"})


# 5.2
def test_an_empty_row_is_left_alone_as_long_as_one_can_only_gain() -> None:
    game = table(2, 0, line(laid("R", 1), "take 1"))
    assert absurd(play(game, kept("O"))) == {"take 2"}


def with_three_bears(moves: str) -> Triqueta:
    """The second round; seat 0 begins it with a triqueta that a bear would cost."""
    return table(2, 1, line(laid("R", 2), laid("UUU", 1), "take 2, take 1", LATER, moves))


def test_an_empty_row_may_be_taken_later_by_somebody_whom_a_token_could_cost_points() -> None:
    assert absurd(with_three_bears("")) == {"take 1", "take 2"}
    assert absurd(with_three_bears(line(laid("U", 1), "take 1", kept("R")))) == set()


# 3.6
def test_an_empty_row_is_taken_if_nothing_else_is_left() -> None:
    game = table(2, 0, line("take 1", kept("U"), kept("U"), laid("RRRRROOOOODDD", 2)))
    assert list(game.legal_moves) == ["take 2"]
    assert absurd(game) == set()
    both = table(2, 0, laid("RRRRROOOOODDDDD", 1))
    assert (list(both.legal_moves), absurd(both)) == (["take 1", "take 2"], {"take 1"})


def test_a_row_that_costs_points_is_not_taken_while_a_better_one_lies_there() -> None:
    assert absurd(with_three_bears(line(laid("U", 1), laid("R", 2)))) == {"take 1"}


def test_of_two_rows_that_cost_points_the_dearer_is_not_taken() -> None:
    assert absurd(with_three_bears(line(laid("U", 1), laid("U", 2), laid("R", 1), laid("R", 1)))) == {"take 2"}


def test_a_row_that_brings_nothing_is_not_taken_while_another_brings_points() -> None:
    assert absurd(table(3, 0, line(laid("ROD", 1)))) == {"take 2", "take 3"}


def test_the_lesser_of_two_rows_that_bring_points_is_a_mistake_but_not_absurd() -> None:
    assert absurd(table(2, 0, line(laid("UUU", 1), laid("R", 2)))) == set()


def test_nothing_is_absurd_about_drawing_placing_keeping_or_choosing_a_tower() -> None:
    game = with_three_bears("")
    assert "draw" not in absurd(game)
    assert absurd(play(game, "draw, token U")) == set()
    assert absurd(table(2, 0, taken(2))) == set()


# 5.1
@pytest.mark.parametrize(("row", "token", "foolish"), [("UUU", "U", "add"), ("UU", "U", "return"), ("", "R", "return")])
def test_a_kept_token_is_added_if_it_brings_points_and_returned_if_it_costs_some(
    row: str, token: str, foolish: str
) -> None:
    alone = line("take 2", laid(row, 1), kept(token), "take 1", rest(2))
    assert absurd(table(2, 1, alone)) == {foolish}


# The same once more in plain words, over whole games.


def points(tokens: Counter[str]) -> int:
    """5.2."""
    return sum(n if n < 3 else WORTH[animal] if n == 3 else 3 - n for animal, n in tokens.items())


def expected(game: Triqueta, had_a_turn: bool) -> set[str]:
    """What is absurd about the takes of a position."""
    position = game.position()
    mine = Counter(position["seats"][position["turn"]]["collection"])
    rows = {f"take {row['row']}": Counter(row["tokens"]) for row in position["rows"] if row["taken_by"] is None}
    brings = {take: points(mine + row) - points(mine) for take, row in rows.items()}
    only_gains = "draw" in game.legal_moves and all(mine[animal] < 3 for animal in ANIMALS)
    too_soon = {take for take, row in rows.items() if not row and (only_gains or not had_a_turn)}
    return too_soon | {take for take in rows if brings[take] <= 0 and brings[take] < max(brings.values())}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(6))
def test_over_whole_games_exactly_that_is_absurd(players: int, seed: int) -> None:
    game, choices, had = Triqueta(players=players, seed=seed), Random(seed), set[int | None]()
    while game.to_move is not None and game.position()["stage"] != "choosing":
        if game.position()["stage"] == "turn":
            assert absurd(game) == expected(game, game.to_move in had)
            had.add(game.to_move)
        move = choices.choice([*game.legal_moves, *["draw"] * ("draw" in game.legal_moves)])
        had -= had if move.startswith("tower") else set()
        game.push(move)
