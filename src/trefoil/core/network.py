"""A value network: learned weights, and the win probability of every seat that they give a position."""

from typing import Annotated, Any

import numpy as np

from trefoil.core.exp import exp
from trefoil.core.jit import kernel
from trefoil.core.rules import features, winners
from trefoil.core.seats import NOBODY
from trefoil.core.slate import MOST_SEATS, NEURONS, Slate
from trefoil.core.state import Float32s, Int64, Records, dtype_of

MOST_FEATURES = 896  # that a game can have


class Network:
    """One hidden layer over the features of a position, and a linear way past it; seats count from the reader on."""

    learned: Int64  #: 0: an empty one; whoever asks it uses the hand-made evaluation of the game
    into: Annotated[Float32s, MOST_FEATURES, NEURONS]  #: from each feature to each neuron
    out: Annotated[Float32s, MOST_SEATS, NEURONS]  #: from each neuron to each seat
    past: Annotated[Float32s, MOST_FEATURES, MOST_SEATS]  #: from each feature directly to each seat


NETWORK = dtype_of(Network)
NO_NETWORK: Records = np.zeros(1, NETWORK)  # whoever asks it uses the hand-made evaluation of the game


@kernel
def forward(n: int, network: Network, slate: Slate) -> None:
    """From the first n features on the slate to the hidden layer and to a logit for each seat."""
    for k in range(NEURONS):
        slate.neurons[k] = 0.0
    for seat in range(MOST_SEATS):
        slate.win_chances[seat] = 0.0
    for i in range(n):
        feature, amount = int(slate.features[i]), slate.amounts[i]
        for k in range(NEURONS):
            slate.neurons[k] += amount * network.into[feature, k]
        for seat in range(MOST_SEATS):
            slate.win_chances[seat] += amount * network.past[feature, seat]
    for seat in range(MOST_SEATS):
        total = np.float32(0.0)
        for k in range(NEURONS):
            total += max(slate.neurons[k], np.float32(0.0)) * network.out[seat, k]
        slate.win_chances[seat] += total


@kernel
def softmax(players: int, slate: Slate) -> None:
    """From logits to win probabilities that add up to one."""
    most = slate.win_chances[0]
    for k in range(1, players):
        most = max(most, slate.win_chances[k])
    total = 0.0
    for k in range(players):
        slate.win_chances[k] = exp(slate.win_chances[k] - most)
        total += slate.win_chances[k]
    for k in range(MOST_SEATS):
        slate.win_chances[k] = slate.win_chances[k] / total if k < players else 0.0


@kernel
def by_seat(players: int, reader: int, slate: Slate) -> None:
    """The win probability of each seat under its own number, no longer counted from the reader on."""
    for k in range(players):
        slate.notes[k] = slate.win_chances[k]
    for k in range(players):
        slate.win_chances[(reader + k) % players] = slate.notes[k]


@kernel
def evaluate(s: Any, seat: int, network: Network, slate: Slate) -> float:
    """Write each seat's win probability as one seat sees the position; return that seat's own."""
    if s.to_move == NOBODY:
        split_win(s, slate)
    else:
        slate.evaluated += 1
        forward(features(s, seat, slate), network, slate)
        softmax(int(s.players), slate)
        by_seat(int(s.players), seat, slate)
    return float(slate.win_chances[seat])


@kernel
def split_win(s: Any, slate: Slate) -> None:
    """The win to the winners, in equal parts."""
    won = winners(s)
    count = 0
    for seat in range(MOST_SEATS):
        count += (won >> seat) & 1
    for seat in range(MOST_SEATS):
        slate.win_chances[seat] = ((won >> seat) & 1) / count
