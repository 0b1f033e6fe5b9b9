"""A cable between a browser and the server that can be pulled: nothing passes, and neither side is told."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

CHUNK = 65_536


class Cable:
    """Forwards connections to a port of this machine, until it is pulled."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self._whole = threading.Event()
        self._whole.set()
        self._ends: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    def pull(self) -> None:
        """From here on nothing passes, in either direction; connections stay open."""
        self._whole.clear()

    def plug_in(self) -> None:
        """What was open is lost; new connections pass."""
        old, self._ends = self._ends, []
        self._whole.set()
        for end in old:
            hang_up(end)

    def close(self) -> None:
        self.plug_in()
        self._listening.close()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
            except OSError:  # closed
                return
            far = socket.create_connection(("127.0.0.1", self._to))
            self._ends += [near, far]
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):  # one end is gone
            while data := one.recv(CHUNK):
                self._whole.wait()
                other.sendall(data)
        self._whole.wait()  # nobody hears through a pulled cable that the other has hung up
        hang_up(other)


def hang_up(end: socket.socket) -> None:
    """Close a connection, whatever it is doing."""
    with suppress(OSError):  # it was closed already
        end.shutdown(socket.SHUT_RDWR)
    end.close()


@contextmanager
def cable(port: int) -> Iterator[Cable]:
    """A cable for as long as it is needed."""
    made = Cable(port)
    try:
        yield made
    finally:
        made.close()
