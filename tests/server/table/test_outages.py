"""An outage is known by its stretch of time, and what was waited through in it is given back once."""

from tests.server.tables import Desk
from trefoil.protocol.shapes import Bank
from trefoil.server.table.clock import deadline
from trefoil.server.table.context import GRACE
from trefoil.server.table.internal import Depart, Excuse
from trefoil.server.table.outages import REMEMBERED, REPEAT, STALL, Outage, Outages
from trefoil.server.table.table import next_due


class Clock:
    """A clock that stands still unless it is set."""

    now = 1_000

    def outages(self) -> Outages:
        return Outages(lambda: self.now)


def test_nobody_stood_still_before_anybody_looked() -> None:
    clock = Clock()
    outages = clock.outages()
    clock.now += 10 * STALL
    outages.look()
    assert outages.until(clock.now) == ()


def test_a_long_time_between_two_looks_is_an_outage_and_a_short_one_is_not() -> None:
    clock = Clock()
    outages = clock.outages()
    outages.begin()
    clock.now += STALL
    outages.look()
    assert outages.until(clock.now) == ()
    clock.now += STALL + 1
    outages.look()
    outages.look()
    assert outages.until(clock.now) == (Outage(1_000 + STALL, 1_001 + 2 * STALL),)


def test_a_database_is_away_from_the_first_who_asked_in_vain_until_it_answers_and_what_was_refused_is_repeated() -> (
    None
):
    outages = Clock().outages()
    for since in (500, 400, 600):
        outages.down(since)
    assert outages.until(700) == (Outage(400, 700 + REPEAT),)
    outages.up(800)
    outages.up(900)
    assert outages.until(2_000) == (Outage(400, 800 + REPEAT),)


def test_old_outages_are_forgotten() -> None:
    outages = Clock().outages()
    for at in range(REMEMBERED + 1):
        outages.down(at)
        outages.up(at)
    assert [outage.since for outage in outages.until(0)] == list(range(1, REMEMBERED + 1))


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
