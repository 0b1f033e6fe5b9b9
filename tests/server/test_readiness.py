"""Rules are compiled by one child, never on the event loop, and the page answers meanwhile."""

import asyncio
from pathlib import Path
from secrets import token_bytes

import pytest

from tests.server.clockwork import Clockwork, in_a_house
from tests.server.running import Running
from trefoil.bots.players.names import NAMES
from trefoil.protocol.requests import CreateTable
from trefoil.protocol.shapes import Wish
from trefoil.server.table.context import Context, Offer
from trefoil.server.table.errors import Refused
from trefoil.server.tables import compiled, levels, readiness
from trefoil.server.tables.house import House
from trefoil.server.tables.readiness import Readiness, compile_all, locked


def test_a_cold_server_answers_at_once_and_says_what_it_waits_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TREFOIL_CACHE", str(tmp_path / "cache"))
    with Running(tmp_path / "tables.db") as server:
        server.answers()
        status, house = server.get("/api/house")
        assert (status, house["compiling"]) == (200, "the rules of Triqueta")
        assert not any(game["ready"] for game in house["games"])
        assert (house["levels"], house["levels_ready"]) == (list(Readiness().offered), [levels.PLAIN])
        status, said = server.get("/ready")
        assert (status, said) == (503, {"ok": False, "waiting_for": "the rules of Triqueta"})
        first = server.get("/")[1]
        assert (
            "waiting for the rules of Triqueta" in first or 'id="page"' in first
        )  # a built page asks the house itself
        status, said = server.post("/api/tables", {"game": "triqueta", "seats": [{"kind": "mine"}, {"kind": "bot"}]})
        assert (status, said["code"]) == (503, "compiling")
        server.stop()


def test_a_game_can_be_played_when_its_own_rules_are_ready() -> None:
    ready = Readiness()
    ready._ready.add("triqueta")
    ready.require("triqueta")
    with pytest.raises(Refused) as caught:
        ready.require("tock")
    assert caught.value.code == "compiling"
    with pytest.raises(Refused) as caught:
        ready.require("chess")
    assert caught.value.code == "bad_option"


def test_a_bot_that_is_still_being_compiled_is_not_unknown() -> None:
    early = Context(0, token_bytes, levels=("uniform",), offered={"tock": Offer(("uniform", "search"))})
    assert early.level("tock", {}, None) == early.level("tock", {}, "uniform") == "uniform"
    for name, code in (("search", "compiling"), ("godlike", "bad_option")):
        with pytest.raises(Refused) as caught:
            early.level("tock", {}, name)
        assert caught.value.code == code


def test_a_table_with_a_bot_that_is_still_being_compiled_is_refused_for_now(file: Path) -> None:
    async def work(house: House, time: Clockwork) -> None:
        seats = [Wish(kind="mine"), Wish(kind="bot", level="search")]
        with pytest.raises(Refused) as caught:
            await house.create(CreateTable(game="triqueta", seats=seats))
        assert caught.value.code == "compiling"

    in_a_house(file, work)


def test_everything_is_prepared_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "spare_the_collector", lambda: None)
    ready = Readiness()
    asyncio.run(ready.prepare())
    assert ready.complete
    assert ready.waiting_for is None
    assert ready.levels == ready.offered == tuple(NAMES)


def test_what_a_child_compiles_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    done, runs = [False], []

    async def child() -> None:
        runs.append(1)
        await asyncio.sleep(0.05)
        done[0] = True

    monkeypatch.setattr(readiness, "compile_all", child)
    asyncio.run(Readiness()._compiled(lambda: done[0]))
    assert runs == [1]


def test_a_child_that_fails_is_told() -> None:
    with pytest.raises(RuntimeError, match="could not be compiled: no such thing"):
        asyncio.run(compile_all(lambda: ["sh", "-c", "echo no such thing >&2; exit 3"]))


def test_two_servers_do_not_compile_at_once(tmp_path: Path) -> None:
    async def both() -> bool:
        release = await locked(tmp_path / "compile.lock")
        second = asyncio.create_task(locked(tmp_path / "compile.lock"))
        await asyncio.sleep(0.1)
        waited = not second.done()
        release()
        (await second)()
        return waited

    assert asyncio.run(both())


def test_a_server_that_waits_for_another_to_compile_can_be_stopped(tmp_path: Path) -> None:
    async def stopped() -> bool:
        release = await locked(tmp_path / "compile.lock")
        second = asyncio.create_task(locked(tmp_path / "compile.lock"))
        await asyncio.sleep(0.1)
        second.cancel()
        await asyncio.wait([second])
        release()
        return second.cancelled()

    assert asyncio.run(stopped())  # whoever waits in a thread keeps the loop from ending


def test_what_is_compiled_is_known() -> None:
    assert compiled.rules_are("triqueta")
    assert compiled.bots_are()
