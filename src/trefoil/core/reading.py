"""What can be read off a record of any game: its legal moves, whether it is over, and how it ended."""

import threading

import numpy as np

from trefoil.core import entry_points
from trefoil.core.contract import Face
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


class Reading(Face):
    """What a record of any game says by itself, whether or not it is a game being played."""

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
