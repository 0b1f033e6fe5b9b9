"""What pawns and cards of Tock are worth: a hand-made table, and small questions to it."""

import numpy as np

from trefoil.core.bits import COUNT, NTH
from trefoil.core.jit import kernel, rule
from trefoil.games.tock.material import RANKS, State
from trefoil.games.tock.moving import on_own_start
from trefoil.games.tock.sides import colour_of, rivals, side
from trefoil.games.tock.track import CENTRE, GATE, PAWNS, in_lane, lane, on_ring, start, wrapped

# What a pawn is worth, by where it stands: one unit is a clear difference between two moves.
IN_PLAY_AT_ALL = 2.0  # it has left its base
WHOLE_ROUND = 3.6  # it has gone all the way to its gate
AT_HOME = 12.0  # it stands in its lane
DEEPER = 0.5  # for each square further in
SAFE = 0.75  # on its own start, or in the centre
DANGER = 0.1  # for each opponent's pawn that could reach it, by what it would lose
REACH = 13  # how far a pawn can be hit from
# What a card is worth in the hand.
CARD_WORTH = {"A": 2.4, "K": 1.15, "*": 2.0, "7": 0.9, "4": 0.7, "J": 1.0, "N": 1.0, "Q": 0.3, "T": 0.25, "X7": 0.4}
HELD = np.array([CARD_WORTH.get(rank, 0.3 if rank.startswith("X") else 0.2) for rank in RANKS])
ENTERS = np.array([rank in ("A", "K", "*") for rank in RANKS])


@rule
def progress(s: State, pawn: int) -> float:
    """How far round a pawn on the ring is, from 0 to 1; with the clock it begins again past its gate."""
    colour, place = colour_of(pawn), int(s.pawns[pawn])
    gone = wrapped(s, (place - start(colour)) * int(s.way))
    if s.way > 0 and gone > s.ring - GATE:
        return 0.0
    return gone / int(s.ring)


@rule
def danger(s: State, pawn: int) -> float:
    """How many pawns of other sides stand where they could hit this one going forward."""
    place, colour = int(s.pawns[pawn]), colour_of(pawn)
    total = 0.0
    others = rivals(s, side(s, colour))
    for k in range(COUNT[others]):
        for other in range(PAWNS * NTH[others, k], PAWNS * NTH[others, k] + PAWNS):
            there = int(s.pawns[other])
            if on_ring(there):
                behind = wrapped(s, (place - there) * int(s.way))
                total += 1.0 if 0 < behind <= REACH else 0.0
    return total


@kernel
def pawn_value(s: State, pawn: int) -> float:
    """What a pawn is worth where it stands."""
    place, colour = int(s.pawns[pawn]), colour_of(pawn)
    if in_lane(place):
        return AT_HOME + DEEPER * (place - lane(colour))
    if place == CENTRE:
        return IN_PLAY_AT_ALL + WHOLE_ROUND / 2 + SAFE
    if not on_ring(place):
        return 0.0
    value = IN_PLAY_AT_ALL + WHOLE_ROUND * progress(s, pawn)
    if on_own_start(s, pawn):
        return value + SAFE
    return value - DANGER * danger(s, pawn) * value
