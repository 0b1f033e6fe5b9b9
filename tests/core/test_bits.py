"""The tables of small sets agree with sets."""

import pytest

from trefoil.core.bits import AFTER, COUNT, NTH, SETS, WIDTH


def members(bits: int) -> list[int]:
    """The members of a set, ascending."""
    return [member for member in range(WIDTH) if bits & (1 << member)]


@pytest.mark.parametrize("bits", range(SETS))
def test_a_set_is_counted_and_its_members_are_in_order(bits: int) -> None:
    assert COUNT[bits] == len(members(bits))
    assert NTH[bits, : COUNT[bits]].tolist() == members(bits)
    assert not NTH[bits, COUNT[bits] :].any()


@pytest.mark.parametrize("bits", range(1, SETS))
def test_after_a_member_comes_the_next_one_round(bits: int) -> None:
    for member in range(WIDTH):
        steps = [(member + step) % WIDTH for step in range(1, WIDTH + 1)]
        assert AFTER[bits, member] == next(other for other in steps if other in members(bits))


def test_after_anybody_in_an_empty_set_comes_nobody_in_particular() -> None:
    assert not AFTER[0].any()
