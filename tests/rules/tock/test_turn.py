"""Tock 3: a turn, and what each card does; hands that can do nothing are in `test_fold`."""

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
