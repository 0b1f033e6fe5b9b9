"""A module of small kernels, one for each way to be called: `python -m tests.wasm.samples FILE [NAME…]`."""

import sys
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from trefoil.core.jit import kernel
from trefoil.games.catalogue import load
from wasm import build
from wasm.compiling import PLAIN
from wasm.errors import CannotBuild
from wasm.lowering import lower_only

NUMBERS = np.zeros(1, np.int64)


@kernel
def nothing(numbers: NDArray[np.int64]) -> None:
    numbers[0] = 7


@kernel
def total(numbers: NDArray[np.int64], factor: float) -> float:
    return float(factor * numbers.sum())


@kernel
def is_long(numbers: NDArray[np.int64], most: int) -> bool:
    return len(numbers) > most


@kernel
def always() -> int:
    return 7


@kernel
def refusing(number: int) -> int:
    if number < 0:
        raise ValueError("Expected a number from 0 on.")
    return number


@kernel
def with_room(numbers: NDArray[np.int64], count: int) -> int:
    """Room for that many numbers twice, one within the other; given back at the end."""
    copy, room = numbers.copy(), np.zeros(count, np.int64)
    room[count - 1] = copy[0]
    found = 0
    for k in range(3):
        again = room.copy()
        again[0] += k
        found += int(again[0] + again[count - 1])
    return found


@kernel
def small(smalls: NDArray[np.int16]) -> int:
    return int(smalls[0])


@kernel
def unsigned(bytes_: NDArray[np.uint8]) -> int:
    return int(bytes_[0])


@kernel
def pair() -> tuple[int, float]:
    return 1, 0.5


@kernel
def foreign(number: float) -> float:
    return float(np.log(number))


ENTRIES = {
    "nothing": (nothing, (NUMBERS,)),
    "total": (total, (NUMBERS, 0.0)),
    "is_long": (is_long, (NUMBERS, 0)),
    "always": (always, ()),
    "refusing": (refusing, (0,)),
    "with_room": (with_room, (NUMBERS, 0)),
    "small": (small, (np.zeros(1, np.int16),)),
    "unsigned": (unsigned, (np.zeros(1, np.uint8),)),
}
LEFT_OUT = {"foreign": (foreign, (0.0,)), "pair": (pair, ())}  # unless they are named


def main(file: str, *names: str) -> int:
    """Build it."""
    lower_only()
    entries = {name: (ENTRIES | LEFT_OUT)[name] for name in names or ENTRIES}
    try:
        made = build.module(load("acorns"), "samples.wasm", build.results(entries), PLAIN, print)
    except CannotBuild as sentence:
        print(sentence, file=sys.stderr)
        return 1
    Path(file).write_bytes(made)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
