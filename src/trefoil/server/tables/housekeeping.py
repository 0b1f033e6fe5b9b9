"""What goes on while nobody asks: heartbeats, tables that are due, idle ones that leave memory, old ones that go."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from trefoil.server import oplog
from trefoil.server.store.store import StoreDown
from trefoil.server.table.errors import Refused
from trefoil.server.table.outages import PULSE
from trefoil.server.table.presence import robot

if TYPE_CHECKING:
    from trefoil.server.tables.house import House

BEAT = 4.0  # seconds between signs of life
LIFE = 12_000  # milliseconds without one after which a process is dead
POLL = 2.0  # seconds between looks at what others appended: hints can get lost
IDLE = 60.0  # seconds after which a table that nobody looks at leaves memory
SWEEP = 10.0
WAKING = 5.0  # seconds for one table to come into memory
HOUR = 3_600.0


class Housekeeper:
    """The background work of a process."""

    def __init__(self, house: "House") -> None:
        self.house = house

    def start(self) -> None:
        """Begin; each kind of work has a rhythm of its own."""
        self.house.outages.begin()
        self.house.run(self._pulse())
        if self.house.store.shared:
            self.house.run(self._every(BEAT, self.beat))
            self.house.run(self._every(POLL, self.poll))
        self.house.run(self._every(SWEEP, self.sweep))
        if self.house.settings.keep:
            self.house.run(self._every(HOUR, self.forget))

    async def _pulse(self) -> None:
        while True:
            await asyncio.sleep(PULSE)
            self.house.outages.look()

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        outages = self.house.outages
        while True:
            began = self.house.clock()
            try:
                await work()
                outages.up(self.house.clock())
            except (StoreDown, Refused) as error:
                if isinstance(error, StoreDown):
                    outages.down(began)
                oplog.say("waiting", work=getattr(work, "__name__", "work"), kind=type(error).__name__)
            await asyncio.sleep(seconds)

    async def beat(self) -> None:
        """Say that this process lives; whoever was connected to one that does not is gone."""
        now = self.house.clock()
        before = self.house.alive
        self.house.alive = await self.house.store.beat(self.house.process, now, now + LIFE)
        if before is not None and before - self.house.alive:
            for actor in self.house.actors:
                actor.wake()

    async def poll(self) -> None:
        """Read what other processes appended, in case nobody told."""
        watched = [actor.table.id for actor in self.house.actors]
        heads = await self.house.store.heads(watched) if watched else {}
        for actor in self.house.actors:
            if actor.table.id in watched and actor.table.id not in heads:
                self.house.deleted(actor)
        for table, seq in heads.items():
            self.house.changed(table, seq)

    async def sweep(self) -> None:
        """Let tables that nobody looks at leave memory, and wake those that are due."""
        self.evict()
        after = ""
        while due := await self.house.store.due(self.house.clock(), after):
            for table in due:
                await self._wake(table)
            after = due[-1]

    async def _wake(self, table: str) -> None:
        """Bring a table into memory, where its clock runs; one that is damaged or slow keeps no other waiting."""
        if self.house.is_unreadable(table):
            return
        try:
            await asyncio.wait_for(self.house.actor(table), WAKING)
        except (Refused, TimeoutError) as error:
            oplog.say("asleep", kind=type(error).__name__)

    def evict(self) -> None:
        """Let tables that nobody looks at leave memory."""
        before = self.house.loop.time() - IDLE
        for actor in self.house.actors:
            if not actor.listeners and actor.used < before and robot(actor.table) is None:
                self.house.drop(actor)

    async def _in_use(self, table: str) -> bool:
        """Whether anybody is connected to a table, here or at another process; one that is damaged is nobody's."""
        here = [actor for actor in self.house.actors if actor.table.id == table]
        if here:
            return bool(here[0].listeners) or here[0].table.somebody_is_here()
        if not self.house.store.shared:
            return False
        try:
            return (await self.house.actor(table)).table.somebody_is_here()
        except Refused:
            return False

    async def forget(self) -> None:
        """Delete tables that are older than the host of the server wants to keep, and that nobody is connected to."""
        before = self.house.clock() - int(self.house.settings.keep * 1_000)
        free = [table for table in await self.house.store.old(before) if not await self._in_use(table)]
        gone = await self.house.store.forget(free, before)
        for actor in self.house.actors:
            if actor.table.id in gone:
                self.house.deleted(actor)
        if gone:
            oplog.say("forgotten", tables=len(gone))
