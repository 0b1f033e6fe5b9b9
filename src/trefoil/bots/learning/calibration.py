"""How well a network is calibrated: its win probabilities beside playouts of the same positions."""

from typing import Any

import numpy as np

from trefoil.bots.learning.training import Training
from trefoil.bots.search.rollouts import EVALUATOR, GUIDE, networks_of
from trefoil.core.chance import advanced, below, mixed, word
from trefoil.core.jit import kernel, rule
from trefoil.core.lineup import Lineup, Player, lineup_of
from trefoil.core.network import NO_NETWORK, evaluate, split_win
from trefoil.core.play import play_turns
from trefoil.core.rules import guess, hide
from trefoil.core.seats import NATURE, NOBODY
from trefoil.core.slate import MOST_SEATS, SLATE, Slate
from trefoil.core.state import Float64s, Records

POSITIONS = 120
PLAYOUTS = 20
LEAST = 0.05  # so few positions do not tell a smaller error from none
NOISE = 30  # random moves in a thousand turns, in the games the positions come from
EARLIEST, LATEST = 3, 60  # turns before a position is looked at
LONGEST = LATEST * LATEST  # turns of a playout
NOISY, EXACT = 0, 1  # the players: one leads to a position, the other plays it out


@rule
def play_as(player: int, s: Any, rng: int, most: int, lineup: Lineup, slate: Slate) -> None:
    """Play on for at most this many turns, one player on every seat."""
    seating = lineup.seatings[0]
    for seat in range(MOST_SEATS):
        seating.players[seat] = player
    seating.rng = rng
    play_turns(s, most, lineup, slate)


@kernel
def compare(
    starts: Records, seed: int, lineup: Lineup, predicted: Float64s, observed: Float64s, slates: Records
) -> None:
    """Write what the evaluator says of positions, as one seat sees them, and the mean results of playing them out."""
    work, slate = np.concatenate((starts[:1], starts[:1])), slates[0]
    view, s = work[0], work[1]
    rng, n = word(seed), 0
    while n < len(predicted):
        rng = advanced(rng)
        work[1] = starts[below(rng, len(starts))]
        s.rng_state = mixed(rng)
        rng = advanced(rng)
        play_as(NOISY, s, mixed(rng), EARLIEST + below(rng, LATEST - EARLIEST), lineup, slate)
        if s.to_move == NOBODY or s.to_move == NATURE:
            continue
        seat = int(s.to_move)
        hide(s, seat)
        work[0] = work[1]
        evaluate(view, seat, lineup.networks[EVALUATOR], slate)
        for k in range(MOST_SEATS):
            predicted[n, k] = slate.win_chances[k]
        for _ in range(PLAYOUTS):
            work[1] = work[0]
            rng = advanced(rng)
            guess(s, mixed(rng), slate)
            play_as(EXACT, s, mixed(advanced(mixed(rng))), LONGEST, lineup, slate)
            if s.to_move == NOBODY:
                split_win(s, slate)
                for k in range(MOST_SEATS):
                    observed[n, k] += slate.win_chances[k] / PLAYOUTS
        n += 1


def calibration_of(training: Training) -> float:
    """The standard error of a win probability p, divided by √(p(1−p)); what chance adds to it is taken off."""
    predicted, observed = np.zeros((POSITIONS, MOST_SEATS)), np.zeros((POSITIONS, MOST_SEATS))
    guide = training.network if training.plan.newest else NO_NETWORK
    networks = networks_of(guide=guide, evaluator=training.network, strangers=NO_NETWORK)
    lineup = lineup_of(networks, [Player(GUIDE, NOISE), Player(GUIDE)])
    compare(training.starts, training.seed, lineup, predicted, observed, np.zeros(1, SLATE))
    seats = slice(0, training.players)
    square = float(((predicted - observed)[:, seats] ** 2).mean())
    by_chance = float((observed * (1 - observed))[:, seats].mean() / (PLAYOUTS - 1))
    usual = float((predicted * (1 - predicted))[:, seats].mean())
    return round(max(LEAST, float(np.sqrt(max(square - by_chance, 0.0) / usual))), 4)
