"""Tock 9: how moves are written, and what others read of them."""

from typing import Any

import pytest

from tests.rules.tock.rows import ROWS, row_name
from tests.rules.tock.table import can, dealt, play, table
from trefoil import NATURE, IllegalMove, UnknownMove
from trefoil.games.tock.game import Tock
from trefoil.games.tock.material import VERBS

EXAMPLES = [
    ("K @A >0", {}),
    ("Q @14 >26", {"A": "14"}),
    ("5 @66 >A2", {"A": "66"}),
    ("4 @0 >68", {"A": "0"}),
    ("J @14 >33", {"A": "14", "B": "33"}),
    ("7 @3 >6 @40 >44", {"A": "3 40"}),
    ("N @5 >33", {"A": "5", "B": "33", "deck": "tarot"}),
    ("X5 @33 >28", {"B": "33", "deck": "tarot"}),
    ("2 @7 >O", {"A": "7", "players": 6}),
    ("* =Q @14 >26", {"A": "14", "players": 6}),
]


# 9
@pytest.mark.parametrize(("line", "given"), EXAMPLES)
def test_the_examples_of_the_rule_page_can_be_played(line: str, given: dict[str, str]) -> None:
    game = table(line.split()[0], **given)
    assert play(game, line).moves == tuple(line.split())
    assert game.to_move == 1


# 9
@pytest.mark.parametrize(
    ("verb", "by"),
    [
        ("card A…*", "nature"),
        ("give A…*", "player"),
        ("put A…*", "player"),
        ("get A…*", "player"),
        ("A…*", "player"),
        ("=A…K", "player"),
        ("@0…F", "player"),
        (">0…O", "player"),
        ("drop A…*", "player"),
        ("fold", "player"),
    ],
)
def test_every_move_of_the_rule_page_can_be_written(verb: str, by: str) -> None:
    assert (verb, by) in [(known.pattern, known.by) for known in VERBS.verbs]


# 9
@pytest.mark.parametrize("place", ["0", "107", "A1", "F4", "O", "A", "F"])
def test_every_place_has_its_text(place: str) -> None:
    assert VERBS.texts[VERBS.number(f"@{place}")] == f"@{place}"


# 9
@pytest.mark.parametrize("text", ["Z", "@108", "@G", "@A5", ">A", "=N", "=*", "card", "drop", "queen", "1", "X8", "10"])
def test_what_is_no_move_cannot_be_read(text: str) -> None:
    game = table("Q", A="14")
    with pytest.raises(UnknownMove):
        game.push(text)
    assert game.moves == ()


# 9
def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    game = table("Q", A="14")
    with pytest.raises(IllegalMove, match="seat 0 can play Q"):
        game.push("5")
    assert list(game.legal_moves) == ["Q"]


# 9
def test_chance_is_written_down_like_a_players_move() -> None:
    game = Tock(players=2, first=0, nature="manual")
    assert game.to_move == NATURE
    game.push("card Q")
    assert game.moves == ("card Q",)


# 9
def test_a_pawn_is_named_by_where_it_stands() -> None:
    game = play(table("A", A="14 A1", players=6), "A")
    assert list(game.legal_moves) == ["@14", "@A1", "@A"]


# 9
@pytest.mark.parametrize("row", ROWS, ids=row_name)
def test_a_dealt_card_is_read_by_whoever_gets_it(row: dict[str, Any]) -> None:
    game, readers = dealt("Q", **row, first=1), (*range(row["players"]), None)
    read = [game.view(reader).moves for reader in readers]
    assert read == [("card Q",) if reader == 1 else ("card ?",) for reader in readers]


# 9
def test_every_step_is_a_move_of_its_own_and_can_be_taken_back() -> None:
    game = play(table("7", A="3 40"), "7 @3 >6 @40 >44")
    assert [game.pop() for _ in range(5)] == [">44", "@40", ">6", "@3", "7"]
    assert can(game, "7 @40 >47")


# 9
def test_a_swap_is_written_with_the_other_pawns_square() -> None:
    assert list(play(table("J", A="14", B="33"), "J @14").legal_moves) == [">33"]
