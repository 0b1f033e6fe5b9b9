"""The files of an SQLite database as they were when it was opened: whoever writes to removed ones writes to nobody."""

import os
import sqlite3
from pathlib import Path

MAGIC = b"SQLite format 3\x00"


class Files:
    """The database and its write-ahead log, known by what they are and not by their names."""

    def __init__(self, path: Path) -> None:
        self._paths = path, path.with_name(path.name + "-wal")
        self._known: tuple[tuple[int, int], ...] | None = None
        self._open: int | None = None

    def remember(self) -> None:
        """What is there now is the database; it stays open, for closing it would take SQLite's locks away."""
        self._known = self._found()
        self._open = os.open(self._paths[0], os.O_RDONLY)

    def forget(self) -> None:
        """SQLite has closed it."""
        if self._open is not None:
            os.close(self._open)
        self._known = self._open = None

    def check(self) -> None:
        """Refuse to read or write files that somebody has removed, replaced or written over."""
        if self._known is None or self._open is None:
            return
        if self._found() != self._known:
            raise sqlite3.OperationalError("its file was removed or replaced while the server ran")
        if os.pread(self._open, len(MAGIC), 0) != MAGIC:
            raise sqlite3.OperationalError("its file was overwritten while the server ran")

    def _found(self) -> tuple[tuple[int, int], ...]:
        try:
            return tuple((found.st_dev, found.st_ino) for found in map(os.stat, self._paths))
        except OSError:
            return ()
