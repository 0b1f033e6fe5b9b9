"""How the network of a row is trained: rounds of games in mixed company, of learning, and a look at its strength."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from trefoil.bots.learning import net, selfplay
from trefoil.bots.learning.evaluate import REACH, Pool, strength
from trefoil.bots.learning.training import Report, Training
from trefoil.core.network import NO_NETWORKS
from trefoil.core.plan import Plan
from trefoil.core.slate import MOST_SEATS, SLATE
from trefoil.core.state import Records

PAST = 3  # past networks that still play
HELD_OUT = 40  # one position in so many is not learned from
PARTS = 8  # of a round's positions; the rate sinks from one to the next
STEPS = PARTS + 2  # of a round: playing, learning in parts, contending
SLOWEST = 0.1  # how fast the last round is learned, beside the first


def company(training: Training) -> tuple[Records, list[tuple[int, int]]]:
    """Who plays in the games of a round: hand-made sense, older selves, and the newest self, each with its habits."""
    plan = training.plan
    networks = [NO_NETWORKS[:1]] * (len(plan.sensible) + len(plan.solving))
    habits = [(slips, 0) for slips in plan.sensible] + [(slips, REACH) for slips in plan.solving]
    if training.reports:
        past = training.past[-PAST:] if plan.newest else training.past[:0]
        networks += [past[k : k + 1] for k in range(len(past))] + [training.network] * len(plan.newest)
        habits += [(20, 0)] * len(past) + [(slips, 0) for slips in plan.newest]
    return np.concatenate(networks), habits


class Room:
    """Room for the positions of a round."""

    def __init__(self, plan: Plan) -> None:
        self.first = np.zeros(plan.positions + 1, np.int64)
        self.noticed = np.zeros(plan.positions * plan.room, np.int16)
        self.amounts = np.zeros(plan.positions * plan.room, np.float32)
        self.wins = np.zeros((plan.positions, MOST_SEATS), np.float32)
        self.slates = np.zeros(1, SLATE)

    def fill(self, training: Training, seed: int) -> int:
        """Positions from games of the training's company; how many."""
        networks, habits = company(training)
        networks = np.concatenate([networks, training.network if training.reports else NO_NETWORKS[:1]])
        written = self.first, self.noticed, self.amounts, self.wins, self.slates
        return selfplay.gather(
            training.starts, seed, networks, np.array(habits), training.plan.stride, training.plan.decay, *written
        )

    def study(self, training: Training, order: Any, rate: float, when: int) -> float:
        """Let the training learn from some of the positions; its mean loss."""
        known = self.first, self.noticed, self.amounts, self.wins
        return net.learn(training.networks, training.players, order, *known, rate, when, self.slates)


def train(training: Training) -> Iterator[str | Report]:
    """The rounds that are still to come: what is being done, step by step, and a report at the end of each."""
    room = Room(training.plan)
    while len(training.reports) < training.plan.rounds:
        number, seed = len(training.reports), training.seed * 1000 + len(training.reports)
        yield "playing"
        count = room.fill(training, seed)
        order, held_out = np.split(np.arange(count), [count - count // HELD_OUT])
        before, when = training.network, steps_so_far(training)
        random = np.random.default_rng(seed)
        shuffled = np.concatenate([random.permutation(order) for _ in range(training.plan.passes)])
        for k, part in enumerate(np.array_split(shuffled, PARTS)):
            yield "learning"
            room.study(training, part, rate_of(training.plan, number, k), when + k * (len(part) // net.BATCH))
        yield "contending"
        loss = round(room.study(training, held_out, 0.0, 0), 4)
        pool = Pool(
            training.kind, training.table, training.starts, training.seed, training.plan.deals, training.plan.searches
        )
        report = Report(number + 1, count, loss, strength(pool, training.network, before, training.past[:1]))
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
