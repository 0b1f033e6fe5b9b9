"""Tock 4.1 to 4.4: entering, overtaking, landing, and pawns on their own start."""

import pytest

from tests.rules.tock.seats import Seats
from tests.rules.tock.table import can, places, play, table, targets


# 4.1
def test_entering_puts_a_pawn_from_the_base_on_its_start() -> None:
    game = play(table("K", turn=1), "K @B >18")
    assert places(game, "B") == {"18", "B"}


# 4.1
def test_nobody_enters_while_an_own_pawn_stands_on_the_start() -> None:
    assert targets(table("K", A="0"), "K @A") == set()


# 4.1
def test_nobody_enters_without_a_pawn_in_the_base() -> None:
    game = play(table("A", A="10 20 30 A4"), "A")
    assert list(game.legal_moves) == ["@10", "@20", "@30"]


# 4.2
@pytest.mark.parametrize("between", [{"B": "22"}, {"C": "22"}, {"A": "20 22"}])
def test_overtaking_is_free(between: dict[str, str]) -> None:
    game = table("5", **{"A": "20", **between})
    assert "25" in targets(game, "5 @20")
    play(game, "5 @20 >25")
    assert all("22" in places(game, colour) for colour in between)


# 4.2
def test_overtaking_backward_is_free() -> None:
    game = play(table("4", A="20", B="17"), "4 @20 >16")
    assert "17" in places(game, "B")


# 4.2
def test_a_pawn_on_its_start_blocks_everyone() -> None:
    assert not can(table("5", A="16", B="18"), "5 @16 >21")
    assert not can(table("5", C="16", B="18", turn=2), "5 @16 >21")
    assert not can(table("5", D="16", B="18", turn=3), "5 @16 >21")


# 4.2
def test_a_pawn_on_its_start_blocks_its_own_side_too() -> None:
    assert not can(table("5", B="16 18", turn=1), "5 @16 >21")
    assert can(table("5", B="16 19", turn=1), "5 @16 >21")


# 4.2
def test_a_pawn_on_its_start_blocks_backward_moves_too() -> None:
    assert not can(table("4", A="20", B="18"), "4 @20 >16")


# 4.2
def test_the_pawn_on_its_start_may_leave_it() -> None:
    assert can(table("5", A="0"), "5 @0 >5")
    assert can(table("4", A="0"), "4 @0 >68")


# 4.3
def test_landing_on_an_opponents_pawn_sends_it_back() -> None:
    game = play(table("5", A="20", B="25"), "5 @20 >25")
    assert places(game, "A") == {"25", "A"}
    assert places(game, "B") == {"B"}


# 4.3
def test_a_backward_move_sends_back_too() -> None:
    game = play(table("4", A="20", B="16"), "4 @20 >16")
    assert places(game, "B") == {"B"}


# 4.3
def test_a_pawn_on_its_own_start_cannot_be_landed_on() -> None:
    assert not can(table("5", A="13", B="18"), "5 @13 >18")
    assert not can(table("4", A="22", B="18"), "4 @22 >18")


# 4.3, R7
@pytest.mark.parametrize("colours", [{"A": "20 25"}, {"A": "20", "C": "25"}])
def test_landing_on_ones_own_side_is_not_allowed(colours: dict[str, str]) -> None:
    assert "25" not in targets(table("5", **colours), "5 @20")


# 4.3, R7
@pytest.mark.parametrize("colours", [{"A": "20 25"}, {"A": "20", "C": "25"}])
def test_with_friendly_fire_ones_own_side_is_sent_back(colours: dict[str, str]) -> None:
    game = table("5", **colours, friendly_fire=True)
    play(game, "5 @20 >25")
    assert "25" in places(game, "A")
    hit = "C" if "C" in colours else "A"
    assert hit in places(game, hit)


# 4.3, R7
def test_not_even_friendly_fire_reaches_a_pawn_on_its_own_start() -> None:
    assert not can(table("5", A="67 0", friendly_fire=True), "5 @67 >0")
    assert not can(table("5", A="31", C="36", friendly_fire=True), "5 @31 >36")


# 4.3
def test_with_two_players_both_colours_are_one_side() -> None:
    assert "25" not in targets(table("5", A="20", C="25", players=2), "5 @20")
    assert "25" in targets(table("5", A="20", D="25", players=2), "5 @20")


# 4.3
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_alone_everybody_else_is_an_opponent(players: int) -> None:
    for other in Seats(players, "alone").colours[1:]:
        game = play(table("5", A="20", players=players, sides="alone", **{other: "25"}), "5 @20 >25")
        assert places(game, other) == {other}


# 4.3, R7
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_alone_ones_own_side_is_ones_own_colour(players: int) -> None:
    assert targets(table("5", A="20 25", players=players, sides="alone"), "5 @20") == set()
    game = table("5", A="20 25", players=players, sides="alone", friendly_fire=True)
    assert places(play(game, "5 @20 >25"), "A") == {"25", "A"}


# 4.3
def test_with_six_players_the_partner_sits_opposite() -> None:
    assert "25" not in targets(table("5", A="20", D="25", players=6), "5 @20")
    assert "25" in targets(table("5", A="20", C="25", players=6), "5 @20")


# 4.3
def test_one_pawn_to_a_square() -> None:
    game = play(table("5", A="20", B="25"), "5 @20 >25")
    assert sum("25" in places(game, colour) for colour in "ABCD") == 1


# 4.4, R8
def test_a_pawn_that_came_back_to_its_start_is_guarded_however_it_came_there() -> None:
    game = table("9", A="63", B="67", hands={1: "5"})
    play(game, "9 @63 >0")
    assert not can(game, "5 @67 >0")
    game = table("J", A="30", D="0", B="67", hands={1: "5 9"})
    play(game, "J @30 >0")
    assert not can(game, "5 @67 >0")
    assert not can(game, "9 @67 >4")


# 4.4, R8
def test_a_pawn_of_another_colour_on_a_start_has_no_protection() -> None:
    assert can(table("5", A="13", D="18"), "5 @13 >18")
    assert can(table("9", A="13", D="18"), "9 @13 >22")


# 4.4, R8
def test_an_entering_pawn_sends_an_opponent_on_its_start_back() -> None:
    game = play(table("K", B="0"), "K @A >0")
    assert (places(game, "A"), places(game, "B")) == ({"0", "A"}, {"B"})


# 4.4, R8
@pytest.mark.parametrize("players", [2, 4])
def test_an_entering_pawn_sends_its_own_side_back_only_with_friendly_fire(players: int) -> None:
    assert not can(table("K", C="0", players=players), "K @A >0")
    game = play(table("K", C="0", players=players, friendly_fire=True), "K @A >0")
    assert (places(game, "A"), places(game, "C")) == ({"0", "A"}, {"C"})


# 4.4, R8
@pytest.mark.parametrize("players", [2, 4])
def test_alone_an_entering_pawn_sends_the_one_opposite_back(players: int) -> None:
    game = play(table("K", C="0", players=players, sides="alone"), "K @A >0")
    assert (places(game, "A"), places(game, "C")) == ({"0", "A"}, {"C"})


# 4.4, R8
def test_of_two_alone_a_pawn_on_a_start_that_nobody_owns_has_no_protection() -> None:
    assert can(table("5", players=2, sides="alone", A="13", C="18"), "5 @13 >18")
    assert not can(table("5", players=2, sides="alone", A="31", C="36"), "5 @31 >36")
