"""Moves tried out side by side: each in the same imagined worlds, so that luck does not decide between them."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from trefoil.bots.playout import play_on
from trefoil.core.chance import mixed
from trefoil.core.jit import kernel, rule
from trefoil.core.rules import apply, guess
from trefoil.core.state import Records

EQUALS, STRANGERS = 0, 2  # whose mind the others have: one's own, or the third
EVERY = 3  # one world in so many is played among strangers


@rule
def luck_of(s: Any, seed: int, world: int) -> int:
    """The number that everything in a world follows from."""
    s.luck = seed
    stream = int(s.luck)
    s.luck = world
    return mixed(stream ^ mixed(int(s.luck)))


@kernel
def try_out(
    views: Records,
    actions: NDArray[np.int64],
    worlds: NDArray[np.int64],
    seed: int,
    most: int,
    minds: Records,
    won: NDArray[np.float64],
    slates: Records,
) -> None:
    """Try each action in the worlds from the first number to the second; add up what the mover's shares come to.

    The first mind guides the mover's later turns, the second judges what comes of it. All others play as the third in
    one world of three, and as the first in the rest: who sits there is not known.
    """
    work = views.copy()
    s, slate = work[0], slates[0]
    mover = int(views[0].to_move)
    for world in range(worlds[0], worlds[1]):
        for k in range(len(actions)):
            work[0] = views[0]
            luck = luck_of(s, seed, world)
            guess(s, luck, slate)
            apply(s, int(actions[k]))
            play_on(s, mixed(luck), most, mover, EQUALS if world % EVERY else STRANGERS, minds, slate)
            won[k] += slate.shares[mover]
