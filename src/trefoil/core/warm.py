"""Compile what is needed before it is needed, and say so when it takes a while."""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from trefoil.core import entry_points, perft, play, sentence
from trefoil.core.contract import Rules
from trefoil.core.jit import CACHE, COMPILED, compile_for
from trefoil.core.slate import SLATE

Step: TypeAlias = tuple[str, Any, tuple[Any, ...]]  # a name, a kernel, and arguments like those it is called with

_ready: set[str] = set()


@dataclass(frozen=True)
class Batch:
    """Kernels that are compiled together."""

    title: str  # for people: `the rules of …`
    steps: tuple[Step, ...]
    cache: Path  # where a mark says that all of them are compiled

    @property
    def mark(self) -> Path:
        return self.cache / f"{self.title}.ready"

    def is_warm(self) -> bool:
        """Whether this version has compiled it, in this mode."""
        return not COMPILED or self.mark.exists()

    def compile(self) -> Iterator[str]:
        """Compile step by step, naming each; after the last one the batch is marked as ready."""
        for name, function, arguments in self.steps:
            yield name
            compile_for(function, *arguments)
        self.cache.mkdir(parents=True, exist_ok=True)
        self.mark.touch()

    def warm(self) -> None:
        """Make it ready; the first time this takes some seconds, and a sentence says so."""
        if self.title in _ready:
            return
        _ready.add(self.title)
        if not self.is_warm():
            print(f"Compiling {self.title}. This happens once and takes up to a minute.", file=sys.stderr)
            for _ in self.compile():
                pass


def rules_of(title: str, kernel: Rules) -> Batch:
    """Everything of a game's rules that callers from Python use."""
    states, slates, numbers = np.zeros(1, kernel.STATE), np.zeros(1, SLATE), np.zeros(1, np.int64)
    steps: tuple[Step, ...] = (
        ("setup", entry_points.setup, (states, numbers)),
        ("legal", entry_points.legal, (states, slates)),
        ("sampling", entry_points.sample, (states, np.zeros(1, np.uint64), slates)),
        ("weights", entry_points.weights, (states, slates)),
        ("apply", entry_points.apply, (states, 0)),
        ("nature", entry_points.let_nature_move, (states, slates)),
        ("hide", entry_points.hide, (states, 0)),
        ("guess", entry_points.guess, (states, 0, slates)),
        ("seen", entry_points.seen, (states, states, numbers, 0)),
        ("effects", entry_points.effects, (states, states, 0, slates)),
        ("scores", entry_points.scores, (states, numbers)),
        ("winners", entry_points.winners, (states,)),
        ("sentences", sentence.goes_on, (states, states, 0)),
        ("unseen", sentence.unseen_by, (states, 0)),
        ("perft", perft.walk, (states, slates, numbers, 0)),
        ("random games", play.random_games, (states, 0, 0, slates)),
    )
    return Batch(f"the rules of {title}", steps, CACHE)


def warm(title: str, kernel: Rules) -> None:
    """Make the rules of a game ready."""
    if f"the rules of {title}" not in _ready:
        rules_of(title, kernel).warm()
