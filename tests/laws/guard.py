"""Arrays that refuse a negative index; only interpreted rules can be watched so."""

import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from trefoil.core.reading import scratch


class NegativeIndex(Exception):
    """A rule used EMPTY, HIDDEN, NATURE or NOBODY as a place."""


def refuse_negative(index: Any) -> None:
    """Raise if an index, or a part of one, is a negative number."""
    for part in index if isinstance(index, tuple) else (index,):
        if isinstance(part, (int, np.integer)) and part < 0:
            raise NegativeIndex(index)


class Guarded(np.ndarray[Any, Any]):
    """An array without places counted from the end."""

    def __getitem__(self, index: Any) -> Any:
        refuse_negative(index)
        return super().__getitem__(index)

    def __setitem__(self, index: Any, value: Any) -> None:
        refuse_negative(index)
        super().__setitem__(index, value)


class GuardedTuple(tuple[Any, ...]):
    """A tuple without places counted from the end."""

    def __getitem__(self, index: Any) -> Any:
        refuse_negative(index)
        return super().__getitem__(index)


class GuardedRecord(np.record):  # type: ignore[misc]  # NumPy's types call it final
    """A record whose arrays are guarded."""

    def __getattribute__(self, name: str) -> Any:
        value = super().__getattribute__(name)
        return value.view(Guarded) if type(value) is np.ndarray else value


def guarded(records: Any) -> Any:
    """The same records, guarded."""
    return records.view(np.dtype((GuardedRecord, records.dtype)))


def guard_tables(patch: pytest.MonkeyPatch) -> None:
    """Guard every table that a module of the house holds, and what rules write on."""
    patch.setattr(scratch, "slates", guarded(scratch.slates))
    for module, name, value in tables():
        patch.setattr(module, name, value.view(Guarded) if isinstance(value, np.ndarray) else GuardedTuple(value))


def tables() -> Iterator[tuple[Any, str, Any]]:
    """All arrays and tuples of numbers in the modules that hold rules."""
    rooms = [module for name, module in sys.modules.items() if name.startswith(("trefoil.core.", "trefoil.games."))]
    for module in rooms:
        for name, value in list(vars(module).items()):
            if type(value) is np.ndarray or (type(value) is tuple and all(isinstance(part, int) for part in value)):
                yield module, name, value
