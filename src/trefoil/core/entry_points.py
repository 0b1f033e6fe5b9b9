"""The words for callers from Python: they take arrays of one record, which cost a tenth of a record to pass."""

import numpy as np
from numpy.typing import NDArray

from trefoil.core import network, play, rules
from trefoil.core.chance import advanced
from trefoil.core.jit import kernel
from trefoil.core.state import Records


@kernel
def setup(states: Records, options: NDArray[np.int64]) -> None:
    rules.setup(states[0], options)


@kernel
def legal(states: Records, slates: Records) -> int:
    return rules.legal(states[0], slates[0])


@kernel
def sample(states: Records, streams: NDArray[np.uint64], slates: Records) -> int:
    """One legal action, drawn by the next number of a stream."""
    streams[0] = advanced(streams[0])
    return rules.sample(states[0], int(streams[0]), slates[0])


@kernel
def weights(states: Records, slates: Records) -> int:
    return rules.weights(states[0], slates[0])


@kernel
def apply(states: Records, action: int) -> None:
    rules.apply(states[0], action)


@kernel
def let_nature_move(states: Records, slates: Records) -> int:
    return play.let_nature_move(states[0], slates[0])


@kernel
def hide(states: Records, seat: int) -> None:
    rules.hide(states[0], seat)


@kernel
def guess(states: Records, seed: int, slates: Records) -> None:
    rules.guess(states[0], seed, slates[0])


@kernel
def seen(states: Records, thens: Records, actions: NDArray[np.int64], seat: int) -> None:
    """Turn actions into what a seat may read of them; `thens` are the positions they were carried out in."""
    for k in range(len(actions)):
        actions[k] = rules.seen(states[0], thens[k], int(actions[k]), seat)


@kernel
def effects(befores: Records, afters: Records, action: int, slates: Records) -> int:
    return rules.effects(befores[0], afters[0], action, slates[0])


@kernel
def scores(states: Records, out: NDArray[np.int64]) -> None:
    rules.scores(states[0], out)


@kernel
def winners(states: Records) -> int:
    return rules.winners(states[0])


@kernel
def rate(states: Records, networks: Records, slates: Records) -> int:
    return rules.rate(states[0], networks[0], slates[0])


@kernel
def solve(states: Records, depth: int, slates: Records) -> int:
    return rules.solve(states[0], depth, slates[0])


@kernel
def absurd(states: Records, action: int, slates: Records) -> bool:
    return rules.absurd(states[0], action, slates[0])


@kernel
def evaluate(states: Records, seat: int, networks: Records, slates: Records) -> float:
    return network.evaluate(states[0], seat, networks[0], slates[0])
