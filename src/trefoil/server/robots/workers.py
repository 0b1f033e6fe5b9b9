"""The processes in which bots think: a small pool, from which whatever does not answer is thrown away."""

import asyncio
import json
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from trefoil.core.quoting import shortened
from trefoil.server import oplog
from trefoil.server.robots.answers import BotFailed

if TYPE_CHECKING:
    from trefoil.server.tables.house import House

COMMAND = (sys.executable, "-m", "trefoil.server.robots.worker")
IDLE = 60.0  # seconds until a worker with nothing to do is ended
DEADLINE = 30.0  # seconds for one answer
LONGEST = 1 << 20  # bytes of a line
KEPT_VARIABLES = (
    "PATH",
    "HOME",
    "LANG",
    "XDG_CACHE_HOME",
    "TREFOIL_CACHE",
    "TREFOIL_GAMES",
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
            *COMMAND, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=known, limit=LONGEST, start_new_session=True
        )
        return cls(process)

    async def ask(self, asked: dict[str, Any]) -> dict[str, Any]:
        """What the process makes of a question."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(asked).encode() + b"\n")
        await self.process.stdin.drain()
        line = await self.process.stdout.readline()
        if not line:
            raise BotFailed("Expected an answer of a bot, got none: its process has ended.")
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise BotFailed(f"Expected an answer of a bot, got {shortened(answer['error'])}.")
        return answer

    async def end(self) -> None:
        """Stop the process, and see it off."""
        if self.process.returncode is None:
            with suppress(ProcessLookupError):
                self.process.kill()
        await self.process.wait()
        if self.process.stdin is not None:
            self.process.stdin.close()


class Workers:
    """As many processes as are allowed, started when needed and ended when idle."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._free: dict[Worker, asyncio.TimerHandle] = {}  # those that rest, and when each is ended
        self._places = asyncio.Semaphore(max(1, house.settings.workers))

    @property
    def resting(self) -> list[Worker]:
        """The processes that wait for a question."""
        return list(self._free)

    async def ask(self, asked: dict[str, Any]) -> dict[str, Any]:
        """An answer; where a worker died, hung or failed, a new one is asked, once."""
        async with self._places:
            try:
                return await self._asked(self._rested() or await self._started(), asked)
            except Exception as error:  # noqa: BLE001  # whatever became of one process, another may do better
                oplog.failure("worker", error)
                return await self._asked(await self._started(), asked)

    async def _asked(self, worker: Worker, asked: dict[str, Any]) -> dict[str, Any]:
        try:
            answer = await asyncio.wait_for(worker.ask(asked), DEADLINE)
        except BaseException:
            await worker.end()
            raise
        self._rest(worker)
        return answer

    async def _started(self) -> Worker:
        worker = await Worker.started()
        self._house.run(self._ended(worker))
        return worker

    async def _ended(self, worker: Worker) -> None:
        """A process that somebody else has killed does not rest among the living."""
        await worker.process.wait()
        self._rested(worker)

    def _rested(self, worker: Worker | None = None) -> Worker | None:
        """Take a worker, the latest if none is named, from those that rest."""
        worker = worker or next(reversed(self._free), None)
        timer = None if worker is None else self._free.pop(worker, None)
        if timer is not None:
            timer.cancel()
        return worker

    def _rest(self, worker: Worker) -> None:
        """Keep a worker for a while."""
        if worker.process.returncode is None:
            self._free[worker] = self._house.loop.call_later(IDLE, self._retire, worker)

    def _retire(self, worker: Worker) -> None:
        self._rested(worker)
        self._house.run(worker.end())

    async def close(self) -> None:
        """End every worker."""
        while (worker := self._rested()) is not None:
            await worker.end()
