"""The WebSocket of a table: frames in and out, with limits on how many, how large and how far behind."""

import asyncio
from collections import Counter
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket, WebSocketDisconnect

from trefoil.server import logs
from trefoil.server.limits import Bucket
from trefoil.server.metrics import Metrics
from trefoil.server.session import Session
from trefoil.server.wire import Wire

if TYPE_CHECKING:
    from trefoil.server.house import House

HELLO_WITHIN = 5.0  # seconds
MOST_REFUSED = 100  # commands sent too fast before the connection is closed
CODES = {
    "restart": 1012,
    "slow": 1013,
    "flood": 1008,
    "silent": 1008,
    "put_out": 4001,
    "moved": 4002,
    "deleted": 4003,
    "failure": 1011,
}


class Outbox:
    """What leaves for one connection; whoever is too far behind is cut off."""

    __slots__ = ("_closed", "_metrics", "_wire")

    def __init__(self, wire: Wire, metrics: Metrics) -> None:
        self._wire, self._metrics, self._closed = wire, metrics, False

    def put(self, message: bytes) -> None:
        """Send; never waits."""
        self._wire.put(message)
        if self._wire.behind:
            self.close("slow")

    def close(self, reason: str) -> None:
        """Close behind what was put before."""
        if not self._closed:
            self._closed = True
            self._metrics.closed[reason] += 1
            self._wire.hang_up(CODES.get(reason, 1000))


class Sockets:
    """Every connection of this process."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self._addresses: Counter[str] = Counter()
        self.open: set[Session] = set()

    async def serve(self, socket: WebSocket) -> None:
        """One connection from its first frame to its last."""
        address = socket.client.host if socket.client else ""
        settings = self.house.settings
        if len(self.open) >= settings.connections or self._addresses[address] >= settings.per_address:
            await socket.close(1013)
            return
        await socket.accept()
        wire: Wire = socket.scope["state"]["wire"]
        outbox = Outbox(wire, self.house.metrics)
        session = Session(self.house, socket.path_params["table"], outbox.put, outbox.close)
        self._addresses[address] += 1
        self.open.add(session)
        try:
            wire.take()
            await asyncio.create_task(self._converse(wire, session))  # not behind a dozen frames that pass it on
        except WebSocketDisconnect:
            pass
        except Exception as error:  # noqa: BLE001  # one connection's trouble is not another's
            logs.failure("socket", error)
            outbox.close("failure")
        finally:
            self.open.discard(session)
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]
            session.gone()

    async def _converse(self, wire: Wire, session: Session) -> None:
        settings, loop = self.house.settings, self.house.loop
        bucket, refused = Bucket(settings.rate, settings.burst, loop.time()), 0
        try:
            frame = await asyncio.wait_for(frame_of(wire), HELLO_WITHIN)
        except TimeoutError:
            session.goodbye("silent")
            return
        while True:
            if bucket.take(loop.time()):
                await session.hear(frame)
            else:
                refused += 1
                session.refuse(frame, "too_fast", f"Expected at most {settings.rate} commands a second, got more.")
                if refused > MOST_REFUSED:
                    session.goodbye("flood")
                    return
            if not wire.writable.is_set():  # whoever asks a lot has to read a lot
                await wire.writable.wait()
            frame = await frame_of(wire)

    async def close(self) -> None:
        """Say goodbye to everybody, and see them off."""
        for session in list(self.open):
            session.goodbye("restart")
        for _ in range(100):
            if not self.open:
                return
            await asyncio.sleep(0.02)


async def frame_of(wire: Wire) -> str | bytes:
    """The next message, text or bytes."""
    message = await wire.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect
    text = message.get("text")
    return text if text is not None else message["bytes"] or b""
