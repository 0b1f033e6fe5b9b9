"""Bots think in processes of their own, know a view and nothing else, and whatever they do the table goes on."""

import asyncio
import io
import json
import os
from pathlib import Path
from typing import Any

import pytest

from tests.server.worlds import World, world
from trefoil import Triqueta
from trefoil.core.view import View
from trefoil.protocol.commands import Start
from trefoil.protocol.requests import CreateTable
from trefoil.protocol.shapes import Wish
from trefoil.server import levels, robots, worker
from trefoil.server.inside import Arrive, Tick
from trefoil.server.live import Live
from trefoil.server.nature import drawn
from trefoil.server.robots import Robots
from trefoil.server.settings import Settings


def asked(played: Triqueta, seat: int, **changes: Any) -> dict[str, Any]:
    return {"game": "triqueta", "view": played.view(seat).packed(), "level": "uniform", "seed": 7, **changes}


def test_a_worker_chooses_what_the_bot_would() -> None:
    game = Triqueta(players=2, first=0, seed=1)
    move = levels.bot_of("uniform", 7).choose(game.view(0))
    assert worker.answered(asked(game, 0)) == {"move": move}


def test_a_worker_answers_line_by_line_and_survives_nonsense() -> None:
    game, out = Triqueta(players=2, first=0, seed=1), io.StringIO()
    lines = [
        json.dumps(asked(game, 0)),
        "nonsense",
        json.dumps(asked(game, 0, game="chess")),
        json.dumps(asked(game, 0)),
    ]
    worker.serve(io.StringIO("\n".join(lines) + "\n"), out)
    answers = [json.loads(line) for line in out.getvalue().splitlines()]
    assert [sorted(answer) for answer in answers] == [["move"], ["error"], ["error"], ["move"]]
    assert answers[0] == answers[3]


def test_what_crosses_the_pipe_is_the_view_and_no_more() -> None:
    game = Triqueta(players=2, first=0, nature="manual")
    for move in ("draw", "token R", "keep"):
        game.push(move)
    twin = Triqueta(players=2, first=0, nature="manual")
    for move in ("draw", "token U", "keep"):
        twin.push(move)
    assert json.dumps(asked(game, 1)) == json.dumps(asked(twin, 1))
    assert json.dumps(asked(game, 0)) != json.dumps(asked(twin, 0))


def in_a_world(folder: Path, work: Any, **settings: Any) -> None:
    async def whole() -> None:
        one = await world(folder / "w.db")
        one.house.settings = Settings(pace=0.0, **settings)
        one.house.pick = drawn
        thinking = Robots(one.house)
        try:
            await work(one, thinking)
        finally:
            one.house.closing = True
            await one.house.finish()
            await thinking.close()
            await one.house.store.close()

    asyncio.run(whole())


async def against_a_bot(one: World) -> Live:
    wish = CreateTable(game="triqueta", seats=[Wish(kind="mine"), Wish(kind="bot")], options={"first": 1})
    live, _ = await one.house.create(wish)
    await live.submit(0, Arrive())
    await live.submit(0, Start(cid="start"))
    one.house.clock = lambda: live.table.created + 3_000
    await live.submit(None, Tick())
    return live


async def until(holds: Any) -> None:
    for _ in range(600):
        if holds():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it does not happen")


def test_a_bot_plays_until_it_is_somebody_elses_turn(tmp_path: Path) -> None:
    async def work(one: World, thinking: Robots) -> None:
        live = await against_a_bot(one)
        await until(lambda: live.table.to_move == 0)
        assert live.table.game is not None
        assert live.table.game.ply > 0
        await until(lambda: thinking.workers == 1)

    in_a_world(tmp_path, work)


def test_a_worker_knows_nothing_of_our_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TREFOIL_DATABASE", "postgresql://me:hush@localhost/tables")

    async def work(one: World, thinking: Robots) -> None:
        await thinking.choose("uniform", Triqueta(players=2, first=0, seed=1).view(0), 1)
        process = thinking._free[0].process
        assert b"hush" not in Path(f"/proc/{process.pid}/environ").read_bytes()
        assert process.pid != os.getpid()

    in_a_world(tmp_path, work)


@pytest.mark.parametrize("trouble", ["raises", "cheats", "hangs", "dies"])
def test_a_bot_that_misbehaves_does_not_stop_the_table(
    trouble: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = {
        "raises": 'print(\'{"error": "ValueError"}\', flush=True)',
        "cheats": 'print(\'{"move": "take 9"}\', flush=True)',
        "hangs": "import time; time.sleep(60)",
        "dies": "sys.exit(1)",
    }
    program = f"import sys\nfor line in sys.stdin:\n    {told[trouble]}\n"
    honest = robots.WORKER
    monkeypatch.setattr(robots, "DEADLINE", 0.5)
    monkeypatch.setattr(robots, "WORKER", (honest[0], "-c", program))

    async def work(one: World, thinking: Robots) -> None:
        live = await against_a_bot(one)
        await until(lambda: live.table.id in thinking._plain)
        monkeypatch.setattr(robots, "WORKER", honest)
        monkeypatch.setattr(robots, "DEADLINE", 30.0)
        await thinking.close()
        await until(lambda: live.table.to_move == 0)

    in_a_world(tmp_path, work)


def test_an_idle_worker_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(robots, "IDLE", 0.1)

    async def work(one: World, thinking: Robots) -> None:
        await thinking.choose("uniform", Triqueta(players=2, first=0, seed=1).view(0), 1)
        process = thinking._free[0].process
        await until(lambda: thinking.workers == 0)
        await asyncio.wait_for(process.wait(), 10)

    in_a_world(tmp_path, work)


def test_the_same_view_and_seed_give_the_same_move() -> None:
    game = Triqueta(players=3, first=0, seed=3)
    view = View.unpacked(Triqueta, game.view(0).packed())
    for level in levels.names():
        assert levels.bot_of(level, 5).choose(view) == levels.bot_of(level, 5).choose(game.view(0))


def test_an_answer_waits_for_its_slot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    async def work(one: World, thinking: Robots) -> None:
        one.house.settings = Settings(pace=0.8)

        async def sleep(seconds: float) -> None:
            slept.append(seconds)

        now = one.house.loop.time()
        monkeypatch.setattr(asyncio, "sleep", sleep)
        await thinking._slot(now - 0.5)
        await thinking._slot(now - 1.5)
        monkeypatch.undo()

    in_a_world(tmp_path, work)
    assert slept == [pytest.approx(0.3, abs=0.05), pytest.approx(0.1, abs=0.05)]
