"""`trefoil bench`: random complete games in compiled code, on one core, with the light policy of the game."""

import json
import secrets
import time
from argparse import Namespace
from typing import Any

from trefoil.commands.arguments import Commands, add_game_commands, options_in, whole

MOST_GAMES = 10**12
TICK = time.get_clock_info("process_time").resolution
SEED_BITS = 63  # what a compiled caller is given in one signed word


def declare(commands: Commands) -> None:
    purpose, examples = "play random complete games and tell how fast", ("trefoil bench GAME --games 1000",)
    for parser in add_game_commands(commands, "bench", purpose, run, *examples)[1]:
        parser.add_argument(
            "--games", type=whole(1, MOST_GAMES), default=100_000, metavar="N", help="how many; 100000 unless given"
        )
        parser.add_argument(
            "--seed", type=whole(), metavar="N", help="a whole number; the same seed plays the same games"
        )
        parser.add_argument("--json", action="store_true", help="print the figures as JSON")


def run(chosen: Namespace) -> None:
    figures = measured(chosen)
    if chosen.json:
        print(json.dumps(figures))
        return
    for name in ("games", "decisions", "steps", "games_per_second", "decisions_per_second", "steps_per_second"):
        print(f"{name:<21} {figures[name]:>16,}")
    print(f"{'cpu_seconds':<21} {figures['cpu_seconds']:>16.3f}")


def measured(chosen: Namespace) -> dict[str, Any]:
    """Games, the players' moves in them, and the processor time of the games alone."""
    given = options_in(chosen)

    import numpy as np

    from trefoil.commands.ready import rules_ready
    from trefoil.core import entry_points, play
    from trefoil.core.slate import SLATE
    from trefoil.games.catalogue import load
    from trefoil.terminal.interrupt import at_once

    kind = load(chosen.game)
    rules_ready(kind)
    seed = (secrets.randbits(SEED_BITS) if chosen.seed is None else chosen.seed) % (1 << SEED_BITS)
    options = kind.OPTIONS.choose(given, lambda n: seed % n)
    start, slates = np.zeros(1, kind.KERNEL.STATE), np.zeros(1, SLATE)
    entry_points.setup(start, np.array(kind.OPTIONS.codes(options), np.int64))
    play.random_games(start, 1, seed, slates)  # loads what was compiled
    with at_once():
        began = time.process_time()
        decisions = play.random_games(start, chosen.games, seed, slates)
        seconds = time.process_time() - began
    return {
        "game": kind.NAME,
        "options": options,
        "games": chosen.games,
        "decisions": decisions,
        "steps": decisions + int(slates[0].nature_moves),
        "cpu_seconds": seconds,
        "decisions_per_second": round(decisions / max(seconds, TICK)),
        "steps_per_second": round((decisions + int(slates[0].nature_moves)) / max(seconds, TICK)),
        "games_per_second": round(chosen.games / max(seconds, TICK)),
    }
