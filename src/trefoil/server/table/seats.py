"""Who sits where before the start: claiming, naming, swapping, filling, giving up, putting out."""

from trefoil.protocol import commands
from trefoil.server.table import events
from trefoil.server.table.context import Context
from trefoil.server.table.errors import Refused, no_table
from trefoil.server.table.events import Entry, Happened
from trefoil.server.table.guards import before_start, host, member, seat_at
from trefoil.server.table.handlers import applied, decided
from trefoil.server.table.internal import ClaimSeat
from trefoil.server.table.invites import opens_seat
from trefoil.server.table.names import name_in
from trefoil.server.table.state import Person, Seat, Table

MOST_PEOPLE = 50  # ever, at one table and its rematches


@decided.register
def claim(command: ClaimSeat, table: Table, who: int | None, now: Context) -> list[Happened]:
    seat = wanted(table, command.seat)
    if who is None and not table.public and not opens_seat(table, command.invite, seat):
        raise no_table()
    before_start(table)
    if table.seats[seat].person is not None or table.seats[seat].level is not None:
        raise Refused("taken", f"Seat {seat} is taken: choose an open one.")
    if who is not None:
        return [events.SeatTaken(seat=seat, person=member(table, who))]
    person = table.next_person
    if person >= MOST_PEOPLE:
        raise Refused("too_many", f"Expected at most {MOST_PEOPLE} people at one table, got more.")
    joined = events.Joined(person=person, name=name_in(command.name, f"Player {person + 1}"), token=command.token)
    return [joined, events.SeatTaken(seat=seat, person=person)]


def wanted(table: Table, seat: int | None) -> int:
    """The seat asked for, or the first open one."""
    if seat is not None:
        return seat_at(table, seat)
    open_seats = [number for number, place in enumerate(table.seats) if place.person is None and place.level is None]
    return open_seats[0] if open_seats else 0


@decided.register
def rename(command: commands.Rename, table: Table, who: int | None, now: Context) -> list[Happened]:
    person = member(table, who)
    return [events.Renamed(person=person, name=name_in(command.name, f"Player {person + 1}"))]


@decided.register
def swap(command: commands.Swap, table: Table, who: int | None, now: Context) -> list[Happened]:
    before_start(table)
    seats = table.seats[seat_at(table, command.seat)], table.seats[seat_at(table, command.other)]
    own = [seat for seat in seats if who is not None and seat.person == who]
    empty = [seat for seat in seats if seat.person is None and seat.level is None]
    if who != table.host and (not own or len(own) + len(empty) < 2):
        raise Refused("not_yours", "Only the host may swap other people's seats: choose an open seat for your own.")
    return [events.SeatsSwapped(seat=command.seat, other=command.other)]


@decided.register
def fill(command: commands.Fill, table: Table, who: int | None, now: Context) -> list[Happened]:
    before_start(table)
    host(table, who)
    if table.seats[seat_at(table, command.seat)].person is not None:
        raise Refused("taken", f"Seat {command.seat} is somebody's: put them out first.")
    level = None if command.level is None else now.level(table.game_name, table.options, command.level)
    return [events.SeatFilled(seat=command.seat, level=level)]


@decided.register
def stand(command: commands.Stand, table: Table, who: int | None, now: Context) -> list[Happened]:
    before_start(table)
    if command.seat not in table.seats_of(who):
        raise Refused("not_yours", f"Seat {command.seat} is not yours: only its owner can give it up.")
    return [events.SeatFilled(seat=command.seat, level=None)]


@decided.register
def put_out(command: commands.PutOut, table: Table, who: int | None, now: Context) -> list[Happened]:
    before_start(table)
    host(table, who)
    if command.person == table.host or command.person not in table.people:
        raise Refused("not_now", "Only another person at the table can be put out.")
    return [events.PutOut(person=command.person)]


@applied.register
def joined(event: events.Joined, table: Table, entry: Entry) -> None:
    if event.person in table.people or event.person in table.out:
        raise ValueError(f"expected a number that nobody has had, got {event.person}")
    table.people[event.person] = Person(event.name, event.token, entry.at)


@applied.register
def taken(event: events.SeatTaken, table: Table, entry: Entry) -> None:
    table.seats[event.seat] = Seat(person=event.person)


@applied.register
def filled(event: events.SeatFilled, table: Table, entry: Entry) -> None:
    table.seats[event.seat] = Seat(level=event.level)


@applied.register
def swapped(event: events.SeatsSwapped, table: Table, entry: Entry) -> None:
    seats = table.seats
    seats[event.seat], seats[event.other] = seats[event.other], seats[event.seat]


@applied.register
def renamed(event: events.Renamed, table: Table, entry: Entry) -> None:
    table.people[event.person].name = event.name


@applied.register
def is_out(event: events.PutOut, table: Table, entry: Entry) -> None:
    for seat in table.seats_of(event.person):
        table.seats[seat] = Seat()
    table.people.pop(event.person, None)  # a rematch begins with those who were put out before
    table.absent.discard(event.person)
    table.out.add(event.person)
