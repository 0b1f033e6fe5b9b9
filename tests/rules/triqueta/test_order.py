"""Tokens lie in their rows in the order in which they came; moves tell it, and no position does."""

from collections import Counter
from random import Random

import numpy as np
import pytest

from trefoil.games.triqueta.game import Triqueta
from trefoil.games.triqueta.material import VERBS


def read(*moves: str) -> dict[str, list[str]]:
    return Triqueta.lying(np.array([VERBS.number(move) for move in moves], np.int64))


def test_tokens_lie_in_the_order_in_which_they_came() -> None:
    moves = ["draw", "token M", "place 1", "draw", "token R", "place 1", "draw", "token O", "place 2", "take 2"]
    assert read(*moves) == {"1": ["M", "R"]}


def test_a_kept_token_lies_in_no_row() -> None:
    assert read("draw", "token ?", "keep", "draw", "token U", "place 3") == {"3": ["U"]}


def test_a_new_round_begins_with_empty_rows() -> None:
    assert read("draw", "token M", "place 1", "tower 2") == {}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_lies_in_order_is_what_lies_in_the_rows_for_everybody(players: int) -> None:
    game, random = Triqueta(players=players, first=0, seed=players), Random(players)
    while game.to_move is not None:
        seats = [None, *range(players)]
        seat = seats[len(game.moves) % len(seats)]
        rows = game.view(seat).position()["rows"]
        lying = game.lying(game.read_by(seat))
        found = {str(row["row"]): row["tokens"] for row in rows if row["tokens"]}
        assert {row: Counter(tokens) for row, tokens in lying.items()} == found
        game.push(random.choice(list(game.legal_moves)))
