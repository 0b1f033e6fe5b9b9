"""How a network learns: its shares are drawn towards those that came of what it saw, by Adam, a batch at a time."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from trefoil.core.jit import kernel, rule
from trefoil.core.network import NETWORK, Network, forward, softmax
from trefoil.core.slate import MOST_SEATS, NEURONS, Slate
from trefoil.core.state import Records

BATCH = 256  # positions that are weighed together
FORGETS = 0.9, 0.999  # how much is kept of the mean, and of the square, of earlier gradients
TINY = 1e-8


def initialised(seed: int) -> Records:
    """A network that has learned nothing yet, but can."""
    random, network = np.random.default_rng(seed), np.zeros(1, NETWORK)
    network["into"] = random.normal(0, 0.15, network["into"].shape)
    network["out"] = random.normal(0, 0.05, network["out"].shape)
    network["learned"] = 1
    return network


@rule
def recall(i: int, first: Any, noticed: Any, amounts: Any, slate: Slate) -> int:
    """Put the features of a position back on the slate."""
    count = int(first[i + 1] - first[i])
    for k in range(count):
        slate.features[k] = noticed[first[i] + k]
        slate.amounts[k] = amounts[first[i] + k]
    return count


@rule
def add_gradient(count: int, errors: Any, network: Network, gradients: Network, slate: Slate) -> None:
    """Add up what each weight had to do with the error of each seat."""
    for k in range(NEURONS):
        back = np.float32(0.0)
        if slate.neurons[k] > 0:
            for seat in range(MOST_SEATS):
                back += errors[seat] * network.out[seat, k]
                gradients.out[seat, k] += errors[seat] * slate.neurons[k]
        slate.neurons[k] = back
    for i in range(count):
        feature, amount = int(slate.features[i]), slate.amounts[i]
        for k in range(NEURONS):
            gradients.into[feature, k] += amount * slate.neurons[k]
        for seat in range(MOST_SEATS):
            gradients.past[feature, seat] += amount * errors[seat]


@kernel
def take_step(weights: Any, gradients: Any, mean: Any, square: Any, rate: float, when: int) -> None:
    """Adam: move weights against their gradient, by its mean and its usual size."""
    slow, fast = 1 - FORGETS[0] ** when, 1 - FORGETS[1] ** when
    for i in range(weights.shape[0]):
        for k in range(weights.shape[1]):
            step = gradients[i, k] / BATCH
            if step != 0 or mean[i, k] != 0:
                mean[i, k] = FORGETS[0] * mean[i, k] + (1 - FORGETS[0]) * step
                square[i, k] = FORGETS[1] * square[i, k] + (1 - FORGETS[1]) * step * step
                weights[i, k] -= rate * (mean[i, k] / slow) / (np.sqrt(square[i, k] / fast) + TINY)
            gradients[i, k] = 0.0


@kernel
def loss_of(players: int, wins: Any, errors: Any, slate: Slate) -> float:
    """How surprising what came is to the network; the errors of its shares are written down."""
    softmax(players, slate)
    loss = 0.0
    for seat in range(players):
        errors[seat] = slate.win_chances[seat] - wins[seat]
        if wins[seat] > 0:
            loss -= wins[seat] * np.log(max(slate.win_chances[seat], TINY))
    return loss


@kernel
def learn(
    networks: Records,
    players: int,
    order: NDArray[np.int64],
    first: NDArray[np.int64],
    noticed: NDArray[np.int16],
    amounts: NDArray[np.float32],
    wins: NDArray[np.float32],
    rate: float,
    when: int,
    slates: Records,
) -> float:
    """Learn from positions in this order, or only look at them if the rate is zero; return the mean loss.

    The networks are the one that learns, and its gradient: summed up, on average, and squared.
    """
    network, gradients, mean, square, slate = networks[0], networks[1], networks[2], networks[3], slates[0]
    errors = np.zeros(MOST_SEATS, np.float32)
    total = 0.0
    for at in range(len(order)):
        i = order[at]
        count = recall(i, first, noticed, amounts, slate)
        forward(count, network, slate)
        total += loss_of(players, wins[i], errors, slate)
        if rate > 0:
            add_gradient(count, errors, network, gradients, slate)
            if (at + 1) % BATCH == 0:
                when += 1
                take_step(network.into, gradients.into, mean.into, square.into, rate, when)
                take_step(network.out, gradients.out, mean.out, square.out, rate, when)
                take_step(network.past, gradients.past, mean.past, square.past, rate, when)
    return total / max(len(order), 1)
