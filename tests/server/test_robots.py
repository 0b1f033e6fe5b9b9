"""Bots think in processes of their own, know a view and nothing else, and whatever they do the table goes on."""

import asyncio
import io
import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.server.worlds import World, world
from trefoil import Tock, Triqueta
from trefoil.bots.players.names import NAMES
from trefoil.bots.players.sentence import sentence_of
from trefoil.core.errors import IllegalMove, UnknownMove
from trefoil.core.view import View
from trefoil.fair.stream import drawn
from trefoil.protocol.commands import Play, Start
from trefoil.protocol.requests import CreateTable
from trefoil.protocol.shapes import Wish
from trefoil.server import oplog
from trefoil.server.audience.audience import Audience, Place
from trefoil.server.audience.move_feed import NOTHING
from trefoil.server.robots import worker, workers
from trefoil.server.robots.answers import BotFailed, Turn, expect_sentence, read
from trefoil.server.robots.robots import Robots
from trefoil.server.robots.workers import Workers
from trefoil.server.settings import Settings
from trefoil.server.table import events
from trefoil.server.table.events import Entry, unpacked
from trefoil.server.table.internal import Arrive, Tick
from trefoil.server.table.state import Table
from trefoil.server.tables import levels
from trefoil.server.tables.actor import TableActor


def asked(played: Triqueta | Tock, seat: int, **changes: Any) -> dict[str, Any]:
    return {"game": played.NAME, "view": played.view(seat).packed(), "level": "uniform", "seed": 7, **changes}


@pytest.mark.parametrize("kind", [Triqueta, Tock])
def test_a_worker_is_asked_once_for_a_turn_and_plays_what_the_bot_would(kind: type[Triqueta | Tock]) -> None:
    game = kind(players=2, first=0, seed=1)
    moves = sentence_of(levels.bot_of("uniform", 7), game.view(0))
    assert worker.answered(asked(game, 0)) == {"moves": moves}
    expect_sentence(game, 0, moves)


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
    assert [sorted(answer) for answer in answers] == [["moves"], ["error"], ["error"], ["moves"]]
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
    assert "moves" not in asked(game, 1)["view"]


def test_a_bots_moves_are_played_on_a_copy_before_they_are_believed() -> None:
    game = Tock(players=2, first=0, seed=5)
    moves = sentence_of(levels.bot_of("uniform", 7), game.view(0))
    assert len(moves) > 1
    expect_sentence(game, 0, moves)
    with pytest.raises(BotFailed, match=r"^Expected a whole sentence of a bot, got 0 moves: it goes on\.$"):
        expect_sentence(game, 0, ())
    with pytest.raises(BotFailed, match="it goes on"):
        expect_sentence(game, 0, moves[:-1])
    with pytest.raises(BotFailed, match=f"^Expected a sentence of {len(moves)} moves of a bot, got {len(moves) + 1}"):
        expect_sentence(game, 0, (*moves, moves[0]))
    with pytest.raises(IllegalMove):
        expect_sentence(game, 0, (moves[-1],))
    with pytest.raises(UnknownMove):
        expect_sentence(game, 0, (*moves[:-1], "fly"))
    assert game.ply == Tock(players=2, first=0, seed=5).ply


@pytest.mark.parametrize("said", [{}, {"move": "draw"}, {"moves": "draw"}, {"moves": [1]}, {"steps": []}, []])
def test_an_answer_that_is_none_is_refused(said: Any) -> None:
    with pytest.raises(BotFailed, match=r"^Expected moves of a bot, got "):
        read(said, Turn)


def in_a_world(folder: Path, work: Any, **settings: Any) -> None:
    async def whole() -> None:
        one = await world(folder / "w.db")
        one.house.settings = Settings(pace=0.0, **settings)
        one.house.pick = drawn
        thinking = Robots(one.house)
        one.house.opened.append(thinking.watch)
        try:
            await work(one, thinking)
        finally:
            one.house.closing = True
            await one.house.finish()
            await thinking.close()
            await one.house.store.close()

    asyncio.run(whole())


async def against_a_bot(one: World, level: str = "uniform") -> TableActor:
    one.house.readiness.levels = one.house.readiness.offered
    bot = Wish(kind="bot", level=level)
    wish = CreateTable(game="triqueta", seats=[Wish(kind="mine"), bot], options={"first": 1})
    actor, _ = await one.house.create(wish)
    await actor.submit(0, Arrive())
    await actor.submit(0, Start(cid="start"))
    one.house.clock = lambda: actor.table.created + 3_000
    await actor.submit(None, Tick())
    return actor


async def somebody_plays(actor: TableActor) -> None:
    """The person at seat 0 plays a whole turn."""
    assert actor.table.game is not None
    game, moves = actor.table.game.copy(), list[str]()
    while game.goes_on(actor.table.game, 0):
        moves.append(next(iter(game.legal_moves)))
        game.push(moves[-1])
    await actor.submit(0, Play(cid="turn", seq=actor.table.seq, moves=moves))


class Heard:
    """A spectator, and what they are told."""

    place = Place(None, None)

    def __init__(self) -> None:
        self.happened: list[dict[str, Any]] = []

    def catch_up(self, table: Table) -> bool:
        return True

    def look(self, audience: Audience, entry: Entry | None) -> None:
        self.happened += json.loads(audience.update(self.place, NOTHING, entry, 0))["happened"]

    def goodbye(self, reason: str) -> None:
        raise AssertionError(reason)


async def until(holds: Any) -> None:
    for _ in range(600):
        if holds():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it does not happen")


def test_a_bot_plays_until_it_is_somebody_elses_turn(tmp_path: Path) -> None:
    async def work(one: World, thinking: Robots) -> None:
        actor = await against_a_bot(one)
        await until(lambda: actor.table.to_move == 0)
        assert actor.table.game is not None
        assert actor.table.game.ply > 0
        await until(lambda: len(thinking.workers.resting) == 1)

    in_a_world(tmp_path, work)


def test_a_worker_knows_nothing_of_our_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TREFOIL_DATABASE", "postgresql://me:hush@localhost/tables")

    async def work(one: World, thinking: Robots) -> None:
        await thinking.choose("uniform", Triqueta(players=2, first=0, seed=1).view(0), 1)
        process = thinking.workers.resting[0].process
        assert b"hush" not in Path(f"/proc/{process.pid}/environ").read_bytes()
        assert process.pid != os.getpid()

    in_a_world(tmp_path, work)


HONEST = (sys.executable, "-m", "trefoil.server.robots.worker")
ALIVE = """
import sys
from trefoil.server.robots.worker import serve
asked = 0
class Lines:
    def __iter__(self):
        for line in sys.stdin:
            {trouble}
            yield line
serve(Lines(), sys.stdout)
"""
TROUBLE = {
    "raises": 'print(\'{"error": "ValueError"}\', flush=True); continue',
    "cheats": 'print(\'{"moves": ["take 9"]}\', flush=True); continue',
    "stops early": "print('{\"moves\": []}', flush=True); continue",
    "never stops": 'print(\'{"moves": ["take 1", "take 1"]}\', flush=True); continue',
    "babbles": "print('nonsense', flush=True); continue",
    "hangs": "import time; time.sleep(60)",
    "dies": "sys.exit(1)",
}


def troubled(trouble: str, when: str) -> tuple[str, ...]:
    """A worker that answers as it should, but for what `when` says."""
    return (sys.executable, "-c", ALIVE.replace("{trouble}", f"if {when}: {TROUBLE[trouble]}"))


def impatient(monkeypatch: pytest.MonkeyPatch, until_failed: str, then: Any = lambda: None) -> None:
    """Give up at once on what hangs; whoever is asked after that has all the time that a busy machine needs."""
    usual = workers.DEADLINE
    monkeypatch.setattr(workers, "DEADLINE", 0.2)

    def failure(where: str, error: BaseException) -> None:
        if where == until_failed:
            monkeypatch.setattr(workers, "DEADLINE", usual)
            then()

    monkeypatch.setattr(oplog, "failure", failure)


async def played_by_bot(actor: TableActor) -> list[events.Happened]:
    """The events of the turn that a bot plays next."""
    await until(lambda: actor.table.to_move == 0)
    bodies = await actor.house.store.read(actor.table.id)
    return next(
        entry.events
        for entry in map(unpacked, reversed(bodies))
        if any(isinstance(e, events.Played) for e in entry.events)
    )


@pytest.mark.parametrize("trouble", ["raises", "hangs", "dies", "babbles"])
def test_a_worker_that_fails_is_replaced_and_the_bot_plays_as_itself(
    trouble: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "broken"
    once = f"__import__('os').path.exists({str(broken)!r}) and (__import__('os').remove({str(broken)!r}) or True)"
    monkeypatch.setattr(workers, "COMMAND", troubled(trouble, once))
    broken.touch()

    async def work(one: World, thinking: Robots) -> None:
        if trouble == "hangs":
            impatient(monkeypatch, "worker", lambda: broken.unlink(missing_ok=True))  # it may not have begun
        view = Triqueta(players=2, first=0, seed=1).view(0)
        assert await thinking.choose("greedy", view, 7) == sentence_of(levels.bot_of("greedy", 7), view)
        assert not broken.exists()
        assert len(thinking.workers.resting) == 1

    in_a_world(tmp_path, work)


@pytest.mark.parametrize("trouble", ["raises", "hangs", "dies", "cheats", "stops early", "never stops"])
def test_where_a_level_fails_twice_a_weaker_one_plays_this_turn_and_this_is_told(
    trouble: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "COMMAND", troubled(trouble, "'uniform' not in line"))

    async def work(one: World, thinking: Robots) -> None:
        if trouble == "hangs":
            impatient(monkeypatch, "bot")
        actor = await against_a_bot(one, "greedy")
        listener = Heard()
        actor.listeners.add(listener)
        failed, turn, *_ = await played_by_bot(actor)
        assert failed == events.BotFailed(seat=1, level="uniform")
        assert isinstance(turn, events.Played)
        assert {"type": "bot_failed", "seat": 1, "level": "uniform"} in listener.happened
        monkeypatch.setattr(workers, "COMMAND", HONEST)
        await thinking.close()
        await somebody_plays(actor)
        assert actor.table.seats[1].level == "greedy"
        assert not any(isinstance(event, events.BotFailed) for event in await played_by_bot(actor))

    in_a_world(tmp_path, work)


def test_a_bot_that_nobody_can_ask_is_asked_until_it_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mended = tmp_path / "mended"
    monkeypatch.setattr(workers, "COMMAND", troubled("dies", f"not __import__('os').path.exists({str(mended)!r})"))

    async def work(one: World, thinking: Robots) -> None:
        failures: list[BaseException] = []
        monkeypatch.setattr(oplog, "failure", lambda where, error: failures.append(error))
        actor = await against_a_bot(one)
        await until(lambda: len(failures) >= 4)
        mended.touch()
        assert [type(event) for event in await played_by_bot(actor)] == [events.Played]

    in_a_world(tmp_path, work)


def test_an_idle_worker_that_was_killed_leaves_the_pool(tmp_path: Path) -> None:
    async def work(one: World, thinking: Robots) -> None:
        view = Triqueta(players=2, first=0, seed=1).view(0)
        await thinking.choose("uniform", view, 1)
        thinking.workers.resting[0].process.kill()
        await until(lambda: not thinking.workers.resting)
        assert await thinking.choose("uniform", view, 1)

    in_a_world(tmp_path, work)


def test_an_idle_worker_that_was_killed_a_moment_ago_harms_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Workers, "_ended", lambda self, worker: asyncio.sleep(0))  # the news has not arrived

    async def work(one: World, thinking: Robots) -> None:
        view = Triqueta(players=2, first=0, seed=1).view(0)
        await asyncio.gather(*(thinking.choose("uniform", view, 1) for _ in range(2)))
        dead = thinking.workers.resting
        for one_dead in dead:
            one_dead.process.kill()
            await one_dead.process.wait()
        assert await thinking.choose("greedy", view, 7) == sentence_of(levels.bot_of("greedy", 7), view)
        assert len(thinking.workers.resting) == 2
        assert len(set(thinking.workers.resting) & set(dead)) == 1

    in_a_world(tmp_path, work, workers=2)


def test_an_idle_worker_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "IDLE", 0.1)

    async def work(one: World, thinking: Robots) -> None:
        await thinking.choose("uniform", Triqueta(players=2, first=0, seed=1).view(0), 1)
        process = thinking.workers.resting[0].process
        await until(lambda: not thinking.workers.resting)
        await asyncio.wait_for(process.wait(), 10)

    in_a_world(tmp_path, work)


def test_the_same_view_and_seed_give_the_same_move() -> None:
    game = Triqueta(players=3, first=0, seed=3)
    view = View.unpacked(Triqueta, game.view(0).packed())
    for level in NAMES:
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
