"""What the page must know to use the compiled kernel of a game: `kernel/<game>/tables.ts`."""

from typing import Any

import numpy as np

from translator.games import class_of
from translator.outcome import sides
from translator.values import constant
from trefoil.bots.networks.rows import rows_of
from trefoil.bots.networks.serving import made_of
from trefoil.bots.networks.weights import files_of
from trefoil.bots.players.hint import PLAYOUTS
from trefoil.bots.players.levels import offered, policies_of
from trefoil.bots.players.search import settings_by_hand
from trefoil.bots.search.choice import CHOICE
from trefoil.bots.search.oneply import FAR
from trefoil.bots.search.policy import POLICY
from trefoil.core.game import Game
from trefoil.core.layout import fingerprint, places
from trefoil.core.lineup import PLAYER, SEATING
from trefoil.core.network import NETWORK
from trefoil.core.slate import SLATE

# The records that a kernel is called with, beside that of its game's positions.
RECORDS = {
    "slate": SLATE,
    "network": NETWORK,
    "choice": CHOICE,
    "policy": POLICY,
    "player": PLAYER,
    "seating": SEATING,
}


def written(package: str) -> str:
    """The file of a game."""
    kind = class_of(package)
    opening = (
        f"// How the kernel of {kind.TITLE} is called, written by scripts/generate_page.py from the rules themselves."
    )
    return "\n".join([opening, "", *(constant(name, value) for name, value in tables(kind).items()), ""])


def tables(kind: type[Game]) -> dict[str, Any]:
    """Everything, by the name it has in TypeScript."""
    return {
        "GAME": kind.NAME,
        "RULES": kind.KERNEL.RULES,
        "LAYOUT": fingerprint(kind.KERNEL),
        "LAYOUTS": {name: layout(record) for name, record in {"state": kind.KERNEL.STATE, **RECORDS}.items()},
        "ACTIONS": list(kind.KERNEL.VERBS.texts),
        "OPTIONS": options(kind),
        "SIDES": sides(kind),
        "LEVELS": levels(kind),
        "HINT": hint(kind),
        "N_FEATURES": kind.KNOWLEDGE.N_FEATURES,
        "NETWORKS": networks(kind),
    }


def layout(record: np.dtype[Any]) -> dict[str, Any]:
    """How long a record is, and where its fields lie."""
    fields = {name: [place.kind, place.offset, list(place.shape)] for name, place in places(record).items()}
    return {"size": record.itemsize, "fields": fields}


def options(kind: type[Game]) -> list[dict[str, Any]]:
    """Each option with its values, and the numbers that stand for them where a game is set up, in the same order."""
    return [
        {"name": option.name, "values": list(option.values), "codes": [option.code(value) for value in option.values]}
        for option in kind.OPTIONS.options
    ]


def levels(kind: type[Game]) -> dict[str, Any]:
    """How each level that plays the game chooses: the fields of its policy, the weakest level first."""
    policies = policies_of(kind)
    return {name: policies[name]._asdict() for name in offered(kind)}


def hint(kind: type[Game]) -> dict[str, Any]:
    """How a bot searches for a hint, and how far it computes instead where it can."""
    return {"policy": settings_by_hand(kind.KNOWLEDGE).policy(PLAYOUTS)._asdict(), "depth": FAR}


def networks(kind: type[Game]) -> list[dict[str, Any]]:
    """The learned files, and what the options of the tables are that each of them serves; the first that fits does."""
    return [
        {"row": row, "file": path.name, "tables": {**chosen, **made_of(kind, row, path).tables}}
        for row, chosen in rows_of(kind).items()
        for path in files_of(row)
    ]
