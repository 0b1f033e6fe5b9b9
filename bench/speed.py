"""Random complete games of Triqueta: decisions per second of `trefoil bench` against the C++ yardstick."""

import json
import math
import tempfile
from argparse import Namespace
from pathlib import Path
from statistics import median
from typing import Any

from bench.children import Failed, run, run_trefoil_games
from bench.compiler import FLAGS, OURS, compile_yardstick, compiler_version, find_compiler
from bench.report import Report

# Mean decisions per game, add and return not counted: a check on the yardstick.
EXPECTED = {2: 23.00, 3: 29.67, 4: 35.67, 5: 41.27}
Line = dict[str, Any]

HOW = (
    "Uniformly random complete games of Triqueta on one core, through the one kernel and in C++. The two take turns "
    "in every repetition; speeds are medians over the repetitions, in decisions per second of CPU time, compiling "
    "not counted; the ratio is the median of the repetitions' ratios. Decisions are the players' moves, "
    "`add` and `return` included."
)


def rate(line: Line) -> float:
    """Decisions per second of CPU time."""
    return float(line["decisions"]) / float(line["cpu_seconds"])


def run_yardstick(program: Path, games: int, seed: int) -> dict[int, Line]:
    """The yardstick's line for each number of players."""
    lines = [json.loads(text) for text in run([str(program), str(games), str(seed)]).output.splitlines()]
    return {line["players"]: line for line in lines}


def expect_mean(who: str, players: int, line: Line, key: str, mean: float) -> None:
    """Fail unless the mean of decisions per game is as it should be, give or take what chance may do."""
    # A game's decisions have a standard deviation below ten: five standard errors.
    found, slack = line[key] / line["games"], 50 / math.sqrt(line["games"])
    if abs(found - mean) > slack:
        raise Failed(f"expected {mean:.2f} decisions per game with {players} players, got {found:.2f} from {who}")


def check_same_game(players: int, ours: Line, theirs: Line) -> None:
    """Both programs must play the same game: a speed is worth nothing otherwise."""
    if "decisions_without_choices" in theirs:
        expect_mean("the yardstick", players, theirs, "decisions_without_choices", EXPECTED[players])
        expect_mean("trefoil", players, ours, "decisions", theirs["decisions"] / theirs["games"])
    else:
        expect_mean("the yardstick", players, theirs, "decisions", EXPECTED[players])


def summary(players: int, pairs: list[tuple[Line, Line]]) -> dict[str, Any]:
    """One row: medians over the repetitions."""
    for ours, theirs in pairs:
        check_same_game(players, ours, theirs)
    last = pairs[-1][0]
    return {
        "players": players,
        "decisions_per_game": round(last["decisions"] / last["games"], 2),
        "trefoil_per_second": round(median(rate(ours) for ours, _ in pairs)),
        "cpp_per_second": round(median(rate(theirs) for _, theirs in pairs)),
        "ratio": round(median(rate(ours) / rate(theirs) for ours, theirs in pairs), 3),
    }


def collect(program: Path, options: Namespace) -> dict[int, list[tuple[Line, Line]]]:
    """Let the two programs take turns."""
    pairs: dict[int, list[tuple[Line, Line]]] = {players: [] for players in EXPECTED}
    for players in EXPECTED:
        run_trefoil_games(players, 1)  # compiles, where that has not been done
    for repetition in range(options.repetitions):
        theirs = run_yardstick(program, options.games, seed=repetition + 1)
        for players, seen in pairs.items():
            seen.append((run_trefoil_games(players, options.games), theirs[players]))
    return pairs


def measure(options: Namespace) -> Report:
    """Compile, run, and tell."""
    with tempfile.TemporaryDirectory() as folder:
        program = compile_yardstick(Path(options.yardstick) if options.yardstick else OURS, Path(folder))
        rows = [summary(players, pairs) for players, pairs in collect(program, options).items()]
    cells = [
        [
            str(row["players"]),
            f"{row['decisions_per_game']:.2f}",
            f"{row['trefoil_per_second'] / 1e6:.1f} M",
            f"{row['cpp_per_second'] / 1e6:.1f} M",
            f"{row['ratio']:.2f}",
        ]
        for row in rows
    ]
    heads = ["players", "decisions per game", "Trefoil, decisions/s", "C++, decisions/s", "Trefoil ÷ C++"]
    tools = {find_compiler(): f"{compiler_version()} {' '.join(FLAGS)}"}
    return Report("speed", "Speed against tuned C++", HOW, heads, cells, rows, tools)
