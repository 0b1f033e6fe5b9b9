"""Which games can be played: their rules are compiled by one child process, and loaded away from the event loop."""

import asyncio
import fcntl
import gc
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import IO

from trefoil.core.quoting import listed, shortened
from trefoil.games.catalogue import GAMES
from trefoil.server import oplog
from trefoil.server.table.errors import COMPILING, Refused
from trefoil.server.tables import compiled, levels

POLL = 0.25  # seconds between looks at what the child has done


class Readiness:
    """What is ready, and what is being waited for."""

    def __init__(self) -> None:
        self._ready: set[str] = set()
        self.waiting_for: str | None = "the rules"
        self.bots: str | None = None  # the same for the stronger bots
        self.offers = {game: levels.offer_of(game) for game in GAMES}  # the bots there will be
        self.offered = levels.names(self.offers.values())  # levels of all games, as soon as they are ready
        self.levels: tuple[str, ...] = (levels.PLAIN,)  # those that can play now
        self._child: asyncio.Task[None] | None = None

    @property
    def complete(self) -> bool:
        """Whether every game can be played."""
        return self._ready == set(GAMES)

    def is_ready(self, game: str) -> bool:
        """Whether a game can be played."""
        return game in self._ready

    def require(self, game: str) -> None:
        """Refuse a game that is not there, or not yet."""
        if game not in GAMES:
            raise Refused("bad_option", f"There is no game {shortened(game)}: expected {listed(GAMES)}.")
        if game not in self._ready:
            raise Refused("compiling", f"The rules of {GAMES[game]} are being compiled: try again in a minute.")

    def require_bots(self) -> None:
        """Refuse what only the strongest bots can do, as long as they are not there."""
        if self.levels[-1] == levels.PLAIN:
            raise Refused("compiling", COMPILING)

    async def prepare(self) -> None:
        """Make everything ready: one game after the other, then the bots, compiling if need be."""
        for game in GAMES:
            self.waiting_for = f"the rules of {GAMES[game]}"
            await self._compiled(partial(compiled.rules_are, game))
            await asyncio.to_thread(compiled.load_rules, game)
            self._ready.add(game)
            oplog.say("ready", game=game)
        self.waiting_for = None
        spare_the_collector()
        if not await asyncio.to_thread(compiled.bots_are):
            self.bots = "the bots"
            await self._compiled(compiled.bots_are)
        self.bots, self.levels = None, self.offered

    async def _compiled(self, done: Callable[[], bool]) -> None:
        """Wait until something is compiled, by the one child that compiles everything."""
        while not await asyncio.to_thread(done):
            if self._child is None:
                self._child = asyncio.create_task(compile_all())
            try:
                await asyncio.wait([self._child], timeout=POLL)
            except asyncio.CancelledError:
                self._child.cancel()
                await asyncio.wait([self._child])
                raise
            if self._child.done():
                self._child.result()  # whatever went wrong is told in the log, and nobody tries for ever
                self._child = None


def spare_the_collector() -> None:
    """What is loaded now stays; looking through it again would stop the server for a third of a second each time."""
    gc.collect()
    gc.freeze()


async def compile_all(command: Callable[[], list[str]] | None = None) -> None:
    """Run `trefoil warm` in a child, under a lock: a second server waits for the first, and finds everything done."""
    from trefoil.core.cache import cache_home

    lock = await locked(cache_home() / "compile.lock")
    try:
        words = command() if command else [sys.executable, "-m", "trefoil", "warm"]
        child = await asyncio.create_subprocess_exec(
            *words, stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE
        )
        try:
            _, said = await child.communicate()
        except asyncio.CancelledError:
            child.terminate()
            raise
        if child.returncode:
            lines = said.decode(errors="replace").strip().splitlines() or ["nothing"]
            raise RuntimeError(f"the rules could not be compiled: {lines[-1]}")
    finally:
        lock()


async def locked(path: Path) -> Callable[[], None]:
    """Wait for a file lock, as long as nobody calls it off; what is returned gives it back."""
    file = path.open("w")
    try:
        while not is_taken(file):
            await asyncio.sleep(POLL)
    except asyncio.CancelledError:
        file.close()
        raise
    return file.close


def is_taken(file: IO[str]) -> bool:
    """Take the lock of a file if it is free."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True
