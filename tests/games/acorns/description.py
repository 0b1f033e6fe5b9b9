"""A position of Acorns in plain words and numbers."""

from typing import TypedDict

import numpy as np

from tests.games.acorns.material import LETTERS, MAX_PLAYERS, Stage
from trefoil.core import entry_points
from trefoil.core.seats import NOBODY
from trefoil.core.state import Legible, Records, legible

Counts = dict[str, int]  # how many acorns of each kind


class Seat(TypedDict):
    """What lies in front of somebody; of what is hidden only the acorns that are known."""

    seat: int
    acorns: int
    hand: Counts
    buried: int
    buried_acorns: Counts
    points: int


class Position(TypedDict):
    """A position of Acorns; what is hidden is counted in the sizes only."""

    players: int
    stage: str
    turn: int | None
    bag: int
    unseen: Counts
    eaten: list[Counts]
    seats: list[Seat]


STAGES = tuple(stage.name.lower() for stage in Stage)


def described(states: Records) -> Position:
    """The whole position of a record."""
    scores = np.zeros(MAX_PLAYERS, np.int64)
    entry_points.scores(states, scores)
    return position(legible(states), scores.tolist())


def position(s: Legible, scores: list[int]) -> Position:
    """The whole position, with what each seat has reached."""
    players: int = s.players
    return {
        "players": players,
        "stage": STAGES[s.stage],
        "turn": s.turn if s.to_move != NOBODY else None,
        "bag": s.bag,
        "unseen": counts(s.unseen),
        "eaten": [counts(s.eaten[number]) for number in range(players)],
        "seats": [seat(s, number, scores[number]) for number in range(players)],
    }


def counts(acorns: tuple[int, ...]) -> Counts:
    """How many of each kind, by letter; kinds that are not there are left out."""
    return {letter: n for letter, n in zip(LETTERS, acorns, strict=True) if n}


def seat(s: Legible, number: int, points: int) -> Seat:
    """One seat."""
    return {
        "seat": number,
        "acorns": s.hand_sizes[number],
        "hand": counts(s.hands[number]),
        "buried": s.buried_sizes[number],
        "buried_acorns": counts(s.buried[number]),
        "points": points,
    }


def ending(winners: list[int]) -> str:
    """What decided the game."""
    return "points" if len(winners) == 1 else "shared"
