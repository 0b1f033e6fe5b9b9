"""What one address can do to everybody else: each flood beside a table whose answers another process times."""

import argparse
import asyncio
import contextlib
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from bench.load import Driver, Table, Tally, database, made, memory, server
from bench.report import Report

PAUSE = 0.01  # seconds between two commands of the other table
AGAIN = 0.1  # seconds until a flood that was cut off begins again
CALM, SLACK = 50.0, 2.0  # what is aimed at: p99 in ms, and the worst over the worst without the flood
MORE = 20_000  # and no more than this many KB of memory

HOW = """\
One address floods for {seconds} seconds, and begins again {again} s after it was cut off. At another table a command is
sent every {pause:.0f} ms and timed by another process: median, 99th of a hundred and worst, in ms, on the same server
without the flood and with it. Held: p99 under 50 ms, the worst under twice the worst without, memory under +20 MB.
The clients share the machine with the server."""
HANDSHAKE = (
    "GET /api/tables/{table}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
HELLO = b'\x81\x9d\0\0\0\0{"type":"hello","cid":"abcd"}'
PONG, CONTINUED = b"\x8a\x80\0\0\0\0", b"\x00\x80\0\0\0\0"
PING = b"\x89\xfd\0\0\0\0" + b"x" * 125


def opened(port: int, table: str) -> socket.socket:
    """A WebSocket of a table, before hello."""
    connection = socket.create_connection(("127.0.0.1", port), timeout=5)
    connection.sendall(HANDSHAKE.format(table=table).encode())
    connection.recv(4_096)
    return connection


def pongs(port: int, table: str) -> None:
    with opened(port, table) as connection:
        connection.sendall(PONG * (1_000_000 // len(PONG)))


def continuations(port: int, table: str) -> None:
    with opened(port, table) as connection:
        connection.sendall(b"\x01\x80\0\0\0\0" + CONTINUED * (256_000 // len(CONTINUED)))


def long_line(port: int, table: str) -> None:
    with socket.create_connection(("127.0.0.1", port), timeout=5) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nX: ")
        for _ in range(150):
            connection.sendall(b"x" * 1_000_000)


def long_address(port: int, table: str) -> None:
    with socket.create_connection(("127.0.0.1", port), timeout=5) as connection:
        connection.sendall(b"GET /")
        for _ in range(60):
            connection.sendall(b"x" * 1_000_000)


def many_lines(port: int, table: str) -> None:
    with socket.create_connection(("127.0.0.1", port), timeout=5) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\n")
        for _ in range(20):
            connection.sendall(b"a: b\r\n" * 100_000)


def unread_pings(port: int, table: str) -> None:
    with opened(port, table) as connection:
        connection.sendall(HELLO)
        connection.recv(1)
        for _ in range(120):
            connection.sendall(PING * (1_000_000 // len(PING)))


def half_requests(port: int, table: str) -> None:
    with contextlib.ExitStack() as stack:
        for _ in range(3_000):
            connection = stack.enter_context(socket.create_connection(("127.0.0.1", port), timeout=5))
            with contextlib.suppress(OSError):
                connection.sendall(b"GET / HTTP/1.1\r\nX: ")


FLOODS: dict[str, tuple[str, Callable[[int, str], None]]] = {
    "pongs": ("1 MB of empty pongs, without hello", pongs),
    "continuations": ("256 KB of empty continuation frames", continuations),
    "line": ("a header line of 150 MB, never ended", long_line),
    "address": ("an address of 60 MB", long_address),
    "lines": ("2 million header lines", many_lines),
    "pings": ("a spectator's 120 MB of pings, answers not read", unread_pings),
    "halves": ("3,000 half-sent requests", half_requests),
}


def flood(name: str, port: int, table: str, seconds: float) -> None:
    """Send it, and again as soon as it was cut off, until the time is over."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        with contextlib.suppress(OSError):
            FLOODS[name][1](port, table)
        time.sleep(AGAIN)


async def answered(port: int, table: Table, seconds: float) -> Tally:
    """How long chat at one table takes to be acknowledged, one line after the other."""
    driver, heard = Driver(port, [table]), asyncio.Event()
    await driver.connect()
    wire, tally = table.seats[0].wire, Tally()

    def hear(_: Any, frame: bytes) -> None:
        if b'"done"' in frame[:40]:
            heard.set()

    wire.hear = hear
    until, number = time.perf_counter() + seconds, 0
    while time.perf_counter() < until:
        number, began = number + 1, time.perf_counter()
        heard.clear()
        wire.send(f'{{"type":"chat","cid":"line-{number}","text":"hello"}}'.encode())
        await heard.wait()
        tally.times.append(time.perf_counter() - began)
        await asyncio.sleep(PAUSE)
    driver.close()
    return tally


def beside(port: int, process: int, seconds: float, name: str | None) -> dict[str, Any]:
    """The other table with a flood beside it, sent by a process of its own, or with none; memory at its highest."""
    one, public = made(port, 2)
    before = highest = memory(process)
    flooding = None
    if name is not None:
        words = [sys.executable, "-m", "bench.floods", name, str(port), public.id, str(seconds)]
        flooding = subprocess.Popen(words)

    async def work() -> Tally:
        nonlocal highest
        timing = asyncio.create_task(answered(port, one, seconds))
        while not timing.done():
            highest = max(highest, memory(process))
            await asyncio.sleep(0.05)
        return timing.result()

    tally = asyncio.run(work())
    if flooding is not None:
        flooding.wait(seconds + 60)
    times = {"p50_ms": tally.percentile(0.5), "p99_ms": tally.percentile(0.99), "worst_ms": tally.percentile(1.0)}
    return {"answers": len(tally.times), **times, "more_kb": highest - before}


def row(name: str, seconds: float) -> dict[str, Any]:
    """One flood on a server of its own, and the same server without it before."""
    with server(database(), per_address="200", connections="10000") as (process, port):
        beside(port, process.pid, 1.0, None)  # whatever happens only once
        calm = beside(port, process.pid, seconds, None)
        return {"flood": name, "without": calm, "with": beside(port, process.pid, seconds, name)}


def shown(row: dict[str, Any]) -> list[str]:
    """A row for people."""
    calm, rough = row["without"], row["with"]
    held = rough["p99_ms"] < CALM and rough["worst_ms"] < SLACK * calm["worst_ms"] and rough["more_kb"] < MORE
    return [
        FLOODS[row["flood"]][0],
        f"{calm['p50_ms']:.1f} / {calm['p99_ms']:.1f} / {calm['worst_ms']:.1f}",
        f"{rough['p50_ms']:.1f} / {rough['p99_ms']:.1f} / {rough['worst_ms']:.1f}",
        f"{rough['more_kb'] / 1_000:+.1f} MB",
        "yes" if held else "no",
    ]


def measure(options: argparse.Namespace) -> Report:
    """Measure, and make the report."""
    rows = [row(name, options.seconds) for name in FLOODS]
    how = HOW.format(seconds=options.seconds, again=AGAIN, pause=PAUSE * 1_000)
    heads = ["flood", "without: p50 / p99 / worst", "with: p50 / p99 / worst", "memory", "held"]
    return Report("floods", "What one address can do to everybody else", how, heads, [shown(one) for one in rows], rows)


if __name__ == "__main__":
    kind, at, where, long = sys.argv[1:]
    flood(kind, int(at), where, float(long))
