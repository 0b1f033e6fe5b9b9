"""Positions that a network learns from: their features, one after the other, and the targets of each."""

from typing import Any, NamedTuple

import numpy as np

from trefoil.core.jit import rule
from trefoil.core.plan import Plan
from trefoil.core.rules import features
from trefoil.core.slate import MOST_NOTED, Slate
from trefoil.core.state import Float32s, Int16s, Int64s


class Positions(NamedTuple):
    """Each as one seat, its reader, sees it.

    Loops take the arrays out first: compiled code counts a reference each time, which costs more than the number read.
    """

    offsets: Int64s  # position i has the features from offsets[i] up to offsets[i + 1]
    features: Int16s
    amounts: Float32s  # how much of each feature
    targets: Float32s  # by position, the win probability of each seat, from the reader on


def room_for(plan: Plan, players: int) -> Positions:
    """Room for the positions of a round."""
    count, noted = plan.positions, plan.positions * plan.room
    return Positions(
        np.zeros(count + 1, np.int64),
        np.zeros(noted, np.int16),
        np.zeros(noted, np.float32),
        np.zeros((count, players), np.float32),
    )


@rule
def has_room(n: int, positions: Positions) -> bool:
    """Whether one more position can be noted after the first n."""
    return bool(n < len(positions.targets) and positions.offsets[n] + MOST_NOTED <= len(positions.features))


@rule
def note(s: Any, reader: int, i: int, positions: Positions, slate: Slate) -> None:
    """Write the features of a position, the i-th, after those noted before."""
    noted, amounts, offsets = positions.features, positions.amounts, positions.offsets
    count, first = features(s, reader, slate), offsets[i]
    for k in range(count):
        noted[first + k] = slate.features[k]
        amounts[first + k] = slate.amounts[k]
    offsets[i + 1] = first + count


@rule
def recall(i: int, positions: Positions, slate: Slate) -> int:
    """Put the features of the i-th position back on the slate; return how many there are."""
    noted, amounts, offsets = positions.features, positions.amounts, positions.offsets
    first = offsets[i]
    count = int(offsets[i + 1] - first)
    for k in range(count):
        slate.features[k] = noted[first + k]
        slate.amounts[k] = amounts[first + k]
    return count
