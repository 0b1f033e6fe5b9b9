"""A position of Triqueta in plain words and numbers, for screens and programs that know no kernel."""

from functools import lru_cache
from typing import Any, TypedDict

import numpy as np

from trefoil.core import entry_points
from trefoil.core.actions import UNSEEN
from trefoil.core.seats import NOBODY
from trefoil.core.state import EMPTY, HIDDEN, Int64s, Records, legible
from trefoil.games.triqueta import material

Tokens = dict[str, int]  # how many of each animal, by letter


class Row(TypedDict):
    """A row: who has taken it in this round, and what lies in it."""

    row: int
    taken_by: int | None
    tokens: Tokens


class Seat(TypedDict):
    """What lies in front of a player."""

    seat: int
    row: int | None
    collection: Tokens
    kept: list[str]
    choices: list[str]
    rock: bool
    trees: int
    points: int


class Position(TypedDict):
    """A position of Triqueta; what is hidden reads `?`."""

    players: int
    stage: str
    turn: int | None
    round: int
    tower: int
    towers: list[int]
    unseen: Tokens
    hand: str | None
    about: str | None
    rows: list[Row]
    seats: list[Seat]


STAGES = tuple(stage.name.lower() for stage in material.Stage)


def letter(animal: int) -> str | None:
    """The animal's letter, `?` if it is hidden, None if there is none."""
    if animal == EMPTY:
        return None
    return UNSEEN if animal == HIDDEN else material.LETTERS[animal]


def described(states: Records) -> Position:
    """The whole position."""
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


def counts(animals: tuple[int, ...]) -> Tokens:
    """How many of each animal, by letter; animals that are not there are left out."""
    return counted(animals).copy()


@lru_cache(maxsize=10_000)
def counted(animals: tuple[int, ...]) -> Tokens:
    """The same, remembered: from move to move and from seat to seat most of them stay what they are."""
    return {letter: n for letter, n in zip(material.LETTERS, animals, strict=True) if n}


def row(s: Any, number: int) -> Row:
    """One row."""
    taken_by = s.marker.index(number) if number in s.marker else None
    return {"row": number + 1, "taken_by": taken_by, "tokens": counts(s.rows[number])}


def seat(s: Any, number: int, points: int) -> Seat:
    """One seat."""
    taken = s.marker[number]
    return {
        "seat": number,
        "row": None if taken == EMPTY else taken + 1,
        "collection": counts(s.collections[number]),
        "kept": [text for animal in s.kept[number] if (text := letter(animal)) is not None],
        "choices": [choice(made) for made in s.choice[number] if made != EMPTY],
        "rock": s.rock == number,
        "trees": s.trees[number],
        "points": points,
    }


def choice(made: int) -> str:
    """`add`, `return`, or `?` for a choice that is not open yet."""
    return UNSEEN if made == HIDDEN else material.VERBS.texts[made]


def lying(actions: Int64s) -> dict[str, list[str]]:
    """The tokens of each row in the order in which they came in this round, as the moves tell it to their reader."""
    moves: list[int] = actions.tolist()
    begun = len(moves)
    while begun > 0 and not material.CHOOSE_TOWER <= moves[begun - 1] < material.ADD:
        begun -= 1
    rows: dict[str, list[str]] = {}
    drawn = UNSEEN
    for action in moves[begun:]:
        if action < material.TOKEN_UNSEEN:
            drawn = material.LETTERS[action - material.TOKEN]
        elif action == material.TOKEN_UNSEEN:
            drawn = UNSEEN
        elif material.PLACE <= action < material.KEEP:
            rows.setdefault(material.ROWS[action - material.PLACE], []).append(drawn)
        elif material.TAKE <= action < material.CHOOSE_TOWER:
            rows.pop(material.ROWS[action - material.TAKE], None)
    return rows
