"""Runs other programs, Trefoil's own command among them, and says how long they took."""

import json
import resource
import shlex
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

# The command `trefoil`, wherever the package was found: installed or on PYTHONPATH.
TREFOIL = [sys.executable, "-c", "import sys; from trefoil.cli import main; sys.exit(main())"]

Line = dict[str, Any]  # what `trefoil bench --json` prints


class Failed(Exception):
    """A measurement that cannot be made; the text is one sentence for the reader."""


@dataclass(frozen=True)
class Ran:
    """What a program printed, and its time by the clock and by the processor."""

    output: str
    wall_seconds: float
    cpu_seconds: float


def children_cpu() -> float:
    """Processor time of all children that have ended so far."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def run(command: Sequence[str], environment: Mapping[str, str] | None = None) -> Ran:
    """Run a program to its end; its failure is ours."""
    wall, cpu = time.perf_counter(), children_cpu()
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    wall, cpu = time.perf_counter() - wall, children_cpu() - cpu
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["nothing said"])[-1]
        raise Failed(f"expected exit code 0, got {done.returncode} from {shlex.join(command[1:])}, which said: {last}")
    return Ran(done.stdout, wall, cpu)


def run_trefoil_games(players: int, games: int, game: str = "triqueta", *flags: str) -> Line:
    """The line of `trefoil bench`."""
    words = ["bench", game, "--players", str(players), "--games", str(games), *flags, "--json"]
    line: Line = json.loads(run([*TREFOIL, *words]).output)
    return line
