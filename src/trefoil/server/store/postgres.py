"""A store in PostgreSQL, for as many server processes as wanted: the primary key decides who was first."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any, TypeAlias, TypeVar

import asyncpg

from trefoil.server.store import migrations
from trefoil.server.store.store import Card, Line, StoreDown

T = TypeVar("T")
Waiting: TypeAlias = "list[tuple[Line, asyncio.Future[bool]]]"  # entries, each with whoever waits for it

CHANNEL = "trefoil"
MOST_IN_A_GROUP = 200
DURABLE = {"synchronous_commit": "on"}
PATIENCE = 5.0  # seconds for one statement
LOCK = 7_265_646  # any number: whoever migrates holds it
GONE = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, asyncio.TimeoutError)

EVENTS = """INSERT INTO events (table_id, seq, at, body)
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bytea[]) AS new (table_id, seq, at, body)
    WHERE seq = 1 OR EXISTS (SELECT 1 FROM events WHERE table_id = new.table_id AND seq = new.seq - 1)
    ON CONFLICT DO NOTHING RETURNING table_id"""
CARD = """INSERT INTO tables (id, public, over, due, updated, summary) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (id) DO UPDATE SET public = excluded.public, over = excluded.over, due = excluded.due,
    updated = excluded.updated, summary = excluded.summary"""
TELL = f"SELECT pg_notify('{CHANNEL}', name) FROM unnest($1::text[]) AS name"
LEASE = """INSERT INTO leases (name, holder, until) VALUES ($1, $2, $4) ON CONFLICT (name) DO UPDATE
    SET holder = $2, until = $4 WHERE leases.holder = $2 OR leases.until <= $3 RETURNING name"""
OLD = "SELECT table_id FROM events GROUP BY table_id HAVING max(at) < $1"
STILL_OLD = "SELECT table_id FROM events WHERE table_id = ANY($2) GROUP BY table_id HAVING max(at) < $1"


class Postgres:
    """A small pool of connections, and one that listens."""

    shared = True

    def __init__(self, address: str) -> None:
        self.address = address
        self._pool: asyncpg.Pool[Any] | None = None
        self._waiting: Waiting = []
        self._writing: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None
        self._tell: Callable[[str, int], None] = lambda table, seq: None
        self.groups = 0  # how many transactions there were

    # Opening and closing

    async def open(self) -> None:
        try:
            pool = await asyncpg.create_pool(
                self.address,
                min_size=1,
                max_size=4,
                command_timeout=PATIENCE,
                timeout=PATIENCE,
                server_settings=DURABLE,
            )
            self._pool = pool
            async with pool.acquire() as connection, connection.transaction():
                await migrate(connection)
        except (*GONE, ValueError) as error:
            raise StoreDown(f"Cannot use the PostgreSQL database: {said(error)}.") from None
        self._listening = asyncio.create_task(self._listen())

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.wait([self._listening])
        while self._writing is not None and not self._writing.done():
            await asyncio.wait([self._writing])
        if self._pool is not None:
            try:
                await asyncio.wait_for(self._pool.close(), PATIENCE)
            except GONE:
                self._pool.terminate()

    # Writing in groups

    async def append(self, line: Line) -> bool:
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((line, future))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())
        return await future

    async def _write(self) -> None:
        while self._waiting:
            group, self._waiting = one_of_each(self._waiting)
            try:
                won = await self._using(partial(written, lines=[line for line, _ in group]))
            except StoreDown as down:
                for _, future in group:
                    if not future.done():
                        future.set_exception(StoreDown(str(down)))
                continue
            self.groups += 1
            for line, future in group:
                if not future.done():
                    future.set_result(line.table in won)

    async def _using(self, work: Callable[[Any], Awaitable[T]]) -> T:
        if self._pool is None:
            raise StoreDown("The database is closed.")
        try:
            async with self._pool.acquire(timeout=PATIENCE) as connection:
                return await work(connection)
        except GONE as error:
            raise StoreDown(f"The database does not answer: {said(error)}.") from None

    async def _asked(self, query: str, *values: Any) -> list[Any]:
        async def work(connection: Any) -> list[Any]:
            return list(await connection.fetch(query, *values))

        return await self._using(work)

    # Hints from other processes

    def on_change(self, tell: Callable[[str, int], None]) -> None:
        self._tell = tell

    async def _listen(self) -> None:
        """Keep one connection that hears what others append; when it breaks, connect again."""
        while True:
            with suppress(*GONE):
                await self._listen_once(await asyncpg.connect(self.address, timeout=PATIENCE))
            await asyncio.sleep(1)

    async def _listen_once(self, connection: Any) -> None:
        closed = asyncio.Event()
        connection.add_termination_listener(lambda _: closed.set())
        try:
            await connection.add_listener(CHANNEL, lambda *hint: self._heard(hint[3]))
            await closed.wait()
        finally:
            connection.terminate()

    def _heard(self, hint: str) -> None:
        table, _, seq = hint.partition(" ")
        self._tell(table, int(seq))

    # The contract

    async def put(self, card: Card) -> None:
        await self._asked(CARD, card.table, card.public, card.over, card.due, card.updated, card.summary)

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        query = "SELECT body FROM events WHERE table_id = $1 AND seq > $2 ORDER BY seq"
        return [row[0] for row in await self._asked(query, table, after)]

    async def lines(self, table: str) -> list[Line]:
        query = "SELECT table_id, seq, at, body FROM events WHERE table_id = $1 ORDER BY seq"
        return [Line(*row) for row in await self._asked(query, table)]

    async def summaries(self, most: int) -> list[bytes]:
        query = "SELECT summary FROM tables WHERE public AND NOT over ORDER BY updated DESC LIMIT $1"
        return [row[0] for row in await self._asked(query, most)]

    async def due(self, now: int, after: str = "") -> list[str]:
        query = """SELECT id FROM tables WHERE due <= $1 AND id COLLATE "C" > $2 ORDER BY id COLLATE "C" LIMIT 100"""
        return [row[0] for row in await self._asked(query, now, after)]

    async def lease(self, name: str, holder: str, now: int, until: int) -> bool:
        return bool(await self._asked(LEASE, name, holder, now, until))

    async def release(self, holder: str) -> None:
        await self._asked("DELETE FROM leases WHERE holder = $1", holder)

    async def beat(self, process: str, now: int, until: int) -> frozenset[str]:
        beat = "INSERT INTO processes (id, until) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET until = $2"
        await self._asked(beat, process, until)
        await self._asked("DELETE FROM processes WHERE until < $1", now)
        return frozenset(row[0] for row in await self._asked("SELECT id FROM processes"))

    async def old(self, before: int) -> list[str]:
        return [row[0] for row in await self._asked(OLD, before)]

    async def forget(self, tables: list[str], before: int) -> list[str]:
        return await self._using(partial(forgotten, tables=tables, before=before))

    async def tables(self, after: str, most: int) -> list[str]:
        query = """SELECT DISTINCT table_id COLLATE "C" AS name FROM events WHERE table_id COLLATE "C" > $1
            ORDER BY name LIMIT $2"""
        return [row[0] for row in await self._asked(query, after, most)]

    async def heads(self, tables: list[str]) -> dict[str, int]:
        query = "SELECT table_id, max(seq) FROM events WHERE table_id = ANY($1) GROUP BY table_id"
        return {row[0]: row[1] for row in await self._asked(query, tables)}

    async def card(self, table: str) -> Card | None:
        query = "SELECT id, public, over, due, updated, summary FROM tables WHERE id = $1"
        rows = await self._asked(query, table)
        return Card(*rows[0]) if rows else None


def one_of_each(waiting: Waiting) -> tuple[Waiting, Waiting]:
    """A group with one entry of each table, so that every row has an answer of its own; and what is left."""
    group: dict[str, tuple[Line, asyncio.Future[bool]]] = {}
    left: Waiting = []
    for work in waiting:
        if work[0].table in group or len(group) == MOST_IN_A_GROUP:
            left.append(work)
        else:
            group[work[0].table] = work
    return list(group.values()), left


async def written(connection: Any, lines: list[Line]) -> set[str]:
    """Insert a group in one transaction; returns the tables whose entry was the first with its number."""
    async with connection.transaction():
        columns = [[getattr(line, name) for line in lines] for name in ("table", "seq", "at", "body")]
        won = {row[0] for row in await connection.fetch(EVENTS, *columns)}
        await connection.execute(TELL, [f"{line.table} {line.seq}" for line in lines if line.table in won])
        return won


async def forgotten(connection: Any, tables: list[str], before: int) -> list[str]:
    """Delete tables; nobody appends meanwhile, so that no log is left without its beginning."""
    async with connection.transaction():
        await connection.execute("LOCK TABLE events IN EXCLUSIVE MODE")
        gone = [row[0] for row in await connection.fetch(STILL_OLD, before, tables)]
        await connection.execute("DELETE FROM events WHERE table_id = ANY($1)", gone)
        await connection.execute("DELETE FROM tables WHERE id = ANY($1)", gone)
        return gone


async def migrate(connection: Any) -> None:
    """Bring a database up to date; one that a newer version has written is refused."""
    await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
    await connection.execute("CREATE TABLE IF NOT EXISTS trefoil_version (version integer NOT NULL)")
    version = await connection.fetchval("SELECT coalesce(max(version), 0) FROM trefoil_version")
    if version > len(migrations.POSTGRES):
        raise ValueError(f"expected version {len(migrations.POSTGRES)} at most, got {version}")
    for number in range(version, len(migrations.POSTGRES)):
        await connection.execute(migrations.POSTGRES[number])
        await connection.execute("INSERT INTO trefoil_version (version) VALUES ($1)", number + 1)


def said(error: BaseException) -> str:
    """What went wrong, without the address: it may hold a password."""
    return type(error).__name__ if isinstance(error, OSError) else str(error).rstrip(".") or type(error).__name__
