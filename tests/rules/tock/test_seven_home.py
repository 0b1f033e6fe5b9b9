"""Tock 4.8 once more: with whose pawns a seven goes on after it has brought some home, and how it wins."""

import pytest

from tests.rules.tock.seats import EVERY_SEATING, Seats, seating_name
from tests.rules.tock.table import after, can, table, targets


def almost(colour: str, square: int) -> str:
    """Three pawns of a colour are home, and the fourth stands on a square."""
    return " ".join([*(f"{colour}{k}" for k in (2, 3, 4)), str(square)])


def home(colour: str) -> str:
    return " ".join(f"{colour}{k}" for k in (1, 2, 3, 4))


# 4.8
def test_a_seven_may_not_go_on_with_the_partners_pawns() -> None:
    game = table("7", A=almost("A", 68), C="40")
    assert targets(game, "7 @68") == {"3"}
    game = table("7", A=almost("A", 63), C="40")
    assert targets(game, "7 @63") == {"70", "A1"}


# 4.8
def test_points_may_be_spent_before_the_last_pawn_comes_home() -> None:
    game = table("7", A="A1 A2 A3 66", C="40")
    assert after(game, "7 @A3 >A4 @A2 >A3 @A1 >A2 @66 >A1").to_move == 1


# 4.8
def test_with_two_colours_a_seven_may_fill_one_lane_and_go_on_with_the_other() -> None:
    game = table("7", players=2, A=almost("A", 68), C="40")
    assert can(game, "7 @68 >A1 @40 >45")
    assert targets(game, "7 @68 >A1 @40") == {"45"}


# 4.8
def test_with_two_colours_a_seven_may_begin_with_either_and_come_back_to_it() -> None:
    game = table("7", players=2, A="10", C="40")
    assert can(game, "7 @40 >42 @10 >12 @42 >45")


# 4.8
def test_with_two_colours_only_the_step_that_brings_the_eighth_home_must_spend_the_last_point() -> None:
    game = table("7", players=2, A=home("A"), C=almost("C", 32))
    assert targets(game, "7 @32") == {"39"}
    game = table("7", players=2, A=home("A"), C=almost("C", 27))
    assert after(game, "7 @27 >C1").to_move is None


# 4.8
def test_both_lanes_may_be_filled_by_one_seven() -> None:
    game = table("7", players=2, A=almost("A", 69), C=almost("C", 28))
    assert after(game, "7 @69 >A1 @28 >C1").to_move is None
    assert after(game, "7 @28 >C1 @69 >A1").to_move is None


# 4.8
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_alone_the_step_that_brings_the_fourth_home_spends_the_last_point(players: int) -> None:
    ring = 72 if players < 5 else 108
    game = table("7", players=players, sides="alone", A=almost("A", ring - 4), C="40")
    assert targets(game, f"7 @{ring - 4}") == {"3"}
    game = table("7", players=players, sides="alone", A=almost("A", ring - 9), C="40")
    assert after(game, f"7 @{ring - 9} >A1").to_move is None


# 4.8
def test_alone_points_may_be_spent_inside_the_lane_before_the_winning_step() -> None:
    game = table("7", players=2, sides="alone", A="A1 A2 A3 66")
    assert after(game, "7 @A3 >A4 @A2 >A3 @A1 >A2 @66 >A1").to_move is None


# 4.8, R2
def test_whoever_is_home_spends_a_seven_on_the_partners_pawns() -> None:
    game = table("7", A=home("A"), C="40 50")
    assert can(game, "7 @40 >43 @50 >54")


# 4.8, R2
def test_whoever_plays_for_the_partner_wins_with_the_last_point() -> None:
    game = table("7", A=home("A"), C=almost("C", 32))
    assert targets(game, "7 @32") == {"39"}
    game = table("7", A=home("A"), C=almost("C", 27))
    outcome = after(game, "7 @27 >C1").outcome()
    assert outcome is not None
    assert outcome.winners == (0, 2)


# 4.8, R2: whose pawns one plays was judged when the card was played.
@pytest.mark.parametrize("seats", EVERY_SEATING, ids=seating_name)
def test_a_seven_moves_nobodys_pawns_but_ones_own(seats: Seats) -> None:
    others = {colour: str(18 * number + 5) for number, colour in enumerate("ABCDEF") if colour in seats.colours}
    game = after(table("7", players=seats.players, sides=seats.sides, **{**others, "A": "5 7"}), "7 @7 >8")
    assert [move[1:] for move in game.legal_moves] == (["5", "41"] if seats.sides == "double" else ["5"])
