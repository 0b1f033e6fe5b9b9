"""What stands before uvicorn's HTTP: how many connections, how large a request, and how long it may take."""

import asyncio
from functools import lru_cache
from typing import Any, ClassVar, cast

import httptools
from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from trefoil.protocol.codec import written
from trefoil.protocol.events import Refusal
from trefoil.protocol.requests import Problem
from trefoil.server.edge.headers import HEADERS
from trefoil.server.edge.limits import SOON, Crowded, Places
from trefoil.server.settings import Settings

LONGEST_URL = 4 * 1024  # bytes
LONGEST_HEAD = 16 * 1024
LONGEST_REQUEST = 32 * 1024  # with its body, which the application bounds more narrowly
PIECE = 4 * 1024  # what is looked at before it is handed on
MOST_AT_ONCE = 16  # requests that arrive together; browsers send the next after the answer
REQUEST_WITHIN = 10.0  # seconds from the first byte of a request, or from the connection, to the last
READ_WITHIN = 30.0  # seconds in which some of an answer must be read
PHRASES = {400: "Bad Request", 408: "Request Timeout", 413: "Content Too Large", 414: "URI Too Long",
           429: "Too Many Requests", 431: "Request Header Fields Too Large", 503: "Service Unavailable"}  # fmt: skip


class Wrong(Exception):
    """A request that is not handed on: the status and the sentence of its answer."""


class Progress:
    """How far a request is read: what httptools calls."""

    def __init__(self) -> None:
        self.requests = 0  # that have arrived together
        self.wait()

    def wait(self) -> None:
        """For the next."""
        self.url = self.bytes = 0
        self.in_head, self.whole = True, False

    def on_message_begin(self) -> None:
        self.requests += 1
        self.wait()

    def on_url(self, part: bytes) -> None:
        self.url += len(part)

    def on_headers_complete(self) -> None:
        self.in_head = False

    def on_message_complete(self) -> None:
        self.whole = True

    def check(self) -> None:
        """Refuse what is too much."""
        if self.requests > MOST_AT_ONCE:
            raise Wrong(429, f"Expected at most {MOST_AT_ONCE} requests at once, got more.")
        if self.url > LONGEST_URL:
            raise Wrong(414, f"Expected an address of at most {LONGEST_URL} bytes, got more.")
        if self.in_head and self.bytes > LONGEST_HEAD:
            raise Wrong(431, f"Expected a request with a head of at most {LONGEST_HEAD} bytes, got more.")
        if not self.whole and self.bytes > LONGEST_REQUEST:
            raise Wrong(413, f"Expected a request of at most {LONGEST_REQUEST} bytes, got more.")


class Gate(asyncio.Protocol):
    """One connection until it is closed or becomes a WebSocket; whatever is within bounds is uvicorn's."""

    places: ClassVar[Places]

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self._loop = _loop or asyncio.get_running_loop()
        self._made_with = config, server_state, app_state, self._loop
        self._address: str | None = None  # None: has no place
        self._upgrading = False
        self._late: asyncio.TimerHandle | None = None  # for the rest of a request
        self._stuck: asyncio.TimerHandle | None = None  # for whoever does not read

    # Coming and going

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's are not of that class
        address = str((transport.get_extra_info("peername") or ("",))[0])
        try:
            self.places.enter(address)
        except Crowded as error:
            self._refuse(error.status, str(error))
            return
        self._address = address
        self._open()

    def _open(self) -> None:
        """Begin to read: nothing of this is made for whoever finds no place."""
        self._progress = Progress()
        self._parser = httptools.HttpRequestParser(self._progress)
        self._parser.set_dangerous_leniencies(lenient_data_after_close=True)  # as uvicorn's
        self._http = HttpToolsProtocol(*self._made_with)
        self._http.connection_made(self._transport)
        self._expect()

    def connection_lost(self, error: Exception | None) -> None:
        if self._address is not None:
            self._leave()
            self._http.connection_lost(error)

    def _leave(self) -> None:
        """Give the place back."""
        assert self._address is not None
        self.places.leave(self._address)
        self._address = None
        for timer in (self._late, self._stuck):
            if timer is not None:
                timer.cancel()

    # In

    def data_received(self, data: bytes) -> None:
        if self._address is None or self._upgrading:  # refused, or an upgrade that nobody knows
            self._transport.close()
            return
        self._expect()
        try:
            self._look(data)
        except Wrong as error:
            self._refuse(*error.args)
            return
        if self._progress.whole and self._late is not None:
            self._late.cancel()
            self._late = None
        self._http.data_received(data)
        if self._transport.get_protocol() is not self:  # it is a WebSocket now
            self._leave()

    def _expect(self) -> None:
        """From now on time runs, if it did not."""
        if self._late is None:
            self._progress.wait()
            self._late = self._loop.call_later(REQUEST_WITHIN, self._is_late)

    def _look(self, data: bytes) -> None:
        """Read ahead of uvicorn, piece by piece, so that it never sees what is too much."""
        self._progress.requests = 0
        for start in range(0, len(data), PIECE):
            piece = data[start : start + PIECE]
            try:
                self._parser.feed_data(piece)
            except httptools.HttpParserUpgrade:
                self._upgrading = self._progress.whole = True
            except httptools.HttpParserError:
                raise Wrong(400, "Expected a request of HTTP/1.1, got something else.") from None
            self._progress.bytes += len(piece)
            self._progress.check()

    def _is_late(self) -> None:
        """Whoever has said nothing hears nothing: browsers open connections that they may need."""
        if self._progress.bytes and self._progress.in_head:
            self._refuse(408, f"Expected a whole request within {REQUEST_WITHIN:.0f} seconds, got a part.")
        else:
            self._transport.close()

    # Out

    def pause_writing(self) -> None:
        self._http.pause_writing()
        self._stuck = self._loop.call_later(READ_WITHIN, self._transport.abort)

    def resume_writing(self) -> None:
        self._http.resume_writing()
        if self._stuck is not None:
            self._stuck.cancel()

    def _refuse(self, status: int, sentence: str) -> None:
        self._transport.write(refusal(status, sentence))
        self._transport.close()


@lru_cache(maxsize=64)
def refusal(status: int, sentence: str) -> bytes:
    """An answer that says why, and is the last."""
    code: Refusal = "too_many" if status in (429, 503) else "bad_command"
    body = written(Problem(code=code, sentence=sentence))
    headers = {**HEADERS, "content-type": "application/json", "content-length": str(len(body)), "connection": "close"}
    if code == "too_many":
        headers["retry-after"] = str(SOON)
    lines = [f"HTTP/1.1 {status} {PHRASES[status]}", *(f"{name}: {value}" for name, value in headers.items()), "", ""]
    return "\r\n".join(lines).encode() + body


def gate_for(settings: Settings) -> type[Gate]:
    """The gate of one server, as uvicorn makes it: a class whose connections share their places."""
    places = Places(settings.connections, settings.per_address, settings.proxy)
    return type("Gate", (Gate,), {"places": places})
