"""Tock 1: players, sides, boards, decks and deals."""

import re
from collections import Counter
from typing import Any

import pytest

from tests.rules.tock.board import DECKS
from tests.rules.tock.rows import ROWS
from tests.rules.tock.table import begin, cards_in, play, table
from trefoil import NATURE, BadOption
from trefoil.games.tock.drawing import colour_names
from trefoil.games.tock.game import Tock

COLOURS_IN_PLAY = {2: "ABCD", 3: "ABC", 4: "ABCD", 5: "ABCDE", 6: "ABCDEF"}
SIDES = {2: [0, 1], 3: [0, 1, 2], 4: [0, 1, 0, 1], 5: [0, 1, 2, 3, 4], 6: [0, 1, 2, 0, 1, 2]}
PARTNERS: dict[int, list[int | None]] = {
    2: [None] * 2,
    3: [None] * 3,
    4: [2, 3, 0, 1],
    5: [None] * 5,
    6: [3, 4, 5, 0, 1, 2],
}
RINGS = {2: 72, 3: 72, 4: 72, 5: 108, 6: 108}


# 1
@pytest.mark.parametrize("row", ROWS, ids=str)
def test_every_row_of_the_table_can_be_played(row: dict[str, Any]) -> None:
    game = begin(**row)
    assert game.to_move not in (None, NATURE)
    assert cards_in(game) == DECKS[row["deck"]]


# 1
@pytest.mark.parametrize("row", ROWS, ids=str)
def test_the_sides_are_those_of_the_table(row: dict[str, Any]) -> None:
    seats = begin(**row).position()["seats"]
    assert [seat["side"] for seat in seats] == SIDES[row["players"]]
    assert [seat["partner"] for seat in seats] == PARTNERS[row["players"]]


# 1
@pytest.mark.parametrize("row", ROWS, ids=str)
def test_colours_without_a_player_stay_empty(row: dict[str, Any]) -> None:
    colours = begin(**row).position()["colours"]
    assert "".join(colour["colour"] for colour in colours) == COLOURS_IN_PLAY[row["players"]]
    assert all(colour["pawns"] == [colour["colour"]] * 4 for colour in colours)


# 1
def test_two_players_lead_two_opposite_colours_each() -> None:
    assert [colour["seat"] for colour in begin(players=2).position()["colours"]] == [0, 1, 0, 1]


# 1.1
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_players_are_numbered_from_a_clockwise(players: int) -> None:
    assert [colour["seat"] for colour in begin(players=players).position()["colours"]] == list(range(players))


# 1.1
@pytest.mark.parametrize(
    ("options", "possible"),
    [
        ({"players": 7}, "expected 2, 3, 4, 5 or 6"),
        ({"players": 1}, "expected 2, 3, 4, 5 or 6"),
        ({"players": 2, "deck": "tarot"}, "expected 'plain' with players=2"),
        ({"players": 3, "deck": "jokers"}, "expected 'plain' with players=3"),
        ({"players": 3, "deck": "tarot"}, "expected 'plain' with players=3"),
        ({"players": 4, "deck": "jokers"}, "expected 'plain' or 'tarot' with players=4"),
        ({"players": 5, "deck": "jokers"}, "expected 'plain' with players=5"),
        ({"players": 6, "deck": "tarot"}, "expected 'jokers' or 'plain' with players=6"),
        ({"players": 4, "deck": "uno"}, "expected 'plain' or 'tarot' with players=4"),
        ({"players": 3, "first": 3}, "expected 0, 1 or 2 with players=3"),
        ({"players": 2, "direction": "widdershins"}, "expected 'clockwise' or 'anticlockwise'"),
        ({"players": 2, "friendly_fire": 1}, "expected False or True"),
        ({"players": 2, "jack_spares_start": "no"}, "expected False or True"),
    ],
)
def test_any_other_combination_is_refused_and_the_error_says_what_is_possible(
    options: dict[str, Any], possible: str
) -> None:
    with pytest.raises(BadOption, match=re.escape(possible)):
        Tock(**options)


# 1
@pytest.mark.parametrize(("players", "deck"), [(2, "plain"), (3, "plain"), (4, "plain"), (5, "plain"), (6, "jokers")])
def test_each_number_of_players_has_its_usual_deck(players: int, deck: str) -> None:
    assert begin(players=players).options["deck"] == deck


# 1
def test_the_pawns_travel_clockwise_and_both_house_rules_are_off_unless_somebody_says_so() -> None:
    options = begin(players=4).options
    assert (options["direction"], options["friendly_fire"], options["jack_spares_start"]) == ("clockwise", False, False)


# 1.2
def test_the_colours_have_their_names() -> None:
    assert colour_names(four=True) == ("blue", "red", "green", "black")
    assert colour_names(four=False) == ("green", "red", "blue", "yellow", "pink", "grey")


# 1.3
@pytest.mark.parametrize(("deck", "size"), [("plain", 52), ("jokers", 54), ("tarot", 60)])
def test_a_deck_has_four_of_each_rank_and_its_own_cards(deck: str, size: int) -> None:
    cards = cards_in(begin(players={"plain": 5, "jokers": 6, "tarot": 4}[deck], deck=deck))
    assert cards.total() == size
    assert cards == DECKS[deck]
    assert Counter(cards[rank] for rank in "A23456789TJQK") == {4: 13}
    assert (cards["N"], cards["X4"], cards["*"]) == {"plain": (0, 0, 0), "jokers": (0, 0, 2), "tarot": (4, 1, 0)}[deck]


# 1.4 R1
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_ring_has_eighteen_squares_for_each_start(players: int) -> None:
    ring = RINGS[players]
    assert begin(players=players).position()["ring"] == ring
    game = play(table("A", A=str(ring - 1), players=players), f"A @{ring - 1} >0")
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


# 1.5 R2
def test_with_two_players_the_pawns_of_both_colours_are_ones_own() -> None:
    game = table("5", players=2, A="10", C="50", B="30")
    assert set(play(game, "5").legal_moves) == {"@10", "@50"}


# 1.5 R2
def test_whoever_is_home_plays_for_the_partner() -> None:
    game = table("5 K", A="A1 A2 A3 A4", C="50", B="30")
    assert set(play(game.copy(), "5").legal_moves) == {"@50"}
    assert set(play(game.copy(), "K").legal_moves) == {"@50", "@C"}


# 1.5 R2
def test_three_pawns_home_are_not_enough_to_play_for_the_partner() -> None:
    game = table("5 2", A="A2 A3 A4", C="50", B="30")
    assert list(game.legal_moves) == ["fold"]


# 1.5 R2
def test_whose_pawns_one_plays_is_judged_when_a_card_is_played() -> None:
    game = table("2 5", A="A2 A3 A4 68", C="50", hands={1: "9", 2: "9", 3: "9"}, B="30", D="20")
    play(game, "2 @68 >A1, 9 @30 >39, 9 @50 >59, 9 @20 >29")
    assert game.to_move == 0
    assert set(play(game, "5").legal_moves) == {"@59"}


# 1.5 R2
@pytest.mark.parametrize("players", [3, 5])
def test_without_partners_the_game_ends_when_four_are_home(players: int) -> None:
    ring = RINGS[players]
    game = table("2", players=players, A=f"A2 A3 A4 {ring - 4}")
    play(game, f"2 @{ring - 4} >A1")
    assert game.to_move is None
