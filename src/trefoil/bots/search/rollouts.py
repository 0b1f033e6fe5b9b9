"""Rollouts: moves tried out side by side in the same imagined worlds, so that chance does not decide between them."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from trefoil.core.chance import advanced, below, mixed, word
from trefoil.core.jit import kernel, rule
from trefoil.core.network import Network, evaluate, split_win
from trefoil.core.play import let_nature_move
from trefoil.core.rules import apply, estimate, guess, rate, sample
from trefoil.core.seats import NATURE, NOBODY
from trefoil.core.slate import Slate
from trefoil.core.state import Records

A_THOUSAND = 1000
NOISE = 16  # random moves in a thousand turns: how often people are taken to overlook something
EQUALS, STRANGERS = 0, 2  # whose network the others have: one's own, or the third
EVERY = 3  # one world in three is played among strangers


@kernel
def take_turn(s: Any, rng: int, noise: int, network: Network, slate: Slate) -> None:
    """Take the turn a network rates best; `noise` times in a thousand begin with any move instead."""
    if below(rng, A_THOUSAND) < noise:
        apply(s, sample(s, advanced(rng), slate))
        return
    rate(s, network, slate)
    for k in range(slate.steps):
        apply(s, int(slate.line[k]))


@kernel
def play_on(s: Any, rng: int, most: int, reader: int, others: int, networks: Records, slate: Slate) -> None:
    """Play to the end, or `most` turns; write the win probabilities as a reader sees them.

    The first network guides the reader's turns, the second evaluates; `others` is the number of the one that guides
    everybody else. A network can evaluate in the middle of a turn, the hand-made evaluation cannot.
    """
    turns, mover, network = 0, NOBODY, networks[1]
    while s.to_move != NOBODY and (turns < most or (s.to_move == mover and not network.learned)):
        if s.to_move == NATURE:
            let_nature_move(s, slate)
        else:
            mover = int(s.to_move)
            rng = advanced(advanced(rng))
            if mover == reader:
                take_turn(s, rng, NOISE, networks[0], slate)
            else:
                take_turn(s, rng, NOISE, networks[others], slate)
            turns += 1
    if s.to_move == NOBODY:
        split_win(s, slate)
    elif network.learned:
        evaluate(s, reader, network, slate)
    else:
        estimate(s, slate)


@rule
def rng_of(seed: int, world: int) -> int:
    """The number that everything in a world follows from."""
    return mixed(word(seed) ^ mixed(word(world)))


@kernel
def try_out(
    views: Records,
    actions: NDArray[np.int64],
    worlds: NDArray[np.int64],
    seed: int,
    most: int,
    networks: Records,
    won: NDArray[np.float64],
    slates: Records,
) -> None:
    """Try each action in the worlds from the first number to the second; add up the mover's win probability.

    The first network guides the mover's later turns, the second evaluates. All others play as the third in
    one world of three, and as the first in the rest: who sits there is not known.
    """
    work = views.copy()
    s, slate = work[0], slates[0]
    mover = int(views[0].to_move)
    for world in range(worlds[0], worlds[1]):
        for k in range(len(actions)):
            work[0] = views[0]
            rng = rng_of(seed, world)
            guess(s, rng, slate)
            apply(s, int(actions[k]))
            play_on(s, mixed(rng), most, mover, EQUALS if world % EVERY else STRANGERS, networks, slate)
            won[k] += slate.win_chances[mover]
