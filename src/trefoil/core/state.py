"""Declare a state once, as an annotated class; get the NumPy record dtype from it."""

from collections import namedtuple
from operator import itemgetter
from struct import Struct
from typing import Annotated, Any, TypeAlias, get_args, get_type_hints

import numpy as np
from numpy.typing import NDArray

from trefoil.core.errors import BadRecord

Int8 = Annotated[int, np.int8]
Int16 = Annotated[int, np.int16]
Int32 = Annotated[int, np.int32]
Int64 = Annotated[int, np.int64]
UInt64 = Annotated[int, np.uint64]
Float64 = Annotated[float, np.float64]
Int8s: TypeAlias = NDArray[np.int8]
Int16s: TypeAlias = NDArray[np.int16]
Int32s: TypeAlias = NDArray[np.int32]
Int64s: TypeAlias = NDArray[np.int64]
Float32s: TypeAlias = NDArray[np.float32]
Float64s: TypeAlias = NDArray[np.float64]
Records: TypeAlias = NDArray[Any]  # a one-dimensional array of records; compiled code is called with these
Legible: TypeAlias = Any  # one record as `legible` reads it: its fields as Python's own numbers and tuples

FIELDS = ("rng_state", "players", "to_move", "unseen")  # that the state of every game has
EMPTY = -1  # nothing lies here
HIDDEN = -2  # something lies here; the reader of this state cannot see what


def dtype_of(declaration: type) -> np.dtype[Any]:
    """The record dtype of an annotated class: one field for each attribute, in order, aligned as in C."""
    fields: list[Any] = []
    for name, hint in get_type_hints(declaration, include_extras=True).items():
        if hasattr(np.record, name):
            raise TypeError(f"{declaration.__name__}.{name} would hide np.record.{name}")
        kind, *shape = hint.__metadata__
        if isinstance(kind, int):
            fields.append((name, element_of(hint.__origin__), (kind, *shape)))
        else:
            fields.append((name, kind))
    return np.dtype((np.record, np.dtype(_without_gaps(fields), align=True)))


def element_of(array: object) -> Any:
    """The scalar type in `NDArray[…]`: NumPy 2.5 names it in an alias, older ones inside the dtype of an `ndarray`."""
    last = get_args(array)[-1]
    return get_args(last)[0] if get_args(last) else last


def _without_gaps(fields: list[Any]) -> list[Any]:
    """Name the bytes that alignment leaves over: a copy takes only named ones, and equality is the bytes."""
    filled: list[Any] = []
    for field in [*fields, None]:
        end = np.dtype(filled).itemsize
        step = np.dtype([field] if field else fields, align=True).alignment
        if gap := -end % step:
            filled.append((f"gap_{len(filled)}", np.uint8, (gap,)))
        if field:
            filled.append(field)
    return filled


def twin_of(states: Records) -> Records:
    """A copy, byte by byte; NumPy's own goes field by field, which takes ten times as long."""
    return np.frombuffer(bytearray(states.tobytes()), states.dtype)


def revived(states: Records, kind: np.dtype[Any]) -> Records:
    """Records that were stored by a process, in the dtype of this one; those of another layout are refused."""
    if states.dtype != kind:
        raise BadRecord(
            "Expected a position of this version's layout, got one of another version: use a record instead."
        )
    return np.frombuffer(bytearray(states.tobytes()), kind)


CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u8": "Q", "f4": "f", "f8": "d"}  # for `struct`


class Layout:
    """Where in the bytes of a record each field lies."""

    def __init__(self, kind: np.dtype[Any]) -> None:
        self.kind = kind
        names = kind.names or ()
        codes, place = "=", 0
        rows: list[int | slice] = []  # of the numbers, those of one row
        fields: list[int | slice] = []  # of the rows, those of one field
        for field in (kind[name] for name in names):
            count = int(np.prod(field.shape))
            codes += f"{count}{CODES[field.base.str[1:]]}"
            cut = cuts(field.shape, place)
            fields.append(slice(len(rows), len(rows) + len(cut)) if len(field.shape) > 1 else len(rows))
            rows += cut
            place += count
        self._numbers, self._rows, self._fields = Struct(codes).unpack, itemgetter(*rows), itemgetter(*fields)
        self._named = namedtuple("Legible", names)._make  # type: ignore[attr-defined]  # the names are the record's

    def read(self, states: Records) -> Any:
        """The fields under their names."""
        return self._named(self._fields(self._rows(self._numbers(states.tobytes()))))


def cuts(shape: tuple[int, ...], place: int) -> list[int | slice]:
    """Where the rows of a field lie that begins at a place; a single number is cut out by itself."""
    if not shape:
        return [place]
    return [slice(start, start + shape[-1]) for start in range(place, place + int(np.prod(shape)), shape[-1])]


_layouts: dict[int, Layout] = {}  # by the address of the dtype, which each of them keeps


def legible(states: Records) -> Any:
    """The fields of one record under their names, as Python's own numbers and tuples: a tenth of the time to read."""
    layout = _layouts.get(id(states.dtype))
    if layout is None:
        layout = _layouts[id(states.dtype)] = Layout(states.dtype)
    return layout.read(states)
