"""What n tokens of an animal are worth with rounds to come: a hand-made table, and what a move changes by it."""

import numpy as np

from trefoil.core.jit import rule
from trefoil.core.state import EMPTY
from trefoil.games.triqueta.material import ADD, COPIES, N_ANIMALS, N_TOWERS, State
from trefoil.games.triqueta.scoring import points_of

MOST_TOKENS = COPIES + 1  # no collection has more of an animal
ARRIVALS = (0.55, 0.33, 0.12)  # how likely a row that is taken brings none, one, two of an animal
AVOIDED = 0.55  # how often a player can leave what would do harm
KEEPING = (0.0, 1.2, 1.8, 2.2)  # what a free place for a kept token is worth, by rounds to come


def _values() -> np.ndarray[tuple[int, int, int], np.dtype[np.float64]]:
    """The last round counts points (5.2); each one before it expects what a later row may bring."""
    found = np.zeros((N_TOWERS, N_ANIMALS, MOST_TOKENS + 2))
    for animal in range(N_ANIMALS):
        for n in range(MOST_TOKENS + 2):
            found[0, animal, n] = points_of(animal, n)
    for rounds in range(1, N_TOWERS):
        for animal in range(N_ANIMALS):
            for n in range(MOST_TOKENS):
                found[rounds, animal, n] = _expected(found[rounds - 1, animal], n)
            found[rounds, animal, MOST_TOKENS:] = found[rounds - 1, animal, MOST_TOKENS:]
    return found


def _expected(after: np.ndarray[tuple[int], np.dtype[np.float64]], n: int) -> float:
    total = float(after[n])
    for more in (1, 2):
        gain = float(after[n + more] - after[n])
        total += ARRIVALS[more] * (gain if gain > 0 else gain * (1 - AVOIDED))
    return total


WORTH = _values()  # WORTH[rounds to come, animal, tokens]


@rule
def value(rounds: int, animal: int, n: int) -> float:
    """What n tokens of an animal are worth."""
    return float(WORTH[rounds, animal, min(n, MOST_TOKENS + 1)])


@rule
def step(rounds: int, animal: int, n: int, more: int) -> float:
    """What more tokens of an animal are worth to somebody who has n."""
    return value(rounds, animal, n + more) - value(rounds, animal, n)


@rule
def gain(s: State, rounds: int, seat: int, row: int) -> float:
    """What a row would bring a seat."""
    total = 0.0
    for animal in range(N_ANIMALS):
        more = int(s.rows[row, animal])
        if more > 0:
            total += step(rounds, animal, int(s.collections[seat, animal]), more)
    return total


@rule
def adding(s: State, seat: int) -> float:
    """5.1: what the next kept token brings if it is added, those added before counted."""
    slot = 0
    while s.choice[seat, slot] != EMPTY:
        slot += 1
    animal = int(s.kept[seat, slot])
    n = int(s.collections[seat, animal])
    for before in range(slot):
        n += int(s.choice[seat, before] == ADD and s.kept[seat, before] == animal)
    return step(0, animal, n, 1)
