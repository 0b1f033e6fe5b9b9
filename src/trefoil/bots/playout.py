"""Playing on as everybody seems to play, written once for every game, to see what comes of a position."""

from typing import Any

from trefoil.core.chance import advanced, below
from trefoil.core.jit import kernel
from trefoil.core.mind import Mind, judge, share_win
from trefoil.core.play import let_nature_move
from trefoil.core.rules import apply, estimate, rate, sample
from trefoil.core.seats import NATURE, NOBODY
from trefoil.core.slate import Slate

SLIPS = 64  # one turn in so many begins with any move


@kernel
def take_turn(s: Any, luck: int, mind: Mind, slate: Slate) -> None:
    """Play the best-looking turn; now and then a move that is any move."""
    if below(luck, SLIPS) == 0:
        apply(s, sample(s, advanced(luck), slate))
        return
    rate(s, mind, slate)
    for k in range(slate.steps):
        apply(s, int(slate.line[k]))


@kernel
def play_on(s: Any, luck: int, most: int, reader: int, guide: Mind, mind: Mind, slate: Slate) -> None:
    """Play as a guide does to the end, or so many turns; write the shares of the win as a reader sees them."""
    turns, mover = 0, NOBODY
    while s.to_move != NOBODY and (turns < most or s.to_move == mover):
        if s.to_move == NATURE:
            let_nature_move(s, slate)
        else:
            mover = int(s.to_move)
            luck = advanced(advanced(luck))
            take_turn(s, luck, guide, slate)
            turns += 1
    if s.to_move == NOBODY:
        share_win(s, slate)
    elif mind.learned:
        judge(s, reader, mind, slate)
    else:
        estimate(s, slate)
