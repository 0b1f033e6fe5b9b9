"""A table that another version stored is closed in words, and disturbs nobody else."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.clockwork import Clockwork, in_a_house
from tests.server.table.test_stored import with_rules
from tests.server.tables import Desk
from trefoil.protocol.requests import CreateTable
from trefoil.protocol.shapes import Wish
from trefoil.server.edge.session import Session
from trefoil.server.store.store import Line
from trefoil.server.table.errors import Refused
from trefoil.server.table.events import Entry, packed
from trefoil.server.tables.house import House


async def hello(house: House, entries: list[Entry]) -> dict[str, Any]:
    """What a spectator is answered at a table with this log."""
    for entry in entries:
        await house.store.append(Line("t" * 22, entry.seq, entry.at, packed(entry)))
    heard: list[dict[str, Any]] = []
    session = Session(house, "t" * 22, lambda frame: heard.append(json.loads(frame)), lambda reason: None)
    await session.hear(json.dumps({"type": "hello", "cid": "c-01"}))
    return heard[0]


@pytest.mark.parametrize("said", [{"rules": 9}, {"format": 9}])
def test_a_table_of_another_version_is_closed_in_words(said: dict[str, int], file: Path) -> None:
    async def work(house: House, time: Clockwork) -> None:
        answer = await hello(house, with_rules(Desk(public=True).entries, **said))
        assert (answer["type"], answer["code"]) == ("refused", "closed")
        assert "9" in answer["sentence"]
        await time.wind(house, 1_000)

    in_a_house(file, work)


def test_a_private_table_of_other_rules_is_nobodys_business(file: Path) -> None:
    async def work(house: House, time: Clockwork) -> None:
        assert (await hello(house, with_rules(Desk().entries, rules=9)))["code"] == "no_table"

    in_a_house(file, work)


def test_a_table_of_a_later_format_is_not_even_decoded(file: Path) -> None:
    async def work(house: House, time: Clockwork) -> None:
        body = b'{"seq":1,"events":[{"is":"begun","format":4,"game":"chess","more":[1]}],"else":2}'
        await house.store.append(Line("t" * 22, 1, 0, body))
        with pytest.raises(Refused, match="Expected a log of format 3 at most, got 4") as caught:
            await house.actor("t" * 22)
        assert caught.value.code == "closed"
        actor, _ = await house.create(CreateTable(game="triqueta", seats=[Wish(kind="mine"), Wish(kind="mine")]))
        assert actor.table.seq == 1

    in_a_house(file, work)
