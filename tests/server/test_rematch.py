"""Everybody hears who is awaited at a rematch and who hosts it, and when that changes."""

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec

from tests.server.clockwork import Clockwork, in_a_house
from trefoil.protocol.requests import CreateTable, Summary
from trefoil.protocol.shapes import Wish
from trefoil.server.edge.session import Session
from trefoil.server.table.context import fingerprint
from trefoil.server.table.internal import ClaimSeat
from trefoil.server.tables.house import House

TOKENS = ["token-of-nobody-0", "token-of-bob-0001"]


def test_the_page_hears_who_is_awaited_who_hosts_and_when_that_changes(file: Path) -> None:
    async def work(house: House, time: Clockwork) -> None:
        seats = [Wish(kind="mine"), Wish(kind="open")]
        actor, ann = await house.create(CreateTable(game="triqueta", seats=seats, name="Ann", public=True))
        await actor.submit(None, ClaimSeat(1, "Bob", None, fingerprint(TOKENS[1])))
        first = await come(house, actor.table.id, ann)
        for kind, more in (("start", {}), ("ask", {"what": "end", "seq": 4})):
            await say(first, kind, **more)
            await time.wind(house, 4_000)
        bob = await come(house, actor.table.id, TOKENS[1])
        await say(bob, "rematch")
        new = actor.table.rematch or ""
        asking = await come(house, new, TOKENS[1])
        assert (asking.heard[0]["table"]["awaited"], asking.heard[0]["you"]["host"]) == ([0], True)
        assert (await listed(house))[new].host == "Bob"
        await say(asking, "start")
        assert asking.heard[-1]["code"] == "not_now"
        host = await come(house, new, ann)
        assert (host.heard[0]["table"]["awaited"], host.heard[0]["you"]["host"]) == ([], True)
        told = asking.heard[-1]
        assert (told["table"]["awaited"], told["you"]["host"], told["you"]["invites"]) == ([], False, None)
        assert (await listed(house))[new].host == "Ann"

    in_a_house(file, lambda house, time: asyncio.wait_for(work(house, time), 60))


class Listening(Session):
    """A connection that keeps what it is told."""

    heard: list[dict[str, Any]]


async def come(house: House, table: str, token: str) -> Listening:
    heard: list[dict[str, Any]] = []
    session = Listening(house, table, lambda told: heard.append(json.loads(told)), lambda reason: None)
    session.heard = heard
    await say(session, "hello", token=token)
    assert heard[0]["type"] == "welcome"
    return session


async def say(session: Session, kind: str, **fields: Any) -> None:
    await session.hear(json.dumps({"type": kind, "cid": f"cid-{kind}", **fields}))


async def listed(house: House) -> dict[str, Summary]:
    """The public tables, as they are written once everything is done."""
    await asyncio.gather(*house._tasks)
    found = [msgspec.json.decode(body, type=Summary) for body in await house.store.summaries(100)]
    return {one.table: one for one in found}
