"""The networks that come with the package: one for each row of a game, in a file that says how it was made."""

import json
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from trefoil.bots.networks.rows import has_networks, row_of, rows_of
from trefoil.core.errors import TrefoilError
from trefoil.core.game import Game
from trefoil.core.network import NETWORK
from trefoil.core.state import Records
from trefoil.core.view import View
from trefoil.games.catalogue import GAMES, load

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


def training_command(row: str) -> str:
    """What makes the network of a row."""
    game, *values = row.split("-")
    flags = (f" --{name.replace('_', '-')}" for name in load(game).KNOWLEDGE.NETWORK_OPTIONS)
    return f"trefoil train {game}" + "".join(f"{flag} {value}" for flag, value in zip(flags, values, strict=True))


def file_of(row: str) -> Path:
    return FOLDER / f"{row}.npz"


def write(path: Path, network: Records, made: Made) -> None:
    """Keep a network; half the precision is enough."""
    kept = {field: network[field][0].astype(np.float16) for field in FIELDS}
    path.parent.mkdir(parents=True, exist_ok=True)
    for field in ("into", "past"):
        kept[field] = kept[field][: made.features]
    np.savez_compressed(path, made=np.array(json.dumps(asdict(made))), **kept)


def made_from(text: str) -> Made:
    """How a network came about, as its file tells it."""
    told = {OLD_NAMES.get(name, name): value for name, value in json.loads(text).items()}
    return Made(**{**told, "reports": tuple(told.get("reports", ()))})


def read(path: Path, row: str) -> tuple[Records, Made]:
    """A network and how it was made, or a refusal that says how to get it."""
    remedy = f"`{training_command(row)}` makes it again; the other levels play on."
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as kept:
            made = made_from(str(kept["made"]))
            network = np.zeros(1, NETWORK)
            for field in FIELDS:
                part = kept[field]
                network[field][0][: len(part)] = part
    except FileNotFoundError:
        raise NoNetwork(f"The learned weights {path.name} are missing: {remedy}") from None
    except (OSError, ValueError, KeyError, TypeError, EOFError, BadZipFile):
        raise NoNetwork(f"The learned weights {path.name} cannot be read, the file is damaged: {remedy}") from None
    network["learned"] = 1
    return network, made


@cache
def network_of(kind: type[Game], row: str) -> tuple[Records, Made]:
    """The network of a row, for the rules as they are."""
    expect_networks(kind)
    network, made = read(file_of(row), row)
    expected, got = (row, kind.KERNEL.RULES, kind.KNOWLEDGE.N_FEATURES), (made.row, made.rules, made.features)
    if got != expected:
        told = "expected {} for version {} of the rules with {} features, got {} for version {} with {}"
        raise NoNetwork(
            f"The learned weights {row}.npz are of another kind: {told.format(*expected, *got)}. "
            f"`{training_command(row)}` makes them again; the other levels play on."
        )
    return network, made


def expect_networks(kind: type[Game]) -> None:
    """Refuse a game for which no networks are trained."""
    if not has_networks(kind):
        raise NoNetwork(f"There are no networks for {kind.TITLE}: every level but master plays it.")


def missing(*kinds: type[Game]) -> list[str]:
    """The rows of these games, or of all there are, whose networks are not there."""
    rows = [row for kind in kinds or map(load, GAMES) for row in rows_of(kind)]
    return [row for row in rows if not file_of(row).exists()]


def network_for(view: View) -> tuple[Records, Made]:
    """The network for the table of a view."""
    return network_of(view.kind, row_of(view.kind, view.options))
