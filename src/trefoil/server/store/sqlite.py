"""A store in one SQLite file: one thread writes, in groups, and nothing is answered before its COMMIT."""

import asyncio
import os
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeAlias

from trefoil.server.store import migrations
from trefoil.server.store.files import Files
from trefoil.server.store.store import Card, Line, StoreDown

Work = Callable[[sqlite3.Connection], Any] | Line  # an entry to be appended, or anything else
Group: TypeAlias = "list[tuple[Work, asyncio.Future[Any]]]"  # each with whoever waits for it

MOST_IN_A_GROUP = 500
LOG_PAGES = 8_000  # of 4 KB, in the write-ahead log before they are copied: the same page is written again and again
BUSY = 5.0  # seconds to wait for another program that writes, a restore for example
CARD = "INSERT OR REPLACE INTO tables (id, public, over, due, updated, summary) VALUES (?, ?, ?, ?, ?, ?)"
BEGIN = "BEGIN IMMEDIATE"
EVENTS = """INSERT OR IGNORE INTO events (table_id, seq, at, body) SELECT * FROM (VALUES {}) AS new
    WHERE column2 = 1 OR EXISTS (SELECT 1 FROM events WHERE table_id = column1 AND seq = column2 - 1)"""
LEASE = """INSERT INTO leases (name, holder, until) VALUES (?1, ?2, ?4) ON CONFLICT (name) DO UPDATE
    SET holder = ?2, until = ?4 WHERE holder = ?2 OR until <= ?3"""
OLD = "SELECT table_id FROM events GROUP BY table_id HAVING max(at) < ?"
STILL_OLD = "SELECT coalesce(max(at), 0) < ? FROM events WHERE table_id = ?"


class SQLite:
    """The file, a thread that writes and a thread that reads."""

    shared = False

    def __init__(self, path: Path) -> None:
        self.path = path
        self._queue: queue.SimpleQueue[Group | None] = queue.SimpleQueue()
        self._gathered: Group = []  # what is to be written at the end of the moment
        self._writer: threading.Thread | None = None
        self._readers = ThreadPoolExecutor(1, "sqlite-reader")
        self._reader: sqlite3.Connection | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._files = Files(path)
        self.groups = 0  # how many transactions there were

    # Opening and closing

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        connection = await self._loop.run_in_executor(self._readers, self._prepared)
        self._writer = threading.Thread(target=self._write, args=(connection,), name="sqlite-writer", daemon=True)
        self._writer.start()

    def _prepared(self) -> sqlite3.Connection:
        """The writer's connection, on a file that is up to date; and the reader's."""
        try:
            connection = connect(self.path)
            migrate(connection)
            self._reader = connect(self.path)
            self._reader.execute("SELECT count(*) FROM tables").fetchone()  # the write-ahead log is there from now on
            self._files.remember()
            return connection
        except sqlite3.Error as error:
            raise StoreDown(f"Cannot use the database {self.path}: {error}.") from None

    async def close(self) -> None:
        if self._writer is not None:
            self._hand_over()
            self._queue.put(None)
            await asyncio.get_running_loop().run_in_executor(None, self._writer.join)
            self._writer = None
        if self._reader is not None:
            await asyncio.get_running_loop().run_in_executor(self._readers, self._reader.close)
            self._files.forget()
        self._readers.shutdown(wait=False)

    # The writing thread

    def _write(self, connection: sqlite3.Connection) -> None:
        closing = False
        while not closing:
            groups = [self._queue.get()]
            while not self._queue.empty():
                groups.append(self._queue.get())
            closing = None in groups
            works = [work for group in groups if group is not None for work in group]
            for start in range(0, len(works), MOST_IN_A_GROUP):
                self._commit(connection, works[start : start + MOST_IN_A_GROUP])
        connection.close()

    def _commit(self, connection: sqlite3.Connection, group: Group) -> None:
        """One transaction for all that waits: each gets its answer after the COMMIT, or all the same complaint."""
        try:
            self._files.check()
            connection.execute(BEGIN)
            answers = all_done(connection, [work for work, _ in group])
            connection.execute("COMMIT")
            self.groups += 1
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            down = StoreDown(f"The database cannot be written now: {error}.")
            self._answer([(future, down) for _, future in group])
        else:
            self._answer([(future, answer) for (_, future), answer in zip(group, answers, strict=True)])

    def _answer(self, answers: list[tuple["asyncio.Future[Any]", Any]]) -> None:
        assert self._loop is not None
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(settle, answers)

    def _written(self, work: Work) -> "asyncio.Future[Any]":
        """What will be known of a work when it is done."""
        if self._writer is None or not self._writer.is_alive():
            raise StoreDown("The database is closed.")
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        if not self._gathered:
            asyncio.get_running_loop().call_soon(self._hand_over)
        self._gathered.append((work, future))
        return future

    def _hand_over(self) -> None:
        """Give the writer everything of this moment at once: waking it takes as long as storing an entry."""
        if self._gathered:
            gathered, self._gathered = self._gathered, []
            self._queue.put(gathered)

    async def _asked(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._ask, query, values)

    def _ask(self, query: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        try:
            assert self._reader is not None
            self._files.check()
            return self._reader.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise StoreDown(f"The database cannot be read now: {error}.") from None

    # The contract

    async def append(self, line: Line) -> bool:
        return bool(await self._written(line))

    async def put(self, card: Card) -> None:
        values = card.table, card.public, card.over, card.due, card.updated, card.summary
        await self._written(lambda connection: connection.execute(CARD, values).rowcount)

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        query = "SELECT body FROM events WHERE table_id = ? AND seq > ? ORDER BY seq"
        return [row[0] for row in await self._asked(query, table, after)]

    async def lines(self, table: str) -> list[Line]:
        query = "SELECT table_id, seq, at, body FROM events WHERE table_id = ? ORDER BY seq"
        return [Line(*row) for row in await self._asked(query, table)]

    async def summaries(self, most: int) -> list[bytes]:
        query = "SELECT summary FROM tables WHERE public AND NOT over ORDER BY updated DESC LIMIT ?"
        return [row[0] for row in await self._asked(query, most)]

    async def due(self, now: int, after: str = "") -> list[str]:
        query = "SELECT id FROM tables WHERE due <= ? AND id > ? ORDER BY id LIMIT 100"
        return [row[0] for row in await self._asked(query, now, after)]

    async def lease(self, name: str, holder: str, now: int, until: int) -> bool:
        return bool(await self._written(lambda c: c.execute(LEASE, (name, holder, now, until)).rowcount == 1))

    async def release(self, holder: str) -> None:
        await self._written(lambda c: c.execute("DELETE FROM leases WHERE holder = ?", (holder,)).rowcount)

    async def beat(self, process: str, now: int, until: int) -> frozenset[str]:
        def work(connection: sqlite3.Connection) -> frozenset[str]:
            connection.execute("INSERT OR REPLACE INTO processes (id, until) VALUES (?, ?)", (process, until))
            connection.execute("DELETE FROM processes WHERE until < ?", (now,))
            return frozenset(row[0] for row in connection.execute("SELECT id FROM processes"))

        alive: frozenset[str] = await self._written(work)
        return alive

    async def old(self, before: int) -> list[str]:
        return [row[0] for row in await self._asked(OLD, before)]

    async def forget(self, tables: list[str], before: int) -> list[str]:
        def work(connection: sqlite3.Connection) -> list[str]:
            names = [name for name in tables if connection.execute(STILL_OLD, (before, name)).fetchone()[0]]
            for table in names:
                connection.execute("DELETE FROM events WHERE table_id = ?", (table,))
                connection.execute("DELETE FROM tables WHERE id = ?", (table,))
            return names

        gone: list[str] = await self._written(work)
        return gone

    async def tables(self, after: str, most: int) -> list[str]:
        query = "SELECT DISTINCT table_id FROM events WHERE table_id > ? ORDER BY table_id LIMIT ?"
        return [row[0] for row in await self._asked(query, after, most)]

    async def card(self, table: str) -> Card | None:
        query = "SELECT id, public, over, due, updated, summary FROM tables WHERE id = ?"
        rows = await self._asked(query, table)
        return Card(rows[0][0], bool(rows[0][1]), bool(rows[0][2]), *rows[0][3:]) if rows else None

    async def heads(self, tables: list[str]) -> dict[str, int]:
        found = {}
        for table in tables:
            found[table] = (await self._asked("SELECT coalesce(max(seq), 0) FROM events WHERE table_id = ?", table))[0][
                0
            ]
        return found

    def on_change(self, tell: Callable[[str, int], None]) -> None:
        """Nobody else serves this file."""


def all_done(connection: sqlite3.Connection, works: list[Work]) -> list[Any]:
    """Do everything; entries go in with one statement, so that the event loop is interrupted once and not for each."""
    lines = [work for work in works if isinstance(work, Line)]
    if inserted(connection, lines) == len(lines):
        won = iter([True] * len(lines))
    else:  # somebody was too late: from the beginning, one by one, to see who; a savepoint would copy every page
        connection.execute("ROLLBACK")
        connection.execute(BEGIN)
        won = iter([inserted(connection, [line]) == 1 for line in lines])
    return [next(won) if isinstance(work, Line) else work(connection) for work in works]


def inserted(connection: sqlite3.Connection, lines: list[Line]) -> int:
    """How many of the entries are new."""
    if not lines:
        return 0
    values = [value for line in lines for value in (line.table, line.seq, line.at, line.body)]
    return connection.execute(EVENTS.format(", ".join(["(?, ?, ?, ?)"] * len(lines))), values).rowcount


def settle(answers: "list[tuple[asyncio.Future[Any], Any]]") -> None:
    """Give everybody their answer, on the loop."""
    for future, answer in answers:
        if future.done():
            continue
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)


def connect(path: Path) -> sqlite3.Connection:
    """A connection whose commits reach the disk before they return."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    connection = sqlite3.connect(path, timeout=BUSY, isolation_level=None, check_same_thread=False)
    mode = connection.execute("PRAGMA journal_mode = WAL").fetchone()[0]
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA wal_autocheckpoint = {LOG_PAGES}")
    durable = connection.execute("PRAGMA synchronous").fetchone()[0]
    if (mode, durable) != ("wal", 2):
        raise sqlite3.OperationalError(f"expected a write-ahead log with full sync, got {mode!r} and {durable}")
    return connection


def migrate(connection: sqlite3.Connection) -> None:
    """Bring a file up to date; one that a newer version has written is refused."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > len(migrations.SQLITE):
        raise sqlite3.OperationalError(f"expected version {len(migrations.SQLITE)} at most, got {version}")
    for number in range(version, len(migrations.SQLITE)):
        connection.executescript(
            f"BEGIN IMMEDIATE; {migrations.SQLITE[number]}; PRAGMA user_version = {number + 1}; COMMIT;"
        )
