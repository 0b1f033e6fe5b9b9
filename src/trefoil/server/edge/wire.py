"""One WebSocket: `websockets` reads its frames, whole texts take a short way, and everything has a bound."""

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, cast

from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import SEND_EOF
from websockets.server import ServerProtocol

from trefoil.server import oplog
from trefoil.server.edge.frames import LONGEST_FRAME, LONGEST_HEAD, frame_size, head, text_in
from trefoil.server.edge.handshake import Handshake, scope_of
from trefoil.server.edge.limits import Bucket
from trefoil.server.edge.mailbox import Mailbox

MOST_WAITING = 16  # messages that nobody has looked at before no more are read
MOST_UNREAD = 512 * 1024  # bytes for a connection that does not read
ODD_RATE, ODD_BURST = 10, 40  # frames that are not one whole text: a second, and at once
PING = 4.5  # seconds without a word until somebody is asked whether they are there, and again until they are not
LATE = 1.0  # seconds: whoever wakes up later than that has been away, and has heard nobody
PATIENCE = 10.0  # seconds for the other side to close as well


def nobody(reason: str) -> None:
    """Hears of what is too much before somebody listens, and after it was said."""


class Wire(asyncio.Protocol):
    """One connection; handshake, fragments, pings, closing and whatever is broken are left to the library."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self._loop = _loop or asyncio.get_running_loop()
        self._app, self._state = config.loaded_app, app_state
        self._connections: set[Any] = server_state.connections  # told to shut down with the server
        self._tasks = server_state.tasks  # waited for before the server stops
        self._conn = ServerProtocol(max_size=LONGEST_FRAME)
        self.inbox: Mailbox[str | bytes | None] = Mailbox()  # None: it is over
        self.writable = asyncio.Event()
        self.writable.set()
        self.ending = False  # nothing more is sent
        self._ended = False  # nor read
        self._shaking = True  # until the request is read that begins it
        self._listening = self._paused = False
        self._rest = b""  # what has arrived of the next frames
        self._out = b""  # what is sent at the end of the moment
        self._parts: bytearray | None = None  # of a message in fragments
        self._odd = Bucket(ODD_RATE, ODD_BURST, self._loop.time())
        self._overdone: Callable[[str], None] = nobody
        self.lost = False  # they said nothing, and did not answer either
        self._heard = self._asked = self._due = 0.0  # the last word, the last question, the next look at both
        self._timer: asyncio.TimerHandle | None = None

    # What uvicorn and the loop call

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's are not of that class
        self._connections.add(self)

    def connection_lost(self, error: Exception | None) -> None:
        self.ending = self._ended = True
        self._connections.discard(self)
        self._stop_waiting()
        self.inbox.put_nowait(None)
        self.writable.set()

    def pause_writing(self) -> None:
        self.writable.clear()

    def resume_writing(self) -> None:
        self.writable.set()

    def shutdown(self) -> None:
        """The server stops."""
        if self._listening:
            self.hang_up(1012)
        self._end()

    def data_received(self, data: bytes) -> None:
        self._heard = self._loop.time()
        if self._shaking:
            self._begin(data)
        elif not self._ended:
            self._rest = self._rest + data if self._rest else data
            self._read()

    # The handshake

    def _begin(self, data: bytes) -> None:
        """The request, whole, as uvicorn hands it over."""
        self._shaking = False
        self._conn.receive_data(data)
        requests = self._conn.events_received()
        if not requests or not isinstance(requests[0], Request):
            self._say()
            self._end()
            return
        answer = self._conn.accept(requests[0])
        if answer.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._answer(answer)
            return
        scope = scope_of(requests[0], self.transport, {**self._state, "wire": self})
        task = self._loop.create_task(self._run(scope, Handshake(self._conn, answer, self._answer)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, scope: dict[str, Any], handshake: Handshake) -> None:
        try:
            await self._app(scope, handshake.receive, handshake.send)
        except Exception as error:  # noqa: BLE001  # one connection's trouble is not another's
            oplog.failure("socket", error)
            handshake.fail()
        finally:
            if not self.ending:
                self._end()

    def _answer(self, response: Response) -> None:
        if not self.ending:
            self._conn.send_response(response)
            self._say()

    def take(self, overdone: Callable[[str], None]) -> None:
        """Begin to listen, after the handshake; `overdone` is told once if there is too much: `flood` or `slow`."""
        self._listening, self._overdone = True, overdone
        self._look_after(PING)
        self._read()

    # In

    async def next(self) -> str | bytes | None:
        """The next message; None if there is none to come."""
        message = await self.inbox.get()
        if self._paused and self.inbox.empty():
            self._read()
        return message

    def _read(self) -> None:
        """Take whole frames off the front of what has arrived, as long as they are looked at."""
        data, at = self._rest, 0
        while self._listening and not self._ended and self.inbox.qsize() <= MOST_WAITING:
            size = frame_size(data, at)
            if size > LONGEST_FRAME + LONGEST_HEAD:
                self._give(data[at:])  # the library sees that from its head, and closes
                break
            if size > len(data) - at:
                break
            self._took(data[at : at + size])
            at += size
        self._rest = b"" if self._ended else data[at:]
        self._pause(self.inbox.qsize() > MOST_WAITING or len(self._rest) > 2 * LONGEST_FRAME)

    def _pause(self, full: bool) -> None:
        if full != self._paused and not self._ended:
            self._paused = full
            if full:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()

    def _took(self, frame: bytes) -> None:
        """A whole frame; whatever is not one whole text for somebody who listens needs a permit."""
        text = text_in(frame) if self._parts is None and not self.ending else None
        if text is not None:
            self.inbox.put_nowait(text)
        elif self._odd.take(self._loop.time()):
            self._give(frame)
        elif self.ending:
            self._end()
        else:
            self._too_much("flood")

    def _give(self, frame: bytes) -> None:
        """Let the library read a frame, and answer it."""
        self._conn.receive_data(frame)
        for event in self._conn.events_received():
            assert isinstance(event, Frame)
            if event.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT) and not self.ending:
                self._fragment(event)
        self._say()

    def _fragment(self, frame: Frame) -> None:
        if frame.opcode is not Opcode.CONT:
            self._parts, self._is_text = bytearray(), frame.opcode is Opcode.TEXT
        assert self._parts is not None  # the library lets no other through
        self._parts += frame.data
        if frame.fin:
            whole, self._parts = bytes(self._parts), None
            try:
                self.inbox.put_nowait(whole.decode() if self._is_text else whole)
            except UnicodeDecodeError:
                self._conn.fail(1007, "expected UTF-8")

    # Out

    def put(self, message: bytes) -> None:
        """Send a text, together with all others of the moment; never waits."""
        if not self._out:
            if self.ending:
                return
            self._loop.call_soon(self._flush)
        self._out += head(len(message)) + message

    def _flush(self) -> None:
        out, self._out = self._out, b""
        if not self.ending:
            self._write(out)

    def _say(self) -> None:
        """Send what the library has to say; if that was its last word, the end."""
        said = self._conn.data_to_send()
        self._write(b"".join(said))
        if SEND_EOF in said:
            self._end()

    def _write(self, data: bytes) -> None:
        if data and not self._ended:
            self.transport.write(data)
            if not self.writable.is_set() and self.transport.get_write_buffer_size() > MOST_UNREAD:
                self._too_much("slow")

    # The end

    def _too_much(self, reason: str) -> None:
        overdone, self._overdone = self._overdone, nobody
        overdone(reason)

    def hang_up(self, code: int) -> None:
        """Close after what was put before; what cannot be sent in time is dropped."""
        if self.ending:
            return
        self._flush()
        self.ending = True
        self._conn.send_close(code)
        self._say()
        self.inbox.put_nowait(None)
        self._wait(PATIENCE, self.transport.abort)
        self._loop.call_soon(self._read)  # for their goodbye

    def _end(self) -> None:
        """Read nothing more, and close as soon as all is sent."""
        if not self._ended:
            self.ending = self._ended = True
            self.inbox.put_nowait(None)
            self.writable.set()  # nobody waits for them to read
            self._wait(PATIENCE, self.transport.abort)
            self.transport.close()

    # Whether they are still there

    def _look_after(self, seconds: float) -> None:
        self._due = self._loop.time() + seconds
        self._wait(seconds, self._look)

    def _look(self) -> None:
        """Ask whoever was silent for a while whether they are there; whoever says nothing to that either is lost."""
        now = self._loop.time()
        if now > self._due + LATE or (self._paused and self.writable.is_set()):
            self._heard = now  # it was us who did not listen
        if now < self._heard + PING:
            self._look_after(self._heard + PING - now)
        elif self._asked > self._heard:
            self._give_up()
        else:
            self._ask(now)

    def _ask(self, now: float) -> None:
        self._asked = now
        self._look_after(PING)
        self._conn.send_ping(b"")
        self._say()

    def _give_up(self) -> None:
        self.lost = True
        self.hang_up(1011)
        self._end()

    def _wait(self, seconds: float, then: Callable[[], object]) -> None:
        """One timer for each connection."""
        self._stop_waiting()
        self._timer = self._loop.call_later(seconds, then)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
