"""Playing on as everybody seems to play, written once for every game, to see what comes of a position."""

from typing import Any

from trefoil.core.chance import advanced, below
from trefoil.core.jit import kernel
from trefoil.core.mind import Mind, judge, share_win
from trefoil.core.play import let_nature_move
from trefoil.core.rules import apply, estimate, rate, sample
from trefoil.core.seats import NATURE, NOBODY
from trefoil.core.slate import Slate
from trefoil.core.state import Records

A_THOUSAND = 1000
SLIPS = 16  # in a thousand turns: so often people are taken to overlook something


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
