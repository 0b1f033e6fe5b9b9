"""Chat and reactions, and the host's way to quiet them."""

from trefoil.protocol import commands
from trefoil.protocol.events import Line
from trefoil.server.table import events
from trefoil.server.table.context import Context
from trefoil.server.table.errors import Refused
from trefoil.server.table.events import Entry, Happened
from trefoil.server.table.guards import host, member
from trefoil.server.table.handlers import applied, decided
from trefoil.server.table.names import line_in
from trefoil.server.table.state import Table

MOST_SAID = 5_000  # lines and reactions at one table


def may_speak(table: Table, who: int | None) -> int:
    """Whoever asks, unless they are to be silent."""
    person = member(table, who)
    if table.hushed or table.people[person].muted:
        raise Refused("muted", "Chat is off for you: the host has quieted it.")
    if table.said >= MOST_SAID:
        raise Refused("too_many", f"Expected at most {MOST_SAID} lines and reactions at one table, got more.")
    return person


@decided.register
def chat(command: commands.Chat, table: Table, who: int | None, now: Context) -> list[Happened]:
    text = line_in(command.text)
    if not text:
        raise Refused("bad_command", "Expected something that can be read: nothing of the text is visible.")
    return [events.Chatted(person=may_speak(table, who), text=text)]


@decided.register
def react(command: commands.React, table: Table, who: int | None, now: Context) -> list[Happened]:
    return [events.Reacted(person=may_speak(table, who), reaction=command.reaction)]


@decided.register
def mute(command: commands.Mute, table: Table, who: int | None, now: Context) -> list[Happened]:
    host(table, who)
    if command.person not in table.people:
        raise Refused("not_now", f"There is no person {command.person} at the table.")
    return [events.Muted(person=command.person, muted=command.muted)]


@decided.register
def hush(command: commands.Hush, table: Table, who: int | None, now: Context) -> list[Happened]:
    host(table, who)
    return [events.Hushed(off=command.off)]


@applied.register
def chatted(event: events.Chatted, table: Table, entry: Entry) -> None:
    table.said += 1
    name = table.people[event.person].name
    table.chat.append(Line(seq=entry.seq, at=entry.at, person=event.person, name=name, text=event.text))


@applied.register
def reacted(event: events.Reacted, table: Table, entry: Entry) -> None:
    table.said += 1


@applied.register
def muted(event: events.Muted, table: Table, entry: Entry) -> None:
    table.people[event.person].muted = event.muted


@applied.register
def hushed(event: events.Hushed, table: Table, entry: Entry) -> None:
    table.hushed = event.off
