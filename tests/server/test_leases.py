"""One process thinks for the bots of a table, and whoever stops leaves them to the others at once."""

import asyncio
from pathlib import Path
from random import Random

import asyncpg

from tests.server.client import Client
from tests.server.databases import new_database
from tests.server.parties import create, start
from tests.server.running import Running
from tests.server.test_robots import in_a_world
from tests.server.worlds import World
from trefoil.server.robots.robots import Robots


def test_what_is_leased_can_be_given_back(tmp_path: Path) -> None:
    async def work(one: World, thinking: Robots) -> None:
        one.house.store.shared = True
        now = one.house.clock()
        assert await thinking._leased("t")
        assert not await one.house.store.lease("bots t", "another", now, now + 1)
        await thinking.give_back()
        assert await one.house.store.lease("bots t", "another", now, now + 1)

    in_a_world(tmp_path, work)


def test_nothing_is_leased_by_a_process_that_stops(tmp_path: Path) -> None:
    async def work(one: World, thinking: Robots) -> None:
        one.house.store.shared, one.house.closing = True, True
        assert not await thinking._leased("t")
        assert await one.house.store.lease("bots t", "another", 0, 1)

    in_a_world(tmp_path, work)


async def leases(address: str) -> int:
    connection = await asyncpg.connect(address)
    try:
        return int(await connection.fetchval("SELECT count(*) FROM leases"))
    finally:
        await connection.close()


def test_bots_go_on_in_another_process_when_theirs_is_stopped() -> None:
    address = new_database()
    with Running(address) as one, Running(address) as other:
        made = create(one.ready(), seats=["mine", "bot"], options={"first": 1})
        with Client(one.port, made["table"], made["token"]) as client:
            start([client])
            client.until(Client.my_turn)
            assert asyncio.run(leases(address)) == 1
            assert one.stop() == 0
        assert asyncio.run(leases(address)) == 0
        with Client(other.ready().port, made["table"], made["token"]) as client:
            client.play_on(Random(1).choice)
            assert asyncio.run(leases(address)) == 1
