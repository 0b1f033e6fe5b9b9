"""The server under load: acknowledgements, the most moves a second, memory, and how soon it is ready."""

import argparse
import asyncio
import gc
from collections.abc import Sequence
from typing import Any

from bench import rival
from bench.load import Driver, database, made, memory, processor_time, server
from bench.report import Report

AT_ONCE = (100, 300)  # tables that move as soon as they can
SECONDS = 12  # a game of two lasts at least that many sentences


async def steady(count: int) -> dict[str, Any]:
    """So many tables at one move a second each."""
    with server(database()) as (process, port):
        gc.disable()
        before = memory(process.pid)
        tables = made(port, count)
        laid_out = memory(process.pid)
        driver = Driver(port, tables)
        await driver.connect()
        connected = memory(process.pid)
        await driver.start()
        began = memory(process.pid)
        worked = processor_time(process.pid)
        await driver.steadily(SECONDS)
        worked = processor_time(process.pid) - worked
        after = memory(process.pid)
        driver.close()
        tally = driver.tally
        return {
            "tables": count,
            "moves": len(tally.times),
            "refused": tally.refused,
            "p50_ms": tally.percentile(0.5),
            "p99_ms": tally.percentile(0.99),
            "max_ms": tally.percentile(1.0),
            "kb_per_table": (laid_out - before + after - connected) / count,
            "kb_per_connection": (connected - laid_out) / (2 * count),
            "kb_in_all": after,
            "cpu_ms_per_move": worked / max(1, len(tally.times)) * 1_000,
            "kb_dealing": (began - connected) / count,
        }


async def hurried(count: int, at_once: int, game: str = "triqueta", views: str | None = None) -> dict[str, Any]:
    """As many moves a second as there can be."""
    with server(database()) as (process, port):
        driver = Driver(port, made(port, count, game), views)
        await driver.connect()
        await driver.start()
        worked, updates, size = processor_time(process.pid), driver.tally.updates, driver.tally.size
        rate = await driver.flat_out(10, at_once)
        worked = processor_time(process.pid) - worked
        driver.close()
        tally = driver.tally
        return {
            "at_once": at_once,
            "bytes_per_update": (tally.size - size) / max(1, tally.updates - updates),
            "moves_per_second": rate,
            "refused": tally.refused,
            "p50_ms": tally.percentile(0.5),
            "p99_ms": tally.percentile(0.99),
            "cpu_ms_per_move": worked / max(1, len(tally.times)) * 1_000,
        }


def median(rows: Sequence[dict[str, Any]], name: str) -> dict[str, Any]:
    """The row in the middle."""
    return sorted(rows, key=lambda row: row[name])[len(rows) // 2]


def acknowledged(row: dict[str, Any]) -> str:
    """How long commands waited."""
    return f"p50 {row['p50_ms']:.1f} ms, p99 {row['p99_ms']:.1f} ms"


def side_by_side(options: argparse.Namespace, at_once: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """The most moves a second, ours and boardgame.io's, taking turns."""
    taken_turns = [
        (asyncio.run(hurried(options.tables, at_once)), asyncio.run(rival.hurried(at_once, at_once)))
        for _ in range(options.repetitions)
    ]
    ours, theirs = (median(sides, "moves_per_second") for sides in zip(*taken_turns, strict=True))
    return ours, theirs


def measure(options: argparse.Namespace) -> Report:
    """Measure, and make the report."""
    first = asyncio.run(steady(options.tables))
    rows = [first]
    cells = [
        [f"{first['tables']} tables, one move a second each", f"{first['moves']} moves", acknowledged(first)],
        ["memory per connection", f"{first['kb_per_connection']:.1f} KB", ""],
        ["memory per live table beside them", f"{first['kb_per_table']:.1f} KB", ""],
    ]
    for at_once in AT_ONCE:
        ours, theirs = side_by_side(options, at_once)
        rows += [ours, theirs]
        cells += [
            [f"most moves a second, {at_once} tables at once", f"{ours['moves_per_second']:.0f}", acknowledged(ours)],
            ["the same of boardgame.io, in memory", f"{theirs['moves_per_second']:.0f}", acknowledged(theirs)],
            ["ours ÷ boardgame.io's", f"{ours['moves_per_second'] / theirs['moves_per_second']:.2f}", ""],
            ["the same by processor time", f"{theirs['cpu_ms_per_move'] / ours['cpu_ms_per_move']:.2f}", ""],
        ]
    how = "Triqueta for two, both seats connected; SQLite with full sync, acknowledged after the commit."
    return Report("server", "The server under load", how, ["what", "figure", "acknowledged in"], cells, rows)
