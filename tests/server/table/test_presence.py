"""Coming and going: a minute's grace, a bot that stands in, and a seat handed back."""

from typing import Any

from tests.server.tables import Desk
from trefoil.protocol.shapes import Days
from trefoil.server.table.context import GRACE, Context
from trefoil.server.table.events import Entry, Gone
from trefoil.server.table.internal import Arrive, Depart
from trefoil.server.table.presence import robot
from trefoil.server.table.state import Table
from trefoil.server.table.table import apply, decide, next_due, rebuilt


def playing(**wishes: Any) -> Desk:
    desk = Desk(people=2, options={"first": 0}, **wishes)
    desk.start()
    return desk


def standing_in(table: Table) -> list[bool]:
    return [seat.standing_in for seat in table.seats]


def test_whoever_leaves_has_a_minute_and_then_a_bot_stands_in() -> None:
    desk = playing()
    desk.ask(0, Depart())
    assert next_due(desk.table) == desk.at + GRACE
    desk.wait(GRACE - 1)
    assert standing_in(desk.table) == [False, False]
    assert robot(desk.table) is None
    desk.wait(1)
    assert standing_in(desk.table) == [True, False]
    assert robot(desk.table) == (0, "uniform", False)


def test_whoever_comes_back_has_their_seat_at_once() -> None:
    desk = playing()
    desk.ask(0, Depart())
    desk.wait(GRACE)
    desk.ask(0, Arrive())
    assert standing_in(desk.table) == [False, False]
    desk.say(0, "play", moves=["draw"])
    desk.wait(10 * GRACE)
    assert standing_in(desk.table) == [False, False]


def test_leaving_by_word_is_leaving() -> None:
    desk = playing()
    desk.say(0, "leave", level="uniform")
    assert not desk.table.connected(0)
    assert desk.table.people[0].level == "uniform"
    desk.wait(GRACE)
    assert standing_in(desk.table) == [True, False]
    assert desk.refused(1, "leave", level="godlike") == "bad_option"


def test_a_table_that_nobody_is_at_sleeps() -> None:
    desk = playing()
    desk.ask(0, Depart())
    desk.ask(1, Depart())
    desk.wait(100 * GRACE)
    assert standing_in(desk.table) == [False, False]
    assert robot(desk.table) is None
    desk.ask(1, Arrive())
    desk.wait(GRACE - 1)
    assert standing_in(desk.table) == [False, False]
    desk.wait(1)
    assert standing_in(desk.table) == [True, False]


def test_bots_wait_for_somebody_to_be_there() -> None:
    desk = Desk(people=1, bots=1, options={"first": 1})
    desk.start()
    assert robot(desk.table) == (1, "uniform", False)
    desk.ask(0, Depart())
    assert robot(desk.table) is None


def test_where_days_are_given_nobody_is_in_a_hurry() -> None:
    desk = playing(clock=Days(days=1))
    desk.ask(0, Depart())
    desk.wait(10 * GRACE)
    assert standing_in(desk.table) == [False, False]


def at_another_process(desk: Desk, who: int, command: Arrive | Depart) -> None:
    """Come or go by another server process of the same tables."""
    decision = decide(desk.table, who, command, Context(desk.at, desk.draw, "there"))
    assert decision is not None
    desk.keep(decision)


def test_whoever_is_connected_twice_is_gone_when_both_connections_are() -> None:
    desk = playing()
    at_another_process(desk, 0, Arrive())
    desk.ask(0, Depart())
    assert desk.table.connected(0)
    desk.wait(GRACE)
    assert standing_in(desk.table) == [False, False]
    at_another_process(desk, 0, Depart())
    assert not desk.table.connected(0)
    desk.wait(GRACE)
    assert standing_in(desk.table) == [True, False]


def test_a_log_in_which_somebody_left_after_they_were_put_out_is_read() -> None:
    desk = Desk(people=2)
    desk.say(0, "put_out", person=1)
    table = rebuilt(desk.table.id, desk.entries)
    apply(table, Entry(table.seq + 1, desk.at, 1, None, [Gone(person=1, process="here")]))
    assert (table.people, table.seats, table.out) == (desk.table.people, desk.table.seats, {1})


def test_coming_twice_changes_nothing() -> None:
    desk = playing()
    assert desk.ask(0, Arrive()) is None
    desk.ask(0, Depart())
    assert desk.ask(0, Depart()) is None
