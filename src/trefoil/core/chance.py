"""Nature's generator: one number that lives inside the state, and what is drawn with it."""

import numpy as np

from trefoil.core.jit import rule
from trefoil.core.slate import Slate

GOLDEN = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB
ALL_64 = 0xFFFFFFFFFFFFFFFF


@rule
def word(seed: int) -> int:
    """Any seed as a number of sixty-four bits."""
    return int(np.uint64(seed))


@rule
def advanced(rng: int) -> int:
    """The number that follows in the stream, so that draw k of a stream is known by k alone."""
    return (int(rng) + GOLDEN) & ALL_64


@rule
def mixed(rng: int) -> int:
    """Sixty-four well mixed bits of a number (the finaliser of SplitMix64)."""
    x = int(rng)
    x = ((x ^ (x >> 30)) * MIX_1) & ALL_64
    x = ((x ^ (x >> 27)) * MIX_2) & ALL_64
    return x ^ (x >> 31)


@rule
def below(rng: int, n: int) -> int:
    """A number from 0 to n - 1, even to within n in 2**32."""
    return int((np.int64(mixed(rng) >> 32) * np.int64(n)) >> np.int64(32))


@rule
def drawn(rng: int, total: int, slate: Slate) -> int:
    """An outcome, drawn by the weights on the slate; no branch depends on the number drawn."""
    rest = below(rng, total)
    outcome = 0
    reach = 0
    for k in range(int(slate.outcomes) - 1):
        reach += int(slate.odds[k])
        outcome += int(rest >= reach)
    return outcome
