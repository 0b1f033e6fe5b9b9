"""Everybody at a table can see who will be whose partner, and by what options it is played, before the game begins."""

from typing import Any

import pytest

from tests.server.tables import Desk
from trefoil.server.audience.table_info import summary, whole_info


@pytest.mark.parametrize(
    ("game", "players", "options", "sides"),
    [
        ("tock", 2, {}, [0, 1]),
        ("tock", 2, {"sides": "alone"}, [0, 1]),
        ("tock", 3, {}, [0, 1, 2]),
        ("tock", 4, {}, [0, 1, 0, 1]),
        ("tock", 4, {"sides": "alone"}, [0, 1, 2, 3]),
        ("tock", 5, {}, [0, 1, 2, 3, 4]),
        ("tock", 6, {}, [0, 1, 2, 0, 1, 2]),
        ("tock", 6, {"sides": "alone"}, [0, 1, 2, 3, 4, 5]),
        ("triqueta", 4, {}, [0, 1, 2, 3]),
        ("acorns", 3, {}, [0, 1, 2]),
    ],
)
def test_the_seats_of_one_side_are_told(game: str, players: int, options: dict[str, Any], sides: list[int]) -> None:
    told = whole_info(Desk(game, people=players, options=options).table)
    assert (told.phase, told.sides) == ("lobby", sides)


def test_the_sides_change_with_the_options() -> None:
    desk = Desk("tock", people=4)
    desk.say(0, "configure", options={"sides": "alone"})
    assert whole_info(desk.table).sides == [0, 1, 2, 3]


def test_every_option_is_told_in_the_order_of_the_rules_but_for_what_is_drawn_by_lot() -> None:
    desk = Desk("tock", people=3, options={"fold": False, "deck": "jokers"})
    expected = {
        "players": 3,
        "deck": "jokers",
        "sides": "alone",
        "kitty": True,
        "fold": False,
        "direction": "clockwise",
        "friendly_fire": False,
        "jack_spares_start": True,
    }
    for told in (whole_info(desk.table).options, summary(desk.table).options):
        assert list(told.items()) == list(expected.items())
    desk.say(0, "configure", options={"first": 2, "kitty": False})
    chosen = {**expected, "deck": "plain", "kitty": False, "fold": True, "first": 2}
    assert list(summary(desk.table).options.items()) == list(chosen.items())
    desk.start()
    assert desk.table.game is not None
    assert list(desk.table.game.options.items()) == list(chosen.items())
