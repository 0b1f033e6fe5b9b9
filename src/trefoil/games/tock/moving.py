"""How pawns of Tock move (4.1 to 4.7): entering, overtaking, landing, coming home, stepping back."""

from trefoil.core.jit import kernel, rule
from trefoil.core.state import EMPTY
from trefoil.games.tock.material import State
from trefoil.games.tock.sides import colour_of, side
from trefoil.games.tock.track import (
    CENTRE,
    GATE,
    PAWNS,
    along,
    base,
    in_lane,
    lane,
    on_ring,
    start,
    to_gate,
    to_start,
    wrapped,
)


@rule
def on_own_start(s: State, pawn: int) -> bool:
    """R8: it is about where the pawn stands, however it came there."""
    return int(s.pawns[pawn]) == start(colour_of(pawn))


@rule
def barred(s: State, square: int, n: int, way: int) -> bool:
    """4.2: whether a pawn on its own start stands on one of the next n squares; at most one start lies there."""
    ahead = to_start(square, way)
    if ahead > n:
        return False
    pawn = int(s.at[wrapped(s, square + way * ahead)])
    return pawn != EMPTY and on_own_start(s, pawn)


@rule
def may_land(s: State, colour: int, square: int) -> bool:
    """4.3: not on a pawn on its own start; R7: on one's own side's pawns only with friendly fire."""
    pawn = int(s.at[square])
    if pawn == EMPTY:
        return True
    if on_own_start(s, pawn):
        return False
    return bool(s.friendly_fire) or side(s, colour) != side(s, colour_of(pawn))


@kernel
def along_ring(s: State, colour: int, square: int, n: int) -> int:
    """4.2, 4.3: the square n steps on, back if n is below zero, or EMPTY if the move is not allowed."""
    way = int(s.way) if n > 0 else -int(s.way)
    steps = n if n > 0 else -n
    if barred(s, square, steps - 1, way):
        return EMPTY
    target = along(s, square, n)
    return target if may_land(s, colour, target) else EMPTY


@kernel
def into_lane(s: State, colour: int, place: int, n: int) -> int:
    """4.5, 4.6: the lane square that n steps end on exactly, with no pawn in between, or EMPTY."""
    passed = -1  # the last lane square that is behind the pawn, counted from the gate
    if in_lane(place):
        passed = place - lane(colour)
        reach = passed + n
    else:
        steps = to_gate(s, place, colour)
        least = 0 if s.way > 0 else GATE + 1  # 7.1: against the clock a pawn comes over its start.
        if steps < least or steps >= n or barred(s, place, steps, int(s.way)):
            return EMPTY
        reach = n - steps - 1
    if reach >= PAWNS:
        return EMPTY
    for k in range(passed + 1, reach + 1):
        if s.at[lane(colour) + k] != EMPTY:
            return EMPTY
    return lane(colour) + reach


@rule
def forward(s: State, pawn: int, n: int) -> int:
    """4.2, 4.3: where a pawn on the ring gets by going on along it, or EMPTY."""
    place = int(s.pawns[pawn])
    return along_ring(s, colour_of(pawn), place, n) if on_ring(place) else EMPTY


@rule
def homeward(s: State, pawn: int, n: int) -> int:
    """4.5, 4.6: where a pawn gets in its lane, or EMPTY."""
    place = int(s.pawns[pawn])
    return into_lane(s, colour_of(pawn), place, n) if place < CENTRE else EMPTY


@rule
def lift(s: State, pawn: int) -> None:
    """Take a pawn from where it stands."""
    place = int(s.pawns[pawn])
    if place < CENTRE:
        s.at[place] = EMPTY
    if in_lane(place):
        s.home[colour_of(pawn)] -= 1


@rule
def stand(s: State, pawn: int, place: int) -> None:
    """Put a pawn on a place that is free."""
    s.pawns[pawn] = place
    if place < CENTRE:
        s.at[place] = pawn
    if in_lane(place):
        s.home[colour_of(pawn)] += 1


@kernel
def send_back(s: State, pawn: int) -> None:
    """4.3: back to its base."""
    lift(s, pawn)
    stand(s, pawn, base(colour_of(pawn)))


@kernel
def land(s: State, pawn: int, place: int) -> None:
    """4.3: whoever stands there goes back to base."""
    lift(s, pawn)
    if place < CENTRE and s.at[place] != EMPTY:
        send_back(s, int(s.at[place]))
    stand(s, pawn, place)


@kernel
def swap(s: State, pawn: int, other: int) -> None:
    """4.9: two pawns change places."""
    here, there = int(s.pawns[pawn]), int(s.pawns[other])
    stand(s, pawn, there)
    stand(s, other, here)
