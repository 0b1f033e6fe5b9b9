"""Many deals, on every core, until the figures are sharp enough: win shares, their standard errors, move times."""

import os
import signal
import threading
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from math import ceil, inf
from multiprocessing import get_context
from statistics import fmean, median, quantiles, stdev

from trefoil.bots.arena.match import Contest, Played, play_deal, rotations

FEWEST = 20  # deals before a standard error is believed


@dataclass
class Tally:
    """What came of the deals so far."""

    shares: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))  # by level, one for each deal
    moves: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))  # seconds of each choice
    turns: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))  # seconds of each turn
    games: list[Played] = field(default_factory=list)
    deals: int = 0

    def add(self, deal: tuple[Played, ...]) -> None:
        """Count one deal in."""
        self.deals += 1
        for level in sorted(set(deal[0].levels)):
            self.shares[level].append(fmean(game.share(level) for game in deal))
        for game in deal:
            for level, seconds in game.turns:
                self.moves[level].extend(seconds)
                self.turns[level].append(sum(seconds))
            self.games.append(Played(game.levels, game.winners, ()))

    def share(self, level: str) -> float:
        return fmean(self.shares[level])

    def error(self, level: str) -> float:
        """The standard error of the share; games of one deal hang together, deals do not."""
        return stdev(self.shares[level]) / len(self.shares[level]) ** 0.5 if self.deals > 1 else inf

    def is_sharp(self, wanted: float) -> bool:
        """Whether every share is known well enough; where all deals went one way, one in as many may yet not."""
        errors = [max(self.error(level), 1 / self.deals) for level in self.shares]
        return self.deals >= FEWEST and max(errors) <= wanted


def milliseconds(seconds: list[float]) -> tuple[float, float]:
    """The median, and what 19 of 20 stay below."""
    times = [1000 * each for each in seconds]
    return median(times), quantiles(times, n=20)[-1] if len(times) > 1 else times[0]


def deals_for(contest: Contest, games: int) -> int:
    """How many deals it takes to play at least so many games."""
    return ceil(games / len(rotations(contest.levels)))


def cores() -> int:
    """How many processes can run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def played(contest: Contest, deals: int, jobs: int) -> Iterator[tuple[Played, ...]]:
    """The deals in their order, however many processes play them."""
    if jobs == 1:
        yield from map(partial(play_deal, contest), range(deals))
        return
    with deaf():
        pool = get_context("spawn").Pool(jobs)
    with pool:
        yield from pool.imap(partial(play_deal, contest), range(deals))


@contextmanager
def deaf() -> Iterator[None]:
    """Begin processes that ignore Ctrl-C from their first moment on: a new one inherits that, and we end them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def tallies(contest: Contest, games: int, wanted: float, jobs: int) -> Iterator[Tally]:
    """The same tally after each deal, until there are enough games or the figures are sharp enough."""
    tally = Tally()
    for deal in played(contest, deals_for(contest, games), jobs):
        tally.add(deal)
        yield tally
        if tally.is_sharp(wanted):
            return
