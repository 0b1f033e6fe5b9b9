"""What the lists of tables show of each, kept with the table in the store."""

from trefoil.protocol.codec import written
from trefoil.protocol.shapes import Days
from trefoil.server.audience.table_info import summary
from trefoil.server.store.store import Card
from trefoil.server.table import events
from trefoil.server.table.clock import deadline, reminder
from trefoil.server.table.events import Entry
from trefoil.server.table.state import Table

UNLISTED = {
    events.Played, events.BotFailed, events.Chatted, events.Reacted, events.Came, events.Gone,
    events.Asked, events.Answered, events.Undone, events.StoodIn,
}  # fmt: skip


def card(table: Table, entry: Entry, before: Card | None) -> Card | None:
    """What a list shows of a table; None if the entry cannot have changed it."""
    if before is not None and not isinstance(table.clock, Days) and all(unlisted(one, table) for one in entry.events):
        return None
    due = next((time for time in (reminder(table), deadline(table)) if time is not None), None)
    waits = table.to_move is not None and table.seats[table.to_move].person is None
    return Card(
        table=table.id,
        public=table.public,
        over=table.phase == "over" or bool(table.closed),
        due=(entry.at if waits else due) if isinstance(table.clock, Days) else None,
        updated=entry.at,
        summary=written(summary(table)),
    )


def unlisted(event: events.Happened, table: Table) -> bool:
    """Whether a list shows nothing of an event; to a rematch the host may come."""
    hosting = table.asked_by is not None and table.phase == "lobby" and isinstance(event, events.Came)
    return type(event) in UNLISTED and not hosting
