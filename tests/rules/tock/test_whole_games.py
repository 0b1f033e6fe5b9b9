"""Whole games of Tock: no step leads into a dead end, cards are never created or lost, and records replay."""

from random import Random
from typing import Any

import numpy as np
import pytest

from tests.rules.tock.board import DECKS
from tests.rules.tock.rows import ROWS, WAYS
from tests.rules.tock.table import cards_in
from tests.rules.tock.test_mini import hurry
from tests.rules.tock.walks import dead_ends
from trefoil.core.jit import COMPILED
from trefoil.core.slate import SLATE
from trefoil.games.tock.game import Tock

WALK = 400_000 if COMPILED else 1500  # plies, some hundred games, for each row and way
PLIES = 2000 if COMPILED else 300

every_row = pytest.mark.parametrize("row", ROWS, ids=str)
every_way = pytest.mark.parametrize("way", WAYS, ids=str)


# 9: every step offered can be completed.
@every_way
@every_row
def test_no_step_leads_into_a_dead_end(row: dict[str, Any], way: dict[str, Any]) -> None:
    game = Tock(**row, **way, first=0, nature="manual")
    assert dead_ends(game.states, WALK, 1, np.zeros(1, SLATE)) == 0


# 9
@every_way
@every_row
def test_somebody_can_always_move_and_the_cards_stay_the_same(row: dict[str, Any], way: dict[str, Any]) -> None:
    game, choices = Tock(**row, **way, seed=2, nature="manual"), Random(2)
    for _ in range(PLIES):
        if game.to_move is None:
            break
        assert game.legal_moves
        game.play(choices.choice(game.legal_actions()))
        assert cards_in(game) == DECKS[row["deck"]]


@every_way
@every_row
def test_a_record_replays(row: dict[str, Any], way: dict[str, Any]) -> None:
    game, choices = Tock(**row, **way, seed=4), Random(4)
    for _ in range(300):
        game.push(choices.choice(list(game.legal_moves)))
    again = Tock.from_record(game.record(), seed=99)
    assert again == game
    assert again.position() == game.position()


@pytest.mark.parametrize("row", ROWS if COMPILED else ROWS[1:3], ids=str)
def test_the_record_of_a_finished_game_replays(row: dict[str, Any]) -> None:
    game = Tock(**row, seed=5)
    hurry(game, Random(5))
    again = Tock.from_record(game.record())
    assert again.outcome() == game.outcome() is not None
    assert again.view(None).to_dict() == game.view(None).to_dict()
