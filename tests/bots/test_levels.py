"""The levels there are: each plays whole legal games of every kind, and a higher one wins against a lower one."""

from itertools import pairwise
from typing import Any

import pytest

from tests.bots.tables import SEATED, bot_of, name_of
from trefoil.bots.arena.match import Contest
from trefoil.bots.arena.tally import tallies
from trefoil.bots.players.levels import LEVELS, offered
from trefoil.bots.players.levels import bot_of as bot_of_level
from trefoil.bots.players.names import NAMES
from trefoil.games.catalogue import GAMES, load

LONG = {"uniform": 300, "beginner": 900, "search": 250, "master": 200}  # moves; the others come to an end much sooner
LONGEST = 4000


def test_every_level_says_what_it_does_and_a_higher_one_thinks_no_less() -> None:
    assert list(LEVELS) == list(NAMES) == ["uniform", "beginner", "casual", "greedy", "search", "master"]
    assert all(does and does == does.strip(" .") for does in NAMES.values())
    budgets = [level.budget for level in LEVELS.values()]
    assert budgets == sorted(budgets)


@pytest.mark.parametrize(("name", "options", "level"), SEATED, ids=name_of)
def test_every_level_plays_legal_moves_to_the_end(name: str, options: dict[str, Any], level: str) -> None:
    game = load(name)(seed=5, **options)
    bots = [bot_of(level, seat) for seat in range(options["players"])]
    while game.to_move is not None and len(game.moves) < LONG.get(level, LONGEST):
        game.push(bots[game.to_move].choose(game.view(game.to_move)))
    assert game.outcome() is not None or level in LONG


@pytest.mark.parametrize(("name", "level"), [(name, level) for name in GAMES for level in offered(load(name))])
def test_a_level_plays_at_its_own_budget(level: str, name: str) -> None:
    game = load(name)(players=3, seed=3)
    for _ in range(3):
        assert game.to_move is not None
        game.push(bot_of_level(level, "seed").choose(game.view(game.to_move)))


def share(name: str, levels: tuple[str, ...], games: int) -> float:
    """What part of the games the first level wins, sitting on every other seat."""
    contest = Contest(name, {"players": len(levels)}, levels, seed=1)
    *_, tally = tallies(contest, games, 0.0, jobs=1)
    return tally.share(levels[0])


@pytest.mark.long
@pytest.mark.parametrize(
    ("stronger", "weaker"), [(b, a) for a, b in pairwise(["uniform", "beginner", "casual", "greedy"])]
)
@pytest.mark.parametrize(("name", "players", "games"), [("triqueta", 2, 100), ("tock", 2, 30), ("tock", 4, 30)])
def test_a_higher_level_wins_more(name: str, players: int, games: int, stronger: str, weaker: str) -> None:
    assert share(name, (stronger, weaker) * (players // 2), games) > 0.5


@pytest.mark.long
@pytest.mark.parametrize(("name", "players", "games"), [("triqueta", 2, 60), ("tock", 2, 20), ("tock", 4, 20)])
def test_greedy_leaves_uniform_no_chance(name: str, players: int, games: int) -> None:
    assert share(name, ("greedy", "uniform") * (players // 2), games) > 0.85


@pytest.mark.long
def test_greedy_alone_beats_three_of_uniform() -> None:
    assert share("triqueta", ("greedy", "uniform", "uniform", "uniform"), 80) > 0.75
