"""Twin worlds over the whole server: games that a seat may not tell apart, and the bytes it is sent in each."""

import argparse
import tempfile
from dataclasses import asdict
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from bench.report import Report
from tests.server.leaks import LEAKS
from tests.server.worlds import twins
from trefoil.games.catalogue import GAMES

HOW = (
    "A random game, and for every seat and a spectator another game that differs only in what this reader may not "
    "know, all of them played through a house with a real SQLite store; compared are all frames, previews, refusals, "
    "summaries, metrics and log lines of each reader. "
    f"The tests plant {len(LEAKS)} leaks, one at a time, and notice every one."
)


def measure(options: argparse.Namespace) -> Report:
    """Play the pairs, each game in a process of its own."""
    with get_context("spawn").Pool(len(GAMES)) as pool:
        rows = pool.map(partial(compared, options.pairs), GAMES)
    cells = [[row["game"], *(f"{row[name]:,}" for name in ("pairs", "readers", "different", "size"))] for row in rows]
    columns = ["game", "pairs", "readers", "different", "bytes compared"]
    return Report("twins", "Twin worlds", HOW, columns, cells, rows)


def compared(pairs: int, game: str) -> dict[str, Any]:
    """What was found in the pairs of one game."""
    with tempfile.TemporaryDirectory(prefix="trefoil-twins-") as folder:
        return {"game": game, **asdict(twins(Path(folder), game, pairs, longest=200))}
