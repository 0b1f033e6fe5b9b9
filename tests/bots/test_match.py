"""A match: everybody sits everywhere, chance is the same for all, and a win may be shared."""

from collections.abc import Callable
from itertools import groupby
from typing import Any

import pytest

from trefoil.bots.arena import match
from trefoil.bots.arena.match import Contest, Played, drawn, play, play_deal, rotations
from trefoil.core.game import Game
from trefoil.core.seats import NATURE
from trefoil.games.catalogue import GAMES, load

LEVELS = ("uniform", "greedy", "beginner")


def test_everybody_moves_on_round_the_table() -> None:
    assert rotations(("a", "b", "c")) == (("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b"))


@pytest.mark.parametrize(
    ("levels", "count"), [("aa", 1), ("ab", 2), ("abab", 2), ("abbb", 4), ("aabb", 4), ("ababab", 2), ("abcabc", 3)]
)
def test_a_rotation_that_seats_nobody_differently_is_not_played(levels: str, count: int) -> None:
    found = rotations(tuple(levels))
    assert len(found) == len(set(found)) == count


@pytest.fixture
def games(monkeypatch: pytest.MonkeyPatch) -> list[Game]:
    """The games that are played while the test runs."""
    played: list[Game] = []

    def kept(name: str) -> Callable[..., Game]:
        def begin(**options: Any) -> Game:
            played.append(load(name)(**options))
            return played[-1]

        return begin

    monkeypatch.setattr(match, "load", kept)
    return played


@pytest.mark.parametrize("name", GAMES)
def test_chance_is_the_same_for_every_rotation(name: str, games: list[Game]) -> None:
    for deal in range(3):
        games.clear()
        play_deal(Contest(name, {"players": 4}, ("greedy", "beginner", "beginner", "beginner"), 7), deal)
        chances = [[m for m, mover in zip(game.moves, game.movers, strict=True) if mover == NATURE] for game in games]
        shortest = min(map(len, chances))
        assert shortest > 10
        assert len({tuple(moves[:shortest]) for moves in chances}) == 1
        assert len({tuple(game.options.items()) for game in games}) == 1
        assert len({game.moves for game in games}) > 1


def test_another_deal_and_another_seed_bring_other_chance(games: list[Game]) -> None:
    for seed, deal in ((0, 0), (0, 1), (1, 0)):
        play(Contest("triqueta", {"players": 2}, ("uniform",) * 2, seed), deal, ("uniform",) * 2)
    assert len({game.moves for game in games}) == 3


def test_the_same_contest_is_played_the_same_again(games: list[Game]) -> None:
    contest = Contest("tock", {"players": 2}, ("beginner", "greedy"), 3)
    once, again = (play_deal(contest, 5) for _ in range(2))
    assert [game.winners for game in once] == [game.winners for game in again]
    assert [game.moves for game in games[:2]] == [game.moves for game in games[2:]]


def test_each_choice_is_timed_with_the_turn_and_the_level_that_made_it(games: list[Game]) -> None:
    played = play(Contest("triqueta", {"players": 3}, LEVELS, 1), 0, LEVELS)
    made = [(LEVELS[seat], len(list(moves))) for seat, moves in groupby(m for m in games[0].movers if m != NATURE)]
    assert [(level, len(seconds)) for level, seconds in played.turns] == made
    assert all(min(seconds) >= 0 for _, seconds in played.turns)


@pytest.mark.parametrize(
    ("levels", "winners", "expected"),
    [
        ("abcd", (0,), 1),
        ("abcd", (1,), 0),
        ("abab", (0, 2), 1),
        ("abab", (1, 3), 0),
        ("abcd", (0, 3), 1 / 2),
        ("abb", (0, 1, 2), 1 / 3),
        ("aab", (0, 1, 2), 2 / 3),
    ],
)
def test_winners_share_a_win_equally(levels: str, winners: tuple[int, ...], expected: float) -> None:
    assert Played(tuple(levels), winners, ()).share("a") == pytest.approx(expected)


def test_what_has_another_name_has_another_seed() -> None:
    seeds = {drawn(seed, deal, seat) for seed in range(3) for deal in range(50) for seat in range(6)}
    assert len(seeds) == 3 * 50 * 6
    assert drawn(1, 23) != drawn(12, 3)
