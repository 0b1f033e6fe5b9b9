"""Tock 3: a turn, what each card does, and what happens to cards that can do nothing."""

import pytest

from tests.rules.tock.table import after, can, places, play, seat, sentences, stage, table, targets
from trefoil import IllegalMove

FORWARD = {"2": 2, "3": 3, "5": 5, "6": 6, "8": 8, "9": 9, "T": 10, "Q": 12, "K": 13}


# 3.1
def test_a_card_is_played_face_up() -> None:
    game = play(table("Q 5", A="14"), "Q @14 >26")
    assert game.position()["laid"] == {"Q": 1}
    assert seat(game, 0)["hand"] == {"5": 1}
    assert game.to_move == 1


# 3.1
def test_whoever_can_carry_out_some_card_must() -> None:
    game = table("Q 4 8", A="14", B="18")
    assert list(game.legal_moves) == ["4"]
    assert not can(game, "drop Q")
    with pytest.raises(IllegalMove, match="seat 0 can play 4"):
        game.push("fold")


# 3.1
def test_only_cards_that_can_be_carried_out_are_offered() -> None:
    game = table("A K Q J 7 4 2", A="")
    assert list(game.legal_moves) == ["A", "K"]


# 3.2, R6
def test_without_a_pawn_out_and_without_a_card_to_enter_the_hand_is_folded() -> None:
    game = table("Q 5 5 J")
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
def test_a_hand_is_folded_later_in_a_deal_for_the_same_reason() -> None:
    game = table("2 5 9", A="10", B="5", hands={1: "5", 2: "9", 3: "9"})
    play(game, "2 @10 >12, 5 @5 >10, fold, fold")
    assert game.to_move == 0
    game = table("2 5 9", A="10", B="5", hands={1: "7", 2: "9", 3: "9"})
    play(game, "2 @10 >12, 7 @5 >12, fold, fold")
    assert places(game, "A") == {"A"}
    assert list(game.legal_moves) == ["fold"]


# 3.2, R6
def test_pawns_in_the_lane_do_not_keep_a_hand_from_being_folded() -> None:
    assert list(table("5 9", A="A3 A4").legal_moves) == ["fold"]


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
def test_whoever_holds_a_trump_that_cannot_be_played_drops() -> None:
    game = table("5 X6", deck="tarot")
    assert list(game.legal_moves) == ["drop 5", "drop X6"]


# 3.2, R6
def test_a_knight_does_not_keep_a_hand_from_being_folded() -> None:
    assert list(table("5 N", deck="tarot", B="30").legal_moves) == ["fold"]


# 3.2, R6
def test_whoever_holds_a_joker_that_cannot_be_played_drops() -> None:
    game = table("* 5", players=6, A="A2 A3 A4", D="0")
    assert list(game.legal_moves) == ["drop 5", "drop *"]


# 3.2, R6
def test_a_pawn_in_the_centre_keeps_a_hand_from_being_folded() -> None:
    game = table("5 9", players=6, A="O")
    assert list(game.legal_moves) == ["drop 5", "drop 9"]


# 3.2, R2
def test_whoever_plays_for_the_partner_folds_by_the_partners_pawns() -> None:
    assert list(table("5", A="A1 A2 A3 A4", C="").legal_moves) == ["fold"]
    assert list(table("5", A="A1 A2 A3 A4", C="14", B="18").legal_moves) == ["drop 5"]


# 3.2
def test_folded_and_dropped_cards_lie_face_up() -> None:
    folded = play(table("Q 5"), "fold")
    dropped = play(table("Q 8", A="14", B="18"), "drop Q")
    assert folded.view(None).position()["laid"] == {"5": 1, "Q": 1}
    assert dropped.view(None).position()["laid"] == {"Q": 1}
    assert dropped.view(None).moves[-1] == "drop Q"


# 3, the card table
@pytest.mark.parametrize(("rank", "steps"), FORWARD.items())
def test_a_plain_card_goes_forward_by_its_number(rank: str, steps: int) -> None:
    assert sentences(table(f"{rank}", A="20"), rank) - {"K @A >0"} == {f"{rank} @20 >{20 + steps}"}


# 3, the card table
def test_an_ace_enters_or_goes_one_or_eleven_forward() -> None:
    assert sentences(table("A", A="20"), "A") == {"A @A >0", "A @20 >21", "A @20 >31"}


# 3, the card table
def test_a_king_enters_or_goes_thirteen_forward() -> None:
    assert sentences(table("K", A="20"), "K") == {"K @A >0", "K @20 >33"}


# 3, the card table
def test_a_queen_goes_twelve_forward() -> None:
    assert sentences(table("Q", A="14"), "Q") == {"Q @14 >26"}


# 3, the card table
def test_a_jack_swaps_an_own_pawn_with_another() -> None:
    game = play(table("J", A="14", B="33"), "J @14 >33")
    assert (places(game, "A"), places(game, "B")) == ({"33", "A"}, {"14", "B"})


# 3, the card table
def test_a_seven_is_split_over_own_pawns() -> None:
    game = table("7", A="3 40")
    assert can(game, "7 @3 >6 @40 >44")
    assert stage(after(game, "7 @3 >6")) == "picking"


# 3, the card table
def test_a_four_goes_back_four() -> None:
    assert sentences(table("4", A="20"), "4") == {"4 @20 >16"}
    assert sentences(table("4", A="2"), "4") == {"4 @2 >70"}


# 3.1
def test_only_own_pawns_are_moved() -> None:
    game = table("5", A="20", B="30", C="40", D="50")
    assert sentences(game, "5") == {"5 @20 >25"}


# 3.1
def test_a_pawn_in_base_is_moved_by_an_ace_or_a_king_only() -> None:
    for rank in ["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q"]:
        assert list(table(rank, B="30").legal_moves) == ["fold"]


# 3.1
def test_the_pawn_is_chosen_before_the_square() -> None:
    game = play(table("A", A="20"), "A")
    assert list(game.legal_moves) == ["@20", "@A"]
    assert targets(game, "@20") == {"21", "31"}
