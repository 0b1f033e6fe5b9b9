"""What a rule writes its answers on: a record, because passing arrays costs an atomic count at every call."""

from typing import Annotated

from trefoil.core.state import Int16s, Int32, Int32s, Int64, dtype_of

MOST = 64  # moves, or outcomes of nature, that one position can have


class Slate:
    """Room for the moves of one position, and for nature's weights."""

    nature_moves: Int64  # how many moves nature made in the random games just played
    outcomes: Int32  # how many weights are written
    odds: Annotated[Int32s, MOST]  # nature's weights, outcome k at place k
    moves: Annotated[Int16s, MOST]  # legal actions, ascending


SLATE = dtype_of(Slate)
