"""A connection that has died without a word is noticed soon, and its people are seen to be away."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Client
from tests.server.clockwork import Clockwork, in_a_house
from tests.server.connections import Party
from tests.server.parties import create
from tests.server.running import Running
from tests.server.test_floods import run
from tests.server.test_wire import LAST, PING, PONG, frame
from trefoil.protocol.requests import CreateTable
from trefoil.protocol.shapes import Wish
from trefoil.server.edge import wire
from trefoil.server.edge.session import Session
from trefoil.server.edge.sockets import Sockets
from trefoil.server.table.context import fingerprint
from trefoil.server.table.internal import ClaimSeat
from trefoil.server.table.state import Table
from trefoil.server.tables.house import House

NOTICED_WITHIN = 10.0  # seconds
TICK = 0.125  # a sum of these is exact


def silence(party: Party) -> float:
    """How long it takes until the connection of somebody who says nothing is closed."""
    began = party.loop.now
    while not party.transport.closed:
        party.loop.pass_time(TICK)
        assert party.loop.now - began < 100
    return party.loop.now - began


def live_on(party: Party, seconds: float, every: float, word: bytes) -> None:
    """Let time pass, and something be heard now and then."""
    for step in range(1, int(seconds / TICK) + 1):
        party.loop.pass_time(TICK)
        if step % int(every / TICK) == 0:
            party.send(word)


@pytest.mark.parametrize("last", [0.0, 1.0, 4.0, 4.5, 6.0, 8.5])
def test_a_silent_connection_is_noticed_within_ten_seconds(last: float) -> None:
    async def work(party: Party) -> None:
        live_on(party, last, TICK, frame(b"", LAST | PONG))
        assert silence(party) <= NOTICED_WITHIN
        assert party.wire.lost

    run(work)


def test_whoever_closes_is_not_lost() -> None:
    async def work(party: Party) -> None:
        party.send(frame((1000).to_bytes(2, "big"), LAST | 0x8))
        assert party.transport.closed
        assert not party.wire.lost

    run(work)


@pytest.mark.parametrize("word", [frame(b"x"), frame(b"?", LAST | PING), frame(b"", LAST | PONG)])
def test_whatever_is_heard_is_a_sign_of_life_and_saves_the_question(word: bytes) -> None:
    async def work(party: Party) -> None:
        reader = asyncio.ensure_future(read_on(party))
        for _ in range(20):
            live_on(party, 4, 4, word)
            await asyncio.sleep(0)
        assert not party.wire.ending
        assert (PING, b"") not in party.transport.frames()
        reader.cancel()

    run(work)


async def read_on(party: Party) -> None:
    while await party.wire.next() is not None:
        pass


def test_whoever_answers_stays_for_ever() -> None:
    async def work(party: Party) -> None:
        for _ in range(100):
            before = len(party.transport.frames())
            while len(party.transport.frames()) == before:
                party.loop.pass_time(TICK)
            party.loop.pass_time(2)
            party.send(frame(b"", LAST | PONG))
        assert not party.wire.ending
        assert set(party.transport.frames()) == {(PING, b"")}

    run(work)


@pytest.mark.parametrize("asked", [True, False])
def test_a_server_that_stood_still_takes_nobody_for_lost(asked: bool) -> None:
    async def work(party: Party) -> None:
        if asked:
            party.loop.pass_time(wire.PING)
        party.loop.pass_time(60)
        assert not party.wire.ending
        party.send(frame(b"", LAST | PONG))  # it had waited in the system
        party.loop.pass_time(1)
        assert not party.wire.ending
        assert silence(party) <= NOTICED_WITHIN

    run(work)


def test_whoever_is_not_listened_to_is_not_lost() -> None:
    async def work(party: Party) -> None:
        party.send(frame(b"x") * (wire.MOST_WAITING + 1))
        assert party.transport.paused
        for _ in range(400):
            party.loop.pass_time(TICK)
        assert not party.wire.ending

    run(work)


def test_whoever_does_not_read_either_is_lost() -> None:
    async def work(party: Party) -> None:
        party.send(frame(b"x") * (wire.MOST_WAITING + 1))
        party.wire.pause_writing()
        assert silence(party) <= NOTICED_WITHIN
        assert party.wire.writable.is_set()  # nobody waits for it

    run(work)


# Who sees it

SEATS = [Wish(kind="mine"), Wish(kind="open")]
TOKENS = ["token-of-ann-0001", "token-of-bob-0001"]


async def until(holds: Callable[[], bool]) -> None:
    """Wait for what is being done."""
    while not holds():
        await asyncio.sleep(0)


def test_others_see_at_once_that_whoever_was_lost_is_away(file: Path) -> None:
    async def work(house: House, time: Clockwork) -> None:
        actor, host = await house.create(CreateTable(game="triqueta", seats=SEATS, public=True))
        await actor.submit(None, ClaimSeat(1, "Bob", None, fingerprint(TOKENS[1])))
        heard: list[dict[str, Any]] = []
        ann = Session(house, actor.table.id, listens(heard), lambda reason: None)
        await ann.hear(json.dumps({"type": "hello", "cid": "ann-1", "token": host}))
        bob = await Party().open()
        listening = asyncio.ensure_future(Sockets(house)._listen(bob.wire, actor.table.id))
        hello = json.dumps({"type": "hello", "cid": "bob-1", "token": TOKENS[1]}).encode()
        bob.send(frame(hello))
        await until(lambda: actor.table.connected(1))
        assert silence(bob) <= NOTICED_WITHIN
        await until(lambda: not actor.table.connected(1))
        assert heard[-1]["happened"] == [{"type": "gone", "person": 1}]
        await listening
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()

    in_a_house(file, lambda house, time: asyncio.wait_for(work(house, time), 20))


def test_whoever_has_another_connection_is_not_away_when_one_is_lost(file: Path) -> None:
    async def work(house: House, time: Clockwork) -> None:
        actor, host = await house.create(CreateTable(game="triqueta", seats=SEATS, public=True))
        sessions = [Session(house, actor.table.id, lambda told: None, lambda reason: None) for _ in range(2)]
        for number, session in enumerate(sessions):
            await session.hear(json.dumps({"type": "hello", "cid": f"ann-{number}", "token": host}))
        sessions[0].gone(lost=True)
        await asyncio.gather(*house._tasks)
        assert actor.table.connected(0)
        sessions[1].gone(lost=True)
        await asyncio.gather(*house._tasks)
        assert not actor.table.connected(0)

    in_a_house(file, work)


# Who asks

PINGED = {"type": "ping", "cid": "ping-1"}


def test_anybody_may_ask_whether_the_server_is_there_and_nothing_comes_of_it(file: Path) -> None:
    async def work(house: House, time: Clockwork) -> None:
        actor, host = await house.create(CreateTable(game="triqueta", seats=SEATS, public=True))
        heard: dict[str | None, list[dict[str, Any]]] = {host: [], None: []}
        sessions = {
            token: Session(house, actor.table.id, listens(heard[token]), lambda reason: None) for token in heard
        }
        for token, session in sessions.items():
            await session.hear(json.dumps({"type": "hello", "cid": "hello", "token": token}))
        before, used = whole(actor.table), actor.used
        time.now += 1_000
        for token, session in sessions.items():
            for frames in heard.values():
                frames.clear()
            await session.hear(json.dumps(PINGED))
            await session.hear(json.dumps(PINGED))  # the same name again is asked again
            assert heard.pop(token) == [{"type": "done", "cid": "ping-1", "seq": actor.table.seq}] * 2
            assert not any(heard.values())  # nobody else hears of it
            heard[token] = []
        assert (whole(actor.table), actor.used) == (before, used)
        assert len(await house.store.read(actor.table.id)) == actor.table.seq

    in_a_house(file, work)


def listens(frames: list[dict[str, Any]]) -> Callable[[bytes], None]:
    return lambda told: frames.append(json.loads(told))


def whole(table: Table) -> str:
    """Everything about a table."""
    return repr(table)


def test_hello_comes_before_the_question_whether_the_server_is_there(file: Path) -> None:
    async def work(house: House, time: Clockwork) -> None:
        actor, _ = await house.create(CreateTable(game="triqueta", seats=SEATS, public=True))
        heard: list[dict[str, Any]] = []
        session = Session(house, actor.table.id, listens(heard), lambda reason: None)
        await session.hear(json.dumps(PINGED))
        assert (heard[0]["type"], heard[0]["code"]) == ("refused", "not_now")

    in_a_house(file, work)


def test_asking_too_often_is_too_fast_like_anything_else(file: Path) -> None:
    with Running(file, rate="0", burst="3") as server:
        made = create(server.ready(), public=True)
        with Client(server.port, made["table"]) as one:
            cids = [one.send("ping") for _ in range(10)]
            answers: dict[str, dict[str, Any]] = {}
            while len(answers) < len(cids):
                event = one.hear()
                answers[event["cid"]] = event
            assert answers[cids[0]]["type"] == "done"
            assert answers[cids[-1]]["code"] == "too_fast"
