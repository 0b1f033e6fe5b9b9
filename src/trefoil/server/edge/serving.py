"""A server process: sockets bound, addresses told, stopped without losing anything."""

import fcntl
import gc
import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, Any

import uvicorn

from trefoil.core.errors import TrefoilError
from trefoil.server import oplog
from trefoil.server.edge import whereabouts
from trefoil.server.edge.app import Server, application
from trefoil.server.edge.gate import gate_for
from trefoil.server.edge.wire import Wire
from trefoil.server.settings import Settings

BACKLOG = 2048
RARELY = (20_000, 20, 50)  # allocations between looks for garbage: a table is not garbage, and there are thousands
SEND_BUFFER = 64 * 1024  # bytes the system keeps for a connection that does not read


class CannotServe(TrefoilError):
    """The server cannot be started this way."""


class Uvicorn(uvicorn.Server):
    """Opens the house before it listens, and says goodbye before it closes anything."""

    def __init__(self, config: uvicorn.Config, server: Server) -> None:
        super().__init__(config)
        self._ours = server
        self.complaint: TrefoilError | None = None  # why it could not be started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await self._ours.start()
        except TrefoilError as error:
            self.complaint, self.should_exit = error, True
            return
        await super().startup(sockets)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._ours.goodbye()
        await super().shutdown(sockets)
        await self._ours.stop()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop when told to; unlike uvicorn's own way, to be told to stop, and to stop, is no failure."""
        before = {one: signal.signal(one, self.handle_exit) for one in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)


def bound(settings: Settings) -> socket.socket:
    """The socket to listen at."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    try:
        listening.bind((settings.host, settings.port))
        listening.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        listening.close()
        why = getattr(error, "strerror", None) or error
        raise CannotServe(f"Cannot listen at {settings.host} port {settings.port}: {why}.") from None
    return listening


def sole_server(settings: Settings) -> IO[str] | None:
    """Make sure that no other server uses the same SQLite file by any name; the lock is held while it is open."""
    if settings.is_postgres:
        return None
    database = settings.file.resolve()  # a symbolic link is another name of the same file
    if database.exists() and database.stat().st_nlink > 1:
        raise CannotServe(f"Expected a database file with one name: {settings.file} has hard links.")
    path = database.with_suffix(".lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("w")
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise CannotServe(
            f"Another server uses {settings.file}: for several, set TREFOIL_DATABASE to PostgreSQL."
        ) from None
    return file


def serve(settings: Settings) -> None:
    """Serve until told to stop."""
    lock = sole_server(settings)
    listening = bound(settings)
    port = int(listening.getsockname()[1])
    print(whereabouts.told(settings, port), flush=True)
    server = Server(settings, port)
    options: dict[str, Any] = {
        "http": gate_for(settings),
        "ws": Wire,
        "proxy_headers": bool(settings.proxy),
        "forwarded_allow_ips": list(settings.proxy),
        "server_header": False,
        "access_log": False,
        "log_config": None,
        "log_level": "error",
        "timeout_graceful_shutdown": 5,
        "lifespan": "off",
    }
    config = uvicorn.Config(application(server), loop="uvloop", **options)
    oplog.say("serving", port=port, database="postgresql" if settings.is_postgres else "sqlite")
    gc.set_threshold(*RARELY)
    runner = Uvicorn(config, server)
    runner.run([listening])
    if lock is not None:
        lock.close()
    if runner.complaint is not None:
        raise runner.complaint
    oplog.say("stopped")
