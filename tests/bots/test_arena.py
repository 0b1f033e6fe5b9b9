"""The arena: deals count whole, errors come from deals, it stops when it knows enough, and cores do not matter."""

from math import inf, sqrt

import pytest

from trefoil.bots.arena.match import Contest, Played
from trefoil.bots.arena.tally import FEWEST, Tally, cores, deals_for, milliseconds, played, tallies

TWO = Contest("triqueta", {"players": 2}, ("beginner", "uniform"), 4)


def deal(*winners: int, seconds: float = 0.001) -> tuple[Played, ...]:
    """A deal between a and b, played from both sides, won by these seats."""
    return tuple(
        Played(levels, (winner,), (("a", (seconds, seconds)), ("b", (3 * seconds,))))
        for levels, winner in zip((("a", "b"), ("b", "a")), winners, strict=True)
    )


def tally_of(*deals: tuple[Played, ...]) -> Tally:
    tally = Tally()
    for each in deals:
        tally.add(each)
    return tally


def test_a_share_is_the_mean_over_deals() -> None:
    tally = tally_of(deal(0, 1), deal(0, 0), deal(1, 0), deal(0, 1))
    assert tally.shares == {"a": [1, 0.5, 0, 1], "b": [0, 0.5, 1, 0]}
    assert tally.share("a") == 0.625
    assert tally.share("a") + tally.share("b") == 1
    assert (tally.deals, len(tally.games)) == (4, 8)


def test_a_tie_is_shared() -> None:
    tie = tuple(Played(levels, (0, 1), ()) for levels in (("a", "b"), ("b", "a")))
    assert tally_of(tie).share("a") == 0.5


def test_the_standard_error_comes_from_deals_and_not_from_games() -> None:
    tally = tally_of(deal(0, 1), deal(0, 1), deal(1, 0), deal(1, 0))  # shares 1, 1, 0, 0
    assert tally.error("a") == pytest.approx(sqrt(1 / 3) / sqrt(4))
    assert tally_of(*[deal(0, 0)] * 5).error("a") == 0  # each game is open, each deal is not


def test_one_deal_tells_nothing_of_the_error() -> None:
    assert tally_of(deal(0, 1)).error("a") == inf


def test_figures_are_sharp_when_every_error_is_small_and_there_are_enough_deals() -> None:
    certain = deal(0, 1)
    assert not tally_of(*[certain] * (FEWEST - 1)).is_sharp(1.0)
    assert tally_of(*[certain] * FEWEST).is_sharp(1 / FEWEST)
    assert not tally_of(*[certain] * FEWEST).is_sharp(0.9 / FEWEST)
    assert not tally_of(*[certain] * FEWEST).is_sharp(0.0)
    mixed = tally_of(*[certain, deal(1, 0)] * FEWEST)
    assert not mixed.is_sharp(0.01)
    assert mixed.is_sharp(0.1)


def test_choices_and_whole_turns_are_timed() -> None:
    tally = tally_of(deal(0, 1, seconds=0.25))
    assert tally.moves == {"a": [0.25] * 4, "b": [0.75] * 2}
    assert tally.turns == {"a": [0.5] * 2, "b": [0.75] * 2}


def test_times_are_told_as_median_and_what_most_stay_below() -> None:
    median, most = milliseconds([k / 1000 for k in range(1, 101)])
    assert median == pytest.approx(50.5)
    assert 94 < most < 97
    assert milliseconds([0.003]) == (3, 3)


@pytest.mark.parametrize(
    ("levels", "games", "deals"),
    [("ab", 1, 1), ("ab", 2, 1), ("ab", 3, 2), ("aa", 3, 3), ("abbb", 9, 3)],
)
def test_a_deal_is_never_played_by_halves(levels: str, games: int, deals: int) -> None:
    assert deals_for(Contest("tock", {}, tuple(levels), 0), games) == deals


def test_enough_games_are_played() -> None:
    *_, tally = tallies(TWO, games=7, wanted=0.0, jobs=1)
    assert (tally.deals, len(tally.games)) == (4, 8)


def test_it_stops_when_the_figures_are_sharp_enough() -> None:
    *_, tally = tallies(TWO, games=10**6, wanted=0.5, jobs=1)
    assert tally.deals == FEWEST


def won(jobs: int) -> list[tuple[tuple[str, ...], tuple[int, ...]]]:
    return [(game.levels, game.winners) for deal in played(TWO, 6, jobs) for game in deal]


def test_one_process_and_two_play_the_same_games() -> None:
    assert won(jobs=2) == won(jobs=1)


def test_it_can_stop_early_with_several_processes_too() -> None:
    *_, tally = tallies(TWO, games=10**4, wanted=0.5, jobs=2)
    assert tally.deals == FEWEST


def test_there_is_at_least_one_core() -> None:
    assert cores() >= 1
