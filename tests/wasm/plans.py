"""What is played in two places and compared: which tables, how far, and where each field of a record lies."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from trefoil.core.game import Game
from trefoil.core.options import Chosen, Options
from trefoil.core.slate import SLATE
from trefoil.core.state import Records
from trefoil.games.catalogue import load

Dtype = np.dtype[Any]


@dataclass(frozen=True)
class Table:
    """One game to be played."""

    number: int  # everything that is drawn follows from it
    codes: list[int]  # of its options, as `setup` takes them
    told: str  # the options in words


@dataclass(frozen=True)
class Plan:
    """Games to be played, and what is asked of them."""

    game: str
    tables: list[Table]
    most: int = 2000  # moves of a game
    every: int = 8  # moves, from one look at what each seat sees to the next
    whole: bool = True  # whether whole games are played by the kernel too, which takes an interpreter long
    detailed: bool = False  # a line for each thing that is compared, not one digest for each game


def ways(name: str) -> list[Chosen]:
    """Every way to set a game up, but for the option that goes by lot."""
    found = list[Chosen]([{}])
    for option in load(name).OPTIONS.options:
        if not option.by_lot:
            found = [{**chosen, option.name: value} for chosen in found for value in option.possible(chosen)]
    return found


def tables(name: str, least: int = 1) -> list[Table]:
    """Each way at least once, and again until there are as many as are wanted."""
    options, every = load(name).OPTIONS, ways(name)
    rounds = -(-least // len(every))
    numbered = enumerate(every * rounds)
    whole = ((number, {**chosen, **by_lot(options, chosen, number)}) for number, chosen in numbered)
    return [Table(number, options.codes(chosen), str(chosen)) for number, chosen in whole]


def by_lot(options: Options, chosen: Chosen, number: int) -> Chosen:
    """The option that chance decides; here it varies from table to table, and from round to round."""
    if options.lot is None:
        return {}
    possible = options.lot.possible(chosen)
    return {options.lot.name: possible[number * len(possible) // 7 % len(possible)]}


def layout(kind: Dtype) -> dict[str, Any]:
    """Where each field of a record lies: its type, its place, and how many numbers it has."""
    names = [name for name in kind.names or () if not name.startswith("gap_")]
    return {
        "size": kind.itemsize,
        "fields": {
            name: [kind[name].base.str[1:], place(kind, name), int(np.prod(kind[name].shape))] for name in names
        },
    }


def place(kind: Dtype, name: str) -> int:
    assert kind.fields is not None
    return kind.fields[name][1]


def layouts(kind: type[Game], **others: Dtype) -> dict[str, Any]:
    """Those of a game, and others."""
    return {name: layout(one) for name, one in {"state": kind.KERNEL.STATE, "slate": SLATE, **others}.items()}


def write(path: Path, plan: Plan) -> Path:
    """Write a plan for a program to read."""
    path.write_text(json.dumps({"layouts": layouts(load(plan.game)), **asdict(plan)}), encoding="utf-8")
    return path


def read(path: Path) -> Plan:
    """Read it again."""
    told = json.loads(path.read_text(encoding="utf-8"))
    del told["layouts"]
    return Plan(**{**told, "tables": [Table(**table) for table in told["tables"]]})


def one(kind: Dtype, count: int = 1) -> Records:
    """Empty records."""
    return np.zeros(count, kind)
