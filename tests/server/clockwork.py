"""A house whose time is wound by hand: its timers fire early, late or on time, and nothing waits for a real clock."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

from trefoil.games.catalogue import GAMES
from trefoil.server.settings import Settings
from trefoil.server.store.sqlite import SQLite
from trefoil.server.tables.house import House
from trefoil.server.tables.readiness import Readiness

START = 1_700_000_000_000  # milliseconds since 1970
Skew = Callable[[float], float]  # how long a timer takes that was set for n milliseconds, in milliseconds


class Timer:
    """Something to be done at a time."""

    def __init__(self, when: float, work: Callable[[], Any]) -> None:
        self.when, self.work, self.cancelled = when, work, False

    def cancel(self) -> None:
        self.cancelled = True


class Clockwork:
    """The event loop as a house sees it: tasks are real, timers and time are not."""

    def __init__(self, skew: Skew = lambda wait: wait) -> None:
        self.now, self.skew, self.timers = float(START), skew, list[Timer]()
        self._loop = asyncio.get_running_loop()

    def clock(self) -> int:
        return int(self.now)

    def time(self) -> float:
        return self.now / 1_000

    def create_task(self, work: Any) -> "asyncio.Task[Any]":
        return self._loop.create_task(work)

    def create_future(self) -> "asyncio.Future[Any]":
        return self._loop.create_future()

    def call_later(self, seconds: float, work: Callable[[], Any]) -> Timer:
        timer = Timer(self.now + self.skew(seconds * 1_000), work)
        self.timers.append(timer)
        return timer

    async def wind(self, house: House, milliseconds: float) -> None:
        """Let time pass, timer by timer, and all work that follows be done."""
        until = self.now + milliseconds
        await settled(house)
        while waiting := [timer for timer in self.timers if not timer.cancelled and timer.when <= until]:
            first = min(waiting, key=lambda timer: timer.when)
            self.timers.remove(first)
            self.now = max(self.now, first.when)
            first.work()
            await settled(house)
        self.now = until


async def settled(house: House) -> None:
    """Wait for everything that is being done in the background."""
    while house._tasks:
        await asyncio.wait(list(house._tasks))


async def wound(file: Path, skew: Skew = lambda wait: wait, **settings: Any) -> tuple[House, Clockwork]:
    """A house on a new file, and its time."""
    store = SQLite(file)
    await store.open()
    work, readiness = Clockwork(skew), Readiness()
    readiness._ready = set(GAMES)
    house = House(Settings(**settings), store, readiness, work.clock)
    house.loop = work  # type: ignore[assignment]  # the part of a loop that a house uses
    return house, work


def in_a_house(
    file: Path, work: Callable[[House, Clockwork], Any], skew: Skew = lambda wait: wait, **settings: Any
) -> None:
    """Do something in a house, and close it."""

    async def whole() -> None:
        house, clockwork = await wound(file, skew, **settings)
        try:
            await work(house, clockwork)
        finally:
            await house.finish()
            await house.store.close()

    asyncio.run(whole())
