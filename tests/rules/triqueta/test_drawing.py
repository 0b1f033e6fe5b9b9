"""The drawing of Triqueta shows the table, and no more than its reader may know."""

import pytest

from tests.rules.triqueta.table import kept, laid, line, rest, table, taken
from trefoil import Triqueta

LANGUAGES = ("en", "fr", "de")


def test_a_position_is_drawn_with_towers_rows_and_seats() -> None:
    game = table(2, 0, line(laid("ROR", 2), "take 1"))
    assert str(game).splitlines() == [
        "Round 1 of 4 · tower 1, 12 tokens left",
        "",
        "Towers  1: [12]   2: ♣15   3: ♣15   4: ♣15",
        "",
        "  row 1 ▸ (taken by seat 1)",
        "  row 2 ▸ R R O",
        "",
        "          R5  O6  D7  B8  M9  U10  kept  trees  rock  points",
        "▸ seat 0   ·   ·   ·   ·   ·    ·     ·      0     ●       1",
        "  seat 1   ·   ·   ·   ·   ·    ·     ·      0     ·       0  (out)",
    ]


def test_three_of_a_kind_are_starred() -> None:
    game = table(2, 1, line("take 2", laid("RRROO", 1), "take 1"))
    seat = next(line for line in str(game).splitlines() if "seat 0" in line)
    assert seat.split()[3:5] == ["3*", "2"]


def test_a_drawn_token_is_drawn_for_its_drawer_only() -> None:
    game = table(2, 0, "draw, token U")
    assert "bear (U)" in str(game.view(0))
    assert "bear" not in str(game.view(1))
    assert "face down" in str(game.view(1))


def test_a_kept_token_is_drawn_face_down_for_others() -> None:
    game = table(2, 0, line(kept("U"), laid("R", 1), kept("B")))
    assert "U B" in str(game.view(0))
    assert "? ?" in str(game.view(1))


def test_used_towers_are_a_dash() -> None:
    assert "1: –   2: [15]   3: ♣15" in str(table(2, 0, line(taken(2), "tower 2")))


def test_no_tower_is_current_between_rounds() -> None:
    assert "[" not in str(table(2, 0, taken(2)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_stage_can_be_drawn_in_every_language(language: str) -> None:
    whole = line(kept("U"), laid("R", 1), "draw, token B, keep", taken(2), rest(2), "add, return")
    game = table(2, 0, whole)
    while game.moves:
        for reader in (0, 1, None):
            assert Triqueta.draw(game.view(reader).position(), language)
        game.pop()


def test_the_end_is_drawn() -> None:
    assert str(table(2, 0, line(taken(2), rest(2)))).startswith("The game is over")
