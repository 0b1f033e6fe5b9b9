"""Tock 7: pawns that travel against the clock."""

from typing import Any

import pytest

from tests.rules.tock.board import START_OF
from tests.rules.tock.rows import ROWS, row_name
from tests.rules.tock.seats import seats_of
from tests.rules.tock.table import can, places, play, table, targets
from trefoil.games.tock.game import Tock

every_row = pytest.mark.parametrize("row", ROWS, ids=row_name)


def against(hand: str, **given: Any) -> Tock:
    return table(hand, direction="anticlockwise", **given)


def homes(rank: str, square: int) -> list[str]:
    """The lane squares that a card brings a pawn to."""
    game = against(rank, A=str(square))
    return [place for place in targets(game, f"{rank} @{square}") if place[0] == "A"]


# 7.1
def test_forward_is_towards_lower_numbers_and_back_towards_higher() -> None:
    assert targets(against("5", A="20"), "5 @20") == {"15"}
    assert targets(against("5", A="53"), "5 @53") == {"48"}
    assert targets(against("4", A="20"), "4 @20") == {"24"}
    assert targets(against("Q", B="5", turn=1), "Q @5") == {"65"}


# 7.1
def test_starts_stay_where_they_are() -> None:
    assert targets(against("K", turn=1), "K @B") == {"18"}


# 7.1
def test_seats_play_in_the_same_order() -> None:
    game = against("9", A="40", B="30")
    assert play(game, "9 @40 >31").to_move == 1


# 7.1, the sheet's tip
def test_from_the_square_before_the_start_a_5_reaches_the_first_lane_square() -> None:
    assert targets(against("5", A="1"), "5 @1") == {"68", "A1"}
    assert targets(against("8", A="1"), "8 @1") == {"65", "A4"}


# 7.1, the sheet's tip
@pytest.mark.parametrize("rank", ["2", "3", "4"])
def test_nothing_below_5_comes_home(rank: str) -> None:
    for square in range(72):
        assert homes(rank, square) == []


# 7.1, the sheet's tip
def test_an_ace_comes_home_by_its_eleven_only() -> None:
    assert [square for square in range(72) if homes("A", square)] == [4, 5, 6, 7]


# 7.1, the sheet's tip
def test_a_5_comes_home_from_one_square_only() -> None:
    assert [square for square in range(72) if homes("5", square)] == [1]


# 7.1
@pytest.mark.parametrize("square", ["0", "71", "70", "69"])
def test_a_pawn_on_its_start_on_the_gate_or_between_must_go_round_again(square: str) -> None:
    for rank in ("2", "3", "5", "6"):
        assert homes(rank, int(square)) == []


# 7.1
def test_such_a_pawn_may_step_back_before_its_start() -> None:
    assert targets(against("4", A="69"), "4 @69") == {"1"}
    assert targets(against("4", A="0"), "4 @0") == {"4"}


# 7.1, 4.2
def test_an_own_pawn_on_the_start_bars_the_way_home() -> None:
    assert targets(against("6", A="2 0"), "6 @2") == set()
    assert targets(against("6", A="2", B="0"), "6 @2") == {"68", "A1"}


# 7.1, 4.2
def test_pawns_on_their_own_start_block_against_the_clock_too() -> None:
    assert not can(against("5", A="20", B="18"), "5 @20 >15")
    assert not can(against("4", A="16", B="18"), "4 @16 >20")


# 7.1, 4.6
def test_pawns_in_the_lane_move_on_as_ever() -> None:
    assert targets(against("2", A="A1"), "2 @A1") == {"A3"}


# 7.1, R17
def test_each_step_of_a_seven_is_judged_by_itself() -> None:
    game = against("7", A="1 40")
    assert can(game, "7 @1 >A1 @40 >38")
    assert targets(game, "7 @1 >0 @40 >39 @0") == {"71", "70", "69", "68", "67"}
    assert targets(game, "7 @1 >69 @40 >39 @69") == {"68", "67"}


# 7.1, 4.8
def test_a_seven_sweeps_start_and_gate_on_the_way_home() -> None:
    game = play(against("7", A="1", B="0 70", C="69"), "7 @1 >A3")
    assert (places(game, "B"), places(game, "C")) == ({"B"}, {"C"})


# 7.1, 6.1
def test_a_knight_runs_against_the_clock() -> None:
    assert targets(against("N", A="20", B="30 10", deck="tarot"), "N @20") == {"10"}


# 7.1
@every_row
def test_every_row_may_be_played_so(row: dict[str, Any]) -> None:
    assert targets(against("5", A="20", **row), "5 @20") == {"15"}
    assert targets(against("4", A="20", **row), "4 @20") == {"24"}


# 7.1, the sheet's tip
@every_row
def test_in_every_row_a_5_comes_home_from_the_square_before_the_start(row: dict[str, Any]) -> None:
    seats, ring = seats_of(row), 72 if row["players"] < 5 else 108
    for seat, led in enumerate(seats.led):
        for colour in led:
            start = START_OF[colour]
            game = against("5", turn=seat, **row, **{colour: str(start + 1)})
            assert targets(game, f"5 @{start + 1}") == {str((start - 4) % ring), f"{colour}1"}


# 7.1, 4.10
@pytest.mark.parametrize("row", [row for row in ROWS if row["sides"] == "alone"], ids=row_name)
def test_alone_the_fourth_pawn_wins_against_the_clock_too(row: dict[str, Any]) -> None:
    game = play(against("5", A="1 A2 A3 A4", **row), "5 @1 >A1")
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)


# 7.1, 4.8
def test_alone_the_winning_step_of_a_seven_spends_the_last_point_against_the_clock_too() -> None:
    assert targets(against("7", players=2, sides="alone", A="1 A2 A3 A4"), "7 @1") == {"66"}
    assert targets(against("7", players=2, sides="alone", A="3 A2 A3 A4"), "7 @3") == {"68", "A1"}


# 7.1, 6.2
def test_a_trump_moves_either_way_against_the_clock_too() -> None:
    game = against("X5", B="33", C="40", sides="alone", deck="tarot")
    assert targets(game, "X5 @33") == {"28", "38"}
    assert targets(game, "X5 @40") == {"35", "45"}


# 7.1, 5.2
@pytest.mark.parametrize("sides", ["pairs", "alone"])
def test_the_centre_is_reached_from_the_same_squares(sides: str) -> None:
    assert targets(against("2", players=6, sides=sides, A="7"), "2 @7") == {"5", "O"}


# 7.1
def test_on_the_large_board_the_way_home_is_the_same() -> None:
    assert targets(against("5", A="1", players=6), "5 @1") == {"104", "A1"}
