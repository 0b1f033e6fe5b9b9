"""Tock 5: six players, their jokers, and the centre."""

import pytest

from tests.rules.tock.table import after, can, places, play, stage, table, targets

SEVENS = {"7", "25", "43", "61", "79", "97"}


# 5.1, R13
def test_a_joker_is_named_when_it_is_played() -> None:
    game = play(table("*", players=6, A="20", B="40"), "*")
    assert (game.to_move, stage(game)) == (0, "naming")
    assert list(game.legal_moves) == [f"={rank}" for rank in "A23456789TJQK"]
    play(game, "=Q @20 >32")
    assert game.position()["laid"] == {"*": 1}


# 5.1, R13
def test_only_ranks_that_can_be_carried_out_are_named() -> None:
    assert list(play(table("*", players=6), "*").legal_moves) == ["=A", "=K"]
    assert list(play(table("*", players=6, A="16 A1 A3 A4", B="18"), "*").legal_moves) == ["=A", "=4", "=J"]


# 5.1, R13
def test_the_same_effect_under_different_ranks_is_a_different_move() -> None:
    game = table("*", players=6)
    assert can(game, "* =A @A >0")
    assert can(game, "* =K @A >0")
    assert after(game, "* =A @A >0").moves != after(game, "* =K @A >0").moves


# 5.1
@pytest.mark.parametrize(
    ("rank", "line"), [("7", "@20 >23 @30 >34"), ("4", "@20 >16"), ("J", "@20 >50"), ("2", "@20 >22")]
)
def test_a_joker_does_what_the_rank_does(rank: str, line: str) -> None:
    assert can(table("*", players=6, A="20 30", B="50"), f"* ={rank} {line}")


# 5.1
def test_a_joker_is_offered_only_if_some_rank_can_be_carried_out() -> None:
    assert "*" not in table("* 5", players=6, A="A2 A3 A4", D="0").legal_moves


# 5.2
@pytest.mark.parametrize("rank", ["2", "3"])
def test_a_pawn_on_a_seven_is_put_in_the_centre_with_a_2_or_3(rank: str) -> None:
    for square in SEVENS:
        game = table(rank, players=6, A=square)
        assert targets(game, f"{rank} @{square}") == {str(int(square) + int(rank)), "O"}
        play(game, f"{rank} @{square} >O")
        assert places(game, "A") == {"O", "A"}


# 5.2
@pytest.mark.parametrize("rank", ["2", "3"])
def test_a_joker_named_so_does_it_too(rank: str) -> None:
    assert can(table("*", players=6, A="7"), f"* ={rank} @7 >O")
    assert can(table("*", players=6, A="O"), f"* ={rank} @O >43")


# 5.2
@pytest.mark.parametrize("rank", ["A", "5", "7", "Q"])
def test_no_other_card_leads_into_the_centre_or_out_of_it(rank: str) -> None:
    assert "O" not in targets(table(rank, players=6, A="7"), f"{rank} @7")
    assert targets(table(rank, players=6, A="O 20"), f"{rank} @O") == set()


# 5.2
def test_steps_of_a_seven_do_not_lead_into_the_centre() -> None:
    game = table("7", players=6, A="7 30")
    assert targets(game, "7 @7") == {str(7 + n) for n in range(1, 8)}


# 5.2
def test_only_squares_numbered_7_lead_into_the_centre() -> None:
    for square in ("6", "8", "0", "18", "24"):
        assert "O" not in targets(table("2", players=6, A=square), f"2 @{square}")


# 5.2
@pytest.mark.parametrize("rank", ["2", "3"])
def test_another_2_or_3_brings_it_out_onto_any_seven(rank: str) -> None:
    game = table(rank, players=6, A="O")
    assert targets(game, f"{rank} @O") == SEVENS
    play(game, f"{rank} @O >79")
    assert places(game, "A") == {"79", "A"}


# 5.2, 4.3
def test_coming_out_of_the_centre_lands_by_the_usual_rule() -> None:
    pawns = {"A": "O 7", "D": "25", "B": "43"}
    assert targets(table("2", players=6, **pawns), "2 @O") == SEVENS - {"7", "25"}
    assert targets(table("2", players=6, friendly_fire=True, **pawns), "2 @O") == SEVENS
    game = play(table("2", players=6, **pawns), "2 @O >43")
    assert places(game, "B") == {"B"}


# 5.2
def test_nobody_can_touch_a_pawn_in_the_centre() -> None:
    game = table("J 5 7", players=6, A="20", B="O")
    assert not can(game, "J")
    assert places(play(game, "7 @20 >27"), "B") == {"O", "B"}


# 5.2, R14
def test_any_number_of_pawns_may_be_in_the_centre() -> None:
    game = table("2", players=6, A="O O 7", B="O O O O")
    play(game, "2 @7 >O")
    assert sorted(game.position()["colours"][0]["pawns"]) == ["A", "O", "O", "O"]


# 5.2, R14
def test_of_several_own_pawns_in_the_centre_one_comes_out() -> None:
    game = play(table("2", players=6, A="O O O", B="O"), "2 @O >61")
    assert sorted(game.position()["colours"][0]["pawns"]) == ["61", "A", "O", "O"]
    assert sorted(game.position()["colours"][1]["pawns"]) == ["B", "B", "B", "O"]


# 5.2, R14
def test_the_centre_is_there_with_either_deck() -> None:
    assert "O" in targets(table("2", players=6, deck="plain", A="7"), "2 @7")


# 5.2, R14
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_centre_is_for_six_players_only(players: int) -> None:
    assert targets(table("2", players=players, A="7"), "2 @7") == {"9"}
