"""Positions of Tock that are laid out part by part and written as one line, in every row."""

from random import Random
from typing import Any

import pytest

from tests.rules.tock.rows import ROWS, WAYS, row_name
from tests.rules.tock.seats import EVERY_SEATING, Seats, seating_name, seats_of
from trefoil import BadPosition, Tock
from trefoil.core.jit import COMPILED


def pawns_home(seats: Seats, *colours: str) -> str:
    """The part `pawns`, with all pawns of some colours in their lanes."""
    return "/".join(",".join(f"{c}{k}" if c in colours else c for k in (1, 2, 3, 4)) for c in seats.colours)


# 4.10
@pytest.mark.parametrize("seats", EVERY_SEATING, ids=seating_name)
def test_a_side_that_is_home_has_won_a_position_that_was_laid_out(seats: Seats) -> None:
    pawns = pawns_home(seats, *seats.side(0))
    game = Tock.from_position(first=0, players=seats.players, sides=seats.sides, kitty=False, stage="over", pawns=pawns)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winners == tuple(seat for seat in range(seats.players) if seats.led[seat] in seats.side(0))


# 9
@pytest.mark.parametrize("way", WAYS, ids=row_name)
@pytest.mark.parametrize("row", ROWS, ids=row_name)
def test_a_position_of_every_row_is_read_back_from_its_text(row: dict[str, Any], way: dict[str, Any]) -> None:
    game, choices = Tock(**row, **way, first=1, seed=7, nature="manual"), Random(7)
    for _ in range(160 if COMPILED else 80):
        game.push(choices.choice(list(game.legal_moves)))
        if game.ply % 20 == 0:
            text = game.position_text()
            again = Tock.from_position_text(text, nature="manual")
            assert (again.position_text(), again.position()) == (text, game.position())
            assert (again.options, again.legal_moves) == (game.options, game.legal_moves)


# 1.1
def test_the_text_of_a_position_names_every_option_in_the_order_of_the_page() -> None:
    text = Tock(players=3, deck="jokers", kitty=False, fold=False, first=2, nature="manual").position_text()
    assert text.split()[:10] == [
        "tock/2",
        "players=3",
        "deck=jokers",
        "sides=alone",
        "kitty=no",
        "fold=no",
        "direction=clockwise",
        "friendly_fire=no",
        "jack_spares_start=yes",
        "first=2",
    ]


# 1
@pytest.mark.parametrize("row", ROWS, ids=row_name)
def test_pawns_are_laid_out_for_the_colours_that_are_played(row: dict[str, Any]) -> None:
    game = Tock.from_position(first=0, **row)
    assert type(game).parts_of(game.states)["pawns"] == pawns_home(seats_of(row))


@pytest.mark.parametrize(
    "text", ["tock/1 players=4", "tock/3 players=4", "tock/2 players=4", "tock/2 players=4 deck=tarot kitty=yes"]
)
def test_a_text_of_other_rules_or_without_all_options_is_refused(text: str) -> None:
    with pytest.raises(BadPosition, match=r"^Expected .*, got .*\.$"):
        Tock.from_position_text(text)
