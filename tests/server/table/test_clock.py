"""Clocks: banks run down and are topped up, days end, and the bot plays the turn of whoever had no time left."""

from tests.server.tables import Desk
from trefoil.protocol.shapes import Bank, Days
from trefoil.server.table import events
from trefoil.server.table.clock import DAY, deadline
from trefoil.server.table.internal import RobotPlays
from trefoil.server.table.presence import robot
from trefoil.server.table.table import next_due


def playing(clock: Bank | Days | None) -> Desk:
    desk = Desk(people=2, options={"first": 0}, clock=clock)
    desk.start()
    return desk


def test_without_a_clock_nothing_is_due() -> None:
    desk = playing(None)
    assert next_due(desk.table) is None
    desk.wait(100 * DAY)
    assert desk.table.timed_out is None


def test_a_turn_costs_its_time_and_brings_the_increment() -> None:
    desk = playing(Bank(seconds=60, increment=5))
    desk.wait(20_000)
    desk.say(0, "play", moves=["take 1"])
    assert [seat.bank for seat in desk.table.seats] == [45_000, 60_000]
    assert deadline(desk.table) == desk.at + 60_000


def test_when_the_bank_is_empty_a_bot_plays_that_turn() -> None:
    desk = playing(Bank(seconds=60))
    desk.wait(59_999)
    assert desk.table.timed_out is None
    desk.wait(1)
    assert desk.table.timed_out == 0
    assert robot(desk.table) == (0, "uniform", True)
    assert desk.refused(0, "play", moves=["draw"]) == "not_now"
    desk.ask(None, RobotPlays(0, desk.table.seq, ("take 1",), "clock"))
    assert desk.table.timed_out is None
    assert robot(desk.table) is None
    assert desk.table.to_move == 1


def test_who_has_run_out_once_has_the_increment_for_the_next_turn() -> None:
    desk = playing(Bank(seconds=10, increment=3))
    desk.wait(10_000)
    desk.ask(None, RobotPlays(0, desk.table.seq, ("draw",), "clock"))
    assert desk.table.seats[0].bank == 3_000


def test_days_are_given_for_every_turn_and_half_way_there_is_a_reminder() -> None:
    desk = playing(Days(days=2))
    desk.wait(DAY - 1)
    assert not desk.table.reminded
    desk.wait(1)
    assert desk.table.reminded
    assert sum(isinstance(event, events.Reminded) for entry in desk.entries for event in entry.events) == 1
    desk.wait(DAY)
    assert desk.table.timed_out == 0
    desk.ask(None, RobotPlays(0, desk.table.seq, ("take 1",), "clock"))
    assert deadline(desk.table) == desk.at + 2 * DAY
    assert not desk.table.reminded


def test_a_bots_own_seat_has_no_clock() -> None:
    desk = Desk(people=1, bots=1, options={"first": 1}, clock=Bank(seconds=10))
    desk.start()
    assert desk.table.to_move == 1
    assert deadline(desk.table) is None


def test_the_servers_absence_is_not_charged() -> None:
    from trefoil.server.table.context import Context
    from trefoil.server.table.internal import Tick
    from trefoil.server.table.table import decide

    desk = playing(Bank(seconds=60))
    desk.at += 50_000
    decision = decide(desk.table, None, Tick(), Context(desk.at, desk.draw, "there", frozenset(["there"])))
    assert decision is not None
    desk.keep(decision)
    assert deadline(desk.table) == desk.at + 60_000
    assert not desk.table.somebody_is_here()
