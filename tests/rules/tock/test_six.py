"""Tock 5.2: the centre, a privilege of six players."""

from typing import Any

import pytest

from tests.rules.tock.rows import ROWS, row_name
from tests.rules.tock.table import can, places, play, table, targets

SEVENS = {"7", "25", "43", "61", "79", "97"}
SIX = [row for row in ROWS if row["players"] == 6]
FEWER = [row for row in ROWS if row["players"] < 6]


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
@pytest.mark.parametrize("row", SIX, ids=row_name)
def test_the_centre_is_there_with_either_deck_in_pairs_and_alone(row: dict[str, Any]) -> None:
    assert targets(table("2", **row, A="7"), "2 @7") == {"9", "O"}
    assert targets(table("3", **row, A="O"), "3 @O") == SEVENS


# 5.2, R14
@pytest.mark.parametrize("row", FEWER, ids=row_name)
def test_the_centre_is_for_six_players_only(row: dict[str, Any]) -> None:
    assert targets(table("2", **row, A="7"), "2 @7") == {"9"}
    assert targets(table("3", **row, A="7"), "3 @7") == {"10"}


# 5.2, R14
@pytest.mark.parametrize("row", [row for row in FEWER if row["deck"] == "jokers"], ids=row_name)
def test_a_joker_does_not_open_the_centre_to_fewer_players(row: dict[str, Any]) -> None:
    assert targets(table("*", **row, A="7"), "* =2 @7") == {"9"}


# 5.2, 4.3
def test_alone_coming_out_of_the_centre_lands_on_everybody_elses_pawns() -> None:
    pawns = {"A": "O 7", "D": "25", "B": "43"}
    assert targets(table("2", players=6, sides="alone", **pawns), "2 @O") == SEVENS - {"7"}
    game = play(table("2", players=6, sides="alone", **pawns), "2 @O >25")
    assert places(game, "D") == {"D"}
