"""Who is at the table: coming, going, and the bots that stand in for those who are away."""

from trefoil.protocol import commands
from trefoil.protocol.shapes import Days
from trefoil.server.table import events
from trefoil.server.table.clock import begin_turn
from trefoil.server.table.context import Context
from trefoil.server.table.events import Entry, Happened
from trefoil.server.table.guards import member
from trefoil.server.table.handlers import applied, decided
from trefoil.server.table.internal import Arrive, Depart
from trefoil.server.table.state import Table


@decided.register
def arrive(command: Arrive, table: Table, who: int | None, now: Context) -> list[Happened]:
    person = member(table, who)
    known = now.process in table.people[person].at
    return [] if known else [events.Came(person=person, process=now.process)]


@decided.register
def depart(command: Depart, table: Table, who: int | None, now: Context) -> list[Happened]:
    known = who in table.people and now.process in table.people[who].at
    return [events.Gone(person=who, process=now.process)] if known and who is not None else []


@decided.register
def leave(command: commands.Leave, table: Table, who: int | None, now: Context) -> list[Happened]:
    level = None if command.level is None else now.level(table.game_name, table.options, command.level)
    return [events.Gone(person=member(table, who), process=now.process, level=level)]


def overdue(table: Table, now: Context) -> list[Happened]:
    """People whose server process has ended are gone; for those who have been away long enough a bot stands in."""
    lost: list[Happened] = [
        events.Gone(person=number, process=process, outage=True)
        for number, person in table.people.items()
        for process in sorted(person.at)
        if now.alive is not None and process not in now.alive and process != now.process
    ]
    until = grace_ends(table, now.grace)
    return [*lost, *(events.StoodIn(seat=seat) for seat, end in until.items() if now.at >= end)]


def grace_ends(table: Table, grace: int) -> dict[int, int]:
    """When a bot begins to stand in, for each seat whose owner is away; where days are given nobody is in a hurry."""
    if table.phase != "playing" or isinstance(table.clock, Days) or not table.somebody_is_here():
        return {}
    ends = {}
    for number, seat in enumerate(table.seats):
        person = None if seat.person is None else table.people[seat.person]
        if person is not None and person.gone is not None and not seat.standing_in:
            ends[number] = max(person.gone, table.woke) + grace
    return ends


def robot(table: Table) -> tuple[int, str, bool] | None:
    """The seat that a bot is to play now, its level, and whether a clock made it so; None if nobody waits for it."""
    seat = table.to_move
    if seat is None:
        return None
    place, by_clock = table.seats[seat], table.timed_out == seat
    if place.level is None and not place.standing_in and not by_clock:
        return None
    if not (table.somebody_is_here() or isinstance(table.clock, Days)):
        return None
    if place.level is not None:
        return seat, place.level, False
    person = None if place.person is None else table.people[place.person]
    return seat, (person and person.level) or table.stand_in, by_clock


@applied.register
def came(event: events.Came, table: Table, entry: Entry) -> None:
    person = table.people[event.person]
    if not table.somebody_is_here():
        table.woke = entry.at
    person.at.add(event.process)
    table.absent.discard(event.person)
    person.gone = person.level = None
    for seat in table.seats_of(event.person):
        table.seats[seat].standing_in = False


@applied.register
def gone(event: events.Gone, table: Table, entry: Entry) -> None:
    person = table.people.get(event.person)
    if person is None:
        return
    person.at.discard(event.process)
    if not person.at:
        person.gone, person.level = entry.at, event.level
    if event.outage and table.to_move in table.seats_of(event.person):
        begin_turn(table, entry.at)  # nobody pays for the server's own absence


@applied.register
def stood_in(event: events.StoodIn, table: Table, entry: Entry) -> None:
    table.seats[event.seat].standing_in = True
