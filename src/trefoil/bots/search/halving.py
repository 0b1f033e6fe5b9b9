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
class Result:
    """A move the search tried: in how many worlds, and with what win probability."""

    move: str
    worlds: int
    value: float


@dataclass(frozen=True)
class SearchSettings:
    """How a search plays on in the worlds it imagines."""

    networks: Records  # by their roles, as `rollouts.networks_of` puts them together
    horizon: int  # turns before a position is evaluated
    solves: bool  # what the game can compute is not searched
    effort: float = 1.0  # how many times as much is tried
    prior: int = 0  # weight of the one-ply rating of a move, in worlds
    worlds: int = 10**6  # that a move is tried in, at most
    evaluations: int = 10**9  # cap on the positions that its networks evaluate for one choice


def halvings(n: int) -> Iterator[int]:
    """How many moves are tried in each round: all of them, then half as many, until two are left."""
    while n > 2:
        yield n
        n = (n + 1) // 2
    yield n


class Race:
    """Moves of one view, tried in the same worlds."""

    def __init__(self, view: View, settings: SearchSettings, seed: int) -> None:
        self.view = view
        self.settings = settings
        self.seed = seed
        self.lineup = rollouts.players_of(settings.networks)
        self.slates = np.zeros(1, SLATE)
        n = entry_points.legal(view.states, self.slates)
        self.actions = self.slates["moves"][0, :n].astype(np.int64)
        self.won = settings.prior * self._impressions()
        self.worlds = 0
        self.given_up: list[Result] = []  # the last one first

    @property
    def evaluated(self) -> int:
        """How many positions were evaluated so far."""
        return int(self.slates["evaluated"][0])

    def _impressions(self) -> NDArray[np.float64]:
        """The one-ply rating of each move."""
        if not self.settings.prior:
            return np.zeros(len(self.actions))
        n = entry_points.rate(self.view.states, self.settings.networks[rollouts.EVALUATOR :], self.slates)
        found: NDArray[np.float64] = self.slates["values"][0, :n].copy()
        return found

    def run(self, until: int) -> None:
        """Try every move in the worlds up to a number."""
        made = rollouts.Rollouts(self.seed, self.worlds, until, self.settings.horizon)
        rollouts.try_out(self.view.states, self.actions, made, self.lineup, self.won, self.slates)
        self.worlds = until

    def give_up_all_but(self, runners: int) -> None:
        """Go on with the best ones only."""
        order = np.argsort(-self.won, kind="stable")
        self.actions, self.won = self.actions[order], self.won[order]
        self.given_up = self._results()[runners:] + self.given_up
        self.actions, self.won = self.actions[:runners].copy(), self.won[:runners].copy()

    def results(self) -> list[Result]:
        """All moves, those that are still in the race first, each group by what it won."""
        return sorted(self._results(), key=lambda result: -result.value) + self.given_up

    def _results(self) -> list[Result]:
        texts = self.view.kind.KERNEL.VERBS.texts
        return [
            Result(texts[action], self.worlds, float(won) / max(self.worlds + self.settings.prior, 1))
            for action, won in zip(self.actions, self.won, strict=True)
        ]
