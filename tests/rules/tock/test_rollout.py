"""The light policy of Tock: it enters and comes home when it can, and is legal always."""

from typing import Any

import numpy as np
import pytest

from tests.rules.tock.rows import ROWS, row_name
from tests.rules.tock.table import after, begin, table
from trefoil.core import rules
from trefoil.core.jit import COMPILED, kernel
from trefoil.core.slate import SLATE
from trefoil.core.state import Records
from trefoil.games.tock.game import Tock

PLIES = 2000 if COMPILED else 200


@kernel
def rollout_move(states: Records, rng: int, slates: Records) -> int:
    return rules.rollout_move(states[0], rng, slates[0])


def chosen(game: Tock, rng: int = 1) -> str:
    """What the policy plays."""
    action = rollout_move(game.states, np.uint64(rng), np.zeros(1, SLATE))  # type: ignore[arg-type]
    return str(game.KERNEL.VERBS.texts[action])


@pytest.mark.parametrize("card", ["A", "K"])
def test_it_plays_a_card_that_enters(card: str) -> None:
    game = table(f"2 3 {card} 9", A="20 30")
    assert {chosen(game, rng << 40) for rng in range(20)} == {card}


def test_it_enters_rather_than_moves() -> None:
    assert chosen(after(table("A", A="20"), "A")) == "@A"


def test_it_comes_home_rather_than_goes_on() -> None:
    assert chosen(after(table("5", A="66"), "5 @66")) == ">A2"


def test_it_plays_anything_if_nothing_enters_or_comes_home() -> None:
    game = table("2 3 9", A="20")
    assert {chosen(game, rng << 58) for rng in range(64)} == {"2", "3", "9"}


@pytest.mark.parametrize("row", ROWS, ids=row_name)
def test_it_is_always_legal(row: dict[str, Any]) -> None:
    game = begin(**row)
    for rng in range(PLIES):
        if game.to_move is None:
            break
        move = chosen(game, rng << 44)
        assert move in game.legal_moves
        game.push(move)
