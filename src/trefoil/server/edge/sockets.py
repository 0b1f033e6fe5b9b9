"""The WebSocket of a table: frames in and out, with limits on how many, how large and how far behind."""

import asyncio
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket

from trefoil.protocol.requests import Problem
from trefoil.server import oplog
from trefoil.server.edge.http import problem
from trefoil.server.edge.limits import Bucket, Crowded, Places
from trefoil.server.edge.session import Session
from trefoil.server.edge.wire import Wire
from trefoil.server.tables.metrics import Metrics

if TYPE_CHECKING:
    from trefoil.server.tables.house import House

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
    """What leaves for one connection, until it is closed for a reason."""

    __slots__ = ("_closed", "_metrics", "_wire", "put")

    def __init__(self, wire: Wire, metrics: Metrics) -> None:
        self._wire, self._metrics, self._closed = wire, metrics, False
        self.put = wire.put

    def close(self, reason: str) -> None:
        """Close after what was put before."""
        if not self._closed:
            self._closed = True
            self._metrics.closed[reason] += 1
            self._wire.hang_up(CODES.get(reason, 1000))


class Sockets:
    """Every connection of this process."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self._places = Places(house.settings.connections, house.settings.per_address)
        self.open: set[Session] = set()

    async def serve(self, socket: WebSocket) -> None:
        """One connection from its first frame to its last."""
        address = socket.client.host if socket.client else ""
        try:
            self._places.enter(address)
        except Crowded as error:
            why = Problem(code="too_many", sentence=str(error))
            await socket.send_denial_response(problem(error.status, why, error.wait))
            return
        try:
            await socket.accept()
            await self._listen(socket.scope["state"]["wire"], socket.path_params["table"])
        finally:
            self._places.leave(address)

    async def _listen(self, wire: Wire, table: str) -> None:
        outbox = Outbox(wire, self.house.metrics)
        session = Session(self.house, table, outbox.put, outbox.close)
        self.open.add(session)
        try:
            wire.take(session.goodbye)
            # Its own task: waking it must not pass through Starlette's coroutines.
            await asyncio.create_task(self._converse(wire, session))
        except Exception as error:  # noqa: BLE001  # one connection's trouble is not another's
            oplog.failure("socket", error)
            outbox.close("failure")
        finally:
            self.open.discard(session)
            session.gone(wire.lost)

    async def _converse(self, wire: Wire, session: Session) -> None:
        settings, loop = self.house.settings, self.house.loop
        bucket, refused = Bucket(settings.rate, settings.burst, loop.time()), 0
        try:
            frame = await asyncio.wait_for(wire.next(), HELLO_WITHIN)
        except TimeoutError:
            session.goodbye("silent")
            return
        while frame is not None:
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
            frame = await wire.next()

    async def close(self) -> None:
        """Say goodbye to everybody, and see them off."""
        for session in list(self.open):
            session.goodbye("restart")
        for _ in range(100):
            if not self.open:
                return
            await asyncio.sleep(0.02)
