"""One step chosen by looking at the moves once: at random, by what looks best, or with noise."""

import numpy as np

from trefoil.bots.search.choice import Choice, drawn_seed
from trefoil.bots.search.policy import Policy
from trefoil.core.chance import below, mixed
from trefoil.core.exp import exp
from trefoil.core.jit import kernel, rule
from trefoil.core.network import Network
from trefoil.core.rules import absurd, legal, rate, sample, solve
from trefoil.core.slate import Slate
from trefoil.core.state import EMPTY, Records

FAR = 100  # moves of nature ahead: as many as there are
STEPS = 1e6  # to a unit of a value: what differs by less is the same choice
UNIT = 2.0**-53  # between two numbers that are drawn from zero to one


@rule
def only_move(views: Records, slate: Slate) -> int:
    """The move of a view that has no other, or EMPTY."""
    return int(slate.moves[0]) if legal(views[0], slate) == 1 else EMPTY


@kernel
def computed(views: Records, slates: Records) -> int:
    """The best move where it can be computed, or EMPTY."""
    return int(solve(views[0], FAR, slates[0]))


@kernel
def at_random(views: Records, choice: Choice, slates: Records) -> int:
    """Any move, all equally likely."""
    return int(sample(views[0], drawn_seed(choice), slates[0]))


@kernel
def best_looking(views: Records, network: Network, slates: Records) -> int:
    """The move that seems worth most; of equals the first."""
    slate, best = slates[0], 0
    for k in range(1, rate(views[0], network, slate)):
        if slate.values[k] > slate.values[best]:
            best = k
    return int(slate.moves[best])


@rule
def note_rated(views: Records, network: Network, choice: Choice, slate: Slate) -> None:
    """Write the moves with what each seems worth, in whole steps."""
    choice.count = rate(views[0], network, slate)
    for k in range(choice.count):
        choice.actions[k] = int(slate.moves[k])
        choice.tried[k] = int(np.floor(slate.values[k] * STEPS + 0.5))


@rule
def leave_out_absurd(views: Records, choice: Choice, slate: Slate) -> None:
    """Keep the moves that a beginner does not know to be absurd, unless all are."""
    kept = 0
    for k in range(choice.count):
        if not absurd(views[0], int(choice.actions[k]), slate):
            choice.actions[kept], choice.tried[kept] = choice.actions[k], choice.tried[k]
            kept += 1
    if kept > 0:
        choice.count = kept


@rule
def note_likelihoods(temperature: float, choice: Choice) -> float:
    """Write how likely each value is at a temperature, at the first move that has it; return the sum.

    What is worse than the best by more than the temperature is not likely at all.
    """
    most, total = int(choice.tried[0]), 0.0
    for k in range(1, choice.count):
        most = max(most, int(choice.tried[k]))
    for k in range(choice.count):
        lost, is_first = (most - choice.tried[k]) / STEPS, True
        for earlier in range(k):
            is_first = is_first and choice.tried[earlier] != choice.tried[k]
        choice.won[k] = exp(-lost / temperature) if is_first and lost <= temperature else 0.0
        total += choice.won[k]
    return total


@rule
def drawn_value(total: float, choice: Choice) -> int:
    """One of the values, drawn by how likely each is."""
    rest = total * (mixed(drawn_seed(choice)) >> 11) * UNIT
    last = 0
    for k in range(choice.count):
        if choice.won[k] > 0.0:
            last = k
            rest -= choice.won[k]
            if rest < 0.0:
                break
    return int(choice.tried[last])


@rule
def drawn_among(value: int, choice: Choice) -> int:
    """One of the moves of a value, all equally likely."""
    alike = 0
    for k in range(choice.count):
        alike += int(choice.tried[k] == value)
    left = below(drawn_seed(choice), alike)
    for k in range(choice.count):
        if choice.tried[k] == value:
            if left == 0:
                return int(choice.actions[k])
            left -= 1
    return EMPTY


@kernel
def with_noise(views: Records, policy: Policy, network: Network, choice: Choice, slates: Records) -> int:
    """A move by softmax at a temperature; moves of the same value are one choice, however many they are."""
    slate = slates[0]
    note_rated(views, network, choice, slate)
    leave_out_absurd(views, choice, slate)
    total = note_likelihoods(float(policy.temperature), choice)
    found = drawn_among(drawn_value(total, choice), choice)
    choice.count = 0  # what was written is no result of a search
    return found
