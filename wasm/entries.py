"""What the modules of a game offer: every kernel that is compiled before it is needed, if its arguments are plain."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np

from trefoil.bots import warm as bots
from trefoil.core import warm as rules
from trefoil.core.game import Game

Entries: TypeAlias = dict[str, tuple[Any, tuple[Any, ...]]]  # by its name, a kernel and arguments like those it takes
PLAIN = np.ndarray, int, float  # what can be passed from outside


@dataclass(frozen=True)
class Offer:
    """What is offered of a game."""

    rules: Entries
    bots: Entries


def offer_of(kind: type[Game]) -> Offer:
    """The entries of a game."""
    batches = (batch(kind) for batch in bots.ALL)
    return Offer(
        entries(rules.rules_of(kind.TITLE, kind.KERNEL).steps),
        entries(step for batch in batches for step in batch.steps),
    )


def entries(steps: Iterable[rules.Step]) -> Entries:
    """The kernels among these that can be called from outside, by their own names."""
    return {function.__name__: (function, arguments) for _, function, arguments in steps if plain(arguments)}


def plain(arguments: tuple[Any, ...]) -> bool:
    return all(isinstance(argument, PLAIN) for argument in arguments)
