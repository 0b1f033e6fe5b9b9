"""Whole games of Tock: no step leads into a dead end, cards are never created or lost, and records replay."""

from random import Random
from typing import Any

import numpy as np
import pytest

from tests.rules.tock.board import DECKS
from tests.rules.tock.rows import ROWS, SHORT_ROWS, WAYS, row_name
from tests.rules.tock.seats import seats_of
from tests.rules.tock.table import cards_in
from tests.rules.tock.test_mini import hurry
from tests.rules.tock.walks import dead_ends, played_out
from trefoil.core.jit import COMPILED
from trefoil.core.slate import SLATE
from trefoil.games.tock.game import Tock

WALK = 400_000 if COMPILED else 400  # plies, some hundred games, for each row and way
PLIES = 2000 if COMPILED else 120
LONGEST = 100_000  # plies; a game of random players has some thousands
HOUSES: tuple[dict[str, Any], ...] = (
    {"friendly_fire": True, "jack_spares_start": False},
    *(({}, {"fold": False}, {"fold": False, "friendly_fire": True}) if COMPILED else ()),
)

every_row = pytest.mark.parametrize("row", ROWS, ids=row_name)
every_way = pytest.mark.parametrize("way", WAYS, ids=row_name)


# 4.10: whole games, in every mode that rules are run in.
@pytest.mark.parametrize("direction", ["clockwise", "anticlockwise"])
@every_row
def test_games_of_every_row_come_to_an_end_in_both_directions(row: dict[str, Any], direction: str) -> None:
    for seed, house in enumerate(HOUSES):
        game = Tock(**row, **house, direction=direction, first=seed % row["players"], seed=seed)
        states, seats = game.states, seats_of(row)
        assert played_out(states, LONGEST, seed, np.zeros(1, SLATE)) < LONGEST
        winners = Tock.outcome_of(states).winners
        assert winners == tuple(seat for seat in range(seats.players) if seats.led[seat] in seats.side(winners[0]))
        home = {this["colour"]: this["home"] for this in Tock.describe(states)["colours"]}
        assert [home[colour] for colour in seats.side(winners[0])] == [4] * len(seats.side(winners[0]))


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
    for _ in range(300 if COMPILED else 120):
        game.push(choices.choice(list(game.legal_moves)))
    again = Tock.from_record(game.record(), seed=99)
    assert again == game
    assert again.position() == game.position()


@pytest.mark.parametrize("row", ROWS if COMPILED else SHORT_ROWS, ids=row_name)
def test_the_record_of_a_finished_game_replays(row: dict[str, Any]) -> None:
    game = Tock(**row, seed=5)
    hurry(game, Random(5))
    again = Tock.from_record(game.record())
    assert again.outcome() == game.outcome() is not None
    assert again.view(None).to_dict() == game.view(None).to_dict()
