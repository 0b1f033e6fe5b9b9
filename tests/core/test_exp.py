"""The exponential function of the house: as exact as a library's, and the same to the last bit in every mode."""

import hashlib
from math import exp as library
from random import Random

import numpy as np
import pytest

from trefoil.core.exp import LEAST, MOST, exp
from trefoil.core.jit import kernel
from trefoil.core.state import Float64s

BITS = "9dbbb7d07852a5e2"  # of many values; no processor, library or mode changes them


@kernel
def powers(exponents: Float64s, out: Float64s) -> None:
    for k in range(len(exponents)):
        out[k] = exp(exponents[k])


def found(exponents: list[float]) -> Float64s:
    out = np.zeros(len(exponents))
    powers(np.array(exponents), out)
    return out


def spread(count: int) -> list[float]:
    draw = Random(1)
    return [draw.uniform(LEAST, MOST) for _ in range(count)] + [draw.uniform(-2, 2) for _ in range(count)]


def test_it_is_as_exact_as_a_library() -> None:
    exponents = spread(5000)
    for x, y in zip(exponents, found(exponents), strict=True):
        assert y == pytest.approx(library(x), rel=2**-51)


def test_what_is_far_below_counts_as_nothing() -> None:
    assert found([0.0, LEAST - 1, -1e300, LEAST]).tolist() == [1.0, 0.0, 0.0, pytest.approx(library(LEAST))]


def test_what_is_far_above_stays_finite() -> None:
    assert found([MOST, MOST + 1, 1e300]).tolist() == [pytest.approx(library(MOST))] * 3


def test_it_is_the_same_to_the_last_bit_in_every_mode() -> None:
    assert hashlib.sha256(found(spread(1000)).tobytes()).hexdigest()[:16] == BITS
