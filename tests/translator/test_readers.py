"""The page makes the same position of a record as Python does, whoever looks, in every game that is kept."""

import json
from collections.abc import Iterable, Iterator

import pytest

from tests.house.tree import ROOT
from tests.translator.looked_at import Seen, seen_in
from tests.translator.node import said
from translator.games import PACKAGES, THIRD, name_of

TROUBLE = {"position": {"players": 99}}  # what no record says


def in_the_page(package: str, seen: Iterable[Seen]) -> str:
    """What the page says of positions: how many there were, or which of them it reads otherwise."""
    folder = f"web/{'tests' if package == THIRD else 'src/kernel'}/{name_of(package)}"
    (answer,) = said("compare.mjs", [ROOT, folder], map(json.dumps, seen))
    return answer


@pytest.mark.parametrize("package", PACKAGES)
def test_every_kept_position_reads_alike_in_the_page(package: str) -> None:
    counted: list[int] = []

    def counting() -> Iterator[Seen]:
        for seen in seen_in(package):
            counted.append(1)
            yield seen

    assert in_the_page(package, counting()) == str(len(counted))
    assert len(counted) > 1000


def test_a_position_that_reads_otherwise_is_found() -> None:
    first = next(seen_in(THIRD))
    answer = in_the_page(THIRD, [first, first | TROUBLE])
    assert answer.startswith('In line 2 Python says {"players":99}, the page {"players":3,')


def test_what_lies_otherwise_is_found() -> None:
    first = next(seen_in(THIRD))
    answer = in_the_page(THIRD, [first | {"moves": [0], "lying": {"1": ["S"]}}])
    assert answer == 'In line 1 Python says {"1":["S"]}, the page {}.'
