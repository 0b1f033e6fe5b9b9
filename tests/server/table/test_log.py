"""A log is read entry by entry, from its first, and what nobody knows how to apply is not passed over."""

from typing import Any

import pytest

from tests.server.tables import Desk
from trefoil.protocol.shapes import Bank
from trefoil.server.table.events import Entry, packed, sound
from trefoil.server.table.handlers import applied
from trefoil.server.table.state import Table
from trefoil.server.table.table import apply, is_quiet, rebuilt


@pytest.mark.parametrize("order", [(0, 2), (0, 0), (1,)], ids=["one is missing", "one is there twice", "no beginning"])
def test_entries_are_applied_in_their_order_from_the_first_on(order: tuple[int, ...]) -> None:
    entries = Desk().entries
    with pytest.raises(ValueError, match=rf"^expected entry {len(order)} of a table, got {order[-1] + 1}$"):
        rebuilt("t" * 22, (entries[number] for number in order))


def test_a_table_is_made_by_its_first_entry_and_by_no_other() -> None:
    first, second, *_ = Desk().entries
    for seq, events in ((1, second.events), (2, first.events)):
        table = Table("t" * 22) if seq == 1 else rebuilt("t" * 22, [first])
        with pytest.raises(ValueError, match=f"^expected entry {seq} of a table"):
            apply(table, Entry(seq, first.at, None, None, events))


def test_an_event_that_no_chapter_applies_is_an_error() -> None:
    desk, unknown = Desk(), object()
    entry = Entry(desk.table.seq + 1, desk.at, None, None, [])
    with pytest.raises(TypeError, match="nobody knows what object does"):
        applied(unknown, desk.table, entry)  # type: ignore[arg-type]  # that is what is tried


@pytest.mark.parametrize(("kind", "fields"), [("ping", {}), ("hint", {}), ("sit", {"seat": 0}), ("hello", {})])
def test_what_changes_no_table_is_no_command_of_one(kind: str, fields: dict[str, Any]) -> None:
    assert Desk().refused(0, kind, **fields) == "bad_command"


def test_a_log_is_sound_if_every_entry_can_be_read_and_none_is_missing() -> None:
    bodies = [packed(entry) for entry in Desk().entries]
    assert sound(bodies)
    assert sound([])
    assert not sound(bodies[1:])
    assert not sound([*bodies[:2], *bodies[3:]])
    assert not sound([*bodies[:2], bodies[2][:-1]])
    assert not sound([bodies[0].replace(b'"is":', b'"was":')])


@pytest.mark.parametrize(
    ("kind", "fields", "quiet"),
    [("chat", {"text": "Hello"}, True), ("play", {"moves": ["take 1"]}, True), ("leave", {}, False)],
)
def test_talk_and_moves_are_quiet_unless_a_clock_runs(kind: str, fields: dict[str, Any], quiet: bool) -> None:
    for clock in (None, Bank(seconds=60)):
        desk = Desk(people=2, options={"first": 0}, clock=clock)
        desk.start()
        entry = desk.say(0, kind, **fields)
        assert entry is not None
        assert is_quiet(desk.table, entry) == (quiet and clock is None)
