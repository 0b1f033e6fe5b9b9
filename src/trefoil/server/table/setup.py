"""How a table is set up before the start: its game, its options, its clock, and who may see it."""

from trefoil.core.errors import BadOption
from trefoil.games.catalogue import load, options_of
from trefoil.protocol import commands
from trefoil.server.table import events
from trefoil.server.table.context import Context
from trefoil.server.table.errors import Refused
from trefoil.server.table.events import Entry, Happened
from trefoil.server.table.guards import before_start, host
from trefoil.server.table.handlers import applied, decided
from trefoil.server.table.internal import LayOut
from trefoil.server.table.names import name_in
from trefoil.server.table.state import Seat, Table


def chosen(game: str, players: int, options: dict[str, bool | int | str]) -> dict[str, bool | int | str]:
    """The options of a table, complete but for what is drawn by lot; the seats say how many play."""
    known = options_of(game)
    given = {**options, "players": players}
    try:
        whole = known.completed(given)
    except BadOption as error:
        raise Refused("bad_option", str(error)) from None
    open_lots = {option.name for option in known.options if option.by_lot and given.get(option.name) is None}
    return {name: value for name, value in whole.items() if name not in open_lots}


@decided.register
def lay_out(command: LayOut, table: Table, who: int | None, now: Context) -> list[Happened]:
    wish = command.wish
    options = chosen(wish.game, len(wish.seats), wish.options)
    levels = [now.level(wish.game, options, seat.level) if seat.kind == "bot" else None for seat in wish.seats]
    mine = [number for number, seat in enumerate(wish.seats) if seat.kind == "mine"]
    return [
        events.Created(
            format=events.FORMAT,
            rules=load(wish.game).KERNEL.RULES,
            table=table.id,
            game=wish.game,
            options=options,
            levels=levels,
            public=wish.public,
            clock=wish.clock,
            stand_in=now.level(wish.game, options, wish.stand_in),
            invite_key=now.draw(16).hex(),
        ),
        events.Joined(person=0, name=name_in(wish.name, "Host"), token=command.token),
        *(events.SeatTaken(seat=seat, person=0) for seat in mine),
    ]


@decided.register
def configure(command: commands.Configure, table: Table, who: int | None, now: Context) -> list[Happened]:
    before_start(table)
    host(table, who)
    options = table.options if command.options is None else chosen(table.game_name, table.players, command.options)
    clock = None if command.no_clock else command.clock or table.clock
    public = table.public if command.public is None else command.public
    stand_in = table.stand_in if command.stand_in is None else now.level(table.game_name, options, command.stand_in)
    if command.options is not None:
        for level in [stand_in, *(seat.level for seat in table.seats if seat.level is not None)]:
            now.expect_offered(table.game_name, options, level)
    return [events.Configured(options=options, clock=clock, public=public, stand_in=stand_in)]


@applied.register
def created(event: events.Created, table: Table, entry: Entry) -> None:
    table.game_name, table.options, table.public = event.game, event.options, event.public
    played = load(event.game).KERNEL.RULES
    if event.rules != played:
        table.closed = f"This game follows version {event.rules} of its rules: here version {played} is played."
    table.clock, table.stand_in, table.created = event.clock, event.stand_in, entry.at
    table.invite_key = bytes.fromhex(event.invite_key)
    table.seats = [Seat(level=level) for level in event.levels]
    table.founder, table.asked_by, table.absent = event.host, event.asked_by, set(event.awaited)


@applied.register
def configured(event: events.Configured, table: Table, entry: Entry) -> None:
    table.options, table.clock = event.options, event.clock
    table.public, table.stand_in = event.public, event.stand_in
