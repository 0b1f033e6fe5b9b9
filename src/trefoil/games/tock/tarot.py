"""The tarot's own cards in Tock (6): the knight's ride, and trumps that move an opponent's pawn."""

from trefoil.core.jit import kernel, rule
from trefoil.core.state import EMPTY
from trefoil.games.tock.material import State
from trefoil.games.tock.moving import on_own_start
from trefoil.games.tock.sides import is_own
from trefoil.games.tock.track import along, on_ring


@kernel
def ride(s: State, pawn: int) -> int:
    """6.1 R15: the square of the first pawn of somebody else's, past own pawns and pawns on their start, or EMPTY."""
    place = int(s.pawns[pawn])
    if not on_ring(place):
        return EMPTY
    for n in range(1, int(s.ring)):
        square = along(s, place, n)
        other = int(s.at[square])
        if other != EMPTY and not is_own(s, other) and not on_own_start(s, other):
            return square
    return EMPTY


@rule
def can_be_trumped(s: State, pawn: int) -> bool:
    """6.2: a pawn on the ring, not on its own start."""
    return on_ring(int(s.pawns[pawn])) and not on_own_start(s, pawn)
