"""A table, pure: a command and a time in, an entry of the log out; and a table rebuilt from its log alone."""

from collections.abc import Iterable
from typing import NamedTuple

from trefoil.core.game import Game
from trefoil.protocol import commands
from trefoil.protocol.commands import Spoken
from trefoil.server.table import (
    agreement,
    clock,
    dealing,
    events,
    invites,
    presence,
    rematch,
    seats,
    setup,
    talk,
    turns,
)
from trefoil.server.table.context import GRACE, Context
from trefoil.server.table.errors import Refused
from trefoil.server.table.events import Entry, Happened
from trefoil.server.table.handlers import Tried, applied, decided
from trefoil.server.table.internal import Arrive, Depart, Excuse, Internal, Tick
from trefoil.server.table.state import Table

FULL = 30_000  # entries of a log, ten times those of the longest games: then the game ends, and only a rematch follows
MOVES = events.Dealt, events.Played, events.Undone  # what only the rules of the game can follow
# What changes nothing that everybody sees, but whose turn it is.
QUIET = {events.Played, events.BotFailed, events.Chatted, events.Reacted}
CHAPTERS = (
    agreement,
    clock,
    dealing,
    invites,
    presence,
    rematch,
    seats,
    setup,
    talk,
    turns,
)  # each registers its own words


def repeat(table: Table, who: int | None, cid: str) -> int | None:
    """The number a command got when it came for the first time."""
    return table.answered.get((who, cid))


class Decision(NamedTuple):
    """The entry that a command leads to; and the game after it, if it was tried out, so that nobody plays it twice."""

    entry: Entry
    tried: Game | None


def decide(
    table: Table, who: int | None, command: Spoken | Internal, now: Context, cid: str | None = None
) -> Decision | None:
    """What a command leads to, None if it changes nothing; the table stays as it is."""
    if table.closed or (table.seq >= FULL and not isinstance(command, commands.Rematch)):
        refuse_for_good(table, command)
        return None
    found = decided(command, table, who, now)
    happened, tried = found if isinstance(found, Tried) else (found, None)
    last = table.seq + 1 >= FULL and table.phase != "over"
    if happened and last and not any(isinstance(event, events.Ended) for event in happened):
        happened = [*happened, events.Ended(how="early")]
    return Decision(Entry(table.seq + 1, max(now.at, table.at), who, cid, happened), tried) if happened else None


def refuse_for_good(table: Table, command: Spoken | Internal) -> None:
    """At a table that is closed, or whose log is full, nothing happens any more."""
    if isinstance(command, Arrive | Depart | Tick | Excuse):
        return
    if table.closed:
        raise Refused("closed", table.closed)
    raise Refused("too_many", f"Expected at most {FULL} entries in the log of a table: play on in a rematch.")


def apply(table: Table, entry: Entry, tried: Game | None = None) -> None:
    """Let an entry change the table; it has to be the next one, and the first has to make the table.

    The game that a decision has tried out becomes the table's; without it the moves are played again.
    """
    if entry.seq != table.seq + 1 or (entry.seq == 1) != isinstance(entry.events[0], events.Created):
        raise ValueError(f"expected entry {table.seq + 1} of a table, got {entry.seq}")
    table.seq, table.at = entry.seq, entry.at
    for event in entry.events:
        if table.closed and isinstance(event, MOVES):
            leave_as_it_stood(event, table)
        elif isinstance(event, events.Played):
            turns.played(event, table, entry, tried)
        else:
            applied(event, table, entry)
    if entry.cid is not None:
        table.answered[entry.by, entry.cid] = entry.seq  # as many as the log has entries, and that has an end


def leave_as_it_stood(event: Happened, table: Table) -> None:
    """Note that the game went on, by rules that are not played here: it is not dealt and moved again."""
    if isinstance(event, events.Dealt) and table.deal is not None:
        table.phase, table.deal.stage, table.deal.until = "playing", "dealt", None


def is_quiet(table: Table, entry: Entry) -> bool:
    """Whether an entry changes whose turn it is, at most, and nothing that happens by itself."""
    return table.clock is None and QUIET.issuperset(map(type, entry.events))


def rebuilt(table_id: str, entries: Iterable[Entry]) -> Table:
    """The table that a log describes."""
    table = Table(table_id)
    for entry in entries:
        apply(table, entry)
    return table


@decided.register
def tick(command: Tick, table: Table, who: int | None, now: Context) -> list[Happened]:
    return [*presence.overdue(table, now), *dealing.overdue(table, now), *clock.overdue(table, now)]


@decided.register
def excuse(command: Excuse, table: Table, who: int | None, now: Context) -> list[Happened]:
    waits = waiting_since(table, now.grace)
    new = [outage for outage in command.outages if any(clock.later(table, since, outage) > since for since in waits)]
    return [events.Excused(since=outage.since, until=outage.until) for outage in new]


def waiting_since(table: Table, grace: int) -> list[int]:
    """When each thing began that time will end."""
    since = [end - grace for end in presence.grace_ends(table, grace).values()]
    if clock.deadline(table) is not None:
        since.append(table.since)
    if table.phase == "dealing" and table.deal is not None and table.deal.until is not None:
        since.append(table.deal.until - clock.PATIENCE)
    return since


def next_due(table: Table, grace: int = GRACE) -> int | None:
    """When something happens by itself, if nobody does anything before."""
    if table.closed:
        return None
    times = [clock.deadline(table), clock.reminder(table), *presence.grace_ends(table, grace).values()]
    if table.phase == "dealing" and table.deal is not None:
        times.append(table.deal.until)
    return min((time for time in times if time is not None), default=None)
