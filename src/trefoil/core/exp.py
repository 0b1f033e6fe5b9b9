"""The exponential function, the same to the last bit wherever it is computed: libraries differ."""

from math import factorial

import numpy as np

from trefoil.core.jit import rule

LOG2_E = 1.4426950408889634
LN2_HIGH, LN2_LOW = 0.6931471803691238, 1.9082149292705877e-10  # the first has so few bits that k times it is exact
LEAST, MOST = -700.0, 700.0  # what is lower counts as nothing, what is higher as this
BIAS, FRACTION_BITS = 1023, 52  # of a float64
SERIES = np.array([1 / factorial(n) for n in range(13, -1, -1)])  # the highest power first


@rule
def exp(x: float) -> float:
    """e to the x, to about one part in 2**52: two to a whole power, times a short series for the rest."""
    if x < LEAST:
        return 0.0
    x = min(x, MOST)
    k = np.floor(x * LOG2_E + 0.5)
    rest = (x - k * LN2_HIGH) - k * LN2_LOW
    total = 0.0
    for part in SERIES:
        total = total * rest + part
    return float(total * np.int64((int(k) + BIAS) << FRACTION_BITS).view(np.float64))
