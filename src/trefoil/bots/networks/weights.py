"""The networks that come with the package: one for each row of a game, in a file that says how it was made."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from trefoil.core.errors import TrefoilError
from trefoil.core.game import Game
from trefoil.core.network import NETWORK
from trefoil.core.options import Chosen, Value
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

    row: str  # which game, how many players, which deck
    rules: int  # the version of the rules it was trained under
    features: int  # how many features it knows
    command: str
    seed: int
    commit: str
    calibration: float  # standard error of a win probability p, divided by √(p(1−p))
    reports: tuple[dict[str, Any], ...] = ()  # of each round, if they were kept: positions, loss, win shares


def row_of(kind: type[Game], options: Mapping[str, Any]) -> str:
    """The name of a row: direction and house rules are features, the number of players and the deck are not."""
    return "-".join([kind.NAME, *(str(options[name]) for name in ("players", "deck") if name in options)])


def training_command(row: str) -> str:
    """What makes the network of a row."""
    game, players, *deck = row.split("-")
    return f"trefoil train {game} --players {players}" + "".join(f" --deck {name}" for name in deck)


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
    network, made = read(file_of(row), row)
    expected, got = (row, kind.KERNEL.RULES, kind.KNOWLEDGE.N_FEATURES), (made.row, made.rules, made.features)
    if got != expected:
        told = "expected {} for version {} of the rules with {} features, got {} for version {} with {}"
        raise NoNetwork(
            f"The learned weights {row}.npz are of another kind: {told.format(*expected, *got)}. "
            f"`{training_command(row)}` makes them again; the other levels play on."
        )
    return network, made


def missing() -> list[str]:
    """The rows whose networks are not there."""
    rows = [
        row_of(kind, {**chosen, "deck": deck} if deck else chosen)
        for kind in map(load, GAMES)
        for chosen in ({"players": n} for n in kind.OPTIONS.options[0].values)
        for deck in decks_of(kind, chosen)
    ]
    return [row for row in rows if not file_of(row).exists()]


def decks_of(kind: type[Game], chosen: Chosen) -> tuple[Value | None, ...]:
    """The decks a number of players can play with; None where a game has no decks."""
    return next((option.possible(chosen) for option in kind.OPTIONS.options if option.name == "deck"), (None,))


def network_for(view: View) -> tuple[Records, Made]:
    """The network for the table of a view."""
    return network_of(view.kind, row_of(view.kind, view.options))
