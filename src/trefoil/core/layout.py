"""Where in the bytes of a record its fields lie, and a short name for how a game writes positions and moves."""

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, NamedTuple

import numpy as np

from trefoil.core.contract import Rules

GAP = "gap_"  # what the names of bytes begin with that alignment left over
LETTERS = 16  # of a fingerprint


class Place(NamedTuple):
    """A field: what its elements are (`i1`, `u8`, `f4`, …), its first byte, and how many elements it has each way."""

    kind: str
    offset: int
    shape: tuple[int, ...]


def places(kind: np.dtype[Any]) -> dict[str, Place]:
    """Every field of a record by its name, in order."""
    fields: Mapping[str, Any] = kind.fields or {}
    told = {name: fields[name] for name in kind.names or () if not name.startswith(GAP)}
    return {name: Place(field.base.str[1:], offset, field.shape) for name, (field, offset) in told.items()}


def fingerprint(rules: Rules) -> str:
    """Changes whenever a position is laid out otherwise, a move has another number, or a rule behaves otherwise."""
    told = [rules.RULES, rules.STATE.itemsize, places(rules.STATE), rules.VERBS.texts]
    return sha256(json.dumps(told).encode()).hexdigest()[:LETTERS]
