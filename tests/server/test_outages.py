"""Nobody pays for the server's own absence: a process that stood still, or a database that did not answer."""

import signal
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.clockwork import Clockwork, in_a_house
from tests.server.parties import party, start
from tests.server.running import Running
from trefoil.protocol import commands
from trefoil.protocol.requests import CreateTable
from trefoil.protocol.shapes import Bank, Wish
from trefoil.server.store.store import Line, StoreDown
from trefoil.server.table import events
from trefoil.server.table.clock import PATIENCE
from trefoil.server.table.internal import Arrive
from trefoil.server.table.outages import REPEAT, STALL
from trefoil.server.tables.actor import TableActor
from trefoil.server.tables.house import House

BANK = 10_000


async def playing(house: House, clockwork: Clockwork) -> TableActor:
    """One person with a bank of ten seconds, and a bot that is not there to play."""
    seats = [Wish(kind="mine"), Wish(kind="bot")]
    wish = CreateTable(game="triqueta", seats=seats, options={"first": 0}, clock=Bank(seconds=10))
    actor, _ = await house.create(wish)
    await actor.submit(0, Arrive())
    await actor.submit(0, commands.Start(cid="start"))
    await clockwork.wind(house, PATIENCE + 1)
    assert actor.table.phase == "playing"
    return actor


def play(actor: TableActor, cid: str = "play") -> commands.Play:
    return commands.Play(cid=cid, seq=actor.table.moved, moves=["draw"])


class Failing:
    """A store that fails while it is told to; it may have stored all the same."""

    def __init__(self, house: House, stores: bool = False) -> None:
        self._append, self.down, self._stores = house.store.append, False, stores
        house.store.append = self.append  # type: ignore[method-assign]

    async def append(self, line: Line) -> bool:
        if self.down:
            if self._stores:
                await self._append(line)
            raise StoreDown("The database cannot be written now.")
        return await self._append(line)


def test_a_process_that_stood_still_charges_nobody(file: Path) -> None:
    async def work(house: House, clockwork: Clockwork) -> None:
        actor = await playing(house, clockwork)
        house.outages.begin()
        clockwork.now += BANK + 1_000  # and no timer has fired: the process was stopped
        await clockwork.wind(house, 10)
        assert actor.table.timed_out is None
        await actor.submit(0, play(actor), "play")
        assert actor.table.seats[0].bank > BANK - 100

    in_a_house(file, work)


def test_a_command_that_comes_first_after_the_stop_is_in_time(file: Path) -> None:
    async def work(house: House, clockwork: Clockwork) -> None:
        actor = await playing(house, clockwork)
        house.outages.begin()
        clockwork.now += 10 * BANK
        await actor.submit(0, play(actor), "play")
        assert actor.table.draws == 1

    in_a_house(file, work)


def test_time_that_a_player_takes_is_charged(file: Path) -> None:
    async def work(house: House, clockwork: Clockwork) -> None:
        actor = await playing(house, clockwork)
        house.outages.begin()
        for _ in range(BANK // STALL + 1):
            await clockwork.wind(house, STALL)
            house.outages.look()
        assert actor.table.timed_out == 0

    in_a_house(file, work)


@pytest.mark.parametrize("stores", [False, True])
def test_what_was_unavailable_is_carried_out_once_when_it_is_repeated(stores: bool, file: Path) -> None:
    async def work(house: House, clockwork: Clockwork) -> None:
        actor, store = await playing(house, clockwork), Failing(house, stores)
        command = play(actor)
        await clockwork.wind(house, BANK - 100)
        store.down = True
        with pytest.raises(StoreDown):
            await actor.submit(0, command, "play")
        await clockwork.wind(house, 2 * BANK)
        store.down = False
        await clockwork.wind(house, REPEAT - 1_000)
        assert actor.table.timed_out is None
        first = await actor.submit(0, command, "play")
        assert await actor.submit(0, command, "play") == first
        played = [event for event in await stored(house, actor) if isinstance(event, events.Played)]
        assert [event.by for event in played] == ["person"]

    in_a_house(file, work)


async def stored(house: House, actor: TableActor) -> list[Any]:
    return [event for body in await house.store.read(actor.table.id) for event in events.unpacked(body).events]


def test_other_tables_are_given_the_time_of_the_same_outage(file: Path) -> None:
    async def work(house: House, clockwork: Clockwork) -> None:
        one, other = await playing(house, clockwork), await playing(house, clockwork)
        store = Failing(house)
        store.down = True
        with pytest.raises(StoreDown):
            await one.submit(0, play(one), "play")
        await clockwork.wind(house, 3 * BANK)
        store.down = False
        await clockwork.wind(house, REPEAT)
        await other.submit(0, play(other), "play")
        assert other.table.draws == 1

    in_a_house(file, work)


def test_a_real_process_that_is_stopped_gives_the_time_back(server: Running) -> None:
    with party(server, options={"first": 0}, clock={"kind": "bank", "seconds": 60}) as clients:
        start(clients)
        before = clients[0].table["turn"]["deadline"]
        server.process.send_signal(signal.SIGSTOP)
        time.sleep(STALL / 1_000 + 1)  # the outage itself
        server.process.send_signal(signal.SIGCONT)
        clients[0].caught_up(clients[0].say("chat", text="Here again"))
        assert clients[0].table["turn"]["deadline"] - before > STALL
