"""Tock 5.1: a joker is played as any of the ranks from ace to king, with any number of players."""

from typing import Any

import pytest

from tests.rules.tock.rows import ROWS, row_name
from tests.rules.tock.seats import seats_of
from tests.rules.tock.table import after, can, play, sentences, stage, table
from trefoil.games.tock.game import Tock

JOKERS = [row for row in ROWS if row["deck"] == "jokers"]
every_row = pytest.mark.parametrize("row", JOKERS, ids=row_name)


def crowded(row: dict[str, Any], hand: str, own: str = "20", other: str = "40") -> Tock:
    """Seat 0 has pawns out, and so has seat 1."""
    return table(hand, **row, **{"A": own, seats_of(row).led[1][0]: other})


# 5.1, R13
@every_row
def test_a_joker_is_named_when_it_is_played(row: dict[str, Any]) -> None:
    game = play(crowded(row, "*"), "*")
    assert (game.to_move, stage(game)) == (0, "naming")
    assert list(game.legal_moves) == [f"={rank}" for rank in "A23456789TJQK"]
    play(game, "=Q @20 >32")
    assert game.position()["laid"] == {"*": 1}


# 5.1
@every_row
def test_a_joker_does_what_the_rank_does(row: dict[str, Any]) -> None:
    for rank in "A23456789TJQK":
        real = sentences(crowded(row, rank, "20 68"), rank)
        named = sentences(crowded(row, "*", "20 68"), f"* ={rank}")
        assert named == {f"* ={turn}" for turn in real} != set()


# 5.1
@every_row
def test_both_jokers_are_dealt_whatever_the_number_of_players(row: dict[str, Any]) -> None:
    game = Tock(**row, first=0, nature="manual")
    for _ in range(2):
        game.push("card *")
    assert "card *" not in game.legal_moves
    held = game.position()["seats"][0]
    assert held["hand"].get("*", 0) + held["kitty_cards"].get("*", 0) == 2


# 5.1, R13
def test_only_ranks_that_can_be_carried_out_are_named() -> None:
    assert list(play(table("*", players=6), "*").legal_moves) == ["=A", "=K"]
    game = table("*", players=6, A="16 A1 A3 A4", B="18 30")
    assert list(play(game, "*").legal_moves) == ["=A", "=4", "=J"]


# 5.1, R13
def test_the_same_effect_under_different_ranks_is_a_different_move() -> None:
    game = table("*", players=6)
    assert can(game, "* =A @A >0")
    assert can(game, "* =K @A >0")
    assert after(game, "* =A @A >0").moves != after(game, "* =K @A >0").moves


# 5.1
def test_a_joker_is_offered_only_if_some_rank_can_be_carried_out() -> None:
    assert "*" not in table("* 5", players=6, A="A2 A3 A4", D="0").legal_moves


# 5.1, 4.10
def test_a_joker_can_win_the_game() -> None:
    game = play(table("*", players=2, sides="alone", deck="jokers", A="A2 A3 A4 68"), "* =2 @68 >A1")
    assert game.outcome() is not None
