"""A position of Triqueta in plain words and numbers, for screens and programs that know no kernel."""

from functools import lru_cache
from typing import TypedDict

import numpy as np

from trefoil.core import entry_points
from trefoil.core.actions import UNSEEN
from trefoil.core.seats import NOBODY
from trefoil.core.state import EMPTY, HIDDEN, Legible, Records, legible
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
TEXTS = material.VERBS.texts


def letter(animal: int) -> str | None:
    """The letter of what lies somewhere, None if nothing does."""
    return None if animal == EMPTY else shown(animal)


def shown(animal: int) -> str:
    """The animal's letter, `?` if it is hidden."""
    return UNSEEN if animal == HIDDEN else material.LETTERS[animal]


def described(states: Records) -> Position:
    """The whole position of a record."""
    scores = np.zeros(material.MAX_PLAYERS, np.int64)
    entry_points.scores(states, scores)
    return position(legible(states), scores.tolist())


def position(s: Legible, scores: list[int]) -> Position:
    """The whole position, with what each seat has reached."""
    players: int = s.players
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
        "seats": [seat(s, number, scores[number]) for number in range(players)],
    }


def in_question(s: Legible) -> int:
    """The token that the next move is about: the drawn one, or the kept one that is added or returned."""
    if s.stage != material.CHOOSING:
        return int(s.drawn)
    return int(s.kept[s.turn][s.choice[s.turn].index(EMPTY)])


def counts(animals: tuple[int, ...]) -> Tokens:
    """How many of each animal, by letter; animals that are not there are left out."""
    return counted(animals).copy()


@lru_cache(maxsize=10_000)
def counted(animals: tuple[int, ...]) -> Tokens:
    """The same, remembered: from move to move and from seat to seat most of them stay what they are."""
    return {letter: n for letter, n in zip(material.LETTERS, animals, strict=True) if n}


def row(s: Legible, number: int) -> Row:
    """One row."""
    taken_by = s.marker.index(number) if number in s.marker else None
    return {"row": number + 1, "taken_by": taken_by, "tokens": counts(s.rows[number])}


def seat(s: Legible, number: int, points: int) -> Seat:
    """One seat."""
    taken = s.marker[number]
    return {
        "seat": number,
        "row": None if taken == EMPTY else taken + 1,
        "collection": counts(s.collections[number]),
        "kept": [shown(animal) for animal in s.kept[number] if animal != EMPTY],
        "choices": [choice(made) for made in s.choice[number] if made != EMPTY],
        "rock": s.rock == number,
        "trees": s.trees[number],
        "points": points,
    }


def choice(made: int) -> str:
    """`add`, `return`, or `?` for a choice that is not open yet."""
    return UNSEEN if made == HIDDEN else TEXTS[made]


def lying(moves: list[int]) -> dict[str, list[str]]:
    """The tokens of each row as they were placed in this round, the first one first, as the moves tell their reader."""
    begun = len(moves)
    while begun > 0 and not material.CHOOSE_TOWER <= moves[begun - 1] < material.ADD:
        begun -= 1
    rows: list[list[str]] = [[] for _ in material.ROWS]
    drawn = UNSEEN
    for action in moves[begun:]:
        if action < material.TOKEN_UNSEEN:
            drawn = material.LETTERS[action - material.TOKEN]
        elif action == material.TOKEN_UNSEEN:
            drawn = UNSEEN
        elif material.PLACE <= action < material.KEEP:
            rows[action - material.PLACE].append(drawn)
        elif material.TAKE <= action < material.CHOOSE_TOWER:
            rows[action - material.TAKE] = []
    return {row: tokens for row, tokens in zip(material.ROWS, rows, strict=True) if tokens}


def tokens(s: Legible) -> list[int]:
    """5.4 R7: the tokens of each seat that count."""
    return [sum(s.collections[number]) for number in range(s.players)]


def ending(winners: list[int], scores: list[int]) -> str:
    """5.4: what decided the game: points, tokens between equal points, or neither."""
    if len(winners) > 1:
        return "shared"
    best = [score for score in scores if score == scores[winners[0]]]
    return "points" if len(best) == 1 else "tokens"
