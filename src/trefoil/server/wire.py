"""A WebSocket with a short way for what nearly every frame is: one whole text, in or out."""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from trefoil.server.mailbox import Mailbox

LONGEST_FRAME = 8 * 1024  # bytes of a message
LONGEST_HEAD = 14
MOST_WAITING = 16  # messages that nobody has looked at before no more are read
MOST_BYTES = 512 * 1024  # for a connection that does not read
PATIENCE = 10.0  # seconds for the other side to close as well

WHOLE_TEXT = 0x81
MASKED = 0x80
MASK_BYTES = 4
MIDDLE, LONG = 126, 127  # lengths that stand behind the second byte, in two bytes or in eight


class Wire(WebSocketsSansIOProtocol):
    """One connection; handshake, fragments, pings, closing and whatever is broken are left to the library."""

    _taken = False  # somebody listens; from then on the library is given whole frames
    _rest = b""  # what has come of the next frame
    _out = b""  # what is sent at the end of the moment

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = Mailbox()  # type: ignore[assignment]  # what is used of it is there

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["wire"] = self

    def take(self) -> None:
        """Begin to listen, after the handshake."""
        self._taken = True
        self.data_received(b"")

    # In

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self._rest = self._rest + data if self._rest else data
        while self._taken and self._rest:
            size = frame_size(self._rest)
            if self.ending or size > LONGEST_FRAME + LONGEST_HEAD:
                rest, self._rest = self._rest, b""
                super().data_received(rest)
            elif size > len(self._rest):
                break
            else:
                frame, self._rest = self._rest[:size], self._rest[size:]
                self._took(frame)
        if not self.read_paused and (self.queue.qsize() > MOST_WAITING or len(self._rest) > LONGEST_FRAME * 2):
            self.read_paused = True
            self.transport.pause_reading()

    def _took(self, frame: bytes) -> None:
        """A whole frame."""
        text = None if self.frames else text_in(frame)
        if text is None:
            super().data_received(frame)
        else:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})

    # Out

    @property
    def ending(self) -> bool:
        """Whether nothing more is to be said."""
        return self.close_sent or self.disconnected or self.transport.is_closing()

    @property
    def behind(self) -> bool:
        """Whether far too much waits for a connection that does not read."""
        return not self.writable.is_set() and self.transport.get_write_buffer_size() > MOST_BYTES

    def put(self, message: bytes) -> None:
        """Send a text, together with all others of the moment; never waits."""
        if not self._out:
            if self.ending:
                return
            self.loop.call_soon(self._flush)
        self._out += head(len(message)) + message

    def _flush(self) -> None:
        if not self.ending:
            self.transport.write(self._out)
        self._out = b""

    def hang_up(self, code: int) -> None:
        """Close behind what was put before; what cannot be sent in time is dropped."""
        if self.ending:
            return
        self._flush()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(PATIENCE, self.transport.abort)


def frame_size(data: bytes) -> int:
    """How long the frame is that begins here; of a head that is cut off, how much is needed to know more."""
    if len(data) < 2:
        return 2
    size, start = data[1] & ~MASKED, 2
    if size >= MIDDLE:
        start = 4 if size == MIDDLE else 10
        if len(data) < start:
            return start
        size = int.from_bytes(data[2:start], "big")
    return start + size + (MASK_BYTES if data[1] & MASKED else 0)


def text_in(frame: bytes) -> str | None:
    """The text of a frame that is one; None for any other frame."""
    if frame[0] != WHOLE_TEXT or len(frame) > LONGEST_FRAME or not MASKED <= frame[1] < MASKED | LONG:
        return None
    start = 8 if frame[1] == MASKED | MIDDLE else 6
    mask, size = frame[start - MASK_BYTES : start], len(frame) - start
    stretched = (mask * (size // MASK_BYTES + 1))[:size]
    body = int.from_bytes(frame[start:], "big") ^ int.from_bytes(stretched, "big")
    try:
        return body.to_bytes(size, "big").decode()
    except UnicodeDecodeError:
        return None


def head(size: int) -> bytes:
    """What stands before a text of this many bytes."""
    if size < MIDDLE:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, MIDDLE)) + size.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, LONG)) + size.to_bytes(8, "big")
