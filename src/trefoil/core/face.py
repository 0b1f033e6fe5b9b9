"""What a game adds to its rules, for people: its name, its options, and positions in words, parts and drawings."""

import threading
from abc import ABC, abstractmethod
from enum import StrEnum
from types import ModuleType
from typing import Any, ClassVar

import numpy as np

from trefoil.core import entry_points
from trefoil.core.options import Options
from trefoil.core.outcome import Outcome
from trefoil.core.seats import NOBODY
from trefoil.core.slate import MOST_SEATS, SLATE
from trefoil.core.state import Records


class Scratch(threading.local):
    """What rules write on, once for each thread; nothing on it is kept."""

    def __init__(self) -> None:
        self.slates: Records = np.zeros(1, SLATE)
        self.moves = self.slates["moves"][0]


scratch = Scratch()


class Face(ABC):
    """Everything about a game that is not a rule and not a game being played."""

    NAME: ClassVar[str]  # in records and commands
    TITLE: ClassVar[str]  # for people
    KERNEL: ClassVar[ModuleType]  # its rules
    OPTIONS: ClassVar[Options]
    KNOWLEDGE: ClassVar[ModuleType]  # what bots know of it

    # Reading a record of it

    @classmethod
    def texts_of(cls, states: Records) -> tuple[str, ...]:
        """The legal moves of a position."""
        count = entry_points.legal(states, scratch.slates)
        texts = cls.KERNEL.VERBS.texts
        return tuple([texts[action] for action in scratch.moves[:count].tolist()])

    @classmethod
    def is_over(cls, states: Records) -> bool:
        """Whether nobody is to move."""
        return bool(states["to_move"][0] == NOBODY)

    @classmethod
    def outcome_of(cls, states: Records) -> Outcome:
        """How a finished game ended."""
        reached = np.zeros(MOST_SEATS, np.int64)
        entry_points.scores(states, reached)
        won, players = entry_points.winners(states), int(states["players"][0])
        winners = tuple(seat for seat in range(players) if won >> seat & 1)
        scores = tuple(reached[:players].tolist())
        return Outcome(winners, scores, cls.tokens_of(states), cls.ending_of(winners, scores))

    # What a game adds

    @classmethod
    def tokens_of(cls, states: Records) -> tuple[int, ...] | None:
        """What each seat has collected, where the game counts it."""
        return None

    @staticmethod
    @abstractmethod
    def ending_of(winners: tuple[int, ...], scores: tuple[int, ...]) -> StrEnum:
        """What decided a game, one of its own reasons."""

    @staticmethod
    @abstractmethod
    def describe(states: Records) -> dict[str, Any]:
        """A position in plain words and numbers; what is hidden reads `?`."""

    @staticmethod
    @abstractmethod
    def parts_of(states: Records) -> dict[str, str]:
        """The parts of a position as texts without a space; what is hidden reads `?`."""

    @staticmethod
    @abstractmethod
    def lay_out(states: Records, parts: dict[str, str]) -> None:
        """Fill the record of a new game with such parts, or refuse them with `BadPosition`."""

    @staticmethod
    @abstractmethod
    def draw(position: dict[str, Any], language: str = "en") -> str:
        """A described position as a drawing in text."""
