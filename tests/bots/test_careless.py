"""Those who are learning: sensible most of the time, sometimes mistaken, never absurd."""

from typing import Any

import pytest

from tests.bots.tables import TABLES, name_of, positions
from trefoil import Triqueta
from trefoil.bots.careless import Careless
from trefoil.bots.judgement import rated

every_table = pytest.mark.parametrize(("name", "options"), TABLES, ids=name_of)
TRIES = 60
BLUR = 1.0


def losses(name: str, options: dict[str, Any]) -> list[float]:
    """How much worse than the best the chosen moves seem, here and there, beside what a beginner does not notice."""
    bot, found = Careless(BLUR, 1), []
    for game in positions(name, options, 12):
        assert game.to_move is not None
        view = game.view(game.to_move)
        worths = rated(view)
        lost = (max(worths.values()) - worths[bot.choose(view)] for _ in range(TRIES))
        found += [loss / game.SENSE.CARELESS for loss in lost]
    return found


@every_table
def test_a_beginner_never_plays_what_is_absurd(name: str, options: dict[str, Any]) -> None:
    assert max(losses(name, options)) <= BLUR + 1e-5


@pytest.mark.parametrize("game", ["triqueta", "tock"])
def test_a_beginner_is_right_most_of_the_time_and_errs_sometimes(game: str) -> None:
    found = [loss for name, options in TABLES if name == game for loss in losses(name, options)]
    assert 0.01 < sum(loss > 0.1 for loss in found) / len(found) < 0.6


@every_table
def test_a_smaller_mistake_is_likelier_than_a_larger_one(name: str, options: dict[str, Any]) -> None:
    found = losses(name, options)
    assert sum(loss < BLUR / 2 for loss in found) > 2 * sum(loss >= BLUR / 2 for loss in found)


def test_a_beginner_does_not_leave_the_first_round_with_nothing() -> None:
    view = Triqueta(players=3, first=0, seed=1).view(0)
    assert {Careless(BLUR, seed).choose(view) for seed in range(50)} == {"draw"}


def test_the_more_is_overlooked_the_worse_is_played() -> None:
    views = [game.view(game.to_move) for game in positions("tock", {"players": 4}, 12)]

    def lost(blur: float) -> float:
        bot, total = Careless(blur, 1), 0.0
        for view in views:
            worths = rated(view)
            total += sum(max(worths.values()) - worths[bot.choose(view)] for _ in range(TRIES))
        return total

    assert lost(0.2) < lost(1.0) < lost(3.0)


def test_the_same_seed_makes_the_same_mistakes() -> None:
    view = next(positions("tock", {"players": 4}, 1)).view(0)
    one, other, third = ([bot.choose(view) for _ in range(20)] for bot in (Careless(BLUR, seed) for seed in "aab"))
    assert one == other != third
