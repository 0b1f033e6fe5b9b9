"""A training: the network that learns, what is needed to go on with it later, and how that is kept on disk."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from trefoil.bots.learning import net
from trefoil.bots.networks.rows import every_choice, row_of, selecting
from trefoil.bots.networks.serving import expect_networks
from trefoil.core.errors import TrefoilError
from trefoil.core.game import MANUAL, Game
from trefoil.core.network import NETWORK
from trefoil.core.plan import Plan
from trefoil.core.quoting import listed
from trefoil.core.state import Records

OLD_NAMES = {"past": "elders"}  # in files that were written before


class CannotTrain(TrefoilError):
    """Training cannot go on from what was kept."""


@dataclass(frozen=True)
class Report:
    """How a round went."""

    round: int
    positions: int
    loss: float  # of positions it had not seen
    against: dict[str, tuple[float, float]]  # by opponent, its win share and the standard error


def report_of(told: dict[str, Any]) -> Report:
    """A report that was kept as JSON, which knows no tuples."""
    return Report(**{**told, "against": {name: tuple(found) for name, found in told["against"].items()}})


@dataclass
class Training:
    """A network that is being trained, and everything that is needed to go on later."""

    kind: type[Game]
    row: str
    plan: Plan
    seed: int
    table: dict[str, Any]  # the options that make the row
    starts: Records
    networks: Records = field(init=False)  # the network, and what learning keeps of it
    past: Records = field(default_factory=lambda: np.zeros(0, NETWORK))  # the network after each round so far
    reports: list[Report] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.networks = np.concatenate([net.initialised(self.seed), np.zeros(3, NETWORK)])

    @property
    def network(self) -> Records:
        return self.networks[:1].copy()

    @property
    def players(self) -> int:
        return int(self.starts[0].players)

    @property
    def sides(self) -> int:
        whole = self.kind.OPTIONS.completed({**self.table, "players": self.players})
        return self.players // self.kind.side_size(whole)

    def save(self, path: Path) -> None:
        """Keep everything; a half-written file never takes the place of a whole one."""
        told = json.dumps({"row": self.row, "seed": self.seed, "reports": [asdict(report) for report in self.reports]})
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_suffix(".part.npz")
        np.savez(beside, told=np.array(told), networks=self.networks, past=self.past)
        beside.replace(path)

    def resume(self, path: Path) -> None:
        """Go on from what was kept."""
        try:
            with path.open("rb") as file, np.load(file, allow_pickle=False) as kept:
                told = json.loads(str(kept["told"]))
                networks, past = (kept[name_in(kept, name)].astype(NETWORK) for name in ("networks", "past"))
        except (OSError, ValueError, KeyError, EOFError, BadZipFile):
            raise CannotTrain(f"{path.name} does not hold a training that can go on; --anew begins again.") from None
        if (told["row"], told["seed"]) != (self.row, self.seed):
            got = f"{told['row']} with seed {told['seed']}"
            raise CannotTrain(
                f"Expected a training of {self.row} with seed {self.seed}, got {got}; --anew begins again."
            )
        self.networks, self.past = networks, past
        self.reports = [report_of(report) for report in told["reports"]]


def name_in(kept: Mapping[str, Any], name: str) -> str:
    """What a file calls a part of a training."""
    return name if name in kept else OLD_NAMES.get(name, name)


def training_of(kind: type[Game], given: Mapping[str, Any], plan: Plan, seed: int) -> Training:
    """A training of a row: its games begin with every choice there is of the options that do not make the row."""
    expect_networks(kind)
    expected = kind.KNOWLEDGE.NETWORK_OPTIONS
    if other := [name for name in given if name not in expected]:
        raise CannotTrain(
            f"A network learns every {other[0]}: expected nothing but {listed(expected, 'and')}, got {other[0]}."
        )
    chosen = kind.OPTIONS.completed(given)
    table = selecting(kind, chosen)
    games = [kind(seed=0, nature=MANUAL, **options) for options in every_choice(kind, table)]
    starts = np.concatenate([game.view(0).states for game in games])
    return Training(kind, row_of(kind, chosen), plan, seed, table, starts)
