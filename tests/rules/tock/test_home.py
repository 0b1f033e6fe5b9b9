"""Tock 4.5 to 4.7 and 4.10: coming home, moving on in the lane, stepping back, and the end; with the sheet's tips."""

import pytest

from tests.rules.tock.table import can, play, stage, table, targets
from trefoil import IllegalMove


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
def test_with_two_players_all_eight_of_both_colours_win() -> None:
    game = table("2", players=2, A="A1 A2 A3 A4", C="C2 C3 C4 32", B="B1", D="D4")
    play(game, "2 @32 >C1")
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((0,), (8, 2))


# 4.10
@pytest.mark.parametrize(("players", "gate"), [(3, 33), (5, 33)])
def test_without_partners_four_win(players: int, gate: int) -> None:
    game = table("A", players=players, turn=2, C=f"C2 C3 C4 {gate}")
    play(game, f"A @{gate} >C1")
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winners == (2,)


# 4.10
def test_with_six_players_the_side_of_two_wins() -> None:
    game = table("2", players=6, turn=1, B="B2 B3 B4 14", E="E1 E2 E3 E4")
    play(game, "2 @14 >B1")
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winners == (1, 4)


# 4.10
def test_the_game_is_over_at_once_whatever_is_left_in_hand() -> None:
    game = play(table("2 5 K", A="A2 A3 A4 68", C="C1 C2 C3 C4"), "2 @68 >A1")
    assert (game.to_move, stage(game), list(game.legal_moves)) == (None, "over", [])
    with pytest.raises(IllegalMove, match="the game is over"):
        game.push("5")


# The sheet's tip
@pytest.mark.parametrize("enter", ["A", "K"])
@pytest.mark.parametrize(("rank", "lane"), [("2", "A1"), ("3", "A2"), ("5", "A4")])
def test_after_entering_and_stepping_back_four_a_2_3_or_5_comes_home(enter: str, rank: str, lane: str) -> None:
    game = table(f"{enter} 4 {rank}", B="40", C="50", D="60", hands={1: "2 2", 2: "3 3", 3: "6 6"})
    play(game, f"{enter} @A >0, 2 @40 >42, 3 @50 >53, 6 @60 >66")
    play(game, "4 @0 >68, 2 @42 >44, 3 @53 >56, 6 @66 >0")
    assert lane in targets(game, f"{rank} @68")


# The sheet's tip
@pytest.mark.parametrize("rank", ["A", "6", "8", "9", "T", "Q", "K"])
def test_after_stepping_back_four_no_other_number_comes_home(rank: str) -> None:
    assert not [place for place in targets(table(rank, A="68"), f"{rank} @68") if place.startswith("A")]


# The sheet's tip
def test_a_seven_helps_to_place_pawns_in_the_lane() -> None:
    assert can(table("7", A="68 67"), "7 @68 >A3 @67 >A1")
