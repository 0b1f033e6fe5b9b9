"""A position of Triqueta in plain words and numbers, for screens and programs that know no kernel."""

from functools import lru_cache
from typing import Any

import numpy as np

from trefoil.core import entry_points
from trefoil.core.actions import UNSEEN
from trefoil.core.seats import NOBODY
from trefoil.core.state import EMPTY, HIDDEN, Records, legible
from trefoil.games.triqueta import material

STAGES = tuple(stage.name.lower() for stage in material.Stage)


def letter(animal: int) -> str | None:
    """The animal's letter, `?` if it is hidden, None if there is none."""
    if animal == EMPTY:
        return None
    return UNSEEN if animal == HIDDEN else material.LETTERS[animal]


def described(states: Records) -> dict[str, Any]:
    """The whole position; what is hidden reads `?`."""
    s = legible(states)
    players: int = s.players
    scores = np.zeros(material.MAX_PLAYERS, np.int64)
    entry_points.scores(states, scores)
    points = scores.tolist()
    return {
        "players": players,
        "stage": STAGES[s.stage],
        "turn": s.turn if s.to_move != NOBODY else None,
        "round": sum(s.trees) + 1,
        "tower": s.tower + 1,
        "towers": list(s.tower_left),
        "unseen": counts(s.unseen),
        "hand": letter(s.drawn),
        "about": letter(in_question(s)),
        "rows": [row(s, number) for number in range(players)],
        "seats": [seat(s, number, points[number]) for number in range(players)],
    }


def in_question(s: Any) -> int:
    """The token that the next move is about: the drawn one, or the kept one that is added or returned."""
    if s.stage != material.CHOOSING:
        return int(s.drawn)
    undecided: list[int] = [kept for kept, made in zip(s.kept[s.turn], s.choice[s.turn], strict=True) if made == EMPTY]
    return undecided[0]


def counts(animals: tuple[int, ...]) -> dict[str, int]:
    """How many of each animal, by letter; animals that are not there are left out."""
    return counted(animals).copy()


@lru_cache(maxsize=10_000)
def counted(animals: tuple[int, ...]) -> dict[str, int]:
    """The same, remembered: from move to move and from seat to seat most of them stay what they are."""
    return {letter: n for letter, n in zip(material.LETTERS, animals, strict=True) if n}


def row(s: Any, number: int) -> dict[str, Any]:
    """A row: who has taken it in this round, and what lies in it."""
    taken_by = s.marker.index(number) if number in s.marker else None
    return {"row": number + 1, "taken_by": taken_by, "tokens": counts(s.rows[number])}


def seat(s: Any, number: int, points: int) -> dict[str, Any]:
    """What lies in front of a player."""
    taken = s.marker[number]
    return {
        "seat": number,
        "row": None if taken == EMPTY else taken + 1,
        "collection": counts(s.collections[number]),
        "kept": [letter(animal) for animal in s.kept[number] if animal != EMPTY],
        "choices": [choice(made) for made in s.choice[number] if made != EMPTY],
        "rock": s.rock == number,
        "trees": s.trees[number],
        "points": points,
    }


def choice(made: int) -> str:
    """`add`, `return`, or `?` for a choice that is not open yet."""
    return UNSEEN if made == HIDDEN else material.VERBS.texts[made]
