"""Tock 1.5 and 4.10: whose pawns count as one's own in each row, and when a side has won."""

from typing import Any

import pytest

from tests.rules.tock.rows import ROWS, row_name
from tests.rules.tock.seats import Seats, seats_of
from tests.rules.tock.table import play, table

ALONE = [row for row in ROWS if row["sides"] == "alone"]
PAIRS = [row for row in ROWS if row["sides"] == "pairs"]
DOUBLE = [row for row in ROWS if row["sides"] == "double"]


def home(colour: str) -> str:
    return " ".join(f"{colour}{k}" for k in (1, 2, 3, 4))


def spread(seats: Seats) -> dict[str, str]:
    """One pawn of each colour five squares past its start."""
    return {colour: str(18 * "ABCDEF".index(colour) + 5) for colour in seats.colours}


# 1.5 R2
@pytest.mark.parametrize("row", DOUBLE, ids=row_name)
def test_with_two_colours_the_eight_pawns_of_both_are_ones_own(row: dict[str, Any]) -> None:
    game = table("5", **row, A="10", C="50", B="30")
    assert set(play(game, "5").legal_moves) == {"@10", "@50"}


# 1.5 R2
@pytest.mark.parametrize("row", DOUBLE, ids=row_name)
def test_with_one_of_two_colours_home_one_plays_the_other(row: dict[str, Any]) -> None:
    game = table("5 K", **row, A=home("A"), C="50", B="30")
    assert set(play(game.copy(), "5").legal_moves) == {"@50"}
    assert set(play(game.copy(), "K").legal_moves) == {"@50", "@C"}


# 1.5 R2
@pytest.mark.parametrize("row", PAIRS, ids=row_name)
def test_whoever_is_home_plays_for_the_partner(row: dict[str, Any]) -> None:
    partner = seats_of(row).led[seats_of(row).players // 2]
    game = table("5 K", **row, **{**spread(seats_of(row)), "A": home("A"), partner: "12"})
    assert set(play(game.copy(), "5").legal_moves) == {"@12"}
    assert set(play(game.copy(), "K").legal_moves) == {"@12", f"@{partner}"}


# 1.5 R2
@pytest.mark.parametrize("row", ALONE, ids=row_name)
def test_alone_ones_own_pawns_are_the_four_of_ones_colour(row: dict[str, Any]) -> None:
    seats = seats_of(row)
    for seat, colour in enumerate(seats.led):
        game = table("2 K", turn=seat, **row, **spread(seats))
        place = spread(seats)[colour]
        assert set(play(game.copy(), "2").legal_moves) == {f"@{place}"}
        assert set(play(game.copy(), "K").legal_moves) == {f"@{place}", f"@{colour}"}


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


# 1.5 R2, 4.10
@pytest.mark.parametrize("row", ALONE, ids=row_name)
def test_alone_the_game_ends_with_the_fourth_pawn(row: dict[str, Any]) -> None:
    seats = seats_of(row)
    for seat, colour in enumerate(seats.led):
        gate = (18 * "ABCDEF".index(colour) - 3) % (72 if seats.players < 5 else 108)
        game = table("A 5", turn=seat, **row, **{colour: f"{colour}2 {colour}3 {colour}4 {gate}"})
        play(game, f"A @{gate} >{colour}1")
        outcome = game.outcome()
        assert outcome is not None
        assert (outcome.winners, outcome.scores[seat], sum(outcome.scores)) == ((seat,), 4, 4)


# 1.5 R2, 4.10
@pytest.mark.parametrize("row", DOUBLE, ids=row_name)
def test_with_two_colours_the_game_ends_with_the_eighth_pawn(row: dict[str, Any]) -> None:
    game = play(table("2", **row, A="A2 A3 A4 68", C="C2 C3 C4"), "2 @68 >A1")
    assert game.outcome() is None
    game = play(table("2", **row, A=home("A"), C="C2 C3 C4 32", B="B1", D="D4"), "2 @32 >C1")
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((0,), (8, 2))


# 4.10
@pytest.mark.parametrize("row", PAIRS, ids=row_name)
def test_pairs_win_with_eight_pawns_and_not_with_four(row: dict[str, Any]) -> None:
    seats = seats_of(row)
    partner, gate = seats.led[seats.players // 2], 69 if seats.players == 4 else 105
    last = {"A": f"A2 A3 A4 {gate}"}
    game = play(table("A", **row, **last, **{partner: f"{partner}1 {partner}2 {partner}3"}), f"A @{gate} >A1")
    assert game.outcome() is None
    game = play(table("A", **row, **last, **{partner: home(partner)}), f"A @{gate} >A1")
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winners == (0, seats.players // 2)
