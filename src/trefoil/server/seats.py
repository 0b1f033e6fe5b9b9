"""Who sits where before the start: claiming, naming, swapping, filling, giving up, putting out."""

from trefoil.core.errors import BadOption
from trefoil.games.catalogue import load, options_of
from trefoil.protocol import commands
from trefoil.server import log
from trefoil.server.dispatch import applied, before_start, decided, host, member, seat_at
from trefoil.server.errors import Refused, no_table
from trefoil.server.inside import ClaimSeat, LayOut
from trefoil.server.invites import opens_seat
from trefoil.server.log import Entry, Happened
from trefoil.server.moment import Moment
from trefoil.server.names import name_in
from trefoil.server.state import Person, Seat, Table

MOST_PEOPLE = 50  # ever, at one table and its rematches


def chosen(game: str, players: int, options: dict[str, bool | int | str]) -> dict[str, bool | int | str]:
    """The options of a table, complete but for what is drawn by lot; the seats say how many play."""
    known = options_of(game)
    given = {**options, "players": players}
    try:
        whole = known.choose(given, lambda n: 0)
    except BadOption as error:
        raise Refused("bad_option", str(error)) from None
    open_lots = {option.name for option in known.options if option.by_lot and given.get(option.name) is None}
    return {name: value for name, value in whole.items() if name not in open_lots}


@decided.register
def lay_out(command: LayOut, table: Table, who: int | None, now: Moment) -> list[Happened]:
    wish = command.wish
    options = chosen(wish.game, len(wish.seats), wish.options)
    levels = [now.level(seat.level) if seat.kind == "bot" else None for seat in wish.seats]
    mine = [number for number, seat in enumerate(wish.seats) if seat.kind == "mine"]
    return [
        log.Created(
            format=log.FORMAT,
            rules=load(wish.game).KERNEL.RULES,
            table=table.id,
            game=wish.game,
            options=options,
            levels=levels,
            public=wish.public,
            clock=wish.clock,
            stand_in=now.level(wish.stand_in),
            invite_key=now.draw(16).hex(),
        ),
        log.Joined(person=0, name=name_in(wish.name, "Host"), token=command.token),
        *(log.SeatTaken(seat=seat, person=0) for seat in mine),
    ]


@decided.register
def claim(command: ClaimSeat, table: Table, who: int | None, now: Moment) -> list[Happened]:
    seat = wanted(table, command.seat)
    if who is None and not table.public and not opens_seat(table, command.invite, seat):
        raise no_table()
    before_start(table)
    if table.seats[seat].person is not None or table.seats[seat].level is not None:
        raise Refused("taken", f"Seat {seat} is taken: choose an open one.")
    if who is not None:
        return [log.SeatTaken(seat=seat, person=who)]
    person = table.next_person
    if person >= MOST_PEOPLE:
        raise Refused("too_many", f"Expected at most {MOST_PEOPLE} people at one table, got more.")
    joined = log.Joined(person=person, name=name_in(command.name, f"Player {person + 1}"), token=command.token)
    return [joined, log.SeatTaken(seat=seat, person=person)]


def wanted(table: Table, seat: int | None) -> int:
    """The seat asked for, or the first open one."""
    if seat is not None:
        return seat_at(table, seat)
    open_seats = [number for number, place in enumerate(table.seats) if place.person is None and place.level is None]
    return open_seats[0] if open_seats else 0


@decided.register
def rename(command: commands.Rename, table: Table, who: int | None, now: Moment) -> list[Happened]:
    person = member(table, who)
    return [log.Renamed(person=person, name=name_in(command.name, f"Player {person + 1}"))]


@decided.register
def swap(command: commands.Swap, table: Table, who: int | None, now: Moment) -> list[Happened]:
    before_start(table)
    seats = table.seats[seat_at(table, command.seat)], table.seats[seat_at(table, command.other)]
    own = [seat for seat in seats if who is not None and seat.person == who]
    empty = [seat for seat in seats if seat.person is None and seat.level is None]
    if who != table.host and (not own or len(own) + len(empty) < 2):
        raise Refused("not_yours", "Only the host may swap other people's seats: choose an open seat for your own.")
    return [log.SeatsSwapped(seat=command.seat, other=command.other)]


@decided.register
def fill(command: commands.Fill, table: Table, who: int | None, now: Moment) -> list[Happened]:
    before_start(table)
    host(table, who)
    if table.seats[seat_at(table, command.seat)].person is not None:
        raise Refused("taken", f"Seat {command.seat} is somebody's: put them out first.")
    level = None if command.level is None else now.level(command.level)
    return [log.SeatFilled(seat=command.seat, level=level)]


@decided.register
def stand(command: commands.Stand, table: Table, who: int | None, now: Moment) -> list[Happened]:
    before_start(table)
    if command.seat not in table.seats_of(who):
        raise Refused("not_yours", f"Seat {command.seat} is not yours: only its owner can give it up.")
    return [log.SeatFilled(seat=command.seat, level=None)]


@decided.register
def configure(command: commands.Configure, table: Table, who: int | None, now: Moment) -> list[Happened]:
    before_start(table)
    host(table, who)
    options = table.options if command.options is None else chosen(table.game_name, table.players, command.options)
    clock = None if command.no_clock else command.clock or table.clock
    public = table.public if command.public is None else command.public
    stand_in = table.stand_in if command.stand_in is None else now.level(command.stand_in)
    return [log.Configured(options=options, clock=clock, public=public, stand_in=stand_in)]


@decided.register
def put_out(command: commands.PutOut, table: Table, who: int | None, now: Moment) -> list[Happened]:
    before_start(table)
    host(table, who)
    if command.person == table.host or command.person not in table.people:
        raise Refused("not_now", "Only another person at the table can be put out.")
    return [log.PutOut(person=command.person)]


@applied.register
def created(event: log.Created, table: Table, entry: Entry) -> None:
    table.game_name, table.options, table.public = event.game, event.options, event.public
    played = load(event.game).KERNEL.RULES
    if event.rules != played:
        table.closed = f"This game follows version {event.rules} of its rules: here version {played} is played."
    table.clock, table.stand_in, table.created = event.clock, event.stand_in, entry.at
    table.invite_key = bytes.fromhex(event.invite_key)
    table.seats = [Seat(level=level) for level in event.levels]
    table.founder, table.asked_by, table.absent = event.host, event.asked_by, set(event.awaited)


@applied.register
def joined(event: log.Joined, table: Table, entry: Entry) -> None:
    if event.person in table.people or event.person in table.out:
        raise ValueError(f"expected a number that nobody has had, got {event.person}")
    table.people[event.person] = Person(event.name, event.token, entry.at)


@applied.register
def taken(event: log.SeatTaken, table: Table, entry: Entry) -> None:
    table.seats[event.seat] = Seat(person=event.person)


@applied.register
def filled(event: log.SeatFilled, table: Table, entry: Entry) -> None:
    table.seats[event.seat] = Seat(level=event.level)


@applied.register
def swapped(event: log.SeatsSwapped, table: Table, entry: Entry) -> None:
    seats = table.seats
    seats[event.seat], seats[event.other] = seats[event.other], seats[event.seat]


@applied.register
def renamed(event: log.Renamed, table: Table, entry: Entry) -> None:
    table.people[event.person].name = event.name


@applied.register
def configured(event: log.Configured, table: Table, entry: Entry) -> None:
    table.options, table.clock = event.options, event.clock
    table.public, table.stand_in = event.public, event.stand_in


@applied.register
def is_out(event: log.PutOut, table: Table, entry: Entry) -> None:
    for seat in table.seats_of(event.person):
        table.seats[seat] = Seat()
    table.people.pop(event.person, None)  # a rematch begins with those who were put out before
    table.absent.discard(event.person)
    table.out.add(event.person)
