"""Tock 1: players, sides, boards, decks and colours, row by row."""

from collections import Counter
from typing import Any

import pytest

from tests.rules.tock.board import DECKS
from tests.rules.tock.rows import ROWS, deals, exchange, row_name
from tests.rules.tock.seats import seats_of
from tests.rules.tock.table import begin, cards_in, play, stage, table
from trefoil import NATURE
from trefoil.games.tock.drawing import colour_names

RINGS = {2: 72, 3: 72, 4: 72, 5: 108, 6: 108}
SIDES = {  # by players and `sides`: of each seat its side
    (2, "double"): [0, 1],
    (2, "alone"): [0, 1],
    (3, "alone"): [0, 1, 2],
    (4, "pairs"): [0, 1, 0, 1],
    (4, "alone"): [0, 1, 2, 3],
    (5, "alone"): [0, 1, 2, 3, 4],
    (6, "pairs"): [0, 1, 2, 0, 1, 2],
    (6, "alone"): [0, 1, 2, 3, 4, 5],
}

every_row = pytest.mark.parametrize("row", ROWS, ids=row_name)


# 1
def test_the_table_has_twenty_rows() -> None:
    assert len({row_name(row) for row in ROWS}) == len(ROWS) == 20


# 1
@every_row
def test_every_row_of_the_table_can_be_played(row: dict[str, Any]) -> None:
    game = begin(**row)
    assert game.to_move not in (None, NATURE)
    assert {name: game.options[name] for name in row} == row
    assert cards_in(game) == DECKS[row["deck"]]


# 1
@every_row
def test_the_first_deal_has_the_size_that_the_table_says(row: dict[str, Any]) -> None:
    game = begin(**row)
    assert [held["cards"] for held in game.position()["seats"]] == [deals(row)[0]] * row["players"]
    assert [held["kitty"] for held in game.position()["seats"]] == [5 * row["kitty"]] * row["players"]


# 1
@every_row
def test_cards_are_exchanged_as_the_table_says(row: dict[str, Any]) -> None:
    assert stage(begin(**row)) == {"give": "giving", "put": "putting", "": "playing"}[exchange(row)]


# 1
@every_row
def test_the_sides_are_those_of_the_table(row: dict[str, Any]) -> None:
    shown, seats = begin(**row).position()["seats"], seats_of(row)
    assert [seat["side"] for seat in shown] == SIDES[seats.players, seats.sides]
    assert [seat["partner"] for seat in shown] == [seats.partner(seat) for seat in range(seats.players)]


# 1
@every_row
def test_colours_without_a_player_stay_empty(row: dict[str, Any]) -> None:
    colours, seats = begin(**row).position()["colours"], seats_of(row)
    assert "".join(colour["colour"] for colour in colours) == seats.colours
    assert all(colour["pawns"] == [colour["colour"]] * 4 for colour in colours)
    assert [colour["seat"] for colour in colours] == [seats.of(colour) for colour in seats.colours]


# 1
def test_two_players_lead_two_opposite_colours_each() -> None:
    colours = begin(players=2).position()["colours"]
    assert [(colour["colour"], colour["seat"]) for colour in colours] == [("A", 0), ("B", 1), ("C", 0), ("D", 1)]


# 1
def test_two_players_alone_lead_one_colour_each_and_face_each_other() -> None:
    colours = begin(players=2, sides="alone").position()["colours"]
    assert [(colour["colour"], colour["seat"]) for colour in colours] == [("A", 0), ("C", 1)]
    game = play(table("K", players=2, sides="alone", turn=1), "K @C")
    assert list(game.legal_moves) == [">36"]


# 1, 4.2: where nobody plays, a start and a gate are squares like any other.
def test_the_starts_of_colours_that_nobody_plays_bar_nobody() -> None:
    game = table("5", players=2, sides="alone", A="16", C="18")
    assert list(play(game, "5 @16").legal_moves) == [">21"]


# 1.1
@pytest.mark.parametrize("row", [row for row in ROWS if row["players"] > 2], ids=row_name)
def test_players_are_numbered_from_a_clockwise(row: dict[str, Any]) -> None:
    assert [colour["seat"] for colour in begin(**row).position()["colours"]] == list(range(row["players"]))


# 1.2
def test_the_colours_have_their_names() -> None:
    assert colour_names(four=True) == ("blue", "red", "green", "black")
    assert colour_names(four=False) == ("green", "red", "blue", "yellow", "pink", "grey")


# 1.3
@pytest.mark.parametrize(("deck", "size"), [("plain", 52), ("jokers", 54), ("tarot", 60)])
def test_a_deck_has_four_of_each_rank_and_its_own_cards(deck: str, size: int) -> None:
    cards = cards_in(begin(players=4, deck=deck))
    assert cards.total() == size
    assert cards == DECKS[deck]
    assert Counter(cards[rank] for rank in "A23456789TJQK") == {4: 13}
    assert (cards["N"], cards["X4"], cards["*"]) == {"plain": (0, 0, 0), "jokers": (0, 0, 2), "tarot": (4, 1, 0)}[deck]


# 1.4 R1
@every_row
def test_the_ring_has_eighteen_squares_for_each_start(row: dict[str, Any]) -> None:
    ring = RINGS[row["players"]]
    assert begin(**row).position()["ring"] == ring
    game = play(table("A", A=str(ring - 1), **row), f"A @{ring - 1} >0")
    assert "0" in game.position()["colours"][0]["pawns"]


# 1.4 R1
@pytest.mark.parametrize(("players", "colour", "start"), [(4, "A", 0), (4, "B", 18), (4, "D", 54), (6, "F", 90)])
def test_the_start_of_a_seat_is_eighteen_squares_after_the_one_before(players: int, colour: str, start: int) -> None:
    game = table("K", players=players, turn="ABCDEF".index(colour))
    play(game, f"K @{colour}")
    assert list(game.legal_moves) == [f">{start}"]


# 1.4 R1
@pytest.mark.parametrize(("colour", "gate"), [("A", 69), ("B", 15), ("C", 33), ("D", 51)])
def test_the_gate_is_three_before_the_start_and_the_lane_has_four_squares(colour: str, gate: int) -> None:
    for steps, rank in ((1, "A"), (2, "2"), (3, "3")):
        game = table(rank, turn="ABCD".index(colour), **{colour: str(gate)})
        assert f">{colour}{steps}" in play(game, f"{rank} @{gate}").legal_moves
    game = table("5", turn="ABCD".index(colour), **{colour: str(gate - 1)})
    assert f">{colour}4" in play(game, f"5 @{gate - 1}").legal_moves
