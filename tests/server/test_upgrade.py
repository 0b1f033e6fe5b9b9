"""A server whose games have new rules: tables of the earlier ones are closed in words, and all others go on."""

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.golden.tables import stored
from tests.server.client import Client, Refusal
from tests.server.clockwork import Clockwork, in_a_house, settled
from tests.server.parties import create, party, play_out, start
from tests.server.running import Running
from tests.server.table.test_stored import with_rules
from tests.server.tables import Desk
from trefoil.server.store.sqlite import SQLite
from trefoil.server.store.store import Line, Store
from trefoil.server.table.clock import DAY
from trefoil.server.table.events import begun_by, packed, unpacked
from trefoil.server.table.invites import invites
from trefoil.server.table.state import Table
from trefoil.server.table.table import apply, rebuilt
from trefoil.server.tables.cards import card
from trefoil.server.tables.house import House
from trefoil.server.tables.housekeeping import Housekeeper

WORDS = "This game follows version 1 of its rules: here version 2 is played."
EARLIER = ("tock-1", "tock-2", "tock-3")
HOST = {"Authorization": "Bearer token-of-0"}


def named(name: str) -> str:
    """How a table is called whose log this is."""
    return name.ljust(22, "_")


async def put(file: Path) -> None:
    """Leave a database as the version before has left it: a log for each table, and what lists show of it."""
    store = SQLite(file)
    await store.open()
    await fill(store)
    await store.close()


async def fill(store: Store) -> None:
    """Put every log in, and what lists showed of it."""
    for name in (*EARLIER, "triqueta-3"):
        table = Table(named(name))
        for entry in map(unpacked, stored(name)):
            await store.append(Line(table.id, entry.seq, entry.at, stored(name)[entry.seq - 1]))
            apply(table, entry)
            told = card(table, entry, None)
            assert told is not None
            await store.put(replace(told, due=entry.at + DAY if name in EARLIER else None))


@pytest.fixture(scope="module")
def upgraded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that was started on such a database."""
    file = tmp_path_factory.mktemp("upgraded") / "tables.db"
    asyncio.run(put(file))
    with Running(file) as server:
        yield server.ready()


@pytest.mark.parametrize("name", EARLIER)
def test_the_logs_are_of_the_rules_before(name: str) -> None:
    assert begun_by(stored(name)[0]).rules == 1


@pytest.mark.parametrize("name", EARLIER)
def test_a_table_of_the_rules_before_is_shown_as_it_stood(name: str, upgraded: Running) -> None:
    status, told = upgraded.get(f"/api/tables/{named(name)}", **HOST)
    assert (status, told["game"], told["phase"], told["outcome"]) == (200, "tock", "playing", None)
    assert list(told["options"]) == ["players", "deck", "direction", "friendly_fire", "jack_spares_start", "first"]
    assert [seat["name"] for seat in told["seats"]] == ["Host", "P1"]


@pytest.mark.parametrize("name", EARLIER)
def test_whoever_comes_to_it_is_told_why_it_is_closed(name: str, upgraded: Running) -> None:
    heard: list[dict[str, Any]] = []
    with pytest.raises(Refusal, match=r"^closed$"):
        Listening(
            heard, upgraded.port, named(name), None, invites(rebuilt(named(name), map(unpacked, stored(name)))).table
        )
    assert heard[-1]["sentence"] == WORDS
    for path in ("record", "proof"):
        status, said = upgraded.get(f"/api/tables/{named(name)}/{path}", **HOST)
        assert (status, said["code"], said["sentence"]) == (410, "closed", WORDS)


@pytest.mark.parametrize("name", EARLIER)
def test_it_stays_nobody_elses_business(name: str, upgraded: Running) -> None:
    assert upgraded.get(f"/api/tables/{named(name)}")[1]["code"] == "no_table"


def test_a_table_of_a_game_whose_rules_are_as_they_were_goes_on(upgraded: Running) -> None:
    status, told = upgraded.get(f"/api/tables/{named('triqueta-3')}", **HOST)
    assert (status, told["phase"]) == (200, "over")
    assert upgraded.get(f"/api/tables/{named('triqueta-3')}/record", **HOST)[1]["game"] == "triqueta"


def test_new_tables_of_the_game_are_played_beside_them(upgraded: Running) -> None:
    with party(upgraded, "tock", 2, options={"sides": "alone"}) as clients:
        start(clients)
        play_out(clients)
        _, record = upgraded.get(
            f"/api/tables/{clients[0].table_id}/record", Authorization=f"Bearer {clients[0].token}"
        )
    assert (record["rules"], record["options"]["sides"]) == (2, "alone")
    assert create(upgraded, "tock", ("mine", "bot"))["table"]


def test_no_line_of_its_log_speaks_of_trouble(upgraded: Running) -> None:
    said = [json.loads(line) for line in upgraded.said().splitlines()]
    assert not [line for line in said if "unreadable" in json.dumps(line)]


def test_it_is_not_woken_again_and_again_for_a_clock_that_ran_before(file: Path) -> None:
    async def work(house: House, time: Clockwork) -> None:
        late = time.clock() + 30 * DAY
        await fill(house.store)
        due = set(await house.store.due(late))
        assert due == {named(name) for name in EARLIER}
        time.now = late
        await Housekeeper(house).sweep()
        await settled(house)
        assert await house.store.due(late) == []
        assert {actor.table.id for actor in house.actors} == due

    in_a_house(file, work)


def test_it_is_listed_no_more_once_somebody_has_looked(file: Path) -> None:
    async def work(house: House, time: Clockwork) -> None:
        desk = Desk(public=True)
        known = card(desk.table, desk.entries[-1], None)
        assert known is not None
        await house.store.put(known)
        assert len(await house.store.summaries(9)) == 1
        for entry in with_rules(desk.entries, rules=9):
            await house.store.append(Line(desk.table.id, entry.seq, entry.at, packed(entry)))
        assert (await house.actor(desk.table.id)).table.closed
        await settled(house)
        assert await house.store.summaries(9) == []

    in_a_house(file, work)


class Listening(Client):
    """A client that leaves what it heard, even if it is refused."""

    def __init__(self, heard: list[dict[str, Any]], *place: Any) -> None:
        self.heard = heard
        super().__init__(*place)

    def hear(self) -> dict[str, Any]:
        self.heard.append(super().hear())
        return self.heard[-1]
