"""Count the ways to play on: how many sequences of a number of moves there are, nature's included."""

from operator import index

import numpy as np
from numpy.typing import NDArray

from trefoil.core.errors import BadOption
from trefoil.core.jit import kernel
from trefoil.core.quoting import shortened
from trefoil.core.rules import apply, legal
from trefoil.core.slate import SLATE
from trefoil.core.state import Records

DEEPEST = 10_000  # moves; longer than any game


@kernel
def walk(states: Records, slates: Records, left: NDArray[np.int64], depth: int) -> int:
    """Walk the tree; level k holds a position, its moves, and how many of them are still to be tried."""
    total = 0
    level = 0
    left[0] = legal(states[0], slates[0])
    while level >= 0:
        if level == depth - 1:
            total += left[level]
            level -= 1
        elif left[level] == 0:
            level -= 1
        else:
            left[level] -= 1
            states[level + 1] = states[level]
            apply(states[level + 1], int(slates[level].moves[left[level]]))
            level += 1
            left[level] = legal(states[level], slates[level])
    return total


def checked(depth: object) -> int:
    """A depth that can be counted; each level takes memory."""
    try:
        number = index(depth)  # type: ignore[arg-type]  # any whole number, NumPy's too
    except TypeError:
        number = -1
    if not 0 <= number <= DEEPEST or isinstance(depth, bool):
        raise BadOption(f"Expected a whole number from 0 to {DEEPEST} as depth, got {shortened(depth)}.")
    return number


def perft(states: Records, depth: int) -> int:
    """The number of sequences of `depth` moves from a position."""
    depth = checked(depth)
    if depth == 0:
        return 1
    stack = np.zeros(depth, states.dtype)
    stack[0] = states[0]
    return int(walk(stack, np.zeros(depth, SLATE), np.zeros(depth, np.int64), depth))
