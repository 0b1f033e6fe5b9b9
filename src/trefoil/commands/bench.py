"""`trefoil bench`: random complete games in compiled code, on one core, with the light policy of the game."""

import json
import secrets
import time
from typing import Any

import numpy as np

from trefoil.commands.flags.bench import Asked
from trefoil.commands.ready import rules_ready
from trefoil.core import entry_points, play
from trefoil.core.slate import SLATE
from trefoil.games.catalogue import load
from trefoil.terminal.interrupt import at_once

TICK = time.get_clock_info("process_time").resolution
SEED_BITS = 63  # what a compiled caller is given in one signed word


def run(asked: Asked) -> None:
    figures = measured(asked)
    if asked.json:
        print(json.dumps(figures))
        return
    for name in ("games", "decisions", "steps", "games_per_second", "decisions_per_second", "steps_per_second"):
        print(f"{name:<21} {figures[name]:>16,}")
    print(f"{'cpu_seconds':<21} {figures['cpu_seconds']:>16.3f}")


def measured(asked: Asked) -> dict[str, Any]:
    """Games, the players' moves in them, and the processor time of the games alone."""
    kind = load(asked.game)
    rules_ready(kind)
    seed = (secrets.randbits(SEED_BITS) if asked.seed is None else asked.seed) % (1 << SEED_BITS)
    options = kind.OPTIONS.choose(asked.options, lambda n: seed % n)
    start, slates = np.zeros(1, kind.KERNEL.STATE), np.zeros(1, SLATE)
    entry_points.setup(start, np.array(kind.OPTIONS.codes(options), np.int64))
    play.random_games(start, 1, seed, slates)  # loads what was compiled
    with at_once():
        began = time.process_time()
        decisions = play.random_games(start, asked.games, seed, slates)
        seconds = time.process_time() - began
    return {
        "game": kind.NAME,
        "options": options,
        "games": asked.games,
        "decisions": decisions,
        "steps": decisions + int(slates[0].nature_moves),
        "cpu_seconds": seconds,
        "decisions_per_second": round(decisions / max(seconds, TICK)),
        "steps_per_second": round((decisions + int(slates[0].nature_moves)) / max(seconds, TICK)),
        "games_per_second": round(asked.games / max(seconds, TICK)),
    }
