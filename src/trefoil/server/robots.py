"""Bots at the tables: worker processes that are given a view, and the turns they play."""

import asyncio
import json
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from trefoil.core.options import shortened
from trefoil.core.view import View
from trefoil.server import logs, nature
from trefoil.server.errors import Refused
from trefoil.server.hints import Opinion
from trefoil.server.inside import RobotPlays
from trefoil.server.levels import PLAIN
from trefoil.server.live import Live
from trefoil.server.outlook import goes_on
from trefoil.server.presence import robot
from trefoil.server.state import Table
from trefoil.server.store.store import StoreDown

if TYPE_CHECKING:
    from trefoil.server.house import House

WORKER = (sys.executable, "-m", "trefoil.server.worker")
IDLE = 60.0  # seconds until a worker with nothing to do is ended
DEADLINE = 30.0  # seconds for one move
LEASE = 15_000  # milliseconds for which a process has the bots of a table to itself
LONGEST = 1 << 20  # bytes of a line
KEPT_VARIABLES = (
    "PATH",
    "HOME",
    "LANG",
    "XDG_CACHE_HOME",
    "TREFOIL_CACHE",
    "NUMBA_DISABLE_JIT",
    "PYTHONPATH",
    "TMPDIR",
)


class Worker:
    """One process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @classmethod
    async def started(cls) -> "Worker":
        """A new process that knows neither database nor network settings of ours."""
        known = {name: os.environ[name] for name in KEPT_VARIABLES if name in os.environ}
        process = await asyncio.create_subprocess_exec(
            *WORKER, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=known, limit=LONGEST, start_new_session=True
        )
        return cls(process)

    async def ask(self, asked: dict[str, Any]) -> dict[str, Any]:
        """What the process makes of a question."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(asked).encode() + b"\n")
        await self.process.stdin.drain()
        answer: dict[str, Any] = json.loads(await self.process.stdout.readline() or b"{}")
        return answer

    async def end(self) -> None:
        """Stop the process, and see it off."""
        if self.process.returncode is None:
            with suppress(ProcessLookupError):
                self.process.kill()
        await self.process.wait()
        if self.process.stdin is not None:
            self.process.stdin.close()


class Robots:
    """The workers, and which tables are being thought about."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self._free: list[Worker] = []
        self._places = asyncio.Semaphore(max(1, house.settings.workers))
        self._thinking: set[str] = set()
        self._leases: dict[str, int] = {}
        self._plain: set[str] = set()  # tables whose bots have failed
        self._timers: dict[Worker, asyncio.TimerHandle] = {}
        house.opened.append(self.watch)
        house.advise = self.advise

    def watch(self, live: Live) -> None:
        """Look after a table from now on."""
        live.after.append(lambda entry: self.look(live))
        self.look(live)

    def look(self, live: Live) -> None:
        """Begin to think if a bot is to move."""
        if live.table.id not in self._thinking and robot(live.table) is not None and not self.house.closing:
            self._thinking.add(live.table.id)
            self.house.run(self._play(live))

    async def _play(self, live: Live) -> None:
        try:
            while robot(live.table) is not None and not self.house.closing:
                await self._turn(live)
        finally:
            self._thinking.discard(live.table.id)

    async def _turn(self, live: Live) -> None:
        """One sentence: thought, kept until its slot, and played unless the game has moved on."""
        try:
            if not await self._leased(live.table.id):
                await asyncio.sleep(LEASE / 3_000)
                return
            began = self.house.loop.time()
            turn = await self._sentence(live.table)
            if turn is not None:
                await self._slot(began)
                await live.submit(None, turn)
        except Refused:
            return
        except StoreDown:
            await asyncio.sleep(1)
        except Exception as error:  # noqa: BLE001  # a bot that fails must not end the table: the plainest plays on
            logs.failure("bot", error)
            self._plain.add(live.table.id)
            await asyncio.sleep(1)

    async def _slot(self, began: float) -> None:
        """Wait for the next point of a grid, so that how long a bot thought tells nothing about its cards."""
        pace = self.house.settings.pace
        if pace > 0:
            spent = self.house.loop.time() - began
            await asyncio.sleep(pace - spent % pace)

    async def _leased(self, table: str) -> bool:
        """Whether this process may think for the table."""
        if not self.house.store.shared:
            return True
        now = self.house.clock()
        if self._leases.get(table, 0) - now > LEASE // 2:
            return True
        held = await self.house.store.lease(f"bots {table}", self.house.process, now, now + LEASE)
        self._leases[table] = now + LEASE if held else 0
        return held

    async def _sentence(self, table: Table) -> RobotPlays | None:
        waiting = robot(table)
        if waiting is None or table.game is None or table.deal is None:
            return None
        seat, level, by_clock = waiting
        level = PLAIN if table.id in self._plain else level
        game, seq, moves = table.game.copy(), table.seq, list[str]()
        while goes_on(table.game, game, seat):
            luck = nature.expanded(table.deal.key, f"bot {seat} {game.ply}")
            move = await self.choose(level, game.view(seat), int.from_bytes(luck[:6], "big"))
            game.push(move)
            moves.append(move)
        return RobotPlays(seat, seq, tuple(moves), "clock" if by_clock else "bot")

    async def choose(self, level: str, view: View, seed: int) -> str:
        """A move for a view, thought out in a worker."""
        answer = await self._asked({"game": view.kind.NAME, "view": view.packed(), "level": level, "seed": seed})
        if not isinstance(answer.get("move"), str):
            raise RuntimeError(f"expected a move of a bot, got {shortened(answer.get('error'))}")
        return str(answer["move"])

    async def advise(self, view: View) -> Opinion:
        """What a strong bot thinks of a view, thought out in a worker."""
        answer = await self._asked({"game": view.kind.NAME, "view": view.packed(), "hint": True})
        if "error" in answer:
            raise RuntimeError(f"expected a hint of a bot, got {shortened(answer['error'])}")
        return msgspec.convert(answer, Opinion)

    async def _asked(self, asked: dict[str, Any]) -> dict[str, Any]:
        async with self._places:
            worker = self._free.pop() if self._free else await Worker.started()
            if worker in self._timers:
                self._timers.pop(worker).cancel()
            try:
                answer = await asyncio.wait_for(worker.ask(asked), DEADLINE)
            except BaseException:
                await worker.end()
                raise
            self._rest(worker)
            return answer

    def _rest(self, worker: Worker) -> None:
        """Keep a worker for a while."""
        self._free.append(worker)
        self._timers[worker] = self.house.loop.call_later(IDLE, self._retire, worker)

    def _retire(self, worker: Worker) -> None:
        self._timers.pop(worker, None)
        if worker in self._free:
            self._free.remove(worker)
            self.house.run(worker.end())

    @property
    def workers(self) -> int:
        """How many processes rest."""
        return len(self._free)

    async def close(self) -> None:
        """End every worker."""
        for timer in self._timers.values():
            timer.cancel()
        resting, self._free, self._timers = self._free, [], {}
        for worker in resting:
            await worker.end()
