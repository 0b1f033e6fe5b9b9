"""Twin worlds over the whole server: games that a seat may not tell apart, and the bytes it is sent in each."""

import argparse
import tempfile
from pathlib import Path
from typing import Any

from bench.report import Report
from tests.server.leaks import LEAKS
from tests.server.worlds import twins
from trefoil.games.catalogue import GAMES

HOW = (
    "A random game, a random reader (a seat or a spectator), and another game that differs only in what the reader "
    "may not know, both played through a house with a real SQLite store; compared are all frames, refusals, "
    "summaries, metrics and log lines. "
    f"The tests plant {len(LEAKS)} leaks, one at a time, and notice every one."
)


def measure(options: argparse.Namespace) -> Report:
    """Play the pairs."""
    rows: list[dict[str, Any]] = []
    for game in GAMES:
        with tempfile.TemporaryDirectory(prefix="trefoil-twins-") as folder:
            pairs, different, size = twins(Path(folder), game, options.pairs, longest=200)
        rows.append({"game": game, "pairs": pairs, "different": different, "bytes": size})
    cells = [[row["game"], f"{row['pairs']}", f"{row['different']}", f"{row['bytes']:,}"] for row in rows]
    return Report("twins", "Twin worlds", HOW, ["game", "pairs", "different", "bytes compared"], cells, rows)
