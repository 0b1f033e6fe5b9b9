"""What nature may do next, with weights or probabilities, for people."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from trefoil.core import entry_points
from trefoil.core.slate import SLATE
from trefoil.core.state import Records

if TYPE_CHECKING:
    from trefoil.core.contract import Face


def odds(kind: type[Face], states: Records) -> dict[str, int]:
    """The outcomes of nature's next move with their weights, in the order of their numbers."""
    slates = np.zeros(1, SLATE)
    entry_points.weights(states, slates)
    return weighed(kind, slates)


def weighed(kind: type[Face], slates: Records) -> dict[str, int]:
    """The same, from a slate that the weights were written on."""
    weights = slates["odds"][0, : slates["outcomes"][0]].tolist()
    return {text: weight for text, weight in zip(kind.KERNEL.VERBS.texts, weights, strict=False) if weight > 0}


def chances(kind: type[Face], states: Records) -> dict[str, float]:
    """The outcomes of nature's next move with their probabilities; empty if nothing is left to draw."""
    weights = odds(kind, states)
    return {text: weight / sum(weights.values()) for text, weight in weights.items()}
