"""The end of a game of Triqueta: kept tokens are added or returned, and everything is counted (5)."""

import numpy as np
from numpy.typing import NDArray

from trefoil.core.jit import rule
from trefoil.core.seats import NOBODY
from trefoil.core.state import EMPTY
from trefoil.games.triqueta.material import ADD, CHOOSING, COPIES, MAX_KEPT, N_ANIMALS, OVER, TRIQUETA, VALUES, State

ROCK_POINTS = 1  # 5.3: for whoever holds the starting rock
TREE_POINTS = 1  # 5.3: for each tree tile


@rule
def next_choice(s: State) -> None:
    """5.1 R6: in seat order, each kept token is added or returned; after the last choice all are opened."""
    for seat in range(s.players):
        for slot in range(MAX_KEPT):
            if s.kept[seat, slot] != EMPTY and s.choice[seat, slot] == EMPTY:
                s.turn = seat
                s.stage = CHOOSING
                s.to_move = seat
                return
    open_choices(s)


@rule
def choose(s: State, choice: int) -> None:
    """5.1: add or return, for the kept tokens in the order they were kept."""
    seat = int(s.turn)
    slot = 0
    while s.choice[seat, slot] != EMPTY:
        slot += 1
    s.choice[seat, slot] = choice
    next_choice(s)


@rule
def open_choices(s: State) -> None:
    """5.1: what was added joins the collection; what was returned stays face down for ever."""
    for seat in range(s.players):
        for slot in range(MAX_KEPT):
            if s.choice[seat, slot] == ADD:
                s.collections[seat, int(s.kept[seat, slot])] += 1
                s.kept[seat, slot] = EMPTY
    s.stage = OVER
    s.to_move = NOBODY


def points_of(animal: int, n: int) -> int:
    """5.2: what n tokens of an animal are worth; plain, so that a table can be made of it without a compiler."""
    if n == TRIQUETA:
        return VALUES[animal]
    return n if n < TRIQUETA else TRIQUETA - n


points = rule(points_of)


@rule
def score(s: State, seat: int) -> int:
    """5.2, 5.3: animals, the rock and the trees."""
    total = TREE_POINTS * int(s.trees[seat]) + ROCK_POINTS * int(s.rock == seat)
    for animal in range(N_ANIMALS):
        total += points(animal, int(s.collections[seat, animal]))
    return total


@rule
def tokens(s: State, seat: int) -> int:
    """5.4 R7: the tokens that count."""
    total = 0
    for animal in range(N_ANIMALS):
        total += int(s.collections[seat, animal])
    return total


@rule
def scores(s: State, out: NDArray[np.int64]) -> None:
    for seat in range(s.players):
        out[seat] = score(s, seat)


@rule
def winners(s: State) -> int:
    """5.4: most points, then most tokens; still tied, they win together."""
    best, mask = -1, 0
    for seat in range(s.players):
        rank = (score(s, seat) + COPIES * N_ANIMALS) * COPIES * N_ANIMALS + tokens(s, seat)
        if rank > best:
            best, mask = rank, 0
        if rank == best:
            mask |= 1 << seat
    return mask
