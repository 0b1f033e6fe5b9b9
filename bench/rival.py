"""The in-memory server of boardgame.io under the same driver: a game of the size of Triqueta, with hidden tokens."""

import asyncio
import contextlib
import json
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from bench.children import Failed
from bench.load import Tally, processor_time
from bench.wire import Wire, dial

SOURCE = Path(__file__).parent / "boardgameio"
PATH = "/socket.io/?EIO=4&transport=websocket"
HEAD = b"42/counting,"
PORT = 18_700
STATE = re.compile(rb'"_stateID":(\d+)')


@contextlib.contextmanager
def rival() -> Iterator[subprocess.Popen[str]]:
    """The server, installed by npm into a temporary folder."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        raise Failed("boardgame.io needs node and npm on the PATH.")
    with tempfile.TemporaryDirectory(prefix="trefoil-rival-") as folder:
        shutil.copytree(SOURCE, folder, dirs_exist_ok=True)
        install = [npm, "install", "--no-audit", "--no-fund", "--silent"]
        subprocess.run(install, cwd=folder, check=True, capture_output=True)
        process = subprocess.Popen([node, "server.js", str(PORT)], cwd=folder, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            process.stdout.readline()
            yield process
        finally:
            process.terminate()
            process.communicate(timeout=60)


@dataclass
class Match:
    """Two connections that take turns."""

    name: str
    wires: list[Wire] = field(default_factory=list)
    state: int = -1  # the number of its state; -1: not synchronised
    sent: float = 0.0


class RivalDriver:
    """All matches of one run."""

    def __init__(self, count: int) -> None:
        self.matches = [Match(f"match-{number}") for number in range(count)]
        self.tally = Tally()
        self.hurrying = False

    async def connect(self) -> None:
        """Open both connections of every match, some at a time."""
        for start in range(0, len(self.matches), 25):
            await asyncio.gather(*(self._join(match) for match in self.matches[start : start + 25]))
        while any(match.state < 0 for match in self.matches):
            await asyncio.sleep(0.05)

    async def _join(self, match: Match) -> None:
        for player in (0, 1):
            match.wires.append(await dial(PORT, PATH, partial(self._hear, match, player)))

    def _hear(self, match: Match, player: int, wire: Wire, frame: bytes) -> None:
        if frame.startswith(HEAD):
            found = STATE.search(frame)
            self._told(match, player, int(found[1]) if found else -1)
        elif frame[:1] == b"2":
            wire.send(b"3")
        elif frame[:2] == b"40":
            wire.send(HEAD + json.dumps(["sync", match.name, str(player), None, 2]).encode())
        elif frame[:1] == b"0":
            wire.send(b"40/counting,")

    def _told(self, match: Match, player: int, state: int) -> None:
        if match.state < 0:
            match.state = state
        elif state > match.state and player == match.state % 2 and match.sent:
            self.tally.times.append(time.perf_counter() - match.sent)
            match.sent, match.state = 0.0, state
            if self.hurrying:
                self.move(match)

    def move(self, match: Match) -> None:
        """Let whoever is to move count."""
        if match.sent:
            return
        player = str(match.state % 2)
        payload: dict[str, Any] = {"type": "count", "args": [], "playerID": player, "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        match.sent = time.perf_counter()
        said = ["update", action, match.state, match.name, player]
        match.wires[match.state % 2].send(HEAD + json.dumps(said).encode())

    async def flat_out(self, seconds: float, at_once: int) -> float:
        """So many matches move as soon as they can; returns moves a second."""
        began, self.hurrying = time.perf_counter(), True
        for match in self.matches[:at_once]:
            self.move(match)
        await asyncio.sleep(seconds)
        self.hurrying = False
        return len(self.tally.times) / (time.perf_counter() - began)


async def hurried(count: int, at_once: int) -> dict[str, Any]:
    """As many moves a second as there can be."""
    with rival() as process:
        driver = RivalDriver(count)
        await driver.connect()
        worked = processor_time(process.pid)
        rate = await driver.flat_out(10, at_once)
        worked = processor_time(process.pid) - worked
        return {
            "at_once": at_once,
            "moves_per_second": rate,
            "p50_ms": driver.tally.percentile(0.5),
            "p99_ms": driver.tally.percentile(0.99),
            "cpu_ms_per_move": worked / max(1, len(driver.tally.times)) * 1_000,
        }
