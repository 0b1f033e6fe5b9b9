"""Tock 4.8: the seven is split, sweeps what it overtakes, and is spent to the last point."""

from random import Random

import pytest

from tests.rules.tock.positions import board_of, scattered
from tests.rules.tock.seats import EVERY_SEATING, Seats, seating_name
from tests.rules.tock.table import after, can, places, play, sentences, stage, table, targets
from trefoil.core.jit import COMPILED

POSITIONS = 30 if COMPILED else 4  # for each way to sit


# 4.8, R11
def test_all_seven_points_are_spent() -> None:
    game = play(table("7", A="20"), "7")
    assert list(game.legal_moves) == ["@20"]
    assert targets(game, "@20") == {"27"}


# 4.8
def test_the_turn_goes_on_until_seven_are_spent() -> None:
    game = play(table("7", A="3 40"), "7 @3 >6")
    assert (game.to_move, stage(game), game.position()["seven_left"]) == (0, "picking", 4)
    play(game, "@40 >44")
    assert (game.to_move, game.position()["seven_left"]) == (1, None)


# 4.8, R11
def test_a_step_is_offered_only_if_the_rest_can_be_spent() -> None:
    game = table("7", A="14 32", B="18", C="36")
    # The pawn on 14 is barred after three steps, the one on 32 after three: together they cannot spend seven.
    assert "7" not in game.legal_moves
    game = table("7", A="14 31", B="18", C="36")
    # Now three and four make seven, and nothing else does.
    assert targets(game, "7 @14") == {"15", "16", "17"}
    assert targets(game, "7 @14 >15 @31") == {"32", "33", "34", "35"}
    assert targets(game, "7 @14 >17 @31") == {"35"}


# 4.8, R11
def test_a_seven_that_cannot_be_spent_is_not_offered() -> None:
    game = table("7 2", A="15", B="18")
    assert list(game.legal_moves) == ["2"]


# 4.8, R11
def test_a_pawn_that_has_just_moved_moves_again_only_after_another() -> None:
    game = after(table("7", A="20 40"), "7 @20 >22")
    assert list(game.legal_moves) == ["@40"]
    game = after(game, "@40 >41")
    assert list(game.legal_moves) == ["@22"]
    assert can(table("7", A="20 40"), "7 @20 >22 @40 >41 @22 >24 @41 >43")


# 4.8
@pytest.mark.parametrize("swept", ["B", "C", "D"])
def test_overtaken_pawns_go_back_whoevers_they_are(swept: str) -> None:
    game = play(table("7", A="20", **{swept: "23 25"}), "7 @20 >27")
    assert places(game, swept) == {swept}


# 4.8
def test_ones_own_overtaken_pawns_go_back_too() -> None:
    game = play(table("7", A="20 23"), "7 @20 >27")
    assert places(game, "A") == {"27", "A"}


# 4.8, 4.3
def test_a_seven_lands_by_the_usual_rule() -> None:
    assert "27" not in targets(table("7", A="20", C="27"), "7 @20")
    assert "27" in targets(table("7", A="20", C="27", friendly_fire=True), "7 @20")
    assert places(play(table("7", A="20", B="27"), "7 @20 >27"), "B") == {"B"}


# 4.8, 4.2
def test_pawns_on_their_own_start_still_block() -> None:
    assert not can(table("7", A="14", B="18"), "7 @14 >21")
    assert not can(table("7", A="66 0"), "7 @66 >1")


# 4.8, 4.5
def test_what_stands_on_the_way_to_the_lane_is_swept_and_the_gate_too() -> None:
    game = play(table("7", A="66", B="67 69", C="70"), "7 @66 >A4")
    assert (places(game, "B"), places(game, "C")) == ({"B"}, {"70", "C"})


# 4.8, 4.6
def test_pawns_in_the_lane_may_take_points() -> None:
    assert can(table("7", A="A1 20"), "7 @A1 >A3 @20 >25")
    assert can(table("7", A="A1 A2 20"), "7 @A2 >A4 @A1 >A3 @20 >23")


# 4.8, 4.2
def test_nobody_overtakes_in_the_lane_with_a_seven_either() -> None:
    assert not can(table("7", A="A1 A2 20"), "7 @A1 >A3")


# 4.8
def test_a_swept_pawn_has_no_points_to_take() -> None:
    game = play(table("7", A="20 22 40"), "7 @20 >24")
    assert list(game.legal_moves) == ["@40"]


# 4.8
@pytest.mark.parametrize("seats", EVERY_SEATING, ids=seating_name)
def test_a_step_is_offered_if_and_only_if_it_can_be_completed(seats: Seats) -> None:
    choices = Random(seating_name(seats))
    for number in range(POSITIONS):
        given = scattered(
            choices,
            seats,
            most_own=3 if COMPILED and number < 5 else 2,
            direction=("clockwise", "anticlockwise")[number % 2],
            friendly_fire=number % 3 == 0,
        )
        game, board = table("7", **given), board_of(given)
        whole = {" ".join(("7", *turn)) for turn in board.sevens(board.own(0))}
        assert whole == (sentences(game, "7") if "7" in game.legal_moves else set())
