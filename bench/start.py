"""How long a user waits: for the import, the first answer, the first move, and for compiling."""

import os
import sys
import tempfile
from argparse import Namespace
from statistics import median
from typing import Any

from bench.children import TREFOIL, Ran, run
from bench.report import Report

FIRST_MOVE = "from trefoil import Triqueta; game = Triqueta(players=4, seed=1); game.push('draw')"

# In this order: the cold ones start from an empty cache, the warm ones use what `trefoil warm` left.
COLD = {
    "`trefoil warm`, empty cache: everything compiled": [*TREFOIL, "warm"],
}
WARM = {
    "Python alone": [sys.executable, "-c", "pass"],
    "`import trefoil`": [sys.executable, "-c", "import trefoil"],
    "`trefoil --help`": [*TREFOIL, "--help"],
    "first move, warm cache": [sys.executable, "-c", FIRST_MOVE],
}
COLD_MOVE = {
    "first move, empty cache": [sys.executable, "-c", FIRST_MOVE],
}

HOW = (
    "Whole processes, from start to exit, Python's own start included; medians, by the clock and in CPU time. Each "
    "repetition compiles into a new empty cache folder (`TREFOIL_CACHE`), and the warm rows then use that one."
)


def run_all(commands: dict[str, list[str]], cache: str) -> dict[str, Ran]:
    """Run each command with this folder as the cache for compiled rules."""
    environment = os.environ | {"TREFOIL_CACHE": cache}
    return {name: run(command, environment) for name, command in commands.items()}


def repetition() -> dict[str, Ran]:
    """Every command once, from an empty cache on."""
    with tempfile.TemporaryDirectory() as first, tempfile.TemporaryDirectory() as second:
        return run_all(COLD, first) | run_all(WARM, first) | run_all(COLD_MOVE, second)


def measure(options: Namespace) -> Report:
    """Repeat, and tell the medians."""
    repetitions = [repetition() for _ in range(options.repetitions)]
    rows: list[dict[str, Any]] = [
        {
            "what": name,
            "wall_seconds": round(median(each[name].wall_seconds for each in repetitions), 4),
            "cpu_seconds": round(median(each[name].cpu_seconds for each in repetitions), 4),
        }
        for name in [*WARM, *COLD_MOVE, *COLD]
    ]
    cells = [[row["what"], f"{row['wall_seconds']:.3f} s", f"{row['cpu_seconds']:.3f} s"] for row in rows]
    return Report("start", "Starting up", HOW, ["what", "by the clock", "CPU time"], cells, rows)
