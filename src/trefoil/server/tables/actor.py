"""One table that is being played: one command at a time, and everybody told in the order in which things happened."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from trefoil.core.game import Game
from trefoil.protocol.commands import Spoken
from trefoil.server.audience.audience import Audience, Place, Shown
from trefoil.server.store.store import Card, Line, StoreDown
from trefoil.server.table.errors import Refused, no_table
from trefoil.server.table.events import Entry, Rematched, packed, unpacked
from trefoil.server.table.internal import Excuse, Internal, Tick
from trefoil.server.table.state import Table
from trefoil.server.table.table import apply, decide, is_quiet, next_due, repeat
from trefoil.server.tables.cards import card

if TYPE_CHECKING:
    from trefoil.server.tables.house import House

Answer = Callable[[int, int], None]  # is told the number of the entry and its time, before anybody sees it

TRIES = 20  # how often a command is decided again because another process was first
SECOND = 1_000


class Listener(Protocol):
    """A connection."""

    place: Place

    def catch_up(self, table: Table) -> bool:
        """Look at what has become of one's place; False if one does not belong here any more."""
        ...

    def look(self, audience: Audience, entry: Entry | None) -> None:
        """Be sent what there is to see now; never waits."""
        ...

    def goodbye(self, reason: str) -> None:
        """Be told why it ends, and be closed."""
        ...


class TableActor:
    """A table in memory, as far as its log is known here."""

    def __init__(self, table: Table, house: "House") -> None:
        self.table = table
        self.house = house
        self.listeners: set[Listener] = set()
        self.shown = Shown()  # what the audience knows
        self.used = house.loop.time()  # when somebody last did something
        self.advised: set[int] = set()  # people for whom a hint is being thought of
        self._lock = asyncio.Lock()
        self._unsure = False  # the store failed: what it holds is not known
        self._excused = 0  # until when absences of the server were looked at
        self._timer: asyncio.TimerHandle | None = None
        self._resting = False  # it has left memory
        self._card: Card | None = None  # as it was last written
        self.after: list[Callable[[Entry], None]] = []  # who is told of every entry, after the audience

    async def submit(
        self, who: int | None, command: Spoken | Internal, cid: str | None = None, answer: Answer | None = None
    ) -> int:
        """Carry a command out: decided, stored, answered, shown. Returns its number; a repeat gets its first."""
        self.used = self.house.loop.time()
        self.house.outages.look()
        async with self._lock:
            for _ in range(TRIES):
                if self._unsure:
                    await self._read_on()
                await self._excuse()
                known = None if cid is None else repeat(self.table, who, cid)
                if known is not None:
                    return self._answered(answer, known)
                decision = decide(self.table, who, command, self.house.now(), cid)
                if decision is None:
                    return self._answered(answer, self.table.seq)
                if await self._stored(decision.entry):
                    self._happened(decision.entry, answer, decision.tried)
                    return decision.entry.seq
                await self._read_on()
        raise Refused("unavailable", "Too many others were first; nothing was changed. Try again.")

    async def _excuse(self) -> None:
        """Give back the time that the server took, before anything is decided by the clock."""
        now = self.house.now()
        outages = self.house.outages.until(now.at)
        if not outages or outages[-1].until <= self._excused:
            return
        while (decision := decide(self.table, None, Excuse(outages), now)) is not None:
            if await self._stored(decision.entry):
                self._happened(decision.entry)
            else:
                await self._read_on()
        self._excused = outages[-1].until

    def _answered(self, answer: Answer | None, seq: int) -> int:
        if answer is not None:
            answer(seq, self.table.at)
        return seq

    async def _stored(self, entry: Entry) -> bool:
        """Whether the entry is in the log now; if the store fails, nobody can know before it is read again."""
        if any(type(event) is Rematched for event in entry.events):
            await self.house.prepare(self.table, entry)
        try:
            stored = await self.house.store.append(Line(self.table.id, entry.seq, entry.at, packed(entry)))
        except BaseException as error:
            self._unsure = True
            if isinstance(error, StoreDown):
                self.house.outages.down(entry.at)
            raise
        self.house.outages.up(entry.at)
        return stored

    async def _read_on(self) -> None:
        """Apply whatever is in the log and not known here; a log that has lost what is known here was deleted."""
        known = self.table.seq
        bodies = await self.house.store.read(self.table.id, max(0, known - 1))
        self._unsure = False
        if known and not bodies:
            self.house.deleted(self)
            raise no_table()
        try:
            for body in bodies[1:] if known else bodies:
                self._happened(unpacked(body))
        except Exception as error:  # noqa: BLE001  # whatever it is, it is this table's alone
            self._close()
            raise self.house.unreadable(self.table.id, error) from None

    def _close(self) -> None:
        """Leave memory because of an entry that cannot be understood; whoever connects again is told why."""
        self.house.drop(self)
        for listener in list(self.listeners):
            listener.goodbye("restart")

    async def refresh(self, seq: int) -> None:
        """Another process has appended up to this number."""
        async with self._lock:
            if self.table.seq < seq:
                await self._read_on()

    def _happened(self, entry: Entry, answer: Answer | None = None, tried: Game | None = None) -> None:
        """Apply what is stored, answer, and show it."""
        apply(self.table, entry, tried)
        if not is_quiet(self.table, entry):
            self.shown.forget()
        if answer is not None:
            answer(entry.seq, entry.at)
        self.show(entry)
        self._write_card(entry)
        if not is_quiet(self.table, entry):
            self.schedule()
        for follow in self.after:
            follow(entry)

    def show(self, entry: Entry | None) -> None:
        """Tell everybody how things stand."""
        audience = Audience(self.table, self.shown)
        for listener in list(self.listeners):
            if listener.catch_up(self.table):
                listener.look(audience, entry)

    def _write_card(self, entry: Entry) -> None:
        """Keep the list of tables in step; it is not waited for, and written again when the table changes again."""
        new = card(self.table, entry, self._card)
        if new is not None and new != self._card:
            self._card = new
            self.house.run(self._put(new))

    def retire(self) -> None:
        """Let the list of tables know that this one is closed: it is shown no more, and nobody wakes it."""
        self._write_card(Entry(self.table.seq, self.table.at, None, None, []))

    async def _put(self, new: Card) -> None:
        try:
            await self.house.store.put(new)
        except StoreDown:
            self._card = None

    def schedule(self) -> None:
        """Wake up when something is due; the wait is rounded up, for timers come a millisecond early."""
        due = next_due(self.table, self.house.grace)
        self._wake_after(None if due is None else max(1, due - self.house.clock() + 1))

    def _wake_after(self, milliseconds: int | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        waits = milliseconds is not None and not self._resting
        self._timer = self.house.loop.call_later((milliseconds or 0) / SECOND, self.wake) if waits else None

    def wake(self) -> None:
        """Let time do its work."""
        self.house.run(self._tick())

    async def _tick(self) -> None:
        """Do what is due. Whatever comes of it, even nothing, the next time is set: no table waits for ever."""
        try:
            await self.submit(None, Tick())
            self.schedule()
        except (Refused, StoreDown):
            self._wake_after(SECOND)
        except Exception:
            self._wake_after(SECOND)
            raise

    def rest(self) -> None:
        """Stop the clock of a table that leaves memory."""
        self._resting = True
        self._wake_after(None)
