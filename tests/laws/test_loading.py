"""Rules that are loaded from the cache in a new process play like those that were compiled here."""

import subprocess
import sys
from random import Random

from tests.laws.positions import every_game, play_on
from trefoil.core.jit import COMPILED
from trefoil.games.catalogue import load

SEEDS = range(10 if COMPILED else 1)
PROGRAM = "import sys; from tests.laws.test_loading import records; print(records(sys.argv[1]))"


def records(name: str) -> str:
    """A few random games, as text."""
    games = [load(name)(seed=seed) for seed in SEEDS]
    for seed, game in zip(SEEDS, games, strict=True):
        play_on(game, Random(seed), 200)
    return "\n".join(game.record() for game in games)


@every_game
def test_a_new_process_plays_the_same_games(name: str) -> None:
    here = records(name)
    run = subprocess.run([sys.executable, "-c", PROGRAM, name], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout.strip() == here
