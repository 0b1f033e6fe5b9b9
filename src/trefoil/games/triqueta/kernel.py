"""Triqueta's answers to the words of the house; the numbers of paragraphs are those of docs/rules/triqueta.md."""

import sys

import numpy as np
from numpy.typing import NDArray

from trefoil.core import rules
from trefoil.core.bits import COUNT, NTH
from trefoil.core.chance import below
from trefoil.core.jit import rule
from trefoil.core.slate import Slate
from trefoil.core.state import EMPTY
from trefoil.core.unseen import weights  # 3.4: the next token is any that nobody has seen
from trefoil.games.triqueta.effects import EFFECTS, effects
from trefoil.games.triqueta.material import (
    ADD,
    BETWEEN,
    CHOOSE_TOWER,
    CHOOSING,
    COPIES,
    DRAW,
    DRAWING,
    FIRST,
    KEEP,
    MAX_KEPT,
    N_ANIMALS,
    PLACE,
    PLACING,
    PLAYERS,
    RULES,
    STATE,
    TAKE,
    TOKEN,
    TOWER,
    TURN,
    VERBS,
    State,
)
from trefoil.games.triqueta.scoring import choose, scores, winners
from trefoil.games.triqueta.secrecy import guess, hide, seen
from trefoil.games.triqueta.turns import (
    begin_round,
    choose_tower,
    draw,
    keep,
    lay_markers,
    place,
    show,
    take,
    towers_left,
)

__all__ = [
    "EFFECTS",
    "RULES",
    "STATE",
    "VERBS",
    "apply",
    "effects",
    "guess",
    "hide",
    "legal",
    "rollout_move",
    "sample",
    "scores",
    "seen",
    "setup",
    "weights",
    "winners",
]


@rule
def setup(s: State, options: NDArray[np.int64]) -> None:
    """2: rows in the middle, towers built, the rock with `first`."""
    s.players = options[PLAYERS]
    s.first = options[FIRST]
    s.draws = 0
    s.drawn = EMPTY
    s.tower_left[:] = TOWER
    s.unseen[:] = COPIES
    s.rows[:, :] = 0
    s.collections[:, :] = 0
    s.trees[:] = 0
    s.kept[:, :] = EMPTY
    s.kept_draw[:, :] = EMPTY
    s.choice[:, :] = EMPTY
    s.rock = s.first
    s.tower = 0  # 7: tower 1 is the first current tower
    lay_markers(s)
    begin_round(s)


@rule
def can_draw(s: State) -> int:
    """3.6: an empty tower leaves only B."""
    return int(s.tower_left[int(s.tower)] > 0)


@rule
def can_keep(s: State) -> int:
    """3.2b: at most two tokens in the whole game."""
    return int(s.kept[int(s.turn), MAX_KEPT - 1] == EMPTY)


@rule
def animals_left(s: State) -> int:
    """3.4: what a draw can show."""
    left = 0
    for animal in range(N_ANIMALS):
        left += int(s.unseen[animal] > 0) << animal
    return left


@rule
def count(s: State) -> int:
    """How many moves are legal."""
    if s.stage == TURN:
        return can_draw(s) + int(COUNT[int(s.rows_open)])
    if s.stage == PLACING:
        return int(COUNT[int(s.rows_open)]) + can_keep(s)
    if s.stage == DRAWING:
        return int(COUNT[animals_left(s)])
    if s.stage == BETWEEN:
        return int(COUNT[towers_left(s)])
    return 2 if s.stage == CHOOSING else 0


@rule
def nth(s: State, k: int) -> int:
    """The k-th legal move, ascending."""
    if s.stage == TURN:
        if k < can_draw(s):
            return DRAW
        return TAKE + int(NTH[int(s.rows_open), k - can_draw(s)])
    if s.stage == PLACING:
        if k == COUNT[int(s.rows_open)]:
            return KEEP
        return PLACE + int(NTH[int(s.rows_open), k])
    if s.stage == DRAWING:
        return TOKEN + int(NTH[animals_left(s), k])
    if s.stage == BETWEEN:
        return CHOOSE_TOWER + int(NTH[towers_left(s), k])
    return ADD + k


@rule
def legal(s: State, slate: Slate) -> int:
    n = count(s)
    for k in range(n):
        slate.moves[k] = nth(s, k)
    return n


@rule
def sample(s: State, rng: int, slate: Slate) -> int:
    return nth(s, below(rng, count(s)))


@rule
def rollout_move(s: State, rng: int, slate: Slate) -> int:
    """Evenly drawn moves end a game of Triqueta by themselves."""
    return sample(s, rng, slate)


@rule
def apply(s: State, action: int) -> None:
    if action < DRAW:
        show(s, action - TOKEN)
    elif action == DRAW:
        draw(s)
    elif action < KEEP:
        place(s, action - PLACE)
    elif action == KEEP:
        keep(s)
    elif action < CHOOSE_TOWER:
        take(s, action - TAKE)
    elif action < ADD:
        choose_tower(s, action - CHOOSE_TOWER)
    else:
        choose(s, action)


rules.register(STATE, sys.modules[__name__])
