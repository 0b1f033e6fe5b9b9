"""What is due happens, whether a timer comes early, late or on time."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.clockwork import Clockwork, Skew, in_a_house
from tests.server.tables import Desk
from trefoil.fair import stream
from trefoil.protocol import commands
from trefoil.protocol.requests import CreateTable
from trefoil.protocol.shapes import Bank, Clock, Days, Wish
from trefoil.server.table.clock import DAY, PATIENCE
from trefoil.server.table.context import GRACE
from trefoil.server.table.internal import Arrive, ClaimSeat, Depart, Tick
from trefoil.server.table.table import decide, next_due
from trefoil.server.tables.actor import TableActor
from trefoil.server.tables.house import House

SKEWS: dict[str, Skew] = {
    "on time": lambda wait: wait,
    "a little early": lambda wait: max(0.5, wait - 2),
    "far too early": lambda wait: wait / 2,
    "late": lambda wait: wait + 400,
}
LATE = 500  # milliseconds


@pytest.fixture(params=list(SKEWS))
def skew(request: pytest.FixtureRequest) -> Skew:
    return SKEWS[request.param]


async def started(house: House, clock: Clock | None = None) -> TableActor:
    """A table of two whose game was started; nobody has contributed."""
    seats = [Wish(kind="mine"), Wish(kind="open")]
    actor, _ = await house.create(
        CreateTable(game="triqueta", seats=seats, options={"first": 0}, clock=clock, public=True)
    )
    await actor.submit(None, ClaimSeat(1, "", None, "f" * 64))
    for person in (0, 1):
        await actor.submit(person, Arrive())
    await actor.submit(0, commands.Start(cid="start"))
    return actor


async def dealt(house: House, time: Clockwork, clock: Clock | None = None) -> TableActor:
    actor = await started(house, clock)
    await time.wind(house, PATIENCE + LATE)
    assert actor.table.phase == "playing"
    return actor


def test_the_deal_does_not_wait_for_those_who_say_nothing(file: Path, skew: Skew) -> None:
    async def work(house: House, time: Clockwork) -> None:
        actor = await started(house)
        await time.wind(house, PATIENCE - 1)
        assert actor.table.game is None
        await time.wind(house, LATE)
        assert actor.table.phase == "playing"

    in_a_house(file, work, skew)


def test_a_reveal_that_does_not_come_is_not_waited_for(file: Path, skew: Skew) -> None:
    async def work(house: House, time: Clockwork) -> None:
        actor = await started(house)
        deal = actor.table.deal
        assert deal is not None
        promise = stream.promise(deal.terms, 0, deal.commitment, bytes(32)).hex()
        await actor.submit(0, commands.Commit(cid="commit", commitment=promise))
        await time.wind(house, PATIENCE + LATE)
        assert deal.stage == "reveal"
        await time.wind(house, PATIENCE + LATE)
        assert actor.table.phase == "playing"

    in_a_house(file, work, skew)


def test_a_bank_runs_out(file: Path, skew: Skew) -> None:
    async def work(house: House, time: Clockwork) -> None:
        actor = await dealt(house, time, Bank(seconds=10))
        await time.wind(house, 10_000 + LATE)
        assert actor.table.timed_out == 0

    in_a_house(file, work, skew)


def test_days_end_after_a_reminder(file: Path, skew: Skew) -> None:
    async def work(house: House, time: Clockwork) -> None:
        actor = await dealt(house, time, Days(days=2))
        await time.wind(house, DAY + LATE)
        assert (actor.table.reminded, actor.table.timed_out) == (True, None)
        await time.wind(house, DAY + LATE)
        assert actor.table.timed_out == 0

    in_a_house(file, work, skew)


def test_a_bot_stands_in_when_the_grace_ends(file: Path, skew: Skew) -> None:
    async def work(house: House, time: Clockwork) -> None:
        actor = await dealt(house, time)
        await actor.submit(0, Depart())
        await time.wind(house, GRACE + LATE)
        assert actor.table.seats[0].standing_in

    in_a_house(file, work, skew)


def test_a_failure_of_one_tick_is_not_the_last(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House, time: Clockwork) -> None:
        actor = await started(house)
        append, failed = house.store.append, list[Any]()

        async def fails_once(line: Any) -> bool:
            if not failed:
                failed.append(line)
                raise RuntimeError("something that nobody has thought of")
            return await append(line)

        monkeypatch.setattr(house.store, "append", fails_once)
        await time.wind(house, 3 * PATIENCE)
        assert failed
        assert actor.table.phase == "playing"

    in_a_house(file, work)


def waiting(kind: str) -> Desk:
    """A table at which something of a kind is due some time."""
    clocks: dict[str, Clock] = {"bank": Bank(seconds=10), "reminder": Days(days=2), "days": Days(days=2)}
    desk = Desk(people=2, options={"first": 0}, clock=clocks.get(kind))
    if kind in ("deal", "reveal"):
        desk.say(0, "start")
        deal = desk.table.deal
        assert deal is not None
        if kind == "reveal":
            for seat in (0, 1):
                promise = stream.promise(deal.terms, seat, deal.commitment, bytes(32))
                desk.say(seat, "commit", commitment=promise.hex())
        return desk
    desk.start()
    if kind == "grace":
        desk.ask(0, Depart())
    if kind == "days":
        desk.wait(DAY)
    return desk


@pytest.mark.parametrize("kind", ["deal", "reveal", "bank", "reminder", "days", "grace"])
def test_what_is_due_is_done_then_and_not_before(kind: str) -> None:
    desk = waiting(kind)
    due = next_due(desk.table)
    assert due is not None
    assert due > desk.at
    desk.at = due - 1
    assert decide(desk.table, None, Tick(), desk.now()) is None
    desk.at = due
    assert decide(desk.table, None, Tick(), desk.now()) is not None
