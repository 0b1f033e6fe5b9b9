"""The networks that come with the package: each in a file that says how it was made, and which tables it serves."""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from trefoil.core.errors import TrefoilError
from trefoil.core.network import NETWORK
from trefoil.core.options import Chosen
from trefoil.core.state import Records
from trefoil.games.catalogue import load

FOLDER = Path(__file__).parents[1] / "weights"
FIELDS = "into", "out", "past"
OLD_NAMES = {"traits": "features", "doubt": "calibration"}  # in files that were written before


class NoNetwork(TrefoilError):
    """Nothing that was learned can be used for this table."""


@dataclass(frozen=True)
class Made:
    """How a network came about."""

    row: str  # which game, with which of the options that select a network
    rules: int  # the version of the rules it was trained under
    features: int  # how many features it knows
    command: str
    seed: int
    commit: str
    calibration: float  # standard error of a win probability p, divided by √(p(1−p))
    reports: tuple[dict[str, Any], ...] = ()  # of each round, if they were kept: positions, loss, win shares
    tables: Chosen = field(default_factory=dict)  # what other options must be; where nothing stands, all of the row's
    note: str = ""  # what was done to it since, if anything


def training_command(row: str) -> str:
    """What makes the network of a row."""
    game, *values = row.split("-")
    flags = (f" --{name.replace('_', '-')}" for name in load(game).KNOWLEDGE.NETWORK_OPTIONS)
    return f"trefoil train {game}" + "".join(f"{flag} {value}" for flag, value in zip(flags, values, strict=True))


def file_of(row: str) -> Path:
    """Where the network for all tables of a row is kept."""
    return FOLDER / f"{row}.npz"


def files_of(row: str) -> list[Path]:
    """The files of a row: that for all its tables, and then those for some, whose names go on after the row's."""
    found = sorted(FOLDER.glob(f"{row}-*.npz"))
    return [file_of(row), *found] if file_of(row).exists() else found


def write(path: Path, network: Records, made: Made) -> None:
    """Keep a network; half the precision is enough."""
    kept = {part: network[part][0].astype(np.float16) for part in FIELDS}
    path.parent.mkdir(parents=True, exist_ok=True)
    for part in ("into", "past"):
        kept[part] = kept[part][: made.features]
    np.savez_compressed(path, made=np.array(json.dumps(asdict(made))), **kept)


def made_from(text: str) -> Made:
    """How a network came about, as its file tells it."""
    told = {OLD_NAMES.get(name, name): value for name, value in json.loads(text).items()}
    return Made(**{**told, "reports": tuple(told.get("reports", ()))})


@contextmanager
def opened(path: Path, row: str) -> Iterator[Mapping[str, Any]]:
    """A file of a row, or a refusal that says how to get it."""
    remedy = f"`{training_command(row)}` makes it again; the other levels play on."
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as kept:
            yield kept
    except FileNotFoundError:
        raise NoNetwork(f"The learned weights {path.name} are missing: {remedy}") from None
    except (OSError, ValueError, KeyError, TypeError, EOFError, BadZipFile):
        raise NoNetwork(f"The learned weights {path.name} cannot be read, the file is damaged: {remedy}") from None


def read(path: Path, row: str) -> tuple[Records, Made]:
    """A network and how it was made."""
    network = np.zeros(1, NETWORK)
    with opened(path, row) as kept:
        made = made_from(str(kept["made"]))
        for part in FIELDS:
            network[part][0][: len(kept[part])] = kept[part]
    network["learned"] = 1
    return network, made


def made_in(path: Path, row: str) -> Made:
    """How a network was made, without its weights."""
    with opened(path, row) as kept:
        return made_from(str(kept["made"]))
