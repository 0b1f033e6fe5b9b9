"""Another game with the same people: a new table whose log begins where the old one's seats ended."""

from trefoil.games.catalogue import load, options_of
from trefoil.protocol import commands
from trefoil.server.table import events
from trefoil.server.table.context import Context
from trefoil.server.table.errors import Refused
from trefoil.server.table.events import Entry, Happened
from trefoil.server.table.guards import seated
from trefoil.server.table.handlers import applied, decided
from trefoil.server.table.internal import LayOutAgain
from trefoil.server.table.state import Table


@decided.register
def rematch(command: commands.Rematch, table: Table, who: int | None, now: Context) -> list[Happened]:
    seated(table, who)
    if table.phase != "over":
        raise Refused("not_now", f"A rematch follows a game that is over: the table is at {table.phase!r}.")
    if table.rematch is not None:
        raise Refused("not_now", "There is a table for the rematch already.")
    return [events.Rematched(table=now.token()[:22])]


def again(table: Table, new: str, asker: int | None, now: Context) -> list[Happened]:
    """The first events of the new table: the same people, with the numbers and tokens they have, in the same seats.

    Everybody but whoever asked for it has yet to come. A level of bots that does not play here any more is not taken.
    """
    game, options = table.game_name, {name: value for name, value in table.options.items() if name != drawn_in(table)}
    levels = [seat.level and now.nearest(game, options, seat.level) for seat in table.seats]
    created = events.Created(
        format=events.FORMAT,
        rules=load(game).KERNEL.RULES,
        table=new,
        game=game,
        options=options,
        levels=levels,
        public=table.public,
        clock=table.clock,
        stand_in=now.nearest(game, options, table.stand_in),
        invite_key=now.draw(16).hex(),
        host=table.founder if table.founder in table.people else table.host,
        asked_by=asker,
        awaited=[person for person in table.people if person != asker],
    )
    people = [events.Joined(person=n, name=person.name, token=person.token) for n, person in table.people.items()]
    out = [events.PutOut(person=n) for n in sorted(table.out)]  # so that nobody new gets a number that was theirs
    holders = enumerate(table.seats)
    taken = [events.SeatTaken(seat=n, person=seat.person) for n, seat in holders if seat.person is not None]
    return [created, *people, *out, *taken]


def drawn_in(table: Table) -> str | None:
    """The option that was decided by lot, as who was first."""
    lot = options_of(table.game_name).lot
    return lot.name if lot is not None and table.deal is not None and table.deal.by_lot else None


@decided.register
def lay_out_again(command: LayOutAgain, table: Table, who: int | None, now: Context) -> list[Happened]:
    return list(command.made)


@applied.register
def rematched(event: events.Rematched, table: Table, entry: Entry) -> None:
    table.rematch = event.table
