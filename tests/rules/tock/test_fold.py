"""Tock 3.2 and R6: a hand that is useless is folded, otherwise one card that can do nothing is dropped."""

from typing import Any

import pytest

from tests.rules.tock.rows import ROWS, row_name
from tests.rules.tock.seats import Seats, seats_of
from tests.rules.tock.table import places, play, seat, table
from trefoil import NATURE, IllegalMove

PAIRS = [row for row in ROWS if row["sides"] == "pairs"]
every_row = pytest.mark.parametrize("row", ROWS, ids=row_name)
every_pair = pytest.mark.parametrize("row", PAIRS, ids=row_name)


def home(colour: str) -> str:
    return " ".join(f"{colour}{k}" for k in (1, 2, 3, 4))


def opposite(seats: Seats) -> str:
    """The colour of the partner of seat 0."""
    return seats.led[seats.players // 2]


# 3.2, R6
@every_row
def test_without_a_pawn_out_and_without_a_card_to_enter_the_hand_is_folded(row: dict[str, Any]) -> None:
    game = table("Q 5 5 J", **row)
    assert list(game.legal_moves) == ["fold"]
    play(game, "fold")
    assert game.position()["laid"] == {"5": 2, "J": 1, "Q": 1}
    assert seat(game, 0)["cards"] == 0


# 3.2, R6
def test_whoever_folds_is_skipped_until_the_next_deal() -> None:
    game = table("Q 5", B="19", C="37", D="55", hands={1: "2 2", 2: "3 3", 3: "5 5"})
    play(game, "fold, 2 @19 >21, 3 @37 >40, 5 @55 >60")
    assert game.to_move == 1


# 3.2, R6
def test_a_hand_is_folded_later_in_a_deal_too() -> None:
    game = table("2 5 9", A="10", B="5", hands={1: "5", 2: "9", 3: "9"})
    play(game, "2 @10 >12, 5 @5 >10, fold, fold")
    assert game.to_move == 0
    assert list(game.legal_moves) == ["5", "9"]
    game = table("2 5 9", A="10", B="5", hands={1: "7", 2: "9", 3: "9"})
    play(game, "2 @10 >12, 7 @5 >12, fold, fold")
    assert places(game, "A") == {"A"}
    assert list(game.legal_moves) == ["fold"]


# 3.2, R6
def test_pawns_in_the_lane_do_not_keep_a_hand_from_being_folded() -> None:
    assert list(table("5 9", A="A3 A4").legal_moves) == ["fold"]
    assert list(table("5 9", players=2, A=home("A")).legal_moves) == ["fold"]


# 3.2, R6
def test_with_a_blocked_pawn_out_one_card_of_ones_choice_is_dropped() -> None:
    game = table("Q 8 8", A="14", B="18")
    assert list(game.legal_moves) == ["drop 8", "drop Q"]
    play(game, "drop 8")
    assert game.position()["laid"] == {"8": 1}
    assert seat(game, 0)["hand"] == {"8": 1, "Q": 1}
    assert places(game, "A") == {"14", "A"}
    assert game.to_move == 1


# 3.2, R6
@pytest.mark.parametrize("keeper", ["A", "K"])
def test_whoever_holds_a_card_to_enter_drops_instead_of_folding(keeper: str) -> None:
    game = table(f"5 {keeper}", A="A2 A3 A4", C="0")
    assert set(game.legal_moves) == {"drop 5", f"drop {keeper}"}


# 3.2, R6
@pytest.mark.parametrize("sides", ["pairs", "alone"])
def test_whoever_holds_a_trump_that_cannot_be_played_drops(sides: str) -> None:
    game = table("5 X6", deck="tarot", sides=sides)
    assert list(game.legal_moves) == ["drop 5", "drop X6"]


# 3.2, R6
@pytest.mark.parametrize("sides", ["pairs", "alone"])
def test_a_knight_does_not_keep_a_hand_from_being_folded(sides: str) -> None:
    assert list(table("5 N", deck="tarot", sides=sides, B="30").legal_moves) == ["fold"]


# 3.2, R6
@pytest.mark.parametrize("row", [row for row in ROWS if row["deck"] == "jokers"], ids=row_name)
def test_a_hand_with_a_joker_is_not_folded(row: dict[str, Any]) -> None:
    assert list(table("* 5 9", **row).legal_moves) == ["*"]
    assert list(table("5 9", **row).legal_moves) == ["fold"]


# 3.2, R6
@pytest.mark.parametrize("row", [row for row in PAIRS if row["deck"] == "jokers"], ids=row_name)
def test_whoever_holds_a_joker_that_cannot_be_played_drops(row: dict[str, Any]) -> None:
    game = table("* 5", **row, **{"A": "A2 A3 A4", opposite(seats_of(row)): "0"})
    assert list(game.legal_moves) == ["drop 5", "drop *"]


# 3.2, R6
@pytest.mark.parametrize("sides", ["pairs", "alone"])
def test_a_pawn_in_the_centre_keeps_a_hand_from_being_folded(sides: str) -> None:
    game = table("5 9", players=6, sides=sides, A="O")
    assert list(game.legal_moves) == ["drop 5", "drop 9"]


# 3.2, R6
@every_pair
def test_whoever_has_all_four_home_and_plays_for_the_partner_drops(row: dict[str, Any]) -> None:
    assert list(table("5 9", **row, A=home("A")).legal_moves) == ["drop 5", "drop 9"]


# 3.2, R6
@every_pair
def test_whoever_has_a_partner_that_is_home_drops(row: dict[str, Any]) -> None:
    partner = opposite(seats_of(row))
    assert list(table("5 9", **row, **{partner: home(partner)}).legal_moves) == ["drop 5", "drop 9"]


# 3.2, R6
@every_pair
def test_three_pawns_at_home_do_not_keep_partners_from_folding(row: dict[str, Any]) -> None:
    partner = opposite(seats_of(row))
    pawns = {"A": "A1 A2 A3", partner: f"{partner}2 {partner}3 {partner}4"}
    assert list(table("8 9", **row, **pawns).legal_moves) == ["fold"]


# 3.2, R6
@every_pair
def test_an_opponent_that_is_home_keeps_nobody_from_folding(row: dict[str, Any]) -> None:
    assert list(table("5 9", **row, B=home("B")).legal_moves) == ["fold"]


# 3.2, R6
def test_it_is_judged_at_that_moment_who_is_home() -> None:
    late = table("8 9", turn=2, A="A2 A3 A4 68", hands={0: "2", 1: "9", 3: "9"}, B="30", D="20")
    assert list(late.legal_moves) == ["fold"]
    game = table("2 9", A="A2 A3 A4 68", hands={1: "9", 2: "8 9", 3: "9"}, B="30", D="20")
    play(game, "2 @68 >A1, 9 @30 >39")
    assert (game.to_move, list(game.legal_moves)) == (2, ["drop 8", "drop 9"])
    play(game, "drop 8, 9 @20 >29")
    assert (game.to_move, list(game.legal_moves)) == (0, ["drop 9"])


# 3.2, R6
def test_a_helper_keeps_the_cards_until_the_partner_brings_a_pawn_in() -> None:
    game = table("5 9 Q", A=home("A"), hands={1: "9", 2: "A 3", 3: "9"}, B="30", D="20")
    play(game, "drop 5, 9 @30 >39, A @C >36, 9 @20 >29")
    assert list(game.legal_moves) == ["9", "Q"]


# 3.2, R6
@every_row
def test_with_the_option_off_nobody_folds(row: dict[str, Any]) -> None:
    game = table("5 9", **row, fold=False)
    assert list(game.legal_moves) == ["drop 5", "drop 9"]
    with pytest.raises(IllegalMove, match="seat 0 can play drop 5, drop 9"):
        game.push("fold")


# 3.2, R6
def test_with_the_option_off_a_useless_hand_is_dropped_one_card_a_turn() -> None:
    game = table("5 9 Q", fold=False, B="30", hands={1: "2 2 3", 2: "", 3: ""})
    play(game, "drop Q, 2 @30 >32, drop 5, 2 @32 >34, drop 9, 3 @34 >37")
    assert game.to_move == NATURE
    assert game.position()["laid"] == {"2": 2, "3": 1, "5": 1, "9": 1, "Q": 1}


# 3.2, R6
def test_with_the_option_off_a_card_that_can_be_carried_out_must_be_played_all_the_same() -> None:
    assert list(table("5 K", fold=False).legal_moves) == ["K"]


# 3.2, R2
def test_whoever_plays_for_the_partner_drops_if_the_partners_pawns_are_blocked() -> None:
    assert list(table("5", A=home("A"), C="14", B="18").legal_moves) == ["drop 5"]


# 3.2
def test_folded_and_dropped_cards_lie_face_up() -> None:
    folded = play(table("Q 5"), "fold")
    dropped = play(table("Q 8", A="14", B="18"), "drop Q")
    assert folded.view(None).position()["laid"] == {"5": 1, "Q": 1}
    assert dropped.view(None).position()["laid"] == {"Q": 1}
    assert dropped.view(None).moves[-1] == "drop Q"
