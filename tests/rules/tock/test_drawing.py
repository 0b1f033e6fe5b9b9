"""The drawing of Tock shows the board, the colours and the hands, and no more than its reader may know."""

import re
from random import Random
from typing import Any

import pytest

from tests.rules.tock.board import START_OF
from tests.rules.tock.rows import ROWS, row_name
from tests.rules.tock.seats import COLOURS
from tests.rules.tock.table import dealt, play, table
from trefoil.core.jit import COMPILED
from trefoil.games.tock import drawing
from trefoil.games.tock.game import Tock

LANGUAGES = ("en", "fr", "de")
FOUR = "A 2 3 4 5 6 7 8 9 T J Q K A 2 3 4 5 6 7"


def drawn_lines(game: Tock) -> list[str]:
    return str(game).splitlines()


def test_a_position_is_drawn_with_the_ring_the_colours_and_the_hands() -> None:
    game = table("Q 7", A="14 A2 0", B="33", C="40", D="50")
    assert drawn_lines(game) == [
        "seat 0 deals · 47 cards undealt",
        "",
        "      0     3     6     9     12    15",
        "    0 A · · · · · · · · · · · · · A ∩ · · b 18",
        "   71 ·                             ·     · 19",
        "   70 ·                             ·     · 20",
        "   69 ∩ · A · ·                     ·     · 21",
        "   68 ·                             ·     · 22",
        "   67 ·                                   · 23",
        "   66 ·                                   · 24",
        "   65 ·                                   · 25",
        "   64 ·                                   · 26",
        "   63 ·                                   · 27",
        "   62 ·                                   · 28",
        "   61 ·                                   · 29",
        "   60 ·                                   · 30",
        "   59 ·                                   · 31",
        "   58 ·     ·                             · 32",
        "   57 ·     ·                     · · · · B 33",
        "   56 ·     ·                             · 34",
        "   55 ·     ·                             · 35",
        "   54 d · · ∩ D · · · · · · · · · C · · · c 36",
        "      54    51    48    45    42    39",
        "",
        "  A blue   seat 0  1 in base, 1 home",
        "  B red    seat 1  3 in base, 0 home",
        "  C green  seat 2  3 in base, 0 home",
        "  D black  seat 3  3 in base, 0 home",
        "",
        "▸ seat 0: 7 Q   (partner of seat 2)",
        "  seat 1: 9   (partner of seat 3)",
        "  seat 2: 9   (partner of seat 0)",
        "  seat 3: 9   (partner of seat 1)",
    ]


def test_hands_of_others_are_question_marks() -> None:
    game = play(dealt(FOUR, players=4, first=0), "give A, give 6, give J, give 3")
    lines = str(game.view(0)).splitlines()[-4:]
    assert [line.split(":")[1].split("(")[0].split() for line in lines] == [
        ["2", "3", "4", "5", "J"],
        ["?"] * 5,
        ["A", "?", "?", "?", "?"],
        ["?"] * 5,
    ]


def test_the_card_in_play_and_the_points_left_of_a_seven_are_told() -> None:
    game = play(table("7", A="3 40"), "7 @3 >6")
    assert drawn_lines(game)[0].endswith("in play: 7 (4)")
    assert drawn_lines(play(table("Q", A="3"), "Q"))[0].endswith("in play: Q")


def test_kitties_are_drawn_beside_the_hands() -> None:
    lines = str(table("Q", players=3).view(0)).splitlines()[-3:]
    assert re.search(r"seat 0: Q   kitty( \S){5}$", lines[0])
    assert lines[1].endswith("seat 1: ?   kitty ? ? ? ? ?")


def test_of_two_alone_only_their_two_colours_are_told() -> None:
    lines = drawn_lines(table("Q", players=2, sides="alone", A="14", C="C2 41"))
    assert lines[24:] == [
        "  A blue   seat 0  3 in base, 0 home",
        "  C green  seat 1  2 in base, 1 home",
        "",
        "▸ seat 0: Q",
        "  seat 1: 9",
    ]
    assert ["".join(lines[2:22]).count(colour) for colour in "ABCD"] == [1, 0, 2, 0]


def test_alone_nobody_is_told_as_a_partner() -> None:
    assert "partner" in str(table("Q"))
    assert "partner" not in str(table("Q", sides="alone"))


def test_an_empty_hand_is_a_dash() -> None:
    assert drawn_lines(table("Q", A="3", hands={1: ""}))[-3].startswith("  seat 1: –")


def test_the_centre_is_told_where_somebody_is_in_it() -> None:
    lines = drawn_lines(table("Q", players=6, A="O O 7", B="3"))
    assert any(line.endswith("1 in base, 0 home, 2 in the centre") for line in lines)
    assert sum("centre" in line for line in lines) == 1


def test_the_end_is_drawn() -> None:
    game = play(table("2", A="A2 A3 A4 68", C="C1 C2 C3 C4"), "2 @68 >A1")
    assert drawn_lines(game)[0] == "The game is over"
    assert not [line for line in drawn_lines(game) if line.startswith("▸")]


@pytest.mark.parametrize("players", [4, 6])
def test_every_square_of_the_board_has_a_cell_of_its_own(players: int) -> None:
    position = table("Q", players=players).position()
    cells = [drawing.cell(position, square) for square in range(position["ring"])]
    lanes = [drawing.lane_cell(position, number, k) for number in range(players) for k in (1, 2, 3, 4)]
    assert len({*cells, *lanes}) == position["ring"] + 4 * players
    steps = zip(cells, cells[1:] + cells[:1], strict=True)
    assert all(abs(one[0] - two[0]) + abs(one[1] - two[1]) == 1 for one, two in steps)


@pytest.mark.parametrize("players", [4, 6])
def test_a_pawn_is_drawn_where_its_place_is(players: int) -> None:
    width = 18 if players == 4 else 36
    for colour in COLOURS[:players]:
        start = START_OF[colour]
        game = table("Q", players=players, **{colour: f"{start} {colour}1 {start + 1}"})
        board = drawn_lines(game)[3:22]
        rows = [line[6 : 6 + 2 * width + 1] for line in board]
        assert sum(row.count(colour) for row in rows) == 3
        line, column = drawing.cell(game.position(), start)
        assert rows[line][2 * column] == colour


def test_starts_gates_and_sevens_are_marked() -> None:
    board = "\n".join(drawn_lines(table("Q", players=6))[3:22])
    assert [board.count(mark) for mark in ("∩", "a", "b", "c", "d", "e", "f")] == [6, 1, 1, 1, 1, 1, 1]
    rows = [line[6:79] for line in drawn_lines(table("Q", players=6))[3:22]]
    assert sum(row.count("7") for row in rows) == 6
    assert sum(row[6:43].count("7") for row in drawn_lines(table("Q", players=4))[3:22]) == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("row", ROWS, ids=row_name)
def test_every_stage_can_be_drawn_in_every_language(row: dict[str, Any], language: str) -> None:
    game, choices = Tock(**row, seed=6, nature="manual"), Random(6)
    for ply in range(150 if COMPILED else 70):
        game.push(choices.choice(list(game.legal_moves)))
        reader = (None, 0, 1)[ply % 3]
        assert Tock.draw(game.view(reader).position(), language)
