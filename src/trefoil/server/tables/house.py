"""All tables of one server process: which are in memory, who made them, and what goes on in the background."""

import asyncio
import re
import secrets
import time
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from typing import Any

from trefoil.fair.stream import drawn
from trefoil.protocol.requests import CreateTable
from trefoil.server import oplog
from trefoil.server.settings import Settings
from trefoil.server.store.store import Line, Store, StoreDown
from trefoil.server.table.context import Context, fingerprint
from trefoil.server.table.errors import UNREADABLE, Refused, no_table
from trefoil.server.table.events import FORMAT, Entry, Rematched, begun_by, packed, unpacked
from trefoil.server.table.hints import Adviser, nobody
from trefoil.server.table.internal import Depart, LayOut, LayOutAgain, Tick
from trefoil.server.table.outages import Outages
from trefoil.server.table.rematch import again
from trefoil.server.table.state import Table
from trefoil.server.table.table import apply, decide
from trefoil.server.tables.actor import TableActor
from trefoil.server.tables.metrics import Metrics
from trefoil.server.tables.readiness import Readiness

NAME = re.compile(r"[A-Za-z0-9_-]{1,64}")  # of a table
SLICE = 100  # entries that are applied before others have their turn
SHORT_ABSENCE = 3.0  # seconds in which a page can be loaded again without anybody noticing


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class House:
    """Everything that is shared by the connections of a process; time, randomness and the store are passed in."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        readiness: Readiness,
        clock: Callable[[], int] = wall_clock,
        draw: Callable[[int], bytes] = secrets.token_bytes,
        pick: Callable[[bytes, int, Mapping[str, int]], str] = drawn,
    ) -> None:
        self.settings, self.store, self.readiness = settings, store, readiness
        self.clock, self.draw, self.pick = clock, draw, pick
        self.grace = int(settings.grace * 1_000)
        self.loop = asyncio.get_running_loop()
        self.process = draw(8).hex()
        self.alive: frozenset[str] | None = None if store.shared else frozenset([self.process])
        self.metrics = Metrics()
        self.outages = Outages(lambda: self.clock())  # of this process, and of the database as seen from here
        self.closing = False
        self.advise: Adviser = nobody  # whom to ask for a hint
        self.opened: list[Callable[[TableActor], None]] = []  # who is told that a table came into memory
        self._actors: dict[str, TableActor] = {}
        self._loading: dict[str, asyncio.Future[TableActor]] = {}
        self._unreadable: set[str] = set()  # tables whose logs could not be understood
        self._tasks: set[asyncio.Task[Any]] = set()

    def now(self) -> Context:
        """The time, and who we are."""
        ready = self.readiness
        return Context(
            self.clock(), self.draw, self.process, self.alive, ready.levels, self.pick, self.grace, ready.offers
        )

    def run(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """Do something in the background; what goes wrong is logged."""
        task = self.loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            oplog.failure("background", error)

    @property
    def actors(self) -> list[TableActor]:
        """The tables in memory."""
        return list(self._actors.values())

    async def actor(self, table: str) -> TableActor:
        """A table, from memory or from its log."""
        if table in self._actors:
            return self._actors[table]
        if not NAME.fullmatch(table):  # no database is asked for what it may not even be able to write
            raise no_table()
        if table not in self._loading:
            self._loading[table] = self.loop.create_future()
            self.run(self._load(table, self._loading[table]))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str, future: "asyncio.Future[TableActor]") -> None:
        try:
            future.set_result(await self._read(table))
        except BaseException as error:  # whatever it was, whoever waits is answered
            future.set_exception(error if isinstance(error, Refused | StoreDown) else self.unreadable(table, error))
            future.exception()  # nobody may have waited
            if not isinstance(error, Exception):
                raise
        finally:
            self._loading.pop(table, None)

    async def _read(self, table: str) -> TableActor:
        bodies = await self.store.read(table)
        if not bodies:
            raise no_table()
        begun = begun_by(bodies[0])
        if begun.format > FORMAT:
            raise Refused("closed", f"Expected a log of format {FORMAT} at most, got {begun.format}.")
        self.readiness.require(begun.game)
        actor = await self._opened(TableActor(await self._rebuilt(table, bodies), self))
        self._unreadable.discard(table)
        return actor

    async def _rebuilt(self, name: str, bodies: list[bytes]) -> Table:
        """The table that a log describes, in slices: a long log must not stop the other tables."""
        table = Table(name)
        for start in range(0, len(bodies), SLICE):
            for body in bodies[start : start + SLICE]:
                apply(table, unpacked(body))
            await asyncio.sleep(0)
        return table

    def unreadable(self, table: str, error: BaseException) -> Refused:
        """A log that cannot be understood closes its table, is told in the log once, and disturbs nobody else."""
        if table not in self._unreadable:
            self._unreadable.add(table)
            oplog.failure("unreadable table", error)
        return Refused("closed", UNREADABLE)

    def is_unreadable(self, table: str) -> bool:
        """Whether a table was found unreadable, and nobody has read it since."""
        return table in self._unreadable

    async def _opened(self, actor: TableActor) -> TableActor:
        self._actors[actor.table.id] = actor
        for follow in self.opened:
            follow(actor)
        if actor.table.closed:
            actor.retire()
        actor.schedule()
        await actor.submit(None, Tick())
        return actor

    async def create(self, wish: CreateTable) -> tuple[TableActor, str]:
        """A new table, and the token of its host."""
        self.readiness.require(wish.game)
        table, token = Table(self.new_id()), self.now().token()
        actor = TableActor(table, self)
        await actor.submit(None, LayOut(wish, fingerprint(token)))
        return await self._opened(actor), token

    def new_id(self) -> str:
        """A name that nobody can guess."""
        return self.now().token()[:22]

    async def prepare(self, table: Table, entry: Entry) -> None:
        """A rematch has its table before anybody hears of it."""
        for event in entry.events:
            if isinstance(event, Rematched):
                made = tuple(again(table, event.table, entry.by, self.now()))
                first = decide(Table(event.table), None, LayOutAgain(made), self.now())
                assert first is not None
                await self.store.append(Line(event.table, first.entry.seq, first.entry.at, packed(first.entry)))

    def left(self, actor: TableActor, person: int | None, lost: bool = False) -> None:
        """A connection has ended; if it was the person's last, and they do not come back at once, they are gone.

        Whoever was lost has been away for longer than that already.
        """
        if person is not None and not self.closing:
            self.run(self._depart(actor, person, 0 if lost else SHORT_ABSENCE))

    async def _depart(self, actor: TableActor, person: int, after: float) -> None:
        await asyncio.sleep(after)
        if all(listener.place.person != person for listener in actor.listeners):
            with suppress(Refused, StoreDown):
                await actor.submit(person, Depart())

    def changed(self, table: str, seq: int) -> None:
        """Another process may have appended something: read it, if the table is here."""
        actor = self._actors.get(table)
        if actor is not None and actor.table.seq < seq:
            self.run(actor.refresh(seq))

    def gauges(self) -> dict[str, float]:
        """What can be counted now."""
        listeners = sum(len(actor.listeners) for actor in self.actors)
        return {"tables": len(self._actors), "listeners": listeners, "transactions": self.store.groups}

    def drop(self, actor: TableActor) -> None:
        """Let a table leave memory; its log stays."""
        actor.rest()
        self._actors.pop(actor.table.id, None)

    def deleted(self, actor: TableActor) -> None:
        """A table is no more: whoever looks at it hears so."""
        self.drop(actor)
        for listener in list(actor.listeners):
            listener.goodbye("deleted")

    async def finish(self) -> None:
        """Wait for what is still being done in the background."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
