"""Connections of a test's own: time passes when the test says so, and what is written is kept."""

import asyncio
import json
from collections.abc import Callable
from typing import Any, cast

import uvicorn
from uvicorn.server import ServerState

from trefoil.server.edge.frames import frame_size
from trefoil.server.edge.gate import Gate
from trefoil.server.edge.limits import Places
from trefoil.server.edge.wire import Wire

HANDSHAKE = (
    b"GET /x HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Loop:
    """As much of a loop as a protocol needs; time passes when a test says so."""

    def __init__(self) -> None:
        self.now = 0.0
        self._timers: list[Timer] = []
        self._soon: list[Callable[[], object]] = []

    def time(self) -> float:
        return self.now

    def call_later(self, seconds: float, then: Callable[[], object]) -> "Timer":
        self._timers.append(Timer(self.now + seconds, then))
        return self._timers[-1]

    def call_soon(self, then: Callable[[], object]) -> None:
        self._soon.append(then)

    def create_task(self, work: Any) -> asyncio.Task[Any]:
        return asyncio.get_running_loop().create_task(work)

    def settle(self) -> None:
        while self._soon:
            self._soon.pop(0)()

    def pass_time(self, seconds: float) -> None:
        self.now += seconds
        for timer in [timer for timer in self._timers if timer.at <= self.now]:
            self._timers.remove(timer)
            if not timer.cancelled:
                timer.then()
        self.settle()


class Timer:
    """Something that will be done."""

    def __init__(self, at: float, then: Callable[[], object]) -> None:
        self.at, self.then, self.cancelled = at, then, False

    def cancel(self) -> None:
        self.cancelled = True


class Transport:
    """A connection that keeps what is written; if nobody reads, it counts as waiting."""

    def __init__(self) -> None:
        self.written = b""
        self.closed = self.paused = False
        self.read = True  # by the other side
        self.protocol: Any = None

    def write(self, data: bytes) -> None:
        if not self.closed:
            self.written += data

    def close(self) -> None:
        self.closed = True

    abort = close

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False

    def get_write_buffer_size(self) -> int:
        return 0 if self.read else len(self.written)

    def get_extra_info(self, name: str) -> Any:
        return ("127.0.0.1", 1) if name in ("peername", "sockname") else None

    def get_protocol(self) -> Any:
        return self.protocol

    def frames(self) -> list[tuple[int, bytes]]:
        """What was written after the handshake: kinds and bodies."""
        data, found = self.written.partition(b"\r\n\r\n")[2], []
        while data:
            size = frame_size(data)
            found.append((data[0] & 0x0F, data[2 if data[1] < 126 else 4 : size]))
            data = data[size:]
        return found

    def answer(self) -> tuple[int, dict[str, str], Any]:
        """The HTTP answer that was written: status, headers and body."""
        head, _, body = self.written.partition(b"\r\n\r\n")
        first, *lines = head.decode().split("\r\n")
        return int(first.split()[1]), dict(line.split(": ", 1) for line in lines), json.loads(body)


async def accepts(scope: Any, receive: Any, send: Any) -> None:
    """An application that lets everybody in, and stays until the end."""
    await receive()
    await send({"type": "websocket.accept"})
    await asyncio.Event().wait()


def config() -> uvicorn.Config:
    made = uvicorn.Config(accepts, ws=Wire, log_config=None, lifespan="off")
    made.load()
    return made


class Party:
    """A WebSocket on a transport and a loop of the test's, listened to by somebody who counts."""

    def __init__(self) -> None:
        self.loop, self.transport, self.overdone = Loop(), Transport(), list[str]()
        loop = cast(asyncio.AbstractEventLoop, self.loop)
        self.wire = Wire(config(), ServerState(), {}, loop)
        self.wire.connection_made(cast(asyncio.Transport, self.transport))

    async def open(self) -> "Party":
        self.wire.data_received(HANDSHAKE)
        while b"\r\n\r\n" not in self.transport.written:
            await asyncio.sleep(0)
        self.wire.take(self.stop)
        return self

    def stop(self, reason: str) -> None:
        self.overdone.append(reason)
        self.wire.hang_up({"flood": 1008, "slow": 1013}[reason])

    def send(self, *frames: bytes) -> None:
        self.wire.data_received(b"".join(frames))
        self.loop.settle()


class Waiting:
    """A connection at a gate, on a loop and a transport of the test's."""

    def __init__(self, places: Places | None = None) -> None:
        self.loop, self.transport = Loop(), Transport()
        self.places = places or Places(100, 100)
        kind = type("Gate", (Gate,), {"places": self.places})
        self.gate: Gate = kind(config(), ServerState(), {}, self.loop)
        self.transport.protocol = self.gate
        self.gate.connection_made(cast(asyncio.Transport, self.transport))

    def refused(self, *pieces: bytes) -> tuple[int, str]:
        """Status and sentence of the answer to what is sent."""
        for piece in pieces:
            if not self.transport.closed:
                self.gate.data_received(piece)
        assert self.transport.closed
        status, _, body = self.transport.answer()
        return status, body["sentence"]
