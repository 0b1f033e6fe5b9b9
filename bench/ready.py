"""How soon a server is ready: with ten thousand stored tables, and with nothing compiled."""

import argparse
import asyncio
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from secrets import token_bytes
from typing import Any

from bench.load import SETTINGS
from bench.report import Report
from trefoil.protocol.requests import CreateTable
from trefoil.protocol.shapes import Wish
from trefoil.server.store.sqlite import SQLite
from trefoil.server.store.store import Line
from trefoil.server.table.context import Context, fingerprint
from trefoil.server.table.events import packed
from trefoil.server.table.internal import LayOut
from trefoil.server.table.state import Table
from trefoil.server.table.table import apply, decide
from trefoil.server.tables.cards import card
from trefoil.server.tables.house import wall_clock


async def filled(file: Path, count: int) -> None:
    """A database with so many public tables."""
    store = SQLite(file)
    await store.open()
    wish = CreateTable(game="triqueta", seats=[Wish(kind="mine"), Wish(kind="open")], public=True)

    async def one() -> None:
        now = Context(wall_clock(), token_bytes)
        table = Table(now.token()[:22])
        decision = decide(table, None, LayOut(wish, fingerprint(now.token())), now)
        assert decision is not None
        entry = decision.entry
        apply(table, entry)
        await store.append(Line(table.id, entry.seq, entry.at, packed(entry)))
        shown = card(table, entry, None)
        assert shown is not None
        await store.put(shown)

    for _ in range(0, count, 100):
        await asyncio.gather(*(one() for _ in range(100)))
    await store.close()


def status(port: int, path: str) -> int:
    """The status of an answer, 0 if there is none."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=5) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code
    except OSError:
        return 0


def started(file: Path, path: str, **environment: str) -> float:
    """Seconds from the start of a server until it answers 200 at a path."""
    began = time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, "-m", "trefoil", "serve"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=os.environ | SETTINGS | {"TREFOIL_DATABASE": str(file)} | environment,
    )
    try:
        assert process.stdout is not None
        found = re.search(rb"127\.0\.0\.1:(\d+)", process.stdout.readline())
        assert found
        while status(int(found[1]), path) != 200:
            time.sleep(0.01)
        return time.perf_counter() - began
    finally:
        process.terminate()
        process.communicate(timeout=60)


def measure(options: argparse.Namespace) -> Report:
    """Start again and again; medians are told."""
    with tempfile.TemporaryDirectory(prefix="trefoil-ready-") as name:
        folder = Path(name)
        asyncio.run(filled(folder / "tables.db", options.tables))
        cases: dict[str, list[float]] = {"ready, with stored tables": [], "the page, with nothing compiled": []}
        for number in range(options.repetitions):
            cases["ready, with stored tables"].append(started(folder / "tables.db", "/ready"))
            cold = str(folder / f"cache-{number}")
            cases["the page, with nothing compiled"].append(
                started(folder / f"cold-{number}.db", "/", TREFOIL_CACHE=cold)
            )
    rows: list[dict[str, Any]] = [
        {"what": what, "tables": options.tables, "seconds": sorted(times)[len(times) // 2]}
        for what, times in cases.items()
    ]
    cells = [[row["what"], f"{row['seconds']:.2f} s"] for row in rows]
    how = f"From the start of the process to the first answer of 200; {options.tables} tables are stored in SQLite."
    return Report("ready", "How soon a server is ready", how, ["what", "after"], cells, rows)
