"""The seven of Tock (4.8): seven points over one's pawns, sweeping what is overtaken, all of them spent."""

import numpy as np

from trefoil.core.bits import COUNT, NTH
from trefoil.core.jit import kernel, rule
from trefoil.core.state import EMPTY, Int8, Int16, Int64, dtype_of
from trefoil.games.tock.material import State
from trefoil.games.tock.moving import forward, homeward, lift, send_back, stand
from trefoil.games.tock.sides import colour_of, is_own
from trefoil.games.tock.track import N_PAWNS, PAWNS, along, in_lane, lane, on_ring, to_gate

ALL_POINTS = 7
OFFSET_BITS = 3  # a swept pawn is kept as its number and how many steps ahead it stood
ENTRY_BITS = 8


@rule
def may_step(s: State, pawn: int, last: int) -> bool:
    """R11: own pawns; one that has just moved moves again only after another."""
    return is_own(s, pawn) and pawn != last


@rule
def step_length(s: State, pawn: int, target: int) -> int:
    """How many points it takes to get from where the pawn stands to the target."""
    place, colour = int(s.pawns[pawn]), colour_of(pawn)
    if in_lane(place):
        return target - place
    if in_lane(target):
        return to_gate(s, place, colour) + target - lane(colour) + 1
    steps = (target - place) * int(s.way)
    return steps if steps > 0 else steps + int(s.ring)


@kernel
def sweep(s: State, pawn: int, target: int) -> int:
    """4.8: carry out a step; what it overtakes or lands on goes back. Returns who that was, for `unsweep`."""
    place = int(s.pawns[pawn])
    swept = 0
    if on_ring(place):
        steps = step_length(s, pawn, target) if on_ring(target) else to_gate(s, place, colour_of(pawn))
        for offset in range(1, steps + 1):
            other = int(s.at[along(s, place, offset)])
            if other != EMPTY:
                swept = (swept << ENTRY_BITS) | (other << OFFSET_BITS) | offset
                send_back(s, other)
    lift(s, pawn)
    stand(s, pawn, target)
    return swept


@kernel
def unsweep(s: State, pawn: int, place: int, swept: int) -> None:
    """Take a step back: the pawn to its place, and everybody to where they stood."""
    lift(s, pawn)
    while swept > 0:
        entry = swept & ((1 << ENTRY_BITS) - 1)
        stand(s, entry >> OFFSET_BITS, along(s, place, entry & ((1 << OFFSET_BITS) - 1)))
        swept >>= ENTRY_BITS
    stand(s, pawn, place)


@kernel
def ends_in_one(s: State, left: int, last: int) -> bool:
    """Whether one step can spend all the points that are left."""
    own = int(s.own)
    for k in range(COUNT[own]):
        for pawn in range(PAWNS * NTH[own, k], PAWNS * NTH[own, k] + PAWNS):
            if pawn != last and (forward(s, pawn, left) != EMPTY or homeward(s, pawn, left) != EMPTY):
                return True
    return False


@rule
def can_spend(s: State, left: int, last: int) -> bool:
    """R11: whether the points that are left can all be spent."""
    return left == 0 or ends_in_one(s, left, last) or ends_in_several(s, left, last)


@kernel
def leads_on(s: State, pawn: int, target: int, left: int) -> bool:
    """R11: whether a step is allowed and the rest can still be spent after it."""
    if target == EMPTY or left == 0:
        return target != EMPTY
    place = int(s.pawns[pawn])
    swept = sweep(s, pawn, target)
    spent = can_spend(s, left, pawn)
    unsweep(s, pawn, place, swept)
    return spent


# Trying steps after steps: Numba keeps no recursive function on disk, so the way back is written down.


class Step:
    """A step that is being tried, and the one to try next in its place."""

    swept: Int64  # whom it sent back
    attempt: Int16  # the next pawn, length and way to try
    place: Int16  # where its pawn stood
    pawn: Int8  # the pawn that moved
    left: Int8  # points to spend before it
    last: Int8  # the pawn that may not move now


STEP = dtype_of(Step)
ATTEMPTS_PER_PAWN = 2 * (ALL_POINTS - 1)  # each length that leaves a rest, along the ring or into the lane
ATTEMPTS = N_PAWNS * ATTEMPTS_PER_PAWN


@kernel
def ends_in_several(s: State, left: int, last: int) -> bool:
    """Whether two or more steps can spend all the points that are left."""
    steps = np.zeros(ALL_POINTS, STEP)
    steps[0].left = left
    steps[0].last = last
    level = 0
    spent = False
    while level >= 0:
        if spent or steps[level].attempt == ATTEMPTS:
            level -= 1
            if level >= 0:
                unsweep(s, int(steps[level].pawn), int(steps[level].place), int(steps[level].swept))
        elif attempt(s, steps[level]):
            rest = int(steps[level].left) - attempted_length(steps[level])
            spent = ends_in_one(s, rest, int(steps[level].pawn))
            steps[level + 1].left = rest
            steps[level + 1].last = steps[level].pawn
            steps[level + 1].attempt = 0
            level += 1
    return spent


@rule
def attempted_length(step: Step) -> int:
    """How many points the step just attempted takes."""
    return (int(step.attempt) - 1) % ATTEMPTS_PER_PAWN // 2 + 1


@rule
def attempt(s: State, step: Step) -> bool:
    """Carry out the next step to try, if it is allowed and leaves a rest."""
    pawn, homewards = int(step.attempt) // ATTEMPTS_PER_PAWN, int(step.attempt) % 2 == 1
    step.attempt += 1
    n = attempted_length(step)
    if not may_step(s, pawn, int(step.last)):
        step.attempt = (pawn + 1) * ATTEMPTS_PER_PAWN
        return False
    if n >= step.left:
        return False
    target = homeward(s, pawn, n) if homewards else forward(s, pawn, n)
    if target == EMPTY:
        return False
    step.pawn = pawn
    step.place = s.pawns[pawn]
    step.swept = sweep(s, pawn, target)
    return True
