"""The WebSocket of a table: frames in and out, with limits on how many, how large and how far behind."""

import asyncio
from collections import Counter, deque
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket, WebSocketDisconnect

from trefoil.server import logs
from trefoil.server.limits import Bucket
from trefoil.server.session import Session

if TYPE_CHECKING:
    from trefoil.server.house import House

HELLO_WITHIN = 5.0  # seconds
MOST_WAITING = 64  # messages for a connection that does not read
MOST_BYTES = 512 * 1024
MOST_REFUSED = 100  # commands that came too fast before the connection is closed
CODES = {"restart": 1012, "slow": 1013, "flood": 1008, "silent": 1008, "put_out": 4001, "moved": 4002, "failure": 1011}


class Outbox:
    """What is still to be sent to one connection; a task sends it, and ends when there is nothing left."""

    __slots__ = ("_bytes", "_closing", "_house", "_messages", "_socket", "_task", "ended")

    def __init__(self, socket: WebSocket, house: "House") -> None:
        self._socket, self._house = socket, house
        self._messages: deque[bytes] = deque()
        self._bytes = 0
        self._task: asyncio.Task[None] | None = None
        self._closing: str | None = None
        self.ended = asyncio.Event()

    def put(self, message: bytes) -> None:
        """Send soon; whoever is too far behind is cut off."""
        if self._closing is not None:
            return
        self._messages.append(message)
        self._bytes += len(message)
        if len(self._messages) > MOST_WAITING or self._bytes > MOST_BYTES:
            self._messages.clear()
            self.close("slow")
        self._start()

    async def room(self) -> None:
        """Wait until a good part of what was put is sent: whoever asks a lot has to read a lot."""
        while len(self._messages) > MOST_WAITING // 4 and self._task is not None and not self._task.done():
            await asyncio.wait([self._task])

    def close(self, reason: str) -> None:
        """Close behind what was put before."""
        if self._closing is None:
            self._closing = reason
            self._house.metrics.closed[reason] += 1
            self._start()
            if reason == "slow":
                self.ended.set()

    def _start(self) -> None:
        if self._task is None or self._task.done():
            self._task = self._house.loop.create_task(self._drain())

    async def _drain(self) -> None:
        try:
            while self._messages:
                message = self._messages.popleft()
                self._bytes -= len(message)
                await self._socket.send_text(message.decode())
            if self._closing is not None:
                await self._socket.close(CODES.get(self._closing, 1000))
        except (WebSocketDisconnect, RuntimeError, OSError):
            self._messages.clear()  # nobody reads any more
        if self._closing is not None:
            self.ended.set()

    def abandon(self) -> None:
        """The connection is gone."""
        self._closing = self._closing or "left"
        self._messages.clear()
        if self._task is not None:
            self._task.cancel()


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
        outbox = Outbox(socket, self.house)
        session = Session(self.house, socket.path_params["table"], outbox.put, outbox.close)
        self._addresses[address] += 1
        self.open.add(session)
        try:
            await self._converse(socket, session, outbox)
        except WebSocketDisconnect:
            pass
        except Exception as error:  # noqa: BLE001  # one connection's trouble is not another's
            logs.failure("socket", error)
            outbox.close("failure")
            await outbox.ended.wait()
        finally:
            self.open.discard(session)
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]
            session.gone()
            outbox.abandon()

    async def _converse(self, socket: WebSocket, session: Session, outbox: Outbox) -> None:
        settings, loop = self.house.settings, self.house.loop
        bucket, refused = Bucket(settings.rate, settings.burst, loop.time()), 0
        try:
            frame = await asyncio.wait_for(frame_of(socket), HELLO_WITHIN)
        except TimeoutError:
            session.goodbye("silent")
            await outbox.ended.wait()
            return
        while True:
            if bucket.take(loop.time()):
                await session.hear(frame)
            else:
                refused += 1
                session.refuse(frame, "too_fast", f"At most {settings.rate} commands a second: more came.")
                if refused > MOST_REFUSED:
                    session.goodbye("flood")
                    await outbox.ended.wait()
                    return
            await outbox.room()
            frame = await frame_of(socket)

    async def close(self) -> None:
        """Say goodbye to everybody, and see them off."""
        for session in list(self.open):
            session.goodbye("restart")
        for _ in range(100):
            if not self.open:
                return
            await asyncio.sleep(0.02)


async def frame_of(socket: WebSocket) -> str | bytes:
    """The next frame, text or bytes."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text: str | None = message.get("text")
    return text if text is not None else bytes(message["bytes"])
