"""What is kept, what is forgotten, what is backed up, and what happens while nobody is looking."""

import asyncio
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.client import Client
from tests.server.databases import new_database
from tests.server.parties import party, start
from tests.server.running import Running
from tests.server.worlds import World, world
from trefoil.protocol.commands import Start
from trefoil.protocol.requests import CreateTable
from trefoil.protocol.shapes import Days, Wish
from trefoil.server.edge.session import Session
from trefoil.server.settings import Settings
from trefoil.server.store.postgres import Postgres
from trefoil.server.store.sqlite import SQLite
from trefoil.server.store.store import Line
from trefoil.server.table.clock import DAY
from trefoil.server.table.internal import Arrive, Depart, Tick
from trefoil.server.tables import housekeeping
from trefoil.server.tables.housekeeping import Housekeeper
from trefoil.server.tables.reminding import Reminders

TREFOIL = [sys.executable, "-m", "trefoil"]


def run(*words: str) -> str:
    done = subprocess.run([*TREFOIL, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgres", marks=pytest.mark.long)])
def test_a_backup_taken_while_playing_can_be_played_on_from(kind: str, tmp_path: Path) -> None:
    database = new_database() if kind == "postgres" else str(tmp_path / "tables.db")
    backup = str(tmp_path / "backup.db")
    with Running(database) as server, party(server.ready(), options={"first": 0}) as clients:
        start(clients)
        clients[0].caught_up(clients[0].say("play", moves=["draw"]))
        assert "Copied 1 tables" in run("backup", backup, "--database", database)
        before = clients[0].view
        clients[0].caught_up(clients[0].say("play", moves=["place 1"]))
        assert "2 entries" not in run("backup", backup, "--database", database)
    with Running(backup) as again, Client(again.ready().port, clients[0].table_id, clients[0].token) as back:
        assert back.view["moves"][: len(before["moves"])] == before["moves"]
        assert len(back.view["moves"]) == len(before["moves"]) + 1


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgres", marks=pytest.mark.long)])
def test_what_was_lost_is_brought_back_and_what_is_there_stays(kind: str, tmp_path: Path) -> None:
    database = new_database() if kind == "postgres" else str(tmp_path / "tables.db")
    backup, table = tmp_path / "backup.db", "t" * 22

    async def prepare() -> None:
        store = SQLite(backup)
        await store.open()
        body = b'{"seq":1,"at":5,"by":null,"cid":null,"events":[]}'
        await store.append(Line(table, 1, 5, body))
        await store.close()

    asyncio.run(prepare())
    with Running(database) as server, party(server.ready()) as clients:
        assert "1 entries were brought back" in run("restore", str(backup), "--database", database)
        assert "0 entries were brought back" in run("restore", str(backup), "--database", database)
        assert clients[0].say("chat", text="Still here")["type"] == "done"


def test_a_backup_of_nothing_is_refused(tmp_path: Path) -> None:
    for words in (["backup", "x.db"], ["restore", "y.db"]):
        command = [*TREFOIL, *words, "--database", str(tmp_path / "none.db")]
        done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
        assert (done.returncode, done.stderr.count("\n")) == (2, 1)
        assert "there is none at" in done.stderr
    assert list(tmp_path.iterdir()) == []


def in_a_world(folder: Path, work: object) -> None:
    async def whole() -> None:
        one = await world(folder / "w.db")
        try:
            await work(one)  # type: ignore[operator]
        finally:
            await one.house.finish()
            await one.house.store.close()

    asyncio.run(whole())


SOLO = CreateTable(game="triqueta", seats=[Wish(kind="mine"), Wish(kind="mine")], clock=Days(days=2))


async def under_way(one: World) -> str:
    """A table with days for each turn, dealt, whose people have gone."""
    actor, _ = await one.house.create(SOLO)
    await actor.submit(0, Arrive())
    await actor.submit(0, Start(cid="start"))
    one.house.clock = lambda: actor.table.created + 3_000
    await actor.submit(None, Tick())
    await asyncio.sleep(0.05)
    assert actor.table.phase == "playing"
    return actor.table.id


def test_a_table_leaves_memory_and_comes_back_from_its_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(one: World) -> None:
        actor, _ = await one.house.create(SOLO)
        housekeeper = Housekeeper(one.house)
        await housekeeper.sweep()
        assert one.house.actors == [actor]
        monkeypatch.setattr(housekeeping, "IDLE", -1.0)
        await housekeeper.sweep()
        assert one.house.actors == []
        again = await one.house.actor(actor.table.id)
        assert again is not actor
        assert again.table.seq == actor.table.seq

    in_a_world(tmp_path, work)


def test_a_table_that_is_due_is_woken_though_nobody_is_there(tmp_path: Path) -> None:
    async def work(one: World) -> None:
        table = await under_way(one)
        one.house.drop(await one.house.actor(table))
        housekeeper, began = Housekeeper(one.house), one.house.clock()
        await housekeeper.sweep()
        assert one.house.actors == []
        one.house.clock = lambda: began + DAY
        await housekeeper.sweep()
        actor = await one.house.actor(table)
        assert actor.table.reminded
        one.house.clock = lambda: began + 2 * DAY
        await actor.submit(None, Tick())
        assert actor.table.timed_out == actor.table.to_move

    in_a_world(tmp_path, work)


def test_the_reminder_goes_to_the_hosts_program(tmp_path: Path) -> None:
    async def work(one: World) -> None:
        note = tmp_path / "note"
        one.house.settings = Settings(remind=f"tee '{note}'")
        one.house.opened.append(Reminders(one.house).watch)
        table = await under_way(one)
        began = one.house.clock()
        one.house.clock = lambda: began + DAY
        await (await one.house.actor(table)).submit(None, Tick())
        until = time.monotonic() + 10
        while time.monotonic() < until and not (note.exists() and note.read_text()):
            await asyncio.sleep(0.05)
        told = json.loads(note.read_text())
        assert (told["table"], told["name"], told["deadline"]) == (table, "Host", began + 2 * DAY)

    in_a_world(tmp_path, work)


def test_old_tables_are_deleted_whole(tmp_path: Path) -> None:
    async def work(one: World) -> None:
        one.house.settings = Settings(keep=60.0)
        actor, _ = await one.house.create(SOLO)
        began, housekeeper = one.house.clock(), Housekeeper(one.house)
        await housekeeper.forget()
        assert await one.house.store.read(actor.table.id)
        one.house.clock = lambda: began + 60_001
        await housekeeper.forget()
        assert await one.house.store.read(actor.table.id) == []
        assert one.house.actors == []

    in_a_world(tmp_path, work)


def listening(one: World, table: str) -> tuple[Session, list[dict[str, Any]]]:
    """A connection to a table, and what it hears."""
    heard: list[dict[str, Any]] = []
    session = Session(one.house, table, lambda frame: heard.append(json.loads(frame)), lambda reason: None)
    return session, heard


@pytest.mark.parametrize("who", ["the host", "a spectator"])
def test_a_table_is_not_deleted_under_whoever_is_connected(who: str, tmp_path: Path) -> None:
    async def work(one: World) -> None:
        one.house.settings = Settings(keep=60.0)
        actor, token = await one.house.create(msgspec.structs.replace(SOLO, public=True))
        session, heard = listening(one, actor.table.id)
        await session.hear(json.dumps({"type": "hello", "cid": "c-01", "token": token if who == "the host" else None}))
        began, housekeeper = one.house.clock(), Housekeeper(one.house)
        one.house.clock = lambda: began + 60_001
        await housekeeper.forget()
        assert await one.house.store.read(actor.table.id)
        assert [event["type"] for event in heard if event["type"] == "bye"] == []
        actor.listeners.clear()
        await actor.submit(0, Depart())
        one.house.clock = lambda: began + 200_000
        await housekeeper.forget()
        assert await one.house.store.read(actor.table.id) == []

    in_a_world(tmp_path, work)


def test_whoever_is_connected_to_a_table_that_is_deleted_elsewhere_hears_so(tmp_path: Path) -> None:
    async def work(one: World) -> None:
        actor, token = await one.house.create(SOLO)
        session, heard = listening(one, actor.table.id)
        await session.hear(json.dumps({"type": "hello", "cid": "c-01", "token": token}))
        assert await one.house.store.forget([actor.table.id], one.house.clock() + 1) == [actor.table.id]
        await session.hear(json.dumps({"type": "chat", "cid": "c-02", "text": "Anybody?"}))
        assert [event["reason"] for event in heard if event["type"] == "bye"] == ["deleted"]
        assert [event["code"] for event in heard if event["type"] == "refused"] == ["no_table"]
        assert await one.house.store.read(actor.table.id) == []
        assert one.house.actors == []

    in_a_world(tmp_path, work)


def test_a_table_that_another_process_deleted_is_noticed_without_a_command(tmp_path: Path) -> None:
    address = new_database()

    async def whole() -> None:
        one = await world(tmp_path / "w.db")
        await one.house.store.close()
        one.house.store = Postgres(address)
        await one.house.store.open()
        actor, token = await one.house.create(SOLO)
        session, heard = listening(one, actor.table.id)
        await session.hear(json.dumps({"type": "hello", "cid": "c-01", "token": token}))
        await one.house.store.forget([actor.table.id], one.house.clock() + 1)
        await Housekeeper(one.house).poll()
        assert [event["reason"] for event in heard if event["type"] == "bye"] == ["deleted"]
        await one.house.finish()
        await one.house.store.close()

    asyncio.run(whole())
