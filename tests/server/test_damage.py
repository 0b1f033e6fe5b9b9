"""Damage stays where it is: one table that cannot be read is refused in words, and nobody else notices."""

import asyncio
import json
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Client, Refusal
from tests.server.clockwork import Clockwork, in_a_house, settled
from tests.server.parties import create
from tests.server.running import Running
from trefoil.protocol import commands
from trefoil.protocol.requests import CreateTable
from trefoil.protocol.shapes import Days, Wish
from trefoil.server.store.store import Line
from trefoil.server.table.clock import DAY
from trefoil.server.table.context import fingerprint
from trefoil.server.table.errors import Refused
from trefoil.server.table.internal import Arrive, ClaimSeat
from trefoil.server.tables import housekeeping
from trefoil.server.tables.house import SLICE, House
from trefoil.server.tables.housekeeping import Housekeeper

DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "a flipped byte": lambda body: b"\x00" + body[1:],
    "an unknown field": lambda body: body.replace(b'"seq"', b'"sequel"'),
    "an unknown event": lambda body: body.replace(b'"is":"came"', b'"is":"flew"'),
    "an entry of nobody": lambda body: body.replace(b'"person":0', b'"person":40'),
    "a wrong number": lambda body: body.replace(b'"seq":', b'"seq":9'),
}
SEATS = [Wish(kind="mine"), Wish(kind="mine")]


def damage(file: Path, table: str, how: Callable[[bytes], bytes]) -> None:
    """Change the last entry of a log behind the server's back."""
    with closing(sqlite3.connect(file)) as database, database:
        found = "SELECT seq, body FROM events WHERE table_id = ? ORDER BY seq DESC LIMIT 1"
        seq, body = database.execute(found, (table,)).fetchone()
        assert how(body) != body
        database.execute("UPDATE events SET body = ? WHERE table_id = ? AND seq = ?", (how(body), table, seq))


async def days_table(house: House, time: Clockwork) -> str:
    """A table whose turns have days, in play, that has left memory."""
    actor, _ = await house.create(CreateTable(game="triqueta", seats=SEATS, clock=Days(days=2)))
    await actor.submit(0, commands.Start(cid="start"))
    await time.wind(house, 4_000)
    await actor.submit(0, Arrive())
    await settled(house)
    assert actor.table.phase == "playing"
    house.drop(actor)
    return actor.table.id


@pytest.mark.parametrize("how", list(DAMAGES))
def test_a_damaged_table_is_refused_and_the_others_go_on(
    how: str, file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def work(house: House, time: Clockwork) -> None:
        tables = sorted([await days_table(house, time) for _ in range(3)])
        damage(file, tables[0], DAMAGES[how])
        for _ in range(2):
            with pytest.raises(Refused) as caught:
                await house.actor(tables[0])
            assert caught.value.code == "closed"
        time.now += DAY
        await Housekeeper(house).sweep()
        await settled(house)
        assert [actor.table.id for actor in house.actors] == tables[1:]
        assert all(actor.table.reminded for actor in house.actors)
        monkeypatch.setattr(housekeeping, "IDLE", -1.0)
        Housekeeper(house).evict()
        assert house.actors == []

    in_a_house(file, work)
    assert capsys.readouterr().err.count("unreadable table") == 1


def test_a_table_that_takes_long_keeps_no_other_from_waking(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(house: House, time: Clockwork) -> None:
        tables = sorted([await days_table(house, time) for _ in range(2)])
        read = house.store.read

        async def slow(table: str, after: int = 0) -> list[bytes]:
            if table == tables[0]:
                await asyncio.Event().wait()
            return await read(table, after)

        monkeypatch.setattr(house.store, "read", slow)
        monkeypatch.setattr(housekeeping, "WAKING", 0.05)
        time.now += DAY
        await Housekeeper(house).sweep()
        assert [actor.table.id for actor in house.actors] == tables[1:]

    in_a_house(file, work)


def test_more_tables_than_one_page_of_them_are_woken(file: Path) -> None:
    async def work(house: House, time: Clockwork) -> None:
        table = await days_table(house, time)
        card = await house.store.card(table)
        assert card is not None
        for number in range(250):  # tables that are due, and have no log
            await house.store.put(type(card)(f"-{number:03}", False, False, 0, 0, b""))
        time.now += DAY
        await Housekeeper(house).sweep()
        assert [actor.table.id for actor in house.actors] == [table]

    in_a_house(file, work)


def test_a_long_log_is_read_in_slices(file: Path) -> None:
    async def work(house: House, time: Clockwork) -> None:
        actor, _ = await house.create(CreateTable(game="triqueta", seats=SEATS))
        house.drop(actor)
        for seq in range(2, 12 * SLICE):
            body = {"seq": seq, "at": time.clock(), "by": 0, "cid": None}
            event = {"is": "chatted", "person": 0, "text": "Hello"}
            await house.store.append(Line(actor.table.id, seq, 0, json.dumps({**body, "events": [event]}).encode()))
        turns, loading = 0, asyncio.ensure_future(house.actor(actor.table.id))
        while not loading.done():
            turns += 1
            await asyncio.sleep(0)
        assert loading.result().table.seq == 12 * SLICE - 1
        assert turns > 12

    in_a_house(file, work)


def test_what_somebody_says_while_they_are_put_out_does_no_damage(file: Path) -> None:
    async def work(house: House, time: Clockwork) -> None:
        seats = [Wish(kind="mine"), Wish(kind="open")]
        actor, _ = await house.create(CreateTable(game="triqueta", seats=seats, public=True))
        await actor.submit(None, ClaimSeat(1, "Eve", None, fingerprint("token-of-eve")))
        putting = actor.submit(0, commands.PutOut(cid="put-out", person=1))
        naming = actor.submit(1, commands.Rename(cid="rename", name="Adam"))
        _, named = await asyncio.gather(putting, naming, return_exceptions=True)
        assert isinstance(named, Refused)
        house.drop(actor)
        assert (await house.actor(actor.table.id)).table.out == {1}

    in_a_house(file, work)


def test_hello_and_http_are_answered_and_a_backup_holds_everything(file: Path, tmp_path: Path) -> None:
    with Running(file) as server:
        damaged, sound = create(server.ready(), public=True), create(server, public=True)
        assert server.stop() == 0
    damage(file, damaged["table"], DAMAGES["a flipped byte"])
    with Running(file) as server:
        with pytest.raises(Refusal, match="closed"):
            Client(server.ready().port, damaged["table"], damaged["token"])
        for path in ("", "/record", "/proof"):
            status, problem = server.get(f"/api/tables/{damaged['table']}{path}")
            assert (status, problem["code"]) == (410, "closed")
        status, problem = server.post(f"/api/tables/{damaged['table']}/claim", {})
        assert (status, problem["code"]) == (410, "closed")
        assert server.get("/ready")[0] == 200
        with Client(server.port, sound["table"], sound["token"]) as client:
            assert client.say("chat", text="Still here")["type"] == "done"
        backup = tmp_path / "backup.db"
        words = [sys.executable, "-m", "trefoil", "backup", str(backup), "--database", str(file)]
        done = subprocess.run(words, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stdout[:16]) == (0, "Copied 2 tables ")
        assert damaged["table"] in done.stderr
        assert "Traceback" not in done.stderr
        assert server.stop() == 0
    assert rows(backup) == rows(file)


def rows(file: Path) -> list[Any]:
    with closing(sqlite3.connect(file)) as database:
        return database.execute("SELECT * FROM events ORDER BY table_id, seq").fetchall()
