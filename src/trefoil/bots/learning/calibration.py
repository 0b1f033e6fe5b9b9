"""How well a network is calibrated: its win probabilities beside playouts of the same positions."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from trefoil.bots.learning.training import Training
from trefoil.bots.search.rollouts import take_turn
from trefoil.core.chance import advanced, below, mixed, word
from trefoil.core.jit import kernel
from trefoil.core.network import NO_NETWORKS, evaluate, split_win
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
def finish(s: Any, rng: int, slips: int, most: int, network: Any, slate: Any) -> None:
    """Play on as a network does, at most so many turns."""
    turns = 0
    while s.to_move != NOBODY and turns < most:
        if s.to_move == NATURE:
            let_nature_move(s, slate)
            continue
        rng = advanced(advanced(rng))
        take_turn(s, rng, slips, network, slate)
        turns += 1


@kernel
def compare(
    starts: Records,
    seed: int,
    networks: Records,
    thought: NDArray[np.float64],
    came: NDArray[np.float64],
    slates: Records,
) -> int:
    """Write what the first network says of positions, as one seat sees them, and the results of the second's play."""
    work, slate = np.concatenate((starts[:1], starts[:1])), slates[0]
    view, s = work[0], work[1]
    rng, n = word(seed), 0
    while n < len(thought):
        rng = advanced(rng)
        work[1] = starts[below(rng, len(starts))]
        s.rng_state = mixed(rng)
        rng = advanced(rng)
        finish(s, mixed(rng), SLIPS, EARLIEST + below(rng, LATEST - EARLIEST), networks[1], slate)
        if s.to_move == NOBODY or s.to_move == NATURE:
            continue
        seat = int(s.to_move)
        hide(s, seat)
        work[0] = work[1]
        evaluate(view, seat, networks[0], slate)
        for k in range(MOST_SEATS):
            thought[n, k] = slate.win_chances[k]
        for _ in range(PLAYOUTS):
            work[1] = work[0]
            rng = advanced(rng)
            guess(s, mixed(rng), slate)
            finish(s, mixed(advanced(mixed(rng))), 0, LATEST * LATEST, networks[1], slate)
            if s.to_move == NOBODY:
                split_win(s, slate)
                for k in range(MOST_SEATS):
                    came[n, k] += slate.win_chances[k] / PLAYOUTS
        n += 1
    return n


def calibration_of(training: Training) -> float:
    """The standard error of a share as a part of the square root of the share times the rest, chance taken off."""
    thought, came = np.zeros((POSITIONS, MOST_SEATS)), np.zeros((POSITIONS, MOST_SEATS))
    networks = np.concatenate([training.network, training.network if training.plan.newest else NO_NETWORKS[:1]])
    compare(training.starts, training.seed, networks, thought, came, np.zeros(1, SLATE))
    seats = slice(0, training.players)
    square = float(((thought - came)[:, seats] ** 2).mean())
    by_chance = float((came * (1 - came))[:, seats].mean() / (PLAYOUTS - 1))
    usual = float((thought * (1 - thought))[:, seats].mean())
    return round(max(LEAST, float(np.sqrt(max(square - by_chance, 0.0) / usual))), 4)
