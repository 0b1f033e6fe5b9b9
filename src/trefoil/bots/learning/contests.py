"""Contests between two networks over the same deals: each deal is played once from every side."""

import numpy as np
from numpy.typing import NDArray

from trefoil.bots.learning.selfplay import MOST_TURNS, move_on
from trefoil.core.chance import advanced, mixed, word
from trefoil.core.jit import kernel
from trefoil.core.network import split_win
from trefoil.core.play import let_nature_move
from trefoil.core.seats import NATURE, NOBODY
from trefoil.core.state import Records


@kernel
def contend(
    starts: Records,
    seed: int,
    networks: Records,
    habits: NDArray[np.int64],
    sides: int,
    won: NDArray[np.float64],
    slates: Records,
) -> None:
    """Play deals with the first network on every side in turn, the second on all others; write the first's share."""
    work, slate = starts[:1].copy(), slates[0]
    s = work[0]
    rng = word(seed)
    for deal in range(len(won)):
        rng = advanced(rng)
        won[deal] = 0.0
        for own in range(sides):
            work[0] = starts[deal % len(starts)]
            s.rng_state = mixed(rng)
            stream, turns = mixed(advanced(mixed(rng))), 0
            while s.to_move != NOBODY and turns < MOST_TURNS:
                if s.to_move == NATURE:
                    let_nature_move(s, slate)
                    continue
                stream = advanced(advanced(stream))
                who = int(int(s.to_move) % sides != own)
                move_on(s, stream, habits[who], networks[who], slate)
                turns += 1
            if s.to_move == NOBODY:
                split_win(s, slate)
                for seat in range(own, int(s.players), sides):
                    won[deal] += slate.win_chances[seat] / sides
