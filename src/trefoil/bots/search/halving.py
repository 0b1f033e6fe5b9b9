"""Moves of one view compared: all are tried in the same worlds, and the worse half is given up again and again."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from trefoil.bots.search import rollouts
from trefoil.core import entry_points
from trefoil.core.slate import SLATE
from trefoil.core.state import Records
from trefoil.core.view import View


@dataclass(frozen=True)
class Finding:
    """A move the search tried: in how many worlds, and what share of the win came of it."""

    move: str
    worlds: int
    value: float


@dataclass(frozen=True)
class Manner:
    """How a search plays on in the worlds it imagines."""

    minds: Records  # who guides its own turns, who judges, and who guides the others in one world of three
    horizon: int  # turns before a position is judged
    reckons: bool  # what the game's sense can reckon out is not searched
    effort: float = 1.0  # how many times as much is tried
    prior: int = 0  # how many worlds the judge's first impression of a move counts for
    worlds: int = 10**6  # that a move is tried in, at most
    judgements: int = 10**9  # positions that its minds judge for one choice, or hardly more


def halvings(n: int) -> Iterator[int]:
    """How many moves are tried in each round: all of them, then half as many, until two are left."""
    while n > 2:
        yield n
        n = (n + 1) // 2
    yield n


class Race:
    """Moves of one view, tried in the same worlds."""

    def __init__(self, view: View, manner: Manner, seed: int) -> None:
        self.view = view
        self.manner = manner
        self.seed = seed
        self.slates = np.zeros(1, SLATE)
        n = entry_points.legal(view.states, self.slates)
        self.actions = self.slates["moves"][0, :n].astype(np.int64)
        self.won = manner.prior * self._impressions()
        self.worlds = 0
        self.given_up: list[Finding] = []  # the last one first

    @property
    def judged(self) -> int:
        """How many positions were judged so far."""
        return int(self.slates["judged"][0])

    def _impressions(self) -> NDArray[np.float64]:
        """What each move seems worth to the judge before it is tried."""
        if not self.manner.prior:
            return np.zeros(len(self.actions))
        n = entry_points.rate(self.view.states, self.manner.minds[1:], self.slates)
        found: NDArray[np.float64] = self.slates["worths"][0, :n].copy()
        return found

    def run(self, until: int) -> None:
        """Try every move in the worlds up to a number."""
        worlds = np.array([self.worlds, until], np.int64)
        manner = self.manner
        rollouts.try_out(
            self.view.states, self.actions, worlds, self.seed, manner.horizon, manner.minds, self.won, self.slates
        )
        self.worlds = until

    def give_up_all_but(self, runners: int) -> None:
        """Go on with the best ones only."""
        order = np.argsort(-self.won, kind="stable")
        self.actions, self.won = self.actions[order], self.won[order]
        self.given_up = self._findings()[runners:] + self.given_up
        self.actions, self.won = self.actions[:runners].copy(), self.won[:runners].copy()

    def findings(self) -> list[Finding]:
        """All moves, those that are still in the race first, each group by what it won."""
        return sorted(self._findings(), key=lambda finding: -finding.value) + self.given_up

    def _findings(self) -> list[Finding]:
        texts = self.view.kind.KERNEL.VERBS.texts
        return [
            Finding(texts[action], self.worlds, float(won) / max(self.worlds + self.manner.prior, 1))
            for action, won in zip(self.actions, self.won, strict=True)
        ]
