"""The beginner: sensible most of the time, sometimes mistaken, never absurd."""

from typing import Any

import pytest

from tests.bots.tables import TABLES, name_of, positions
from trefoil.bots.beginner import ABSURD, Beginner
from trefoil.bots.judgement import rated

every_table = pytest.mark.parametrize(("name", "options"), TABLES, ids=name_of)
TRIES = 60


def losses(name: str, options: dict[str, Any]) -> list[float]:
    """How much worse than the best the chosen moves seem, here and there."""
    bot, found = Beginner(1), []
    for game in positions(name, options, 12):
        assert game.to_move is not None
        view = game.view(game.to_move)
        worths = rated(view)
        found += [max(worths.values()) - worths[bot.choose(view)] for _ in range(TRIES)]
    return found


@every_table
def test_a_beginner_errs_sometimes_and_never_plays_what_is_absurd(name: str, options: dict[str, Any]) -> None:
    found = losses(name, options)
    assert max(found) < ABSURD
    assert 0.02 < sum(loss > 0.1 for loss in found) / len(found) < 0.6


@every_table
def test_a_smaller_mistake_is_likelier_than_a_larger_one(name: str, options: dict[str, Any]) -> None:
    found = losses(name, options)
    assert sum(loss < ABSURD / 2 for loss in found) > 3 * sum(loss >= ABSURD / 2 for loss in found)


def test_the_same_seed_makes_the_same_mistakes() -> None:
    view = next(positions("tock", {"players": 4}, 1)).view(0)
    one, other, third = ([bot.choose(view) for _ in range(20)] for bot in map(Beginner, ("a", "a", "b")))
    assert one == other != third
