"""What nobody has seen: a multiset without order, from which nature draws and into which hidden things return."""

from typing import Any

from trefoil.core.chance import drawn
from trefoil.core.jit import rule
from trefoil.core.slate import Slate
from trefoil.core.state import EMPTY, HIDDEN


@rule
def weights(s: Any, slate: Slate) -> int:
    """Nature's next outcome is any of the things that nobody has seen, each equally likely."""
    total = 0
    slate.outcomes = len(s.unseen)
    for kind in range(len(s.unseen)):
        slate.odds[kind] = s.unseen[kind]
        total += int(s.unseen[kind])
    return total


@rule
def pour_back(s: Any, kind: int) -> int:
    """What a reader cannot see is as unseen as what was never drawn; return what it leaves in its place."""
    if kind == EMPTY:
        return EMPTY
    if kind != HIDDEN:
        s.unseen[kind] += 1
    return HIDDEN


@rule
def draw_out(s: Any, rng: int, slate: Slate) -> int:
    """Something that could be in a hidden place."""
    kind = drawn(rng, weights(s, slate), slate)
    s.unseen[kind] -= 1
    return kind
