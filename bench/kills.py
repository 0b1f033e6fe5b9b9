"""Servers killed with SIGKILL while games are played on them: what was acknowledged, lost, or carried out twice."""

import argparse
import tempfile
from pathlib import Path

from bench.report import Report
from tests.server.databases import new_database
from tests.server.kills import killing

HOW = (
    "Six tables of both games, people and bots, played over real sockets; a command whose answer was lost is sent "
    "again with the same client id. Afterwards every log is read from the database and compared with what was "
    "acknowledged. With nothing lost in N acknowledged moves, the true share is below 3/N with 95 % confidence."
)
HEADS = ["store", "kills", "acknowledged", "lost", "duplicated", "gaps", "games finished", "unfinished"]


def measure(options: argparse.Namespace) -> Report:
    """Kill, and count."""
    with tempfile.TemporaryDirectory(prefix="trefoil-kills-") as folder:
        found = {
            "SQLite, one process": killing(Path(folder) / "tables.db", 1, options.kills),
            "PostgreSQL, two processes": killing(new_database(), 2, options.kills * 2 // 5),
        }
    rows = [{"store": store, **counts} for store, counts in found.items()]
    names = ("kills", "acknowledged", "lost", "duplicated", "gaps", "games", "unfinished")
    cells = [[str(row["store"]), *(str(row[name]) for name in names)] for row in rows]
    return Report("kills", "Killed servers", HOW, HEADS, cells, rows)
