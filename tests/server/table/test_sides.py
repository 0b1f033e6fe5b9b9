"""Everybody at a table can see who will be whose partner, before the game begins."""

import pytest

from tests.server.tables import Desk
from trefoil.server.audience.table_info import whole_info


@pytest.mark.parametrize(
    ("game", "players", "sides"),
    [
        ("tock", 2, [0, 1]),
        ("tock", 3, [0, 1, 2]),
        ("tock", 4, [0, 1, 0, 1]),
        ("tock", 5, [0, 1, 2, 3, 4]),
        ("tock", 6, [0, 1, 2, 0, 1, 2]),
        ("triqueta", 4, [0, 1, 2, 3]),
        ("acorns", 3, [0, 1, 2]),
    ],
)
def test_the_seats_of_one_side_are_told(game: str, players: int, sides: list[int]) -> None:
    told = whole_info(Desk(game, people=players).table)
    assert (told.phase, told.sides) == ("lobby", sides)
