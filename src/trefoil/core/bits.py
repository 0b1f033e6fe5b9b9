"""Small sets as the bits of a number, and tables that answer quickly: how many, the k-th, the next one round."""

import numpy as np

WIDTH = 6  # members a set can have: no game of the house has more seats or rows
SETS = 1 << WIDTH


def _members(bits: int) -> list[int]:
    return [member for member in range(WIDTH) if bits >> member & 1]


def _nth(bits: int, k: int) -> int:
    return _members(bits)[k] if k < len(_members(bits)) else 0


def _after(bits: int, member: int) -> int:
    return next((other for other in _members(bits) if other > member), _nth(bits, 0))


COUNT = np.array([len(_members(bits)) for bits in range(SETS)], np.int8)  # COUNT[set]
NTH = np.array([[_nth(bits, k) for k in range(WIDTH)] for bits in range(SETS)], np.int8)  # NTH[set, k], ascending
AFTER = np.array([[_after(bits, m) for m in range(WIDTH)] for bits in range(SETS)], np.int8)  # the next, going round
