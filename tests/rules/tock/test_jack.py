"""Tock 4.9: the jack swaps two pawns on the ring."""

import pytest

from tests.rules.tock.table import begin, can, places, play, table, targets


# 4.9, R12
def test_opponents_and_the_partner_can_be_swapped_with() -> None:
    game = table("J", A="14", B="33", C="40", D="50")
    assert targets(game, "J @14") == {"33", "40", "50"}
    play(game, "J @14 >40")
    assert (places(game, "A"), places(game, "C")) == ({"40", "A"}, {"14", "C"})


# 4.9, R12
def test_both_pawns_are_on_the_ring() -> None:
    assert targets(table("J", A="14 A1", B="B2", C="C3"), "J @14") == set()
    assert not can(table("J", A="A1", B="30"), "J @A1")
    assert not can(table("J", B="30"), "J")


# 4.9, R12
def test_a_pawn_in_the_centre_is_not_swapped() -> None:
    assert list(table("J", players=6, A="14", B="O").legal_moves) == ["drop J"]
    assert list(table("J", players=6, A="O", B="14").legal_moves) == ["drop J"]


# 4.9, R12
def test_two_own_pawns_are_not_swapped_with_each_other() -> None:
    assert targets(table("J", A="14 20", B="30"), "J @14") == {"30"}


# 4.9, R12
def test_pawns_of_ones_two_colours_are_not_swapped_with_each_other() -> None:
    assert targets(table("J", players=2, A="14", C="20", B="30"), "J @14") == {"30"}


# 4.9, R12
def test_whoever_plays_for_the_partner_swaps_the_partners_pawns_with_opponents() -> None:
    game = table("J", A="A1 A2 A3 A4", C="20 25", B="30")
    assert set(play(game, "J").legal_moves) == {"@20", "@25"}
    assert targets(game, "@20") == {"30"}


# 4.9, R12
def test_with_two_colours_whoever_has_filled_one_lane_still_swaps_with_opponents_alone() -> None:
    game = table("J", players=2, A="A1 A2 A3 A4", C="20 25", B="30", D="50")
    assert targets(game, "J @20") == {"30", "50"}


# 4.9, R12
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_alone_everybody_elses_pawns_can_be_swapped_with(players: int) -> None:
    game = table("J", players=players, sides="alone", A="14", C="20 40")
    assert targets(game, "J @14") == {"20", "40"}


# 4.9, R12
def test_a_pawn_on_its_own_start_is_not_swapped_away_unless_somebody_says_so() -> None:
    assert begin(players=4).options["jack_spares_start"] is True
    assert targets(table("J", A="14", B="18 30", C="36", D="54"), "J @14") == {"30"}
    assert list(table("J 5", A="14", B="18", C="36").legal_moves) == ["drop 5", "drop J"]


# 4.9, R12
def test_with_two_colours_an_opponents_pawns_on_their_own_start_are_spared_too() -> None:
    assert targets(table("J", players=2, A="14", B="18 20", D="54"), "J @14") == {"20"}


# 4.9, R12
def test_a_start_is_spared_only_if_it_is_the_pawns_own() -> None:
    assert targets(table("J", A="14", B="36"), "J @14") == {"36"}


# 4.9, R12
def test_ones_own_pawn_may_be_swapped_away_from_its_start() -> None:
    assert targets(table("J", A="0", B="30"), "J @0") == {"30"}


# 4.9, R12
def test_with_the_option_off_a_pawn_on_its_own_start_is_swapped_away_too() -> None:
    game = table("J", A="14", B="18", C="36", jack_spares_start=False)
    assert targets(game, "J @14") == {"18", "36"}
    play(game, "J @14 >18")
    assert (places(game, "A"), places(game, "B")) == ({"18", "A"}, {"14", "B"})


# 4.9, R12
def test_a_joker_named_a_jack_spares_starts_too() -> None:
    game = table("*", deck="jokers", A="14", B="18 30")
    assert targets(game, "* =J @14") == {"30"}


# 4.9
def test_a_swap_sends_nobody_back() -> None:
    game = play(table("J", A="14 20", B="33 34"), "J @14 >33")
    assert (places(game, "A"), places(game, "B")) == ({"33", "20", "A"}, {"14", "34", "B"})
