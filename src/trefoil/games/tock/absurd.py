"""What even a beginner sees in Tock: nobody sends a pawn of their own side back if the turn can end otherwise."""

import numpy as np

from trefoil.core.bits import COUNT, NTH
from trefoil.core.jit import kernel, rule
from trefoil.core.slate import Slate
from trefoil.core.state import Records
from trefoil.games.tock.ends import CURSOR, DEEPEST, goes_on, look, put_in, try_next
from trefoil.games.tock.kernel import apply
from trefoil.games.tock.material import STATE, State
from trefoil.games.tock.sides import side_of, team
from trefoil.games.tock.track import BASES, PAWNS

TRIES = 1_000  # steps that are tried, at most; hardly any turn needs a hundred


@rule
def harms_own(s: State, after: State) -> bool:
    """Whether a pawn of the player's side was out before and is in its base after; 1: one's own or the partner's."""
    colours = team(s, side_of(s, int(s.turn)))
    for k in range(COUNT[colours]):
        for pawn in range(PAWNS * NTH[colours, k], PAWNS * NTH[colours, k] + PAWNS):
            if after.pawns[pawn] >= BASES > s.pawns[pawn]:
                return True
    return False


@kernel
def ends_well(s: State, work: Records, cursors: Records, slate: Slate) -> bool:
    """Whether the turn that work[0] is in the middle of can end without harm; whoever loses patience hopes so."""
    level, tried = 0, 0
    cursors[0].left = -1
    while level >= 0 and tried < TRIES:
        if harms_own(s, work[level]):
            level -= 1
            continue
        if not goes_on(work[level]):
            return True
        look(work[level], cursors[level], slate)
        if cursors[level].left == 0:
            level -= 1
            continue
        try_next(work, cursors, level)
        level += 1
        tried += 1
    return level >= 0


@kernel
def absurd(s: State, action: int, slate: Slate) -> bool:
    work, cursors = np.empty(DEEPEST, STATE), np.empty(DEEPEST, CURSOR)
    put_in(work, s)
    apply(work[0], action)
    return not ends_well(s, work, cursors, slate)
