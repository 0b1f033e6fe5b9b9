"""Ratings put levels in the order of what they win, and doubt less the more was played."""

import pytest

from trefoil.bots.arena.match import Played
from trefoil.bots.arena.ratings import ratings


def games(levels: str, *winners: int, times: int = 1) -> list[Played]:
    return [Played(tuple(levels), (winner,), ()) for winner in winners] * times


def test_who_wins_more_is_rated_higher() -> None:
    found = ratings([*games("ab", 0, 0, 0, 1, times=10), *games("bc", 0, 0, 0, 1, times=10)])
    assert found["a"].strength > found["b"].strength > found["c"].strength


def test_levels_that_never_met_are_compared_through_others() -> None:
    found = ratings([*games("ab", 0, times=20), *games("bc", 0, times=20)])
    assert found["a"].strength > found["c"].strength


def test_equals_are_rated_about_equally() -> None:
    found = ratings(games("ab", 0, 1, times=50))
    assert found["a"].strength == pytest.approx(found["b"].strength, abs=2)


def test_a_shared_win_favours_nobody() -> None:
    found = ratings([Played(("a", "b"), (0, 1), ())] * 10)
    assert found["a"].strength == pytest.approx(found["b"].strength)


def test_doubt_shrinks_with_every_game() -> None:
    few, many = (ratings(games("ab", 0, 1, times=times))["a"].doubt for times in (1, 30))
    assert many < few


def test_partners_are_rated_together() -> None:
    found = ratings([Played(tuple("abab"), (0, 2), ())] * 10)
    assert found["a"].strength > found["b"].strength


def test_a_level_alone_against_three_is_rated_once() -> None:
    found = ratings(games("abbb", 0, 0, 1, times=10))
    assert sorted(found) == ["a", "b"]
    assert found["a"].strength > found["b"].strength


def test_nothing_played_is_nothing_rated() -> None:
    assert ratings([]) == {}
