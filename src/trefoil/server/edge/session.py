"""One connection's conversation: hello, then commands, each with exactly one answer."""

from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING

from trefoil.protocol import commands
from trefoil.protocol.codec import BadMessage, command_in, written
from trefoil.protocol.commands import Spoken
from trefoil.protocol.events import Bye, Done, Event, Refusal
from trefoil.protocol.events import Refused as RefusedEvent
from trefoil.server import oplog
from trefoil.server.audience.audience import Audience, Place, hinted, previewed
from trefoil.server.audience.move_feed import NOTHING
from trefoil.server.robots.advising import advice_for
from trefoil.server.store.store import StoreDown
from trefoil.server.table.context import fingerprint
from trefoil.server.table.errors import UNAVAILABLE, Refused
from trefoil.server.table.events import Entry
from trefoil.server.table.internal import Arrive
from trefoil.server.table.invites import person_with, refuse_unless_open, still
from trefoil.server.table.state import Table
from trefoil.server.table.turns import preview
from trefoil.server.tables.actor import TableActor

if TYPE_CHECKING:
    from trefoil.server.tables.house import House

UNSETTLED = -1  # with several seats, every turn decides from which of them one looks

GOODBYES = {
    "put_out": "The host has put you out.",
    "moved": "Your seats were moved to another device.",
    "deleted": "The table was deleted: nothing had happened at it for a long time.",
    "restart": "The server is about to restart; connect again in a moment.",
    "slow": "You were too far behind; connect again.",
    "flood": "Too many commands; slow down and connect again.",
    "silent": "Nothing was said in time.",
}


class Session:
    """A connection to one table; `send` never waits, and `close` is told why."""

    def __init__(self, house: "House", table: str, send: Callable[[bytes], None], close: Callable[[str], None]) -> None:
        self.house, self.table_id = house, table
        self._send, self._close = send, close
        self._actor: TableActor | None = None
        self._token = ""  # fingerprint
        self.place = Place(None, None)
        self._known = NOTHING
        self._settled = UNSETTLED  # how often the table had changed when it was clear where to look from

    # Hearing

    async def hear(self, frame: str | bytes) -> None:
        """Answer a frame."""
        began = perf_counter()
        try:
            command = command_in(frame)
        except BadMessage as error:
            self.house.metrics.answered("unreadable", self._refuse(error.cid, "bad_command", str(error)), 0)
            return
        outcome = await self._outcome(command)
        self.house.metrics.answered(type(command).__name__.lower(), outcome, perf_counter() - began)

    async def _outcome(self, command: Spoken) -> str:
        try:
            await self._carry_out(command)
            return "done"
        except Refused as error:
            return self._refuse(command.cid, error.code, str(error))
        except StoreDown as error:
            oplog.say("unavailable", why=str(error))
            return self._refuse(command.cid, "unavailable", UNAVAILABLE)

    def refuse(self, frame: str | bytes, code: Refusal, sentence: str) -> None:
        """Answer a frame that is not looked at any further."""
        try:
            cid: str | None = command_in(frame).cid
        except BadMessage as error:
            cid = error.cid
        self._refuse(cid, code, sentence)

    def _refuse(self, cid: str | None, code: Refusal, sentence: str) -> str:
        seq = None if self._actor is None else self._actor.table.seq
        self.tell(RefusedEvent(cid=cid, code=code, sentence=sentence, seq=seq))
        return code

    async def _carry_out(self, command: Spoken) -> None:
        if self.house.closing:
            raise Refused("closing", GOODBYES["restart"])
        if isinstance(command, commands.Hello):
            await self._hello(command)
            return
        actor = self._at_a_table()
        match command:
            case commands.Ping():
                self.tell(Done(cid=command.cid, seq=actor.table.seq))
            case commands.Sit():
                self._sit(actor, command)
            case commands.Preview():
                self._covered(actor.table)
                seen = preview(actor.table, self.place.person, command.seq, command.moves)
                self.tell(previewed(actor.table, seen, command.cid, command.moves, self.place.records))
            case commands.Hint():
                self.house.run(self._hint(actor, command))
            case commands.MakeCode():
                await actor.submit(self.place.person, command, command.cid, self._coded(actor, command.cid))
            case _:
                if isinstance(command, commands.Play):
                    self._covered(actor.table)
                await actor.submit(self.place.person, command, command.cid, self._done(command.cid))
                if isinstance(command, commands.Leave):
                    actor.listeners.discard(self)
                    self._close("left")

    async def _hint(self, actor: TableActor, command: commands.Hint) -> None:
        """Answered later, so that whoever thinks for themselves meanwhile can play; what has moved on is not told."""
        try:
            self._covered(actor.table)
            advice = await advice_for(actor, self.place.person, command.seq)
            self._covered(actor.table)
            self.tell(hinted(actor.table, command.cid, advice))
        except Refused as error:
            self._refuse(command.cid, error.code, str(error))

    def _at_a_table(self) -> TableActor:
        if self._actor is None:
            raise Refused("not_now", "Expected hello first, got something else.")
        return self._actor

    def _done(self, cid: str) -> Callable[[int, int], None]:
        return lambda seq, at: self.tell(Done(cid=cid, seq=seq))

    def _coded(self, actor: TableActor, cid: str) -> Callable[[int, int], None]:
        person = self.place.person
        return lambda seq, at: self.tell(Audience(actor.table).coded(person or 0, cid, self.house.clock()))

    # Coming and going

    async def _hello(self, command: commands.Hello) -> None:
        if self._actor is not None:
            raise Refused("not_now", "Hello is said once: this connection has said it.")
        actor = await self.house.actor(self.table_id)
        person = person_with(actor.table, command.token)
        refuse_unless_open(actor.table, person, command.invite)
        if actor.table.closed:
            raise Refused("closed", actor.table.closed)
        if person is not None:
            await actor.submit(person, Arrive())
        self._actor, self._token = actor, fingerprint(command.token or "")
        self.place = Place(person, None, command.views is not None)
        actor.listeners.add(self)
        if self.catch_up(actor.table):
            audience = Audience(actor.table, actor.shown)
            self.tell(audience.welcome(self.place, command.cid, self.house.clock()))
            self._known = audience.known(self.place)

    def gone(self, lost: bool = False) -> None:
        """The connection has ended, or was lost some time ago."""
        if self._actor is not None:
            self._actor.listeners.discard(self)
            self.house.left(self._actor, self.place.person, lost)

    def catch_up(self, table: Table) -> bool:
        """Keep looking from where one may; False, after a goodbye, if one does not belong here any more."""
        person, changes = self.place.person, self._at_a_table().shown.changes
        if self._settled == changes:
            return True
        if not still(table, person, self._token):
            self.goodbye("put_out" if person in table.out else "moved")
            return False
        sitting = seat_to_look_from(table, person, self.place.sitting)
        if sitting != self.place.sitting:
            self.place = self.place._replace(sitting=sitting)
        self._settled = changes if len(table.seats_of(person)) <= 1 else UNSETTLED
        return True

    def look(self, audience: Audience, entry: Entry | None) -> None:
        """Send what somebody at this place may see now."""
        self._send(audience.update(self.place, self._known, entry, self.house.clock()))
        self._known = audience.known(self.place)

    def goodbye(self, reason: str) -> None:
        """Say why, and close."""
        if self._actor is not None:
            self._actor.listeners.discard(self)
        self.tell(Bye(reason=reason, sentence=GOODBYES[reason]))  # type: ignore[arg-type]  # the reasons are its keys
        self._close(reason)

    def tell(self, event: Event) -> None:
        """Send an event."""
        self._send(written(event))

    # Several seats on one device

    def _sit(self, actor: TableActor, command: commands.Sit) -> None:
        if command.seat is not None and command.seat not in actor.table.seats_of(self.place.person):
            raise Refused("not_yours", f"Seat {command.seat} is not yours.")
        self.place = self.place._replace(sitting=command.seat)
        self.tell(Done(cid=command.cid, seq=actor.table.seq))
        self.look(Audience(actor.table, actor.shown), None)

    def _covered(self, table: Table) -> None:
        """Refuse to play from a covered screen."""
        mover, person = table.to_move, self.place.person
        if mover is None or mover == self.place.sitting or person is None:
            return
        if table.seats[mover].person == person:
            raise Refused("not_yours", f"The screen is covered: say first that seat {mover} is there.")


def seat_to_look_from(table: Table, person: int | None, sitting: int | None) -> int | None:
    """One's only seat; with several, the one that was uncovered, as long as it is to move."""
    seats = table.seats_of(person)
    if len(seats) == 1:
        return seats[0]
    return sitting if sitting in seats and table.to_move == sitting else None
