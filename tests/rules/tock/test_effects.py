"""What a move of Tock does: whose pawn goes where, who is sent back, and which card changes hands."""

from random import Random
from typing import Any

import pytest

from tests.rules.tock.rows import ROWS, row_name
from tests.rules.tock.table import after, begin, dealt, play, table
from trefoil.core.jit import COMPILED
from trefoil.core.seats import NATURE
from trefoil.games.tock.game import Tock
from trefoil.games.tock.track import COLOURS, PLACE_TEXTS

LONG = 1500 if COMPILED else 150  # plies

Told = list[dict[str, Any]]


def last(game: Tock, line: str) -> Told:
    """What the last move of a line does."""
    *before, move = line.split()
    return after(game, " ".join(before)).effects(move)


def walked(seat: int, start: str, end: str, amount: int) -> dict[str, Any]:
    return {"what": "walked", "seat": seat, "thing": COLOURS[seat], "start": start, "end": end, "amount": amount}


def sent_back(colour: str, seat: int, start: str) -> dict[str, Any]:
    return {"what": "was sent back", "seat": seat, "thing": colour, "start": start, "end": colour}


# 4.2
def test_a_pawn_walks_as_far_as_its_card_says() -> None:
    assert last(table("Q", A="20"), "Q @20 >32") == [walked(0, "20", "32", 12)]


# 1: of two alone the second plays C.
def test_a_colour_belongs_to_whoever_plays_it() -> None:
    game = table("5", players=2, sides="alone", turn=1, A="45", C="40")
    walk = {"what": "walked", "seat": 1, "thing": "C", "start": "40", "end": "45", "amount": 5}
    assert last(game, "5 @40 >45") == [walk, sent_back("A", 0, "45")]


# 7.1
def test_against_the_clock_forward_is_forward_too() -> None:
    assert last(table("Q", A="20", direction="anticlockwise"), "Q @20 >8") == [walked(0, "20", "8", 12)]


# 3: the four
def test_a_four_walks_backwards() -> None:
    assert last(table("4", A="2"), "4 @2 >70") == [walked(0, "2", "70", -4)]


# 6.2
@pytest.mark.parametrize(("end", "amount"), [("25", 5), ("15", -5)])
def test_a_trump_moves_somebody_elses_pawn_either_way(end: str, amount: int) -> None:
    game = table("X5", B="20", deck="tarot")
    assert last(game, f"X5 @20 >{end}") == [walked(1, "20", end, amount)]


# 4.3
def test_whoever_is_landed_on_is_sent_back() -> None:
    game = table("5", A="20", B="25")
    assert last(game, "5 @20 >25") == [walked(0, "20", "25", 5), sent_back("B", 1, "25")]


# 4.8
def test_a_seven_tells_of_everybody_whom_it_overtakes() -> None:
    game = table("7", A="20", B="22 24", D="27")
    swept = [sent_back("B", 1, "22"), sent_back("B", 1, "24"), sent_back("D", 3, "27")]
    assert last(game, "7 @20 >27") == [walked(0, "20", "27", 7), *swept]


# 4.4
def test_a_pawn_enters_from_its_base() -> None:
    entered = {"what": "entered", "seat": 0, "thing": "A", "start": "A", "end": "0"}
    assert last(table("K", B="0"), "K @A >0") == [entered, sent_back("B", 1, "0")]


# 4.5, 4.6
def test_a_pawn_comes_home_and_goes_on_at_home() -> None:
    home = {"what": "came home", "seat": 0, "thing": "A", "start": "68", "end": "A2", "amount": 3}
    assert last(table("3", A="68"), "3 @68 >A2") == [home]
    further = {"what": "came home", "seat": 0, "thing": "A", "start": "A2", "end": "A4", "amount": 2}
    assert last(table("2", A="A2 30"), "2 @A2 >A4") == [further]


# 4.9
def test_a_jack_swaps_two_pawns() -> None:
    game = table("J", A="20", B="50")
    swapped = {"what": "swapped", "seat": 0, "thing": "A", "start": "20", "end": "50"}
    other = {"what": "swapped", "seat": 1, "thing": "B", "start": "50", "end": "20"}
    assert last(game, "J @20 >50") == [swapped, other]


# 5.2
def test_a_pawn_crosses_the_centre() -> None:
    into = {"what": "crossed", "seat": 0, "thing": "A", "start": "7", "end": "O"}
    assert last(table("2", players=6, A="7"), "2 @7 >O") == [into]
    out = {"what": "crossed", "seat": 0, "thing": "A", "start": "O", "end": "43"}
    assert last(table("2", players=6, A="O"), "2 @O >43") == [out]


# 3.1, 5.1: a card is told when it is played, and a pawn that is chosen has not moved yet.
def test_a_card_is_told_and_a_choice_of_a_pawn_does_nothing() -> None:
    game = table("* Q", players=6, A="20")
    assert game.effects("*") == [{"what": "played", "seat": 0, "thing": "*"}]
    assert after(game, "*").effects("=5") == [{"what": "named", "seat": 0, "thing": "5"}]
    assert after(game, "* =5").effects("@20") == []


# 3.2
def test_a_hand_that_is_folded_lies_open() -> None:
    folded = [{"what": "folded", "seat": 0, "thing": rank, "amount": n} for rank, n in (("5", 2), ("9", 1))]
    assert table("9 5 5").effects("fold") == folded
    assert table("X7 7 2", deck="tarot").effects("drop 2") == [{"what": "dropped", "seat": 0, "thing": "2"}]


# 2.2, 8.1
def test_a_card_for_the_partner_is_told_to_the_two_alone() -> None:
    game = dealt("A 2 3 4 5" + " 6 7 8 9 T" * 3, players=4, first=0)
    play(game, "give A, give 6, give 7")
    assert game.effects_read_by(0, 20) == [{"what": "gave", "seat": 0, "thing": "A"}]
    assert game.effects_read_by(1, 20) == [{"what": "gave", "seat": 0, "thing": "?"}]
    given = [{"what": "was given", "seat": (seat + 2) % 4, "thing": card} for seat, card in enumerate("A678")]
    assert game.effects("give 8") == [{"what": "gave", "seat": 3, "thing": "8"}, *given]
    mine = [{**one, "thing": "8" if one["seat"] == 1 else "?"} for one in given]
    assert game.view(3).effects("give 8") == [{"what": "gave", "seat": 3, "thing": "8"}, *mine]


# 2.3
def test_cards_that_go_into_a_kitty_and_come_out_of_it_are_told() -> None:
    game = begin(players=3)
    kitty, hand = game.effects_read_by(0, 0), game.effects_read_by(None, 15)
    assert (kitty[0]["what"], hand[0]["what"]) == ("was dealt for the kitty", "was dealt")
    assert hand[0]["thing"] == "?"
    move = next(iter(game.legal_moves))
    assert game.effects(move) == [{"what": "put into the kitty", "seat": 0, "thing": move[4:]}]
    game.push(move)
    move = next(iter(game.legal_moves))
    assert game.effects(move) == [{"what": "took from the kitty", "seat": 0, "thing": move[4:]}]


def pawns(game: Tock) -> dict[str, list[str]]:
    return {colour["colour"]: sorted(colour["pawns"]) for colour in game.position()["colours"]}


# Whoever tells a game by its effects need not compare boards.
@pytest.mark.parametrize("row", ROWS, ids=row_name)
def test_effects_account_for_every_pawn_that_is_elsewhere_afterwards(row: dict[str, Any]) -> None:
    game, choices = Tock(seed=3, **row), Random(3)
    for _ in range(LONG):
        if game.to_move in (None, NATURE):
            break
        move, before = choices.choice(list(game.legal_moves)), pawns(game)
        for effect in game.effects(move):
            if "start" in effect:
                before[effect["thing"]].remove(effect["start"])
                before[effect["thing"]].append(effect["end"])
        game.push(move)
        assert {colour: sorted(places) for colour, places in before.items()} == pawns(game)


def test_places_are_told_as_moves_write_them() -> None:
    assert {"0", "A1", "O", "F"} <= set(PLACE_TEXTS)
