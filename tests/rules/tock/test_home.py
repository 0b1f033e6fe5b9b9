"""Tock 4.5 to 4.7 and 4.10: coming home, moving on in the lane, stepping back, and the end; with the sheet's tips."""

from itertools import product
from typing import Any

import pytest

from tests.rules.tock.board import START_OF
from tests.rules.tock.rows import ROWS, row_name
from tests.rules.tock.seats import seats_of
from tests.rules.tock.table import can, play, stage, table, targets
from trefoil import IllegalMove

TIP = {"2": 1, "3": 2, "5": 4}  # what comes home after four back, and how deep

every_row = pytest.mark.parametrize("row", ROWS, ids=row_name)


def back_four(row: dict[str, Any], colour: str) -> int:
    """The square four before a start."""
    return (START_OF[colour] - 4) % (72 if row["players"] < 5 else 108)


# 4.5
def test_a_pawn_may_turn_into_its_lane_or_go_on() -> None:
    assert targets(table("5", A="66"), "5 @66") == {"71", "A2"}


# 4.5
def test_a_pawn_on_its_gate_has_reached_it() -> None:
    assert targets(table("3", A="69"), "3 @69") == {"0", "A3"}


# 4.5
def test_the_steps_must_end_in_the_lane_exactly() -> None:
    assert targets(table("8", A="66"), "8 @66") == {"2"}


# 4.5
def test_a_move_that_ends_on_the_gate_stays_on_the_ring() -> None:
    assert targets(table("3", A="66"), "3 @66") == {"69"}


# 4.5
def test_a_lane_square_must_be_free() -> None:
    assert targets(table("5", A="66 A2"), "5 @66") == {"71"}


# 4.5, 4.2
def test_nobody_overtakes_inside_a_lane() -> None:
    assert targets(table("6", A="66 A1"), "6 @66") == {"0"}
    assert targets(table("6", A="66 A4"), "6 @66") == {"0", "A3"}


# 4.5
def test_only_ones_own_lane_can_be_turned_into() -> None:
    assert targets(table("5", A="12"), "5 @12") == {"17"}


# 4.5
def test_going_on_is_compulsory_if_nothing_else_can_be_played() -> None:
    game = table("9", A="68 A1 A2 A3")
    assert list(game.legal_moves) == ["9"]
    assert targets(game, "9 @68") == {"5"}


# 4.5, 4.2
def test_an_own_pawn_on_its_start_does_not_bar_the_gate() -> None:
    assert targets(table("6", A="66 0"), "6 @66") == {"A3"}


# 4.6, R9
def test_pawns_in_the_lane_move_on_inside_it() -> None:
    assert targets(table("2", A="A1"), "2 @A1") == {"A3"}
    assert targets(table("A", A="A3"), "A @A3") == {"A4"}


# 4.6, R9
def test_inside_the_lane_the_steps_must_fit_and_the_way_be_free() -> None:
    assert targets(table("3", A="A2"), "3 @A2") == set()
    assert targets(table("2", A="A1 A2"), "2 @A1") == set()
    assert targets(table("2", A="A1 A3"), "2 @A1") == set()


# 4.6, R9
def test_pawns_in_the_lane_never_go_back() -> None:
    assert targets(table("4", A="A4 30"), "4 @A4") == set()


# 4.6, R9
def test_pawns_in_the_lane_are_never_swapped() -> None:
    game = table("J", A="A1 20", B="B2 40", C="C3")
    assert targets(game, "J @A1") == set()
    assert targets(game, "J @20") == {"40"}


# 4.6, R9
def test_pawns_in_the_lane_are_not_trumped() -> None:
    game = table("X4", B="B1", deck="tarot")
    assert list(game.legal_moves) == ["drop X4"]


# 4.6, R9
def test_pawns_in_the_lane_are_moved_by_nobody_but_their_player() -> None:
    assert targets(table("2", A="20", C="C1"), "2 @C1") == set()


# 4.7, R10
def test_a_backward_move_stays_on_the_ring() -> None:
    assert targets(table("4", A="71"), "4 @71") == {"67"}
    assert targets(table("4", A="69"), "4 @69") == {"65"}


# 4.10
def test_a_team_wins_when_all_eight_are_home() -> None:
    game = table("2", A="A2 A3 A4 68", C="C1 C2 C3 C4", B="B1 B2 B3")
    play(game, "2 @68 >A1")
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.tokens, outcome.ending) == ((0, 2), (4, 3, 4, 0), None, "home")


# 4.10
def test_four_pawns_home_are_not_enough_for_a_team() -> None:
    game = play(table("2", A="A2 A3 A4 68", C="C1 C2 C3"), "2 @68 >A1")
    assert game.outcome() is None


# 4.10
def test_a_player_can_bring_the_partners_last_pawn_home() -> None:
    game = play(table("5", A="A1 A2 A3 A4", C="C2 C3 C4 32"), "5")
    assert targets(game, "@32") == {"37"}
    game = play(table("2", A="A1 A2 A3 A4", C="C2 C3 C4 32"), "2 @32 >C1")
    assert game.outcome() is not None


# 4.10
def test_the_game_is_over_at_once_whatever_is_left_in_hand() -> None:
    game = play(table("2 5 K", A="A2 A3 A4 68", C="C1 C2 C3 C4"), "2 @68 >A1")
    assert (game.to_move, stage(game), list(game.legal_moves)) == (None, "over", [])
    with pytest.raises(IllegalMove, match="the game is over"):
        game.push("5")


# The sheet's tip
@every_row
def test_after_entering_and_stepping_back_four_a_2_3_or_5_comes_home(row: dict[str, Any]) -> None:
    others = dict.fromkeys(range(1, row["players"]), "")
    for enter, (rank, lane) in product("AK", TIP.items()):
        game = table(f"{enter} 4 {rank}", hands=others, **row)
        play(game, f"{enter} @A >0, 4 @0 >{back_four(row, 'A')}")
        assert f"A{lane}" in targets(game, f"{rank} @{back_four(row, 'A')}")


# The sheet's tip
@every_row
def test_after_stepping_back_four_no_other_number_comes_home(row: dict[str, Any]) -> None:
    for seat, led in enumerate(seats_of(row).led):
        for colour, rank in product(led, "A235689TQK"):
            place = back_four(row, colour)
            game = table(rank, turn=seat, **row, **{colour: str(place)})
            came = {place for place in targets(game, f"{rank} @{place}") if place[0] == colour}
            assert came == ({f"{colour}{TIP[rank]}"} if rank in TIP else set())


# The sheet's tip
@every_row
def test_a_seven_helps_to_place_pawns_in_the_lane(row: dict[str, Any]) -> None:
    place = back_four(row, "A")
    assert can(table("7", A=f"{place} {place - 1}", **row), f"7 @{place} >A3 @{place - 1} >A1")
