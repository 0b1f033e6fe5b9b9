"""How a network is trained: rounds of self-play among mixed players, of learning, and of evaluation."""

from collections.abc import Iterator

import numpy as np

from trefoil.bots.learning import net, selfplay
from trefoil.bots.learning.evaluate import SOLVE_DEPTH, strength
from trefoil.bots.learning.positions import Positions, room_for
from trefoil.bots.learning.training import Report, Training
from trefoil.core.lineup import Lineup, Player, lineup_of
from trefoil.core.network import NO_NETWORK
from trefoil.core.plan import Plan
from trefoil.core.slate import SLATE
from trefoil.core.state import Int64s

PAST = 3  # past networks that still play
PAST_NOISE = 20  # random moves in a thousand of their turns
HELD_OUT = 40  # one position in so many is not learned from
PARTS = 8  # of a round's positions; the rate sinks from one to the next
STEPS = PARTS + 2  # of a round: playing, learning in parts, contending
SLOWEST = 0.1  # how fast the last round is learned, beside the first


def players_of(training: Training) -> Lineup:
    """Who plays in a round: the hand-made evaluation and, after the first one, past networks and the newest."""
    plan = training.plan
    past = training.past[-PAST:] if plan.newest else training.past[:0]
    by_hand, newest = 0, 1 + len(past)  # numbers of networks; those between are past
    players = [Player(by_hand, noise) for noise in plan.by_hand]
    players += [Player(by_hand, noise, SOLVE_DEPTH) for noise in plan.solving]
    if training.reports:
        players += [Player(network, PAST_NOISE) for network in range(1, newest)]
        players += [Player(newest, noise) for noise in plan.newest]
    return lineup_of(np.concatenate([NO_NETWORK, past, training.network]), players)


def fill(positions: Positions, training: Training, seed: int) -> int:
    """Note positions from games of a round; how many."""
    sampling = selfplay.Sampling(seed, training.plan.stride, training.plan.decay)
    evaluator = training.network if training.reports else NO_NETWORK
    return selfplay.gather(training.starts, sampling, players_of(training), evaluator, positions, np.zeros(1, SLATE))


def study(training: Training, positions: Positions, order: Int64s, rate: float = 0.0, when: int = 0) -> float:
    """Let the network learn from some of the positions; its mean loss."""
    return net.learn(training.networks, positions, order, rate, when, np.zeros(1, SLATE))


def train(training: Training) -> Iterator[str | Report]:
    """The rounds that are still to come: what is being done, step by step, and a report at the end of each."""
    positions = room_for(training.plan, training.players)
    while len(training.reports) < training.plan.rounds:
        number, seed = len(training.reports), training.seed * 1000 + len(training.reports)
        yield "playing"
        count = fill(positions, training, seed)
        order, held_out = np.split(np.arange(count), [count - count // HELD_OUT])
        before, when = training.network, steps_so_far(training)
        random = np.random.default_rng(seed)
        shuffled = np.concatenate([random.permutation(order) for _ in range(training.plan.passes)])
        for k, part in enumerate(np.array_split(shuffled, PARTS)):
            yield "learning"
            study(training, positions, part, rate_of(training.plan, number, k), when + k * (len(part) // net.BATCH))
        yield "contending"
        loss = round(study(training, positions, held_out), 4)
        report = Report(number + 1, count, loss, strength(training, before))
        training.past = np.concatenate([training.past, training.network])
        training.reports.append(report)
        yield report


def steps_so_far(training: Training) -> int:
    """How many steps of learning the rounds before have taken."""
    return sum(report.positions for report in training.reports) * training.plan.passes // net.BATCH


def rate_of(plan: Plan, number: int, part: int) -> float:
    """How fast is learned: slower towards the end of a round, and from round to round."""
    sunk: float = SLOWEST ** (number / max(plan.rounds - 1, 1))
    return plan.rate * sunk * (1.05 - part / PARTS)
