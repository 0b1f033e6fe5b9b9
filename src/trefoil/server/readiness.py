"""Which games can be played: their rules are compiled by one child process, and loaded away from the event loop."""

import asyncio
import fcntl
import sys
from collections.abc import Callable
from pathlib import Path

from trefoil.games.catalogue import GAMES
from trefoil.server import logs
from trefoil.server.errors import Refused

POLL = 0.25  # seconds between looks at what the child has done


class Readiness:
    """What is ready, and what is being waited for."""

    def __init__(self) -> None:
        self._ready: set[str] = set()
        self.waiting_for: str | None = "the rules"
        self.levels: tuple[str, ...] = ()  # of bots, the weakest first

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
            raise Refused("bad_option", f"There is no such game: expected {' or '.join(GAMES)}.")
        if game not in self._ready:
            raise Refused("compiling", f"The rules of {GAMES[game]} are being compiled: try again in a minute.")

    async def prepare(self) -> None:
        """Make everything ready, one game after the other, compiling if need be."""
        self.levels = await asyncio.to_thread(known_levels)
        child: asyncio.Task[None] | None = None
        for game in GAMES:
            self.waiting_for = f"the rules of {GAMES[game]}"
            while not await asyncio.to_thread(is_compiled, game):
                if child is None or (child.done() and child.exception() is None):
                    child = asyncio.create_task(compile_all())
                await asyncio.wait([child], timeout=POLL)
                if child.done() and not await asyncio.to_thread(is_compiled, game):
                    child.result()
            await asyncio.to_thread(loaded, game)
            self._ready.add(game)
            logs.say("ready", game=game)
        self.waiting_for = None
        if child is not None:
            await child


def known_levels() -> tuple[str, ...]:
    """The levels of bots there are."""
    from trefoil.server.levels import names

    return names()


def is_compiled(game: str) -> bool:
    """Whether the rules of a game can be loaded without compiling."""
    from trefoil.core.warm import is_warm

    return is_warm(GAMES[game])


def loaded(game: str) -> None:
    """Load everything a table uses, by playing some moves of a throw-away game."""
    from trefoil.core.game import MANUAL
    from trefoil.core.seats import NATURE
    from trefoil.games.catalogue import load

    kind = load(game)
    trial = kind(nature=MANUAL)
    for _ in range(40):
        odds = trial.odds()
        trial.push(next(iter(odds)) if trial.to_move == NATURE else next(iter(trial.legal_moves)))
        for seat in (None, 0):
            trial.view(seat).to_dict()
    kind.outcome_of(trial.view(None).states)


async def compile_all(command: Callable[[], list[str]] | None = None) -> None:
    """Run `trefoil warm` in a child, under a lock: a second server waits for the first, and finds everything done."""
    from trefoil.core.cache import cache_home

    lock = await asyncio.to_thread(locked, cache_home() / "compile.lock")
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


def locked(path: Path) -> Callable[[], None]:
    """Wait for a file lock; what is returned gives it back."""
    file = path.open("w")
    fcntl.flock(file, fcntl.LOCK_EX)
    return file.close
