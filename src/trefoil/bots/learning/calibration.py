"""How sure a mind is: its shares beside what comes of the same positions when they are played out again and again."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from trefoil.bots.learning.schedule import Pupil
from trefoil.bots.search.rollouts import take_turn
from trefoil.core.chance import advanced, below, mixed
from trefoil.core.jit import kernel
from trefoil.core.mind import NO_MINDS, judge, share_win
from trefoil.core.play import let_nature_move
from trefoil.core.rules import guess, hide
from trefoil.core.seats import NATURE, NOBODY
from trefoil.core.slate import MOST_SEATS, SLATE
from trefoil.core.state import Records

POSITIONS = 120
PLAYOUTS = 20
LEAST = 0.05  # doubt: so few positions do not tell a smaller one from none
SLIPS = 30  # in a thousand moves, in the games the positions come from
EARLIEST, LATEST = 3, 60  # turns before a position is looked at


@kernel
def finish(s: Any, luck: int, slips: int, most: int, mind: Any, slate: Any) -> None:
    """Play on as a mind does, at most so many turns."""
    turns = 0
    while s.to_move != NOBODY and turns < most:
        if s.to_move == NATURE:
            let_nature_move(s, slate)
            continue
        luck = advanced(advanced(luck))
        take_turn(s, luck, slips, mind, slate)
        turns += 1


@kernel
def compare(
    starts: Records, seed: int, minds: Records, thought: NDArray[np.float64], came: NDArray[np.float64], slates: Records
) -> int:
    """Write what the first mind thinks of positions, each as one seat sees it, and what came of the second's play."""
    work, slate = np.concatenate((starts[:1], starts[:1])), slates[0]
    view, s = work[0], work[1]
    s.luck = seed
    luck, n = int(s.luck), 0
    while n < len(thought):
        luck = advanced(luck)
        work[1] = starts[below(luck, len(starts))]
        s.luck = mixed(luck)
        luck = advanced(luck)
        finish(s, mixed(luck), SLIPS, EARLIEST + below(luck, LATEST - EARLIEST), minds[1], slate)
        if s.to_move == NOBODY or s.to_move == NATURE:
            continue
        seat = int(s.to_move)
        hide(s, seat)
        work[0] = work[1]
        judge(view, seat, minds[0], slate)
        for k in range(MOST_SEATS):
            thought[n, k] = slate.shares[k]
        for _ in range(PLAYOUTS):
            work[1] = work[0]
            luck = advanced(luck)
            guess(s, mixed(luck), slate)
            finish(s, mixed(advanced(mixed(luck))), 0, LATEST * LATEST, minds[1], slate)
            if s.to_move == NOBODY:
                share_win(s, slate)
                for k in range(MOST_SEATS):
                    came[n, k] += slate.shares[k] / PLAYOUTS
        n += 1
    return n


def doubt_of(pupil: Pupil) -> float:
    """The standard error of a share as a part of the square root of the share times the rest, chance taken off."""
    thought, came = np.zeros((POSITIONS, MOST_SEATS)), np.zeros((POSITIONS, MOST_SEATS))
    minds = np.concatenate([pupil.mind, pupil.mind if pupil.plan.newest else NO_MINDS[:1]])
    compare(pupil.starts, pupil.seed, minds, thought, came, np.zeros(1, SLATE))
    seats = slice(0, pupil.players)
    square = float(((thought - came)[:, seats] ** 2).mean())
    by_chance = float((came * (1 - came))[:, seats].mean() / (PLAYOUTS - 1))
    usual = float((thought * (1 - thought))[:, seats].mean())
    return round(max(LEAST, float(np.sqrt(max(square - by_chance, 0.0) / usual))), 4)
