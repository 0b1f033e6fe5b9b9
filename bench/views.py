"""What views as records save: the server's work and the bytes of an update, beside views in words."""

import argparse
import asyncio
from statistics import median
from typing import Any

from bench.report import Report
from bench.server import hurried
from trefoil.games.catalogue import GAMES, load

AT_ONCE = 100  # tables that move as soon as they can
HOW = (
    "Tables for two, both seats connected, that move as soon as they can; SQLite with full sync. All listeners of a "
    "server are told the game in the same form, and servers of both forms take turns; ratios are medians over the "
    "repetitions."
)
COLUMNS = ("game", "bytes of an update in words", "as a record", "ratio", "processor time of a move", "moves a second")
RATIOS = ("bytes_per_update", "cpu_ms_per_move", "moves_per_second")


def compared(options: argparse.Namespace, game: str) -> dict[str, Any]:
    """Records ÷ words, for one game."""
    assert load(game)(seed=1).legal_moves  # the driver reads records with the same kernel
    taken_turns = [
        [asyncio.run(hurried(options.tables, AT_ONCE, game, views)) for views in (None, "record")]
        for _ in range(options.repetitions)
    ]
    ratios = {name: median(record[name] / words[name] for words, record in taken_turns) for name in RATIOS}
    sizes = [round(median(form["bytes_per_update"] for form in forms)) for forms in zip(*taken_turns, strict=True)]
    refused = sum(form["refused"] for forms in taken_turns for form in forms)
    return {"game": game, "bytes": sizes, "refused": refused, "ratios": ratios}


def cells(row: dict[str, Any]) -> list[str]:
    """A line of the table."""
    words, record = row["bytes"]
    return [GAMES[row["game"]], f"{words:,}", f"{record:,}", *(f"{row['ratios'][name]:.2f}" for name in RATIOS)]


def measure(options: argparse.Namespace) -> Report:
    """Measure, and make the report."""
    rows = [compared(options, game) for game in GAMES]
    return Report("views", "Views as records", HOW, COLUMNS, [cells(row) for row in rows], rows)
