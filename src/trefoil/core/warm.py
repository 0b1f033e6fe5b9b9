"""Compile what a game needs before it is needed, and say so when it takes a while."""

import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import numpy as np

from trefoil.core import doors, perft, play
from trefoil.core.jit import CACHE, COMPILED, compile_for
from trefoil.core.slate import SLATE

_ready: set[str] = set()


def steps(kernel: ModuleType) -> Iterator[tuple[str, Any, tuple[Any, ...]]]:
    """Everything that callers from Python use, by name, with arguments like theirs."""
    states, slates, numbers = np.zeros(1, kernel.STATE), np.zeros(1, SLATE), np.zeros(1, np.int64)
    yield "setup", doors.setup, (states, numbers)
    yield "legal", doors.legal, (states, slates)
    yield "weights", doors.weights, (states, slates)
    yield "apply", doors.apply, (states, 0)
    yield "nature", doors.let_nature_move, (states, slates)
    yield "hide", doors.hide, (states, 0)
    yield "guess", doors.guess, (states, 0, slates)
    yield "seen", doors.seen, (states, states, numbers, 0)
    yield "scores", doors.scores, (states, numbers)
    yield "winners", doors.winners, (states,)
    yield "perft", perft.walk, (states, slates, numbers, 0)
    yield "random games", play.random_games, (states, 0, 0, slates)


def is_warm(title: str) -> bool:
    """Whether the game has been compiled by this version, in this mode."""
    return not COMPILED or (CACHE / f"{title}.ready").exists()


def compile_all(title: str, kernel: ModuleType) -> Iterator[str]:
    """Compile step by step, naming each; the last step marks the game as ready."""
    for name, function, arguments in steps(kernel):
        yield name
        compile_for(function, *arguments)
    CACHE.mkdir(parents=True, exist_ok=True)
    (CACHE / f"{title}.ready").touch()


def warm(title: str, kernel: ModuleType) -> None:
    """Make a game ready; the first time this takes some seconds, and a sentence says so."""
    if title in _ready:
        return
    _ready.add(title)
    if not is_warm(title):
        print(f"Compiling the rules of {title}. This happens once and takes about half a minute.", file=sys.stderr)
        for _ in compile_all(title, kernel):
            pass
