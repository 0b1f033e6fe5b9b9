"""Rollouts: moves tried out side by side in the same imagined worlds, so that luck does not decide between them."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from trefoil.core.chance import advanced, below, mixed
from trefoil.core.jit import kernel, rule
from trefoil.core.mind import Mind, judge, share_win
from trefoil.core.play import let_nature_move
from trefoil.core.rules import apply, estimate, guess, rate, sample
from trefoil.core.seats import NATURE, NOBODY
from trefoil.core.slate import Slate
from trefoil.core.state import Records

A_THOUSAND = 1000
SLIPS = 16  # in a thousand turns: so often people are taken to overlook something
EQUALS, STRANGERS = 0, 2  # whose mind the others have: one's own, or the third
EVERY = 3  # one world in so many is played among strangers


@kernel
def take_turn(s: Any, luck: int, slips: int, mind: Mind, slate: Slate) -> None:
    """Take the turn a mind thinks best; so many times in a thousand begin with any move instead."""
    if below(luck, A_THOUSAND) < slips:
        apply(s, sample(s, advanced(luck), slate))
        return
    rate(s, mind, slate)
    for k in range(slate.steps):
        apply(s, int(slate.line[k]))


@kernel
def play_on(s: Any, luck: int, most: int, reader: int, others: int, minds: Records, slate: Slate) -> None:
    """Play to the end, or so many turns; write the shares of the win as a reader sees them.

    The first mind guides the reader's turns, the second judges; `others` is the number of the one that guides everybody
    else. A mind can judge in the middle of what somebody does, hand-made sense cannot.
    """
    turns, mover, mind = 0, NOBODY, minds[1]
    while s.to_move != NOBODY and (turns < most or (s.to_move == mover and not mind.learned)):
        if s.to_move == NATURE:
            let_nature_move(s, slate)
        else:
            mover = int(s.to_move)
            luck = advanced(advanced(luck))
            if mover == reader:
                take_turn(s, luck, SLIPS, minds[0], slate)
            else:
                take_turn(s, luck, SLIPS, minds[others], slate)
            turns += 1
    if s.to_move == NOBODY:
        share_win(s, slate)
    elif mind.learned:
        judge(s, reader, mind, slate)
    else:
        estimate(s, slate)


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
