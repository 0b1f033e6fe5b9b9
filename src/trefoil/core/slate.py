"""What a rule writes its answers on: a record, because passing arrays costs an atomic count at every call."""

from typing import Annotated

from trefoil.core.jit import rule
from trefoil.core.state import Float32s, Float64s, Int16s, Int32, Int32s, Int64, dtype_of

MOST = 64  # moves, or outcomes of nature, that one position can have
MOST_SEATS = 6
MOST_NOTICED = 256  # traits of one position
NEURONS = 64  # of a mind


class Slate:
    """Room for the moves of one position, for nature's weights, and for what moves and positions seem worth."""

    nature_moves: Int64  # how many moves nature made in the random games just played
    outcomes: Int32  # how many weights are written
    odds: Annotated[Int32s, MOST]  # nature's weights, outcome k at place k
    moves: Annotated[Int16s, MOST]  # legal actions, ascending
    worths: Annotated[Float64s, MOST]  # what each of these actions seems worth
    steps: Int64  # how many moves the best-looking turn has
    line: Annotated[Int16s, MOST]  # these moves, in their order
    shares: Annotated[Float64s, MOST_SEATS]  # per seat, its share of the win
    notes: Annotated[Float64s, MOST]  # room to reckon in
    noticed: Annotated[Int16s, MOST_NOTICED]  # the traits a position has
    amounts: Annotated[Float32s, MOST_NOTICED]  # how much of each
    neurons: Annotated[Float32s, NEURONS]  # room for a mind to think in
    judged: Int64  # how many positions minds have judged with this slate


SLATE = dtype_of(Slate)


@rule
def note_best(slate: Slate, n: int) -> None:
    """The best-looking turn is the best-looking of the first n moves alone."""
    best = 0
    for k in range(1, n):
        if slate.worths[k] > slate.worths[best]:
            best = k
    slate.line[0] = slate.moves[best]
    slate.steps = 1


@rule
def note_trait(slate: Slate, n: int, trait: int, amount: float) -> int:
    """Write one more trait after the first n; return how many there are then."""
    slate.noticed[n] = trait
    slate.amounts[n] = amount
    return n + 1
