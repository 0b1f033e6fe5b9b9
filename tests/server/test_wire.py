"""Frames over a raw socket: whole, in pieces, together, and broken."""

import secrets
import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest

from tests.server.parties import create
from tests.server.running import Running

TEXT, BINARY, CLOSE, PING, PONG = 0x1, 0x2, 0x8, 0x9, 0xA
LAST = 0x80


def frame(body: bytes, first: int = LAST | TEXT, masked: bool = True) -> bytes:
    """A frame as a client sends it."""
    size = len(body)
    length = bytes([size]) if size < 126 else b"\x7e" + struct.pack(">H", size)
    mask = secrets.token_bytes(4) if masked else b""
    hidden = bytes(byte ^ mask[k % 4] for k, byte in enumerate(body)) if masked else body
    return bytes([first, length[0] | (LAST if masked else 0)]) + length[1:] + mask + hidden


def chat(number: int, text: str = "hello") -> bytes:
    return msgspec.json.encode({"type": "chat", "cid": f"chat-{number}", "text": text})


class Raw:
    """A connection whose bytes are ours."""

    def __init__(self, connection: socket.socket) -> None:
        self.socket = connection
        self._file = connection.makefile("rb")

    def shake_hands(self, table: str) -> None:
        self.socket.sendall(
            f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert b" 101 " in self._file.readline()
        while self._file.readline() != b"\r\n":
            pass

    def hear(self) -> tuple[int, bytes]:
        """The next frame that is no question whether we are there: its kind and its body."""
        while (heard := self._hear())[0] == PING:
            self.socket.sendall(frame(heard[1], LAST | PONG))
        return heard

    def _hear(self) -> tuple[int, bytes]:
        first, size = self._file.read(2)
        if size >= 126:
            size = int.from_bytes(self._file.read(2 if size == 126 else 8), "big")
        return first & 0x0F, self._file.read(size)

    def answer(self, cid: str) -> dict[str, Any]:
        """What a command was answered."""
        while True:
            kind, body = self.hear()
            assert kind == TEXT
            event: dict[str, Any] = msgspec.json.decode(body)
            if event.get("cid") == cid:
                return event

    def closed(self) -> int:
        """The code with which the server closes."""
        while True:
            kind, body = self.hear()
            if kind == CLOSE:
                return int.from_bytes(body[:2], "big")


@contextmanager
def raw(server: Running) -> Iterator[Raw]:
    """A host who has said hello."""
    made = create(server, public=True)
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as connection:
        one = Raw(connection)
        one.shake_hands(made["table"])
        hello = {"type": "hello", "cid": "hello", "token": made["token"]}
        connection.sendall(frame(msgspec.json.encode(hello)))
        assert one.answer("hello")["type"] == "welcome"
        yield one


def test_a_frame_may_come_byte_by_byte(server: Running) -> None:
    with raw(server) as one:
        for byte in frame(chat(1, "x" * 200)):
            one.socket.sendall(bytes([byte]))
        assert one.answer("chat-1")["type"] == "done"


def test_many_frames_may_come_at_once_and_the_last_in_two_pieces(server: Running) -> None:
    with raw(server) as one:
        frames = b"".join(frame(chat(number)) for number in range(40))
        one.socket.sendall(frames[:-7])
        assert one.answer("chat-38")["type"] == "done"
        one.socket.sendall(frames[-7:])
        assert one.answer("chat-39")["type"] == "done"


def test_a_message_may_come_in_fragments_with_a_ping_between(server: Running) -> None:
    with raw(server) as one:
        body = chat(1)
        one.socket.sendall(frame(body[:9], TEXT) + frame(b"there?", LAST | PING) + frame(body[9:], LAST))
        assert one.hear() == (PONG, b"there?")
        assert one.answer("chat-1")["type"] == "done"
        one.socket.sendall(frame(chat(2)))
        assert one.answer("chat-2")["type"] == "done"


def test_bytes_are_read_as_text_is(server: Running) -> None:
    with raw(server) as one:
        one.socket.sendall(frame(chat(1), LAST | BINARY))
        assert one.answer("chat-1")["type"] == "done"


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(b"\xff\xfe"), 1007),
        (frame(chat(1), masked=False), 1002),
        (frame(b"x" * 9_000), 1009),
        (frame(b"x" * 9_000)[:100], 1009),
        (frame(chat(1), LAST), 1002),
        (frame(chat(1), LAST | 0x40 | TEXT), 1002),
        (frame(chat(1), TEXT) + frame(chat(2)), 1002),
        (frame(b"", LAST | 0x3), 1002),
        (frame(struct.pack(">H", 1000), LAST | CLOSE), 1000),
        (b"\x81\xff" + struct.pack(">Q", 1 << 62), 1009),
    ],
)
def test_what_is_no_frame_is_answered_by_closing(server: Running, sent: bytes, code: int) -> None:
    with raw(server) as one:
        one.socket.sendall(sent)
        assert one.closed() == code
        assert one.socket.recv(1) == b""
