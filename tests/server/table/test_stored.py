"""Stored data lasts: every kind of entry that a version wrote is read, applied, and told or left untold on purpose."""

import json
from typing import Any, get_args

import msgspec
import pytest

from tests.golden.tables import FOLDER, MAKERS, names, standing, stands, stored, written
from tests.server.tables import Desk
from trefoil.games.catalogue import load
from trefoil.server.audience import proof, table_info
from trefoil.server.audience.audience import IN_VIEW, PLAIN, SILENT
from trefoil.server.table import events
from trefoil.server.table.errors import Refused
from trefoil.server.table.events import Entry, packed, unpacked
from trefoil.server.table.handlers import applied
from trefoil.server.table.internal import Arrive, Tick
from trefoil.server.table.rematch import again
from trefoil.server.table.table import decide, next_due, rebuilt

OLDER = set(names()) - set(MAKERS)  # logs that are never written again
BY_THE_RULES: dict[str, Any] = {"moves": None, "to_move": None, "draws": 0, "since": 0}  # at a table of other rules
KINDS: tuple[type[events.Stored], ...] = get_args(events.Happened)


def rules_of(name: str) -> int:
    """The version of its game's rules that a golden log follows."""
    return events.begun_by(stored(name)[0]).rules


@pytest.mark.parametrize("name", names())
def test_a_golden_log_makes_the_table_it_made_when_it_was_new(name: str) -> None:
    table = rebuilt("t" * 22, map(unpacked, stored(name)))
    now, was = json.loads(json.dumps(stands(table))), standing(name)
    if rules_of(name) != load(table.game_name).KERNEL.RULES:
        was |= BY_THE_RULES
    if name in OLDER:  # nobody looked at what its version did not know
        now = {fact: now[fact] for fact in was}
    assert now == was


@pytest.mark.parametrize("name", names())
def test_a_golden_log_is_stored_as_it_was(name: str) -> None:
    for body in stored(name):
        was, now = json.loads(body), json.loads(packed(unpacked(body)))
        if name in OLDER:  # what its version did not say has its default now
            now["events"] = [
                {field: value for field, value in one.items() if field in then}
                for one, then in zip(now["events"], was["events"], strict=True)
            ]
        assert now == was


def test_what_an_older_version_did_not_say_has_a_meaning() -> None:
    first = unpacked(stored("triqueta-1")[0]).events[0]
    assert isinstance(first, events.Created)
    assert (first.format, first.rules) == (1, 1)


@pytest.mark.parametrize("name", list(MAKERS))
def test_what_is_done_now_is_stored_as_the_golden_log_says(name: str) -> None:
    assert written(MAKERS[name]().entries) == (FOLDER / f"{name}.jsonl").read_bytes()


def test_every_kind_of_entry_is_in_a_golden_log() -> None:
    seen = {type(event) for name in names() for body in stored(name) for event in unpacked(body).events}
    assert seen == set(KINDS)


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_entry_has_a_handler_and_is_told_or_left_untold_on_purpose(kind: type[events.Stored]) -> None:
    assert kind in applied.registry
    assert (kind in PLAIN) + (kind in IN_VIEW) + (kind in SILENT) == 1


def test_a_log_says_its_format_and_its_rules_first() -> None:
    first = Desk().entries[0].events[0]
    assert isinstance(first, events.Created)
    assert (first.format, first.rules) == (events.FORMAT, 1)
    desk = Desk()
    begun = again(desk.table, "new", 0, desk.now())[0]
    assert isinstance(begun, events.Created)
    assert (begun.format, begun.rules) == (events.FORMAT, 1)


def test_logs_by_other_rules_than_are_played_are_among_them() -> None:
    closed = {name for name in names() if rebuilt("t" * 22, map(unpacked, stored(name))).closed}
    assert closed == {name for name in names() if (name.startswith("tock"), rules_of(name)) == (True, 1)} >= {"tock-1"}


def test_the_first_logs_did_not_say_and_are_of_the_first_format_and_rules() -> None:
    begun = events.begun_by(stored("triqueta-1")[0])
    assert (begun.game, begun.format, begun.rules) == ("triqueta", 1, 1)
    assert b"format" not in stored("triqueta-1")[0]


def with_rules(entries: list[Entry], **said: int) -> list[Entry]:
    """The same log, as another version would have begun it."""
    first = entries[0]
    begun = msgspec.structs.replace(first.events[0], **said)
    return [Entry(first.seq, first.at, first.by, first.cid, [begun, *first.events[1:]]), *entries[1:]]


@pytest.mark.parametrize("name", names())
def test_a_table_of_other_rules_is_shown_as_it_stood_and_takes_nothing(name: str) -> None:
    known = rebuilt("t" * 22, map(unpacked, stored(name)))
    table = rebuilt("t" * 22, with_rules(list(map(unpacked, stored(name))), rules=9))
    assert "version 9" in table.closed
    seen, was = table_info.summary(table), table_info.summary(known)
    by_the_rules: dict[str, Any] = {"outcome": None, "options": {}}
    assert msgspec.structs.replace(seen, **by_the_rules) == msgspec.structs.replace(was, **by_the_rules)
    assert (next_due(table), table.to_move) == (None, None)
    desk = Desk()
    desk.table = table
    for who, kind, fields in ((0, "chat", {"text": "Hello"}), (0, "rematch", {}), (0, "ask", {"what": "end"})):
        assert desk.refused(who, kind, **fields) == "closed"
    for command in (Arrive(), Tick()):
        assert decide(table, 0, command, desk.now()) is None
    with pytest.raises(Refused) as caught:
        proof.record(table)
    assert caught.value.code == "closed"
