"""Time at a table: banks, days, and what is due when."""

from trefoil.protocol.shapes import Bank, Days
from trefoil.server.table import events
from trefoil.server.table.context import Context
from trefoil.server.table.events import Entry, Happened
from trefoil.server.table.handlers import applied
from trefoil.server.table.outages import Outage
from trefoil.server.table.state import Table

DAY = 86_400_000
SECOND = 1_000
PATIENCE = 3_000  # milliseconds for promises of a deal, and again for reveals


def begin_clock(table: Table, at: int) -> None:
    """Fill the banks, and let the first turn begin."""
    for seat in table.seats:
        seat.bank = table.clock.seconds * SECOND if isinstance(table.clock, Bank) else 0
    begin_turn(table, at)


def begin_turn(table: Table, at: int) -> None:
    """Whoever is to move now has time from now."""
    table.since, table.timed_out, table.reminded = at, None, False


def charge(table: Table, seat: int, at: int) -> None:
    """Take the time of a turn from its seat's bank, and add the increment."""
    if isinstance(table.clock, Bank) and table.seats[seat].person is not None:
        spent = max(0, at - table.since)
        table.seats[seat].bank = max(0, table.seats[seat].bank - spent) + table.clock.increment * SECOND


def deadline(table: Table) -> int | None:
    """When the clock of the seat to move runs out."""
    if table.clock is None or table.timed_out is not None:
        return None
    seat = table.to_move
    if seat is None or table.seats[seat].person is None or table.seats[seat].standing_in:
        return None
    if isinstance(table.clock, Days):
        return table.since + table.clock.days * DAY
    return table.since + table.seats[seat].bank


def reminder(table: Table) -> int | None:
    """When the seat to move is to be reminded: half of its days have passed."""
    until = deadline(table)
    if until is None or table.reminded or not isinstance(table.clock, Days):
        return None
    return until - table.clock.days * DAY // 2


def overdue(table: Table, now: Context) -> list[Happened]:
    """What the clock does by itself."""
    seat, until, remind = table.to_move, deadline(table), reminder(table)
    if seat is not None and until is not None and now.at >= until:
        return [events.TimedOut(seat=seat)]
    if seat is not None and remind is not None and now.at >= remind:
        return [events.Reminded(seat=seat)]
    return []


def later(table: Table, since: int, outage: Outage | events.Excused) -> int:
    """A wait that began then, as if it had begun later by what an outage took of it; nothing is given back twice."""
    return since + max(0, outage.until - max(outage.since, since, table.excused))


@applied.register
def excused(event: events.Excused, table: Table, entry: Entry) -> None:
    table.since, table.woke = later(table, table.since, event), later(table, table.woke, event)
    for person in table.people.values():
        person.gone = None if person.gone is None else later(table, person.gone, event)
    if table.deal is not None and table.deal.until is not None:
        table.deal.until = later(table, table.deal.until - PATIENCE, event) + PATIENCE
    table.excused = max(table.excused, event.until)


@applied.register
def timed_out(event: events.TimedOut, table: Table, entry: Entry) -> None:
    table.timed_out = event.seat
    table.moved = entry.seq


@applied.register
def reminded(event: events.Reminded, table: Table, entry: Entry) -> None:
    table.reminded = True
