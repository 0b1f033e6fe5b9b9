"""How a network learns: its win probabilities move towards the targets of positions, by Adam, a batch at a time."""

from typing import Any

import numpy as np

from trefoil.bots.learning.positions import Positions, recall
from trefoil.core.jit import kernel, rule
from trefoil.core.network import NETWORK, Network, forward, softmax
from trefoil.core.slate import MOST_SEATS, NEURONS, Slate
from trefoil.core.state import Float32s, Int64s, Records

BATCH = 256  # positions of one step
DECAY = 0.9, 0.999  # how much is kept of the mean, and of the square, of earlier gradients
TINY = 1e-8
WEIGHTS, GRADIENT, MEAN, SQUARE = 0, 1, 2, 3  # what learning keeps, each in the shape of a network


def initialised(seed: int) -> Records:
    """A network with random weights, to begin with."""
    random, network = np.random.default_rng(seed), np.zeros(1, NETWORK)
    network["into"] = random.normal(0, 0.15, network["into"].shape)
    network["out"] = random.normal(0, 0.05, network["out"].shape)
    network["learned"] = 1
    return network


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
    slow, fast = 1 - DECAY[0] ** when, 1 - DECAY[1] ** when
    for i in range(weights.shape[0]):
        for k in range(weights.shape[1]):
            step = gradients[i, k] / BATCH
            if step != 0 or mean[i, k] != 0:
                mean[i, k] = DECAY[0] * mean[i, k] + (1 - DECAY[0]) * step
                square[i, k] = DECAY[1] * square[i, k] + (1 - DECAY[1]) * step * step
                weights[i, k] -= rate * (mean[i, k] / slow) / (np.sqrt(square[i, k] / fast) + TINY)
            gradients[i, k] = 0.0


@kernel
def loss_of(targets: Float32s, errors: Float32s, slate: Slate) -> float:
    """The cross entropy of the network's win probabilities; write their errors."""
    softmax(len(targets), slate)
    loss = 0.0
    for seat in range(len(targets)):
        errors[seat] = slate.win_chances[seat] - targets[seat]
        if targets[seat] > 0:
            loss -= targets[seat] * np.log(max(slate.win_chances[seat], TINY))
    return loss


@rule
def take_steps(networks: Records, rate: float, when: int) -> None:
    """Move all weights of a network."""
    weights, gradient, mean, square = networks[WEIGHTS], networks[GRADIENT], networks[MEAN], networks[SQUARE]
    take_step(weights.into, gradient.into, mean.into, square.into, rate, when)
    take_step(weights.out, gradient.out, mean.out, square.out, rate, when)
    take_step(weights.past, gradient.past, mean.past, square.past, rate, when)


@kernel
def learn(networks: Records, positions: Positions, order: Int64s, rate: float, when: int, slates: Records) -> float:
    """Learn from positions in this order, or only look at them if the rate is zero; return the mean loss."""
    network, slate = networks[WEIGHTS], slates[0]
    errors = np.zeros(MOST_SEATS, np.float32)
    total = 0.0
    for at in range(len(order)):
        i = order[at]
        count = recall(i, positions, slate)
        forward(count, network, slate)
        total += loss_of(positions.targets[i], errors, slate)
        if rate > 0:
            add_gradient(count, errors, network, networks[GRADIENT], slate)
            if (at + 1) % BATCH == 0:
                when += 1
                take_steps(networks, rate, when)
    return total / max(len(order), 1)
