"""Tables of Triqueta on a real server, two people each, that move at a given rate: what an acknowledgement takes."""

import asyncio
import http.client
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

import trefoil
from bench.wire import Wire, dial
from trefoil.games.catalogue import load

SETTINGS = {
    "TREFOIL_HOST": "127.0.0.1",
    "TREFOIL_PORT": "0",
    "TREFOIL_TABLES_PER_HOUR": "100000000",
    "TREFOIL_CLAIMS_PER_MINUTE": "100000000",
    "TREFOIL_READS": "100000000",
    "TREFOIL_PER_ADDRESS": "100000",
    "TREFOIL_CONNECTIONS": "100000",
    "TREFOIL_RATE": "1000",
    "TREFOIL_BURST": "1000",
}


class View(msgspec.Struct):
    """What of a view the driver reads, in words or as a record."""

    game: str
    options: dict[str, Any]
    seat: int | None
    to_move: int | None
    legal_moves: list[str] = []  # msgspec makes a new one each time
    record: str | None = None

    def steps(self) -> list[str]:
        """The legal moves of its seat."""
        if self.record is None or self.seat != self.to_move:
            return self.legal_moves
        told = {"options": self.options, "seat": self.seat, "record": self.record}
        return list(trefoil.View.unpacked(load(self.game), told).steps())


class Event(msgspec.Struct):
    """What of an event the driver reads."""

    type: str
    cid: str | None = None
    seq: int | None = None
    code: str | None = None
    legal_moves: list[str] = []  # of a preview
    view: View | None = None


decode = msgspec.json.Decoder(Event).decode


@contextmanager
def server(database: str, **settings: str) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """A server process, and its port."""
    own = {f"TREFOIL_{name.upper()}": value for name, value in settings.items()}
    process = subprocess.Popen(
        [sys.executable, "-m", "trefoil", "serve"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=os.environ | SETTINGS | {"TREFOIL_DATABASE": database} | own,
    )
    try:
        assert process.stdout is not None
        found = re.search(rb"127\.0\.0\.1:(\d+)", process.stdout.readline())
        assert found
        port = int(found[1])
        while not is_ready(port):
            time.sleep(0.05)
        yield process, port
    finally:
        process.terminate()
        process.communicate(timeout=60)


def is_ready(port: int) -> bool:
    """Whether every game can be played."""
    try:
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
        connection.request("GET", "/ready")
        return connection.getresponse().status == 200
    except OSError:
        return False


def memory(process: int) -> int:
    """The memory of a process, in kilobytes."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(re.findall(r"VmRSS:\s+(\d+)", status)[0])


def processor_time(process: int) -> float:
    """The processor time of a process so far, in seconds."""
    words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


class Asking:
    """Requests over one connection that is kept."""

    def __init__(self, port: int) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)

    def post(self, path: str, body: Any) -> dict[str, Any]:
        """Send JSON, get JSON."""
        self._connection.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
        answer = self._connection.getresponse()
        said: dict[str, Any] = json.loads(answer.read())
        if answer.status >= 300:
            raise RuntimeError(f"{path}: {answer.status} {said}")
        return said


@dataclass
class Seat:
    """One connection, and what it last heard."""

    wire: Wire
    seq: int = 0
    view: View | None = None


@dataclass
class Table:
    """A table with its two connections, and the command that is on its way."""

    id: str
    tokens: list[str]
    seats: list[Seat] = field(default_factory=list)
    sent: float = 0.0  # when the command on its way was sent; 0: none is
    moves: list[str] = field(default_factory=list)  # the sentence
    over: bool = False


@dataclass
class Tally:
    """What was measured."""

    times: list[float] = field(default_factory=list)  # seconds from a command to its acknowledgement
    refused: int = 0
    finished: int = 0
    updates: int = 0
    size: int = 0  # of all updates, in bytes

    def percentile(self, share: float) -> float:
        """In milliseconds."""
        ordered = sorted(self.times) or [0.0]
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1_000


def made(port: int, count: int, game: str = "triqueta") -> list[Table]:
    """New public tables, both seats taken."""
    ask, tables = Asking(port), []
    wish = {"game": game, "seats": [{"kind": "mine"}, {"kind": "open"}], "public": True}
    for _ in range(count):
        one = ask.post("/api/tables", wish)
        other = ask.post(f"/api/tables/{one['table']}/claim", {})
        tables.append(Table(one["table"], [one["token"], other["token"]]))
    return tables


def chosen(legal: list[str]) -> str:
    """A move: draw where one can, else one from the middle."""
    return "draw" if "draw" in legal else legal[len(legal) // 2]


class Driver:
    """All tables of one run."""

    def __init__(self, port: int, tables: list[Table], views: str | None = None) -> None:
        self.port, self.tables, self.tally = port, tables, Tally()
        self._views = views  # the form in which the game is told
        self._cids = 0
        self._hurrying: set[str] = set()  # tables that move as soon as they can
        self._waiting: list[Table] = []  # and those that will

    async def connect(self) -> None:
        """Open both connections of every table, some at a time."""
        for start in range(0, len(self.tables), 50):
            await asyncio.gather(*(self._join(table) for table in self.tables[start : start + 50]))

    async def _join(self, table: Table) -> None:
        for number, token in enumerate(table.tokens):
            hear = partial(self._heard, table, number)
            wire = await dial(self.port, f"/api/tables/{table.id}/live", hear)
            table.seats.append(Seat(wire))
            hello = {"type": "hello", "cid": f"hello-{number}", "token": token, "views": self._views}
            wire.send(json.dumps(hello).encode())

    async def start(self) -> None:
        """Begin every game, and wait until it is dealt."""
        for number, table in enumerate(self.tables):
            table.seats[0].wire.send(b'{"type":"start","cid":"start-it"}')
            if number % 20 == 0:
                await asyncio.sleep(0.02)
        while any(table.seats[0].view is None for table in self.tables):
            await asyncio.sleep(0.1)

    def _heard(self, table: Table, number: int, wire: Wire, frame: bytes) -> None:
        self._hear(table, number, frame)

    def _hear(self, table: Table, number: int, frame: bytes) -> None:
        event = decode(frame)
        if event.type in ("update", "welcome"):
            seat = table.seats[number]
            seat.seq, seat.view = event.seq or 0, event.view
            self.tally.updates += 1
            self.tally.size += len(frame)
            table.over = table.over or (event.view is not None and event.view.to_move is None)
            self._hurry(table)
        elif event.type == "done" and table.sent and event.cid is not None and event.cid.startswith("play"):
            self.tally.times.append(time.perf_counter() - table.sent)
            table.sent = 0.0
            for seat in table.seats:  # what they have seen is old now; the update is on its way
                seat.view = seat.view if seat.seq >= (event.seq or 0) else None
        elif event.type == "previewed":
            table.moves.append(chosen(event.legal_moves))
            self._send(table, "play")
        elif event.type == "refused" and table.sent:
            self._refused(table, event.code)

    def _refused(self, table: Table, code: str | None) -> None:
        if code == "unfinished":
            self._send(table, "preview")
        else:
            self.tally.refused += 1
            table.sent = 0.0

    def move(self, table: Table) -> bool:
        """Let the seat to move play, if it has heard that it is."""
        if table.over or table.sent:
            return False
        for seat in table.seats:
            if seat.view is not None and (legal := seat.view.steps()):
                table.moves, table.sent = [chosen(legal)], time.perf_counter()
                self._send(table, "play")
                return True
        return False

    def _send(self, table: Table, kind: str) -> None:
        seat = next(seat for seat in table.seats if seat.view is not None and seat.view.to_move == seat.view.seat)
        self._cids += 1
        moves = json.dumps(table.moves)
        seat.wire.send(f'{{"type":"{kind}","cid":"{kind}-{self._cids}","seq":{seat.seq},"moves":{moves}}}'.encode())

    async def steadily(self, seconds: float) -> None:
        """Every table moves once a second, spread evenly over it."""
        began = time.perf_counter()
        count, done = len(self.tables), 0
        while (now := time.perf_counter()) < began + seconds:
            while done < (now - began) * count:
                self.move(self.tables[done % count])
                done += 1
            await asyncio.sleep(0.001)
        await asyncio.sleep(2)

    async def flat_out(self, seconds: float, at_once: int) -> float:
        """Tables move as soon as they have heard of the move before, so many at a time; returns moves a second."""
        self._waiting = self.tables[at_once:]
        self._hurrying = {table.id for table in self.tables[:at_once]}
        began = time.perf_counter()
        for table in self.tables[:at_once]:
            self.move(table)
        await asyncio.sleep(seconds)
        self._hurrying = set()
        return len(self.tally.times) / (time.perf_counter() - began)

    def _hurry(self, table: Table) -> None:
        """The next move of the table, or the first of another if its game is over."""
        if table.id in self._hurrying:
            if table.over and self._waiting:
                self._hurrying.discard(table.id)
                table = self._waiting.pop()
                self._hurrying.add(table.id)
            self.move(table)

    def close(self) -> None:
        """Hang up."""
        for table in self.tables:
            for seat in table.seats:
                seat.wire.close()


def database() -> str:
    """A new file."""
    return str(Path(tempfile.mkdtemp(prefix="trefoil-bench-")) / "tables.db")
