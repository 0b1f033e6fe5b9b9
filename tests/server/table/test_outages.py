"""An outage is known by its stretch of time, and what was waited through in it is given back once."""

from tests.server.tables import Desk
from trefoil.protocol.shapes import Bank
from trefoil.server.table.clock import deadline
from trefoil.server.table.context import GRACE
from trefoil.server.table.internal import Depart, Excuse
from trefoil.server.table.outages import Outage
from trefoil.server.table.table import next_due


def waiting(desk: Desk, since: int, until: int) -> int:
    """How much later something is due because of an outage."""
    before = next_due(desk.table)
    assert before is not None
    desk.ask(None, Excuse((Outage(desk.at + since, desk.at + until),)))
    after = next_due(desk.table)
    assert after is not None
    return after - before


def test_only_the_part_of_an_outage_that_was_waited_through_is_given_and_only_once() -> None:
    desk = Desk(people=2, options={"first": 0}, clock=Bank(seconds=60))
    desk.start()
    assert waiting(desk, -5_000, 2_000) == 2_000
    assert waiting(desk, 0, 2_000) == 0
    assert waiting(desk, 1_000, 3_000) == 1_000
    assert waiting(desk, -9_000, -8_000) == 0
    assert deadline(desk.table) == desk.at + 63_000


def test_a_deal_and_an_absence_wait_longer_too() -> None:
    desk = Desk(people=2)
    desk.say(0, "start")
    assert waiting(desk, 0, 2_000) == 2_000
    desk = Desk(people=2)
    desk.start()
    desk.ask(0, Depart())
    assert next_due(desk.table) == desk.at + GRACE
    assert waiting(desk, 0, 2_000) == 2_000


def test_a_table_that_waits_for_nothing_needs_no_excuse() -> None:
    desk = Desk(people=2)
    desk.start()
    assert desk.ask(None, Excuse((Outage(0, desk.at + 1_000),))) is None
