"""The slate: the best of the moves that were judged is noted as a turn of one move."""

import numpy as np
import pytest

from trefoil.core.jit import kernel
from trefoil.core.slate import SLATE, note_best
from trefoil.core.state import Records


@kernel
def noted(slates: Records, n: int) -> None:
    note_best(slates[0], n)


@pytest.mark.parametrize(
    ("values", "best"),
    [([3.0], 10), ([1.0, 2.0], 11), ([2.0, 1.0], 10), ([0.0, -1.0, 5.0, 5.0], 12), ([-9.0, -9.5], 10)],
)
def test_the_best_move_is_noted_and_of_equals_the_first(values: list[float], best: int) -> None:
    slates = np.zeros(1, SLATE)
    slates["moves"][0, : len(values) + 1] = range(10, 11 + len(values))
    slates["values"][0, : len(values) + 1] = [*values, 99.0]  # the last one does not count
    noted(slates, len(values))
    assert (slates["steps"][0], slates["line"][0, 0]) == (1, best)
