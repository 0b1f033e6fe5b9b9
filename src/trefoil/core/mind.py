"""A mind: weights that were learned, and what they make of a position for every seat. An empty one has no opinion."""

from typing import Annotated, Any

import numpy as np

from trefoil.core.jit import kernel
from trefoil.core.rules import traits, winners
from trefoil.core.seats import NOBODY
from trefoil.core.slate import MOST_SEATS, NEURONS, Slate
from trefoil.core.state import Float32s, Int64, Records, dtype_of

MOST_TRAITS = 896  # that a game can have


class Mind:
    """A layer of neurons over the traits of a position, and a straight way past it; seats count from the reader on."""

    learned: Int64  # 0: nothing yet, whoever asks trusts the hand-made sense of the game
    into: Annotated[Float32s, MOST_TRAITS, NEURONS]  # from each trait to each neuron
    out: Annotated[Float32s, MOST_SEATS, NEURONS]  # from each neuron to each seat
    past: Annotated[Float32s, MOST_TRAITS, MOST_SEATS]  # from each trait straight to each seat


MIND = dtype_of(Mind)
NO_MINDS: Records = np.zeros(3, MIND)  # whoever asks these trusts the hand-made sense of the game


@kernel
def think(n: int, mind: Mind, slate: Slate) -> None:
    """From the first n traits on the slate to the neurons, and to what speaks for each seat."""
    for k in range(NEURONS):
        slate.neurons[k] = 0.0
    for seat in range(MOST_SEATS):
        slate.shares[seat] = 0.0
    for i in range(n):
        trait, amount = int(slate.noticed[i]), slate.amounts[i]
        for k in range(NEURONS):
            slate.neurons[k] += amount * mind.into[trait, k]
        for seat in range(MOST_SEATS):
            slate.shares[seat] += amount * mind.past[trait, seat]
    for seat in range(MOST_SEATS):
        total = np.float32(0.0)
        for k in range(NEURONS):
            total += max(slate.neurons[k], np.float32(0.0)) * mind.out[seat, k]
        slate.shares[seat] += total


@kernel
def share_out(players: int, slate: Slate) -> None:
    """From what speaks for each seat to shares that add up to one."""
    most = slate.shares[0]
    for k in range(1, players):
        most = max(most, slate.shares[k])
    total = 0.0
    for k in range(players):
        slate.shares[k] = np.exp(slate.shares[k] - most)
        total += slate.shares[k]
    for k in range(MOST_SEATS):
        slate.shares[k] = slate.shares[k] / total if k < players else 0.0


@kernel
def seat_shares(players: int, reader: int, slate: Slate) -> None:
    """The share of each seat under its own number, and no longer counted from the reader on."""
    for k in range(players):
        slate.notes[k] = slate.shares[k]
    for k in range(players):
        slate.shares[(reader + k) % players] = slate.notes[k]


@kernel
def judge(s: Any, seat: int, mind: Mind, slate: Slate) -> float:
    """Write each seat's share of the win as one seat sees it; return that seat's own."""
    if s.to_move == NOBODY:
        share_win(s, slate)
    else:
        slate.judged += 1
        think(traits(s, seat, slate), mind, slate)
        share_out(int(s.players), slate)
        seat_shares(int(s.players), seat, slate)
    return float(slate.shares[seat])


@kernel
def share_win(s: Any, slate: Slate) -> None:
    """Everything to the winners, in equal parts."""
    won = winners(s)
    count = 0
    for seat in range(MOST_SEATS):
        count += (won >> seat) & 1
    for seat in range(MOST_SEATS):
        slate.shares[seat] = ((won >> seat) & 1) / count
