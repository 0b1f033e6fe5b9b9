"""A WebSocket client as small and quick as it can be: text frames on a plain asyncio protocol."""

import asyncio
import base64
import os
from collections.abc import Callable

MASK = b"\x00\x00\x00\x00"  # allowed, and costs nothing
CONTINUE, TEXT, CLOSE, PING, PONG = 0x0, 0x1, 0x8, 0x9, 0xA


class Wire(asyncio.Protocol):
    """One connection; every text frame goes to `hear`."""

    def __init__(self, path: str, hear: Callable[["Wire", bytes], None]) -> None:
        self._path, self.hear = path, hear
        self._data = b""
        self._parts = b""
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        if not self.open.done():
            self.open.set_exception(ConnectionError("closed before it was open"))

    def data_received(self, data: bytes) -> None:
        self._data = self._data + data if self._data else data
        if not self.open.done():
            head, gap, rest = self._data.partition(b"\r\n\r\n")
            if not gap:
                return
            self._data = rest
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.open.set_exception(ConnectionError(head.split(b"\r\n")[0].decode()))
                return
            self.open.set_result(None)
        while self._frame():
            pass

    def _frame(self) -> bool:
        """Take one frame off the data, if it is there whole."""
        data = self._data
        if len(data) < 2:
            return False
        size, start = data[1] & 0x7F, 2
        if size == 126:
            size, start = int.from_bytes(data[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start + size:
            return False
        self._data = data[start + size :]
        self._took(data[0], data[start : start + size])
        return True

    def _took(self, first: int, body: bytes) -> None:
        kind = first & 0x0F
        if kind in (TEXT, CONTINUE):
            self._parts += body
            if first & 0x80:
                whole, self._parts = self._parts, b""
                self.hear(self, whole)
        elif kind == PING:
            self._send(PONG, body)
        elif kind == CLOSE:
            self._transport.close()

    def send(self, text: bytes) -> None:
        """Send a text frame."""
        self._send(TEXT, text)

    def _send(self, kind: int, body: bytes) -> None:
        size = len(body)
        head = (
            bytes([0x80 | kind, 0x80 | size])
            if size < 126
            else bytes([0x80 | kind, 0x80 | 126]) + size.to_bytes(2, "big")
        )
        self._transport.write(head + MASK + body)

    def close(self) -> None:
        """Close without a word."""
        self._transport.close()


async def dial(port: int, path: str, hear: Callable[[Wire, bytes], None]) -> Wire:
    """A connection that is open."""
    _, wire = await asyncio.get_running_loop().create_connection(lambda: Wire(path, hear), "127.0.0.1", port)
    await wire.open
    return wire
