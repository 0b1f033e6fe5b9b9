"""Tock's rollout policy, quick and just sensible enough that games end: enter if possible, else come home."""

from trefoil.core.chance import below
from trefoil.core.jit import rule
from trefoil.core.slate import Slate
from trefoil.games.tock.material import ACE, KING, MOVING, PICKING, PLAY, PLAYING, TO, WITH, State
from trefoil.games.tock.track import BASES, in_lane


@rule
def is_eager(s: State, action: int) -> bool:
    """A card that enters, a pawn that waits in its base, a square in the lane."""
    if s.stage == PLAYING:
        return action in (PLAY + ACE, PLAY + KING)
    if s.stage == PICKING:
        return action >= WITH + BASES
    return bool(s.stage == MOVING) and in_lane(action - TO)


@rule
def eager(s: State, rng: int, n: int, slate: Slate) -> int:
    """The last of the eager moves on the slate, or any move if there is none."""
    for k in range(n - 1, -1, -1):
        if is_eager(s, int(slate.moves[k])):
            return int(slate.moves[k])
    return int(slate.moves[below(rng, n)])
