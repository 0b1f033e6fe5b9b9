"""Rollouts: moves tried out side by side in the same imagined worlds, so that chance does not decide between them."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from trefoil.core.chance import mixed, word
from trefoil.core.jit import kernel, rule
from trefoil.core.lineup import PLAYER, Lineup, Player, Seating
from trefoil.core.network import NO_NETWORK, Network, evaluate, split_win
from trefoil.core.play import play_turns
from trefoil.core.rules import apply, estimate, guess
from trefoil.core.seats import NOBODY
from trefoil.core.slate import MOST_SEATS, Slate
from trefoil.core.state import Records

GUIDE, EVALUATOR, STRANGERS = 0, 1, 2  # the networks of a search, by what each is for
NOISE = 16  # random moves in a thousand turns: how often people are taken to overlook something
EVERY = 3  # one world in three is played among strangers
PLAYERS: Records = np.array(  # whom a search imagines, each under the number of their network
    [Player(network, NOISE) for network in (GUIDE, EVALUATOR, STRANGERS)], PLAYER
)


class Rollouts(NamedTuple):
    """Which rollouts are made: in the worlds from one number up to another, and how far."""

    seed: int  # of all worlds
    first: int
    until: int  # the number after the last
    horizon: int  # turns before a position is evaluated


def networks_of(*, guide: Records, evaluator: Records, strangers: Records) -> Records:
    """The networks of a search: for its own turns, for positions, and for the others in one world of three."""
    return np.concatenate([guide, evaluator, strangers])


BY_HAND = networks_of(guide=NO_NETWORK, evaluator=NO_NETWORK, strangers=NO_NETWORK)


@rule
def seat_players(seating: Seating, reader: int, others: int, rng: int) -> None:
    """The reader plays by the guide, everybody else as one of the players does."""
    for seat in range(MOST_SEATS):
        seating.players[seat] = others
    seating.players[reader] = GUIDE
    seating.mover = NOBODY
    seating.rng = rng


@rule
def write_chances(s: Any, reader: int, network: Network, slate: Slate) -> None:
    """Write the win probabilities as a reader sees them: by a network, or else by the hand-made evaluation."""
    if s.to_move == NOBODY:
        split_win(s, slate)
    elif network.learned:
        evaluate(s, reader, network, slate)
    else:
        estimate(s, slate)


@rule
def play_out(s: Any, reader: int, horizon: int, lineup: Lineup, slate: Slate) -> None:
    """Play to the end or the horizon; write the win probabilities as a reader sees them."""
    seating, evaluator = lineup.seatings[0], lineup.networks[EVALUATOR]
    play_turns(s, horizon, lineup, slate)
    # A network can evaluate in the middle of a turn, the hand-made evaluation cannot.
    while s.to_move != NOBODY and s.to_move == seating.mover and not evaluator.learned:
        play_turns(s, 1, lineup, slate)
    write_chances(s, reader, evaluator, slate)


@rule
def rng_of(seed: int, world: int) -> int:
    """The number that everything in a world follows from."""
    return mixed(word(seed) ^ mixed(word(world)))


@kernel
def try_out(
    views: Records,
    actions: NDArray[np.int64],
    rollouts: Rollouts,
    lineup: Lineup,
    won: NDArray[np.float64],
    slates: Records,
) -> None:
    """Try each action in each world; add up the mover's win probability.

    All others play as strangers in one world of three, and as the mover does in the rest: who sits there is not known.
    """
    work = views.copy()
    s, slate, seating = work[0], slates[0], lineup.seatings[0]
    mover = int(views[0].to_move)
    for world in range(rollouts.first, rollouts.until):
        for k in range(len(actions)):
            work[0] = views[0]
            rng = rng_of(rollouts.seed, world)
            guess(s, rng, slate)
            apply(s, int(actions[k]))
            seat_players(seating, mover, GUIDE if world % EVERY else STRANGERS, mixed(rng))
            play_out(s, mover, rollouts.horizon, lineup, slate)
            won[k] += slate.win_chances[mover]
