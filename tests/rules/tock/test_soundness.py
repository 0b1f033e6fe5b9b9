"""Positions of Tock that cannot be: each is refused in one sentence that says what was expected."""

from typing import Any

import pytest

from tests.rules.tock.rows import ROWS, row_name
from tests.rules.tock.seats import seats_of
from trefoil import BadPosition, Tock

PLAYING = {"stage": "playing", "hands": "5/9", "deals": "1"}
DOUBLE = {"players": 2}
TWO = {"players": 2, "sides": "alone"}
THREE = {"players": 3, "deals": "1"}
WITHOUT = {**THREE, "kitty": False, "stage": "playing", "hands": "5/9/9"}
FOUR_ALONE = {"players": 4, "sides": "alone", "stage": "playing", "hands": "5/9/9/9", "deals": "1"}


def laid_out(**parts: Any) -> Tock:
    return Tock.from_position(**{"first": 0, **parts})


@pytest.mark.parametrize(
    "parts",
    [
        {**DOUBLE, "stage": "over"},
        {**DOUBLE, "stage": "giving"},
        {**DOUBLE, "stage": "putting"},
        {**DOUBLE, "stage": "kitties"},
        {**DOUBLE, **PLAYING, "hands": "5/AAAAA"},
        {**DOUBLE, **PLAYING, "hands": "-/9"},
        {**DOUBLE, **PLAYING, "pawns": "90,A,A,A/B,B,B,B/C,C,C,C/D,D,D,D"},
        {**DOUBLE, **PLAYING, "pawns": "9,9,A,A/B,B,B,B/C,C,C,C/D,D,D,D"},
        {**DOUBLE, **PLAYING, "pawns": "O,A,A,A/B,B,B,B/C,C,C,C/D,D,D,D"},
        {**DOUBLE, **PLAYING, "hands": "*/9"},
        {**DOUBLE, **PLAYING, "card": "5"},
        {**DOUBLE, **PLAYING, "passed": "5/-"},
        {**DOUBLE, **PLAYING, "kitties": "5/-"},
        {**DOUBLE, **PLAYING, "own": "CA", "stage": "picking", "card": "5"},
        {**DOUBLE, **PLAYING, "own": "A", "stage": "picking", "card": "5", "pawns": "9,A,A,A/B,B,B,B/C,C,C,C/D,D,D,D"},
    ],
    ids=str,
)
def test_a_position_that_cannot_be_is_refused(parts: dict[str, Any]) -> None:
    with pytest.raises(BadPosition, match=r"^Expected .*, got .*\.$"):
        laid_out(**parts)


# 2.3: kitties lie there only with the option, and before they are taken up.
@pytest.mark.parametrize(
    ("parts", "expected"),
    [
        ({**WITHOUT, "kitties": "23468/23468/-"}, "0 cards in each kitty"),
        ({**WITHOUT, "kitties": "2/-/-"}, "0 cards in each kitty"),
        ({**WITHOUT, "stage": "kitties", "hands": "-/-/-"}, "cards that are still to be dealt"),
        ({**WITHOUT, "stage": "putting"}, "a kitty to put a card into"),
        ({**WITHOUT, "stage": "getting", "putting": "2"}, "a kitty to put a card into"),
        ({**WITHOUT, "deal": "5"}, "deal from 1 to 4"),
        ({**WITHOUT, "kitty": True}, "5 cards in each kitty"),
        ({**WITHOUT, "kitty": True, "kitties": "23468/23468/TTTT"}, "5 cards in each kitty"),
        ({**WITHOUT, "kitty": True, "kitties": "2346Q/2346Q/TTTTQ", "deal": "4"}, "0 cards in each kitty"),
        ({**FOUR_ALONE, "kitties": "2/-/-/-"}, "0 cards in each kitty"),
        ({**FOUR_ALONE, "stage": "giving"}, "partners who give"),
        ({**FOUR_ALONE, "passed": "9/-/-/-"}, "a passed card in the partner's hand"),
    ],
)
def test_kitties_and_cards_on_their_way_without_their_option_are_refused(parts: dict[str, Any], expected: str) -> None:
    with pytest.raises(BadPosition, match=f"^Expected .*({expected}).*, got .*\\.$"):
        laid_out(**parts)


# 1: of two alone nobody plays B and D.
@pytest.mark.parametrize(
    ("parts", "expected"),
    [
        ({"pawns": "A,A,A,A/B,B,B,B/C,C,C,C/D,D,D,D"}, "2 entries of pawns"),
        ({"pawns": "A,A,A,A/B,B,B,B"}, "places of C"),
        ({"pawns": "B1,A,A,A/C,C,C,C"}, "places of A"),
        ({"pawns": "A,A,A,A/C,C,C,D"}, "places of C"),
        ({"pawns": "9,A,A,A/C,C,C,C", "stage": "picking", "card": "5", "own": "B"}, "own as colours of AC"),
        ({"pawns": "9,A,A,A/C,C,C,C", "stage": "picking", "card": "5", "own": "AC"}, "colours of one's own side"),
        ({"pawns": "9,A,A,A/9,C,C,C"}, "one pawn to a square"),
        ({"pawns": "9,A,A,A/C,C,C,C", "stage": "moving", "card": "5", "own": "A", "pawn": "4"}, "pawn as a pawn of AC"),
        ({"pawns": "9,A,A,A/C,C,C,C", "stage": "moving", "card": "5", "own": "A", "pawn": "12"}, "pawn from 0 to 11"),
        (
            {"pawns": "9,A,A,A/C,C,C,C", "stage": "moving", "card": "5", "own": "A", "pawn": "8"},
            "a pawn that can be moved",
        ),
        (
            {"pawns": "9,A,A,A/C,C,C,C", "stage": "picking", "card": "7", "own": "A", "points": "3", "last": "5"},
            "last as a",
        ),
    ],
)
def test_pawns_of_colours_that_nobody_plays_are_refused(parts: dict[str, str], expected: str) -> None:
    with pytest.raises(BadPosition, match=f"^Expected .*{expected}.*, got .*\\.$"):
        laid_out(**{**TWO, **PLAYING, **parts})


# 1.5 R2
@pytest.mark.parametrize(
    ("given", "own"),
    [
        ({"players": 4, "sides": "alone"}, "C"),
        ({"players": 4, "sides": "pairs"}, "B"),
        ({"players": 4, "sides": "pairs"}, "AC"),
        ({"players": 2, "sides": "double"}, "A"),
        ({"players": 2, "sides": "double"}, "BD"),
        ({"players": 6, "sides": "alone"}, "D"),
    ],
)
def test_own_colours_that_cannot_be_ones_own_are_refused(given: dict[str, Any], own: str) -> None:
    seats = seats_of(given)
    hands = "/".join("543298"[: seats.players])
    with pytest.raises(BadPosition, match=r"^Expected colours of one's own side, got "):
        laid_out(**given, stage="picking", card="6", own=own, hands=hands, deals="1")


# 2.1
@pytest.mark.parametrize("row", ROWS, ids=row_name)
def test_a_deal_that_the_deck_does_not_have_is_refused(row: dict[str, Any]) -> None:
    most = {2: 6, 3: 4, 4: 3, 5: 2, 6: 2}[row["players"]]
    with pytest.raises(BadPosition, match=f"^Expected deal from 1 to {most}, got "):
        laid_out(**row, deal=str(most + 1))
