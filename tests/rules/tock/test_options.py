"""Tock 1.1 and R20: which players and options go together, what is usual, and what is said of the rest."""

import json
import re
from typing import Any

import pytest

from tests.rules.tock.rows import ROWS, TABLE, WAYS, row_name
from tests.rules.tock.table import begin, sentences, table
from trefoil import BadOption
from trefoil.games.tock.game import Tock

ORDER = (
    "players",
    "deck",
    "sides",
    "kitty",
    "fold",
    "direction",
    "friendly_fire",
    "jack_spares_start",
    "first",
)


# 1.1
@pytest.mark.parametrize(
    ("options", "possible"),
    [
        ({"players": 7}, "expected 2, 3, 4, 5 or 6"),
        ({"players": 1}, "expected 2, 3, 4, 5 or 6"),
        ({"players": 2, "deck": "tarot"}, "expected 'plain' or 'jokers' with players=2"),
        ({"players": 3, "deck": "tarot"}, "expected 'plain' or 'jokers' with players=3"),
        ({"players": 5, "deck": "tarot"}, "expected 'plain' or 'jokers' with players=5"),
        ({"players": 6, "deck": "tarot"}, "expected 'jokers' or 'plain' with players=6"),
        ({"players": 4, "deck": "uno"}, "expected 'plain', 'jokers' or 'tarot' with players=4"),
        ({"players": 2, "sides": "pairs"}, "expected 'double' or 'alone' with players=2"),
        ({"players": 3, "sides": "pairs"}, "expected 'alone' with players=3"),
        ({"players": 3, "sides": "double"}, "expected 'alone' with players=3"),
        ({"players": 4, "sides": "double"}, "expected 'pairs' or 'alone' with players=4"),
        ({"players": 5, "sides": "pairs"}, "expected 'alone' with players=5"),
        ({"players": 5, "sides": "double"}, "expected 'alone' with players=5"),
        ({"players": 6, "sides": "double"}, "expected 'pairs' or 'alone' with players=6"),
        ({"players": 4, "sides": "teams"}, "expected 'pairs' or 'alone' with players=4"),
        ({"players": 2, "kitty": True}, "expected False with players=2"),
        ({"players": 4, "kitty": True}, "expected False with players=4"),
        ({"players": 5, "kitty": True}, "expected False with players=5"),
        ({"players": 6, "kitty": True}, "expected False with players=6"),
        ({"players": 3, "kitty": 1}, "expected True or False with players=3"),
        ({"players": 3, "first": 3}, "expected 0, 1 or 2 with players=3"),
        ({"players": 2, "direction": "widdershins"}, "expected 'clockwise' or 'anticlockwise'"),
        ({"players": 2, "fold": 0}, "expected True or False"),
        ({"players": 2, "friendly_fire": 1}, "expected False or True"),
        ({"players": 2, "jack_spares_start": "no"}, "expected True or False"),
    ],
    ids=lambda value: row_name(value) if isinstance(value, dict) else "",
)
def test_any_other_combination_is_refused_and_the_error_says_what_is_possible(
    options: dict[str, Any], possible: str
) -> None:
    with pytest.raises(BadOption, match=re.escape(possible)):
        Tock(**options)


# 1: every combination that the table does not have is refused.
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_there_are_no_rows_but_those_of_the_table(players: int) -> None:
    every = [
        {"players": players, "deck": deck, "sides": sides, "kitty": kitty}
        for deck in ("plain", "jokers", "tarot")
        for sides in ("double", "pairs", "alone")
        for kitty in (True, False)
    ]
    assert [row for row in every if can_be_set_up(row)] == [row for row in every if row in ROWS]


def can_be_set_up(options: dict[str, Any]) -> bool:
    try:
        Tock(**options)
    except BadOption:
        return False
    return True


# 1
@pytest.mark.parametrize(("players", "sides", "decks", "kitties"), TABLE)
def test_each_number_of_players_has_its_usual_deck_sides_and_kitty(
    players: int, sides: tuple[str, ...], decks: tuple[str, ...], kitties: tuple[bool, ...]
) -> None:
    options = begin(players=players).options
    assert (options["deck"], options["sides"], options["kitty"]) == (decks[0], sides[0], kitties[0])


# 1.1, 3.2, 4.9
def test_pawns_travel_clockwise_hands_are_folded_jacks_spare_starts_and_ones_own_side_is_safe_by_default() -> None:
    options = begin(players=4).options
    house = {name: options[name] for name in ("fold", "direction", "friendly_fire", "jack_spares_start")}
    assert house == {"fold": True, "direction": "clockwise", "friendly_fire": False, "jack_spares_start": True}


# 1.1
@pytest.mark.parametrize("way", WAYS, ids=row_name)
@pytest.mark.parametrize("row", ROWS, ids=row_name)
def test_records_name_every_option_in_the_order_of_the_page(row: dict[str, Any], way: dict[str, Any]) -> None:
    game = Tock(**row, **way, first=1)
    record = json.loads(game.record())
    assert (record["rules"], tuple(record["options"]), tuple(game.options)) == (2, ORDER, ORDER)
    assert record["options"] == {**game.options, **row, **way, "first": 1}


# 1.1
def test_the_constructor_takes_every_option_by_its_name() -> None:
    said: dict[str, Any] = {
        "players": 3,
        "deck": "jokers",
        "sides": "alone",
        "kitty": False,
        "fold": False,
        "direction": "anticlockwise",
        "friendly_fire": True,
        "jack_spares_start": False,
        "first": 2,
    }
    assert tuple(said) == ORDER
    assert Tock(**said).options == said


# 1.1
def test_an_option_that_tock_does_not_have_is_refused_with_those_it_has() -> None:
    with pytest.raises(BadOption, match=re.escape(", ".join(ORDER))):
        Tock.OPTIONS.choose({"players": 4, "partners": True}, lambda n: 0)


# R20
@pytest.mark.parametrize(("sides", "pawns"), [("double", 8), ("alone", 4)])
def test_two_players_can_read_the_sheet_either_way(sides: str, pawns: int) -> None:
    colours = begin(players=2, sides=sides).position()["colours"]
    assert sum(len(colour["pawns"]) for colour in colours if colour["seat"] == 0) == pawns


# R20
@pytest.mark.parametrize(("kitty", "cards"), [(True, (4, 5)), (False, (5, 0))])
def test_three_players_can_read_the_sheet_either_way(kitty: bool, cards: tuple[int, int]) -> None:
    held = begin(players=3, kitty=kitty).position()["seats"][0]
    assert (held["cards"], held["kitty"]) == cards


# R20: what a hand can do is the same with any deck and for any sides.
@pytest.mark.parametrize("row", [row for row in ROWS if row["players"] in (4, 6)], ids=row_name)
def test_nothing_else_changes_with_jokers_or_alone(row: dict[str, Any]) -> None:
    game = table("A 4 7 9 Q", **row, A="20 40", B="43")
    assert list(game.legal_moves) == ["A", "4", "7", "9", "Q"]
    assert sentences(game, "9") == {"9 @20 >29", "9 @40 >49"}
    assert sentences(game, "A") == {"A @A >0", "A @20 >21", "A @20 >31", "A @40 >41", "A @40 >51"}
