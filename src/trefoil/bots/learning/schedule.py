"""How the network of a row is trained: rounds of games in mixed company, of learning, and a look at its strength."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from itertools import product
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from trefoil.bots.learning import net, selfplay
from trefoil.bots.learning.evaluate import REACH, Pool, strength
from trefoil.bots.networks.weights import row_of
from trefoil.core.errors import TrefoilError
from trefoil.core.game import MANUAL, Game
from trefoil.core.network import NETWORK, NO_NETWORKS
from trefoil.core.options import Chosen, Value
from trefoil.core.plan import Plan
from trefoil.core.slate import MOST_SEATS, SLATE
from trefoil.core.state import Records

ELDERS = 3  # older selves that still play
HELD_OUT = 40  # one position in so many is not learned from
PARTS = 8  # of a round's positions; the rate sinks from one to the next
STEPS = PARTS + 2  # of a round: playing, learning in parts, contending
SLOWEST = 0.1  # how fast the last round is learned, beside the first


class CannotTrain(TrefoilError):
    """Training cannot go on from what was kept."""


@dataclass(frozen=True)
class Report:
    """How a round went."""

    round: int
    positions: int
    loss: float  # of positions it had not seen
    against: dict[str, tuple[float, float]]  # by opponent, its share and the standard error


def report_of(told: dict[str, Any]) -> Report:
    """A report that was kept as JSON, which knows no tuples."""
    return Report(**{**told, "against": {name: tuple(found) for name, found in told["against"].items()}})


@dataclass
class Pupil:
    """A network that is being trained, and everything that is needed to go on later."""

    kind: type[Game]
    row: str
    plan: Plan
    seed: int
    table: Chosen  # the options that make the row
    starts: Records
    networks: Records = field(init=False)  # the network, and what learning keeps of it
    elders: Records = field(default_factory=lambda: np.zeros(0, NETWORK))
    reports: list[Report] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.networks = np.concatenate([net.newborn(self.seed), np.zeros(3, NETWORK)])

    @property
    def network(self) -> Records:
        return self.networks[:1].copy()

    @property
    def players(self) -> int:
        return int(self.starts["players"][0])

    def save(self, path: Path) -> None:
        """Keep everything; a half-written file never takes the place of a whole one."""
        told = json.dumps({"row": self.row, "seed": self.seed, "reports": [asdict(report) for report in self.reports]})
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_suffix(".part.npz")
        np.savez(beside, told=np.array(told), networks=self.networks, elders=self.elders)
        beside.replace(path)

    def resume(self, path: Path) -> None:
        """Go on from what was kept."""
        try:
            with path.open("rb") as file, np.load(file, allow_pickle=False) as kept:
                told = json.loads(str(kept["told"]))
                self.networks, self.elders = (kept[name].astype(NETWORK) for name in ("networks", "elders"))
        except (OSError, ValueError, KeyError, EOFError, BadZipFile):
            raise CannotTrain(f"{path.name} does not hold a training that can go on; --anew begins again.") from None
        if (told["row"], told["seed"]) != (self.row, self.seed):
            got = f"{told['row']} with seed {told['seed']}"
            raise CannotTrain(
                f"Expected a training of {self.row} with seed {self.seed}, got {got}; --anew begins again."
            )
        self.reports = [report_of(report) for report in told["reports"]]


def pupil_of(kind: type[Game], given: Mapping[str, Any], plan: Plan, seed: int) -> Pupil:
    """A pupil of a row: its games begin with every dealer, direction and house rule there is."""
    chosen = kind.OPTIONS.choose(given, lambda n: 0)
    table: Chosen = {name: chosen[name] for name in ("players", "deck") if name in chosen}
    free: dict[str, tuple[Value, ...]] = {
        option.name: (table[option.name],) if option.name in table else option.possible(chosen)
        for option in kind.OPTIONS.options
    }
    games = [kind(seed=0, nature=MANUAL, **dict(zip(free, values, strict=True))) for values in product(*free.values())]
    starts = np.concatenate([game.view(0).states for game in games])
    return Pupil(kind, row_of(kind, chosen), plan, seed, table, starts)


def company(pupil: Pupil) -> tuple[Records, list[tuple[int, int]]]:
    """Who plays in the games of a round: hand-made sense, older selves, and the newest self, each with its habits."""
    plan = pupil.plan
    networks = [NO_NETWORKS[:1]] * (len(plan.sensible) + len(plan.solving))
    habits = [(slips, 0) for slips in plan.sensible] + [(slips, REACH) for slips in plan.solving]
    if pupil.reports:
        elders = pupil.elders[-ELDERS:] if plan.newest else pupil.elders[:0]
        networks += [elders[k : k + 1] for k in range(len(elders))] + [pupil.network] * len(plan.newest)
        habits += [(20, 0)] * len(elders) + [(slips, 0) for slips in plan.newest]
    return np.concatenate(networks), habits


class Room:
    """Room for the positions of a round."""

    def __init__(self, plan: Plan) -> None:
        self.first = np.zeros(plan.positions + 1, np.int64)
        self.noticed = np.zeros(plan.positions * plan.room, np.int16)
        self.amounts = np.zeros(plan.positions * plan.room, np.float32)
        self.wins = np.zeros((plan.positions, MOST_SEATS), np.float32)
        self.slates = np.zeros(1, SLATE)

    def fill(self, pupil: Pupil, seed: int) -> int:
        """Positions from games of the pupil's company; how many."""
        networks, habits = company(pupil)
        networks = np.concatenate([networks, pupil.network if pupil.reports else NO_NETWORKS[:1]])
        written = self.first, self.noticed, self.amounts, self.wins, self.slates
        return selfplay.gather(
            pupil.starts, seed, networks, np.array(habits), pupil.plan.stride, pupil.plan.decay, *written
        )

    def study(self, pupil: Pupil, order: Any, rate: float, when: int) -> float:
        """Let the pupil learn from some of the positions; its mean loss."""
        known = self.first, self.noticed, self.amounts, self.wins
        return net.learn(pupil.networks, pupil.players, order, *known, rate, when, self.slates)


def train(pupil: Pupil) -> Iterator[str | Report]:
    """The rounds that are still to come: what is being done, step by step, and a report at the end of each."""
    room = Room(pupil.plan)
    while len(pupil.reports) < pupil.plan.rounds:
        number, seed = len(pupil.reports), pupil.seed * 1000 + len(pupil.reports)
        yield "playing"
        count = room.fill(pupil, seed)
        order, held_out = np.split(np.arange(count), [count - count // HELD_OUT])
        before, when = pupil.network, steps_so_far(pupil)
        random = np.random.default_rng(seed)
        shuffled = np.concatenate([random.permutation(order) for _ in range(pupil.plan.passes)])
        for k, part in enumerate(np.array_split(shuffled, PARTS)):
            yield "learning"
            room.study(pupil, part, rate_of(pupil.plan, number, k), when + k * (len(part) // net.BATCH))
        yield "contending"
        loss = round(room.study(pupil, held_out, 0.0, 0), 4)
        pool = Pool(pupil.kind, pupil.table, pupil.starts, pupil.seed, pupil.plan.deals, pupil.plan.searches)
        report = Report(number + 1, count, loss, strength(pool, pupil.network, before, pupil.elders[:1]))
        pupil.elders = np.concatenate([pupil.elders, pupil.network])
        pupil.reports.append(report)
        yield report


def steps_so_far(pupil: Pupil) -> int:
    """How many steps of learning the rounds before have taken."""
    return sum(report.positions for report in pupil.reports) * pupil.plan.passes // net.BATCH


def rate_of(plan: Plan, number: int, part: int) -> float:
    """How fast is learned: slower towards the end of a round, and from round to round."""
    sunk: float = SLOWEST ** (number / max(plan.rounds - 1, 1))
    return plan.rate * sunk * (1.05 - part / PARTS)
