"""What a rule writes its answers on: a record, because passing arrays costs an atomic count at every call."""

from typing import Annotated

from trefoil.core.jit import rule
from trefoil.core.state import Float32s, Float64s, Int16s, Int32, Int32s, Int64, dtype_of

MOST = 64  # moves, or outcomes of nature, that one position can have
MOST_SEATS = 6
MOST_NOTED = 256  # features of one position
MOST_EFFECTS = 24  # of one move
NEURONS = 64  # of a network


class Slate:
    """Room for the moves of one position, for nature's weights, and for what moves and positions seem worth."""

    nature_moves: Int64  #: how many moves nature made in the random games just played
    outcomes: Int32  #: how many weights are written
    odds: Annotated[Int32s, MOST]  #: nature's weights, outcome k at place k
    moves: Annotated[Int16s, MOST]  #: legal actions, ascending
    values: Annotated[Float64s, MOST]  #: what each of these actions seems worth
    steps: Int64  #: how many moves the best-looking turn has
    line: Annotated[Int16s, MOST]  #: these moves, in their order
    win_chances: Annotated[Float64s, MOST_SEATS]  #: per seat, its win probability; partners share one
    notes: Annotated[Float64s, MOST]  #: room to compute in
    effects: Annotated[Int16s, MOST_EFFECTS, 6]  #: what a move does, as `core/effects.Effect` explains each
    features: Annotated[Int16s, MOST_NOTED]  #: which features a position has
    amounts: Annotated[Float32s, MOST_NOTED]  #: how much of each
    neurons: Annotated[Float32s, NEURONS]  #: the hidden layer of a network
    evaluated: Int64  #: how many positions networks have evaluated with this slate


SLATE = dtype_of(Slate)


@rule
def note_best(slate: Slate, n: int) -> None:
    """The best-looking turn is the best-looking of the first n moves alone."""
    best = 0
    for k in range(1, n):
        if slate.values[k] > slate.values[best]:
            best = k
    slate.line[0] = slate.moves[best]
    slate.steps = 1


@rule
def note_feature(slate: Slate, n: int, feature: int, amount: float) -> int:
    """Write one more feature after the first n; return how many there are then."""
    slate.features[n] = feature
    slate.amounts[n] = amount
    return n + 1
