"""Tock 6: the knight and the trumps of the tarot deck."""

from typing import Any

import pytest

from tests.rules.tock.table import can, places, play, table, targets
from trefoil.games.tock.game import Tock


def tarot(hand: str, **given: Any) -> Tock:
    return table(hand, deck="tarot", **given)


# 6.1
@pytest.mark.parametrize("other", ["B", "C", "D"])
def test_a_knight_runs_to_the_first_pawn_of_an_opponent_or_the_partner(other: str) -> None:
    game = tarot("N", A="5", **{other: "33 50"})
    assert targets(game, "N @5") == {"33"}
    play(game, "N @5 >33")
    assert (places(game, "A"), places(game, other)) == ({"33", "A"}, {"50", other})


# 6.1
def test_a_knight_jumps_pawns_on_their_own_start() -> None:
    assert targets(tarot("N", A="5", B="18 40", C="36"), "N @5") == {"40"}


# 6.1, R15
def test_a_knight_jumps_ones_own_pawns_on_their_start_or_not() -> None:
    assert targets(tarot("N", A="60 65 0", B="10"), "N @60") == {"10"}


# 6.1, R15
def test_a_knight_stays_on_the_ring_and_passes_the_gate() -> None:
    assert targets(tarot("N", A="68", B="3"), "N @68") == {"3"}


# 6.1, R15
def test_a_knight_goes_round_at_most_once_and_must_meet_somebody() -> None:
    assert not can(tarot("N 2", A="5 9"), "N")
    assert not can(tarot("N 2", A="5", B="18", D="54"), "N")
    assert targets(tarot("N", A="5", B="4"), "N @5") == {"4"}


# 6.1
def test_a_knight_needs_a_pawn_on_the_ring() -> None:
    assert targets(tarot("N", A="5 A1", B="9"), "N @A1") == set()
    assert not can(tarot("N", A="A1", B="9"), "N")


# 6.1
def test_a_foreign_pawn_on_a_start_is_not_jumped() -> None:
    assert targets(tarot("N", A="5", D="18"), "N @5") == {"18"}


# 6.1, R2
def test_a_knight_of_whoever_plays_for_the_partner_jumps_the_partners_pawns() -> None:
    assert targets(tarot("N", A="A1 A2 A3 A4", C="5 9", B="20"), "N @5") == {"20"}


# 6.2
@pytest.mark.parametrize(("rank", "n"), [("X4", 4), ("X5", 5), ("X6", 6), ("X7", 7)])
def test_a_trump_moves_an_opponents_pawn_forward_or_back(rank: str, n: int) -> None:
    game = tarot(rank, B="33")
    assert targets(game, f"{rank} @33") == {str(33 + n), str(33 - n)}
    play(game, f"{rank} @33 >{33 - n}")
    assert places(game, "B") == {str(33 - n), "B"}


# 6.2
def test_a_trump_moves_no_pawn_of_ones_own_side() -> None:
    game = play(tarot("X5", A="10", C="40", B="20", D="30"), "X5")
    assert set(game.legal_moves) == {"@20", "@30"}


# 6.2
def test_a_trump_moves_no_pawn_on_its_own_start() -> None:
    game = play(tarot("X5", B="18 36"), "X5")
    assert list(game.legal_moves) == ["@36"]


# 6.2, R16
def test_a_trumped_pawn_stays_on_the_ring() -> None:
    assert targets(tarot("X5", B="12"), "X5 @12") == {"17", "7"}


# 6.2, R16
def test_a_trumped_pawn_lands_on_all_but_its_own_side() -> None:
    game = tarot("X5", B="30 25", D="35")
    assert targets(game, "X5 @30") == set()
    game = tarot("X5", A="35", B="30", C="25")
    assert targets(game, "X5 @30") == {"35", "25"}
    play(game, "X5 @30 >35")
    assert places(game, "A") == {"A"}


# 6.2, R16
def test_with_friendly_fire_a_trumped_pawn_may_land_on_its_own_side() -> None:
    game = tarot("X5", B="30 25", D="35", friendly_fire=True)
    assert targets(game, "X5 @30") == {"35", "25"}
    play(game, "X5 @30 >35")
    assert places(game, "D") == {"D"}


# 6.2, R16, 4.2
def test_a_trumped_pawn_is_barred_by_pawns_on_their_own_start() -> None:
    assert targets(tarot("X5", D="16", B="18"), "X5 @16") == {"11"}
    assert targets(tarot("X5", B="34", C="36"), "X5 @34") == {"29"}
    assert targets(tarot("X5", B="31", C="36"), "X5 @31") == {"26"}


# 6.2, R16
def test_the_trump_7_is_not_split_and_sweeps_nothing() -> None:
    game = tarot("X7", B="30 40", D="33", A="35")
    assert targets(game, "X7 @30") == {"37", "23"}
    play(game, "X7 @30 >37")
    assert game.to_move == 1
    assert ("33" in places(game, "D"), "35" in places(game, "A")) == (True, True)


# 6.2
def test_a_trump_without_an_opponent_on_the_ring_cannot_be_played() -> None:
    assert list(tarot("X5", A="20", C="30", B="18").legal_moves) == ["drop X5"]


# 6.2, R2
def test_whoever_plays_for_the_partner_trumps_opponents_still() -> None:
    game = play(tarot("X5", A="A1 A2 A3 A4", C="40", B="20"), "X5")
    assert list(game.legal_moves) == ["@20"]


# 6
def test_the_tarot_deck_deals_five_cards_three_times() -> None:
    game = Tock(players=4, deck="tarot", first=0, seed=3)
    while game.position()["deal"] < 3 or game.position()["stage"] != "giving":
        game.push(next(iter(game.legal_moves)))
    assert [held["cards"] for held in game.position()["seats"]] == [5, 5, 5, 5]
    assert game.position()["undealt"] == 0


# 6, 2.1
def test_alone_the_tarot_deck_deals_five_cards_three_times_without_exchange() -> None:
    game = Tock(players=4, deck="tarot", sides="alone", first=0, seed=3)
    while game.position()["deal"] < 3:
        game.push(next(iter(game.legal_moves)))
    assert game.position()["stage"] == "playing"
    assert [held["cards"] for held in game.position()["seats"]] == [5, 5, 5, 5]
    assert game.position()["undealt"] == 0


# 6.1: alone nobody is a partner.
@pytest.mark.parametrize("other", ["B", "C", "D"])
def test_alone_a_knight_hits_anybody_elses_first_pawn(other: str) -> None:
    game = tarot("N", sides="alone", A="5 9", **{other: "33 50"})
    assert targets(game, "N @5") == {"33"}
    play(game, "N @5 >33")
    assert (places(game, "A"), places(game, other)) == ({"33", "9", "A"}, {"50", other})


# 6.2: alone nobody is a partner.
def test_alone_a_trump_moves_anybody_elses_pawn_and_no_own_one() -> None:
    game = play(tarot("X5", sides="alone", A="10", C="40", B="20", D="30"), "X5")
    assert set(game.legal_moves) == {"@20", "@30", "@40"}


# 6.2, R16
def test_alone_a_trumped_pawn_lands_on_the_pawn_opposite() -> None:
    game = tarot("X5", sides="alone", B="30 25", D="35")
    assert targets(game, "X5 @30") == {"35"}
    play(game, "X5 @30 >35")
    assert places(game, "D") == {"D"}


# 6.2, R16
def test_alone_only_ones_own_colour_is_spared_without_friendly_fire() -> None:
    game = tarot("X5", sides="alone", B="30 25 35")
    assert targets(game, "X5 @30") == set()
    assert targets(tarot("X5", sides="alone", B="30 25 35", friendly_fire=True), "X5 @30") == {"25", "35"}


# 6.2
def test_alone_a_trump_without_another_pawn_on_the_ring_cannot_be_played() -> None:
    assert list(tarot("X5", sides="alone", A="20", C="36", B="18").legal_moves) == ["drop X5"]
    assert list(tarot("X5", sides="alone", A="20", C="37", B="18").legal_moves) == ["X5"]
