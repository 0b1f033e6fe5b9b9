"""Contests between two players over the same deals: each deal is played once from every side."""

import numpy as np
from numpy.typing import NDArray

from trefoil.bots.learning.selfplay import MOST_TURNS
from trefoil.core.chance import advanced, mixed, word
from trefoil.core.jit import kernel, rule
from trefoil.core.lineup import Lineup, Seating
from trefoil.core.network import split_win
from trefoil.core.play import play_turns
from trefoil.core.seats import NOBODY
from trefoil.core.slate import MOST_SEATS
from trefoil.core.state import Records

OWN, RIVAL = 0, 1  # the players of a contest, and their networks


@rule
def seat_sides(seating: Seating, own: int, sides: int) -> None:
    """One side to the first player, all others to the second."""
    for seat in range(MOST_SEATS):
        seating.players[seat] = OWN if seat % sides == own else RIVAL


@kernel
def contend(starts: Records, seed: int, lineup: Lineup, sides: int, won: NDArray[np.float64], slates: Records) -> None:
    """Play deals with the first player on every side in turn; write its win share of each."""
    work, slate, seating = starts[:1].copy(), slates[0], lineup.seatings[0]
    s, rng = work[0], word(seed)
    for deal in range(len(won)):
        rng = advanced(rng)
        won[deal] = 0.0
        for own in range(sides):
            work[0] = starts[deal % len(starts)]
            s.rng_state = mixed(rng)
            seat_sides(seating, own, sides)
            seating.rng = mixed(advanced(mixed(rng)))
            play_turns(s, MOST_TURNS, lineup, slate)
            if s.to_move == NOBODY:
                split_win(s, slate)
                for seat in range(own, int(s.players), sides):
                    won[deal] += slate.win_chances[seat] / sides
