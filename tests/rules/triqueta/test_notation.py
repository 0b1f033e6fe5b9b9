"""Triqueta 7: how moves are written, and whole games written so."""

import pytest

from tests.rules.triqueta.table import kept, laid, line, play, rest, table, taken
from trefoil import NATURE, Triqueta
from trefoil.core.outcome import Outcome
from trefoil.games.triqueta.game import Ending
from trefoil.games.triqueta.material import VERBS


# 7
@pytest.mark.parametrize(
    ("verb", "by"),
    [
        ("draw", "player"),
        ("token R…U", "nature"),
        ("place 1…5", "player"),
        ("keep", "player"),
        ("take 1…5", "player"),
        ("tower 1…4", "player"),
        ("add", "player"),
        ("return", "player"),
    ],
)
def test_every_move_of_the_rule_page_can_be_written(verb: str, by: str) -> None:
    assert (verb, by) in [(known.pattern, known.by) for known in VERBS.verbs]


# 7
def test_tower_1_is_the_first_current_tower() -> None:
    game = table(2, 0, taken(2))
    assert "tower 1" not in game.legal_moves


# 7
def test_chance_is_written_down_like_a_players_move() -> None:
    game = table(2, 0, "draw")
    assert game.to_move == NATURE
    assert play(game, "token D, keep").moves == ("draw", "token D", "keep")


# 7
def test_a_record_replays_without_a_generator() -> None:
    game = Triqueta(players=4, first=1, seed=3)
    for move in ("draw", "place 2", "draw", "keep", "take 2"):
        game.push(move)
    assert Triqueta.from_record(game.record(), seed=99).position() == game.position()


# 7: seats are numbered clockwise, so the last is followed by the first.
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_after_the_last_seat_comes_seat_0(players: int) -> None:
    assert table(players, players - 1, laid("R", 1)).to_move == 0


def test_a_whole_game_of_two() -> None:
    first = line(laid("UUOO", 1), kept("U"), laid("R", 2), "take 2, take 1")
    second = line("tower 4", laid("DD", 1), kept("O"), laid("D", 1), "take 1, take 2")
    third = line("tower 2", "take 1", laid("BBBB", 2), "take 2")
    fourth = line("tower 3", "take 2, take 1")
    game = table(2, 0, line(first, second, third, fourth))
    assert game.outcome() is None
    play(game, "add, return")
    # Seat 0: a rabbit, a bear, a tree, the rock. Seat 1: two bears 2, two owls 2, three deer 7, four boars -1, trees 2.
    assert game.outcome() == Outcome((1,), (4, 12), (2, 11), Ending.POINTS)


def test_a_whole_game_of_five() -> None:
    first = line(laid("RRR", 1), laid("U", 2), kept("O"), taken(5))
    game = table(5, 0, line(first, rest(5, 3, 2, 4)))
    assert game.to_move == 4
    play(game, "add")
    # Seat 1 holds the rock; seats 4, 3 and 2 took a tree.
    assert game.outcome() == Outcome((0,), (5, 2, 1, 1, 2), (3, 1, 0, 0, 1), Ending.POINTS)
