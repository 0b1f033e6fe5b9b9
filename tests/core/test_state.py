"""A state is declared once, as a class, and its bytes are all there is of it."""

from typing import Annotated, Any

import numpy as np
import pytest

from trefoil.core.slate import SLATE
from trefoil.core.state import Int8, Int8s, Int16s, UInt64, dtype_of, element_of, legible, twin_of
from trefoil.games.catalogue import GAMES, load


class Toy:
    """A small state."""

    rng_state: UInt64
    heights: Annotated[Int16s, 4]
    rock: Int8
    rows: Annotated[Int8s, 2, 3]


STATES = {"toy": dtype_of(Toy), "slate": SLATE} | {name: load(name).KERNEL.STATE for name in sorted(GAMES)}
every_state = pytest.mark.parametrize("dtype", STATES.values(), ids=STATES)


def test_a_declaration_becomes_named_fields_in_order() -> None:
    dtype = dtype_of(Toy)
    assert (dtype.names or ())[:4] == ("rng_state", "heights", "rock", "rows")
    assert [dtype["rng_state"], dtype["rock"]] == [np.uint64, np.int8]
    assert dtype["rows"].shape == (2, 3)
    assert dtype["heights"].base == np.int16


@pytest.mark.parametrize("array", [Int16s, np.ndarray[Any, np.dtype[np.int16]], list[np.int16]], ids=str)
def test_an_element_is_found_as_older_and_newer_numpys_name_it(array: object) -> None:
    assert element_of(array) is np.int16


def test_a_record_is_read_by_attribute() -> None:
    states = np.zeros(1, dtype_of(Toy))
    states[0].rows[1, 2] = 5
    assert states["rows"][0, 1, 2] == 5


@pytest.mark.parametrize("name", ["round", "size", "take", "dtype", "item", "copy"])
def test_a_name_that_numpy_uses_is_refused(name: str) -> None:
    declared = type("Declared", (), {"__annotations__": {name: Int8}})
    with pytest.raises(TypeError, match=f"Declared.{name} would hide np.record.{name}"):
        dtype_of(declared)


# A byte without a name is not copied with the rest: equality would no longer be the bytes, and a view would carry
# whatever lay in memory before.
@every_state
def test_every_byte_of_a_state_has_a_name(dtype: np.dtype[np.void]) -> None:
    assert sum(dtype[name].itemsize for name in dtype.names or ()) == dtype.itemsize


@every_state
def test_numbers_of_a_state_lie_where_processors_like_them(dtype: np.dtype[np.void]) -> None:
    fields = dict(dtype.fields or {})
    assert all(place[1] % place[0].base.alignment == 0 for place in fields.values())


@every_state
def test_a_copy_has_the_same_bytes(dtype: np.dtype[np.void]) -> None:
    states = np.frombuffer(bytes(k % 256 for k in range(dtype.itemsize)), dtype)
    other = np.zeros(1, dtype)
    other[0] = states[0]
    assert states.copy().tobytes() == states.tobytes() == other.tobytes()


@every_state
def test_a_legible_record_holds_the_same(dtype: np.dtype[Any]) -> None:
    states = np.frombuffer(bytes(k % 100 for k in range(dtype.itemsize)), dtype)
    for name, value in legible(states)._asdict().items():
        assert np.array_equal(value, states[0][name])


@every_state
def test_a_twin_holds_the_same_and_goes_its_own_way(dtype: np.dtype[Any]) -> None:
    states = np.frombuffer(bytearray(k % 100 for k in range(dtype.itemsize)), dtype)
    twin = twin_of(states)
    assert twin.tobytes() == states.tobytes()
    twin.view(np.uint8)[:] += 1
    assert twin.tobytes() != states.tobytes()
