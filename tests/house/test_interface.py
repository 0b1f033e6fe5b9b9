"""The page docs/api.md names every public name of the interface, and no other."""

import re
from collections.abc import Iterator
from inspect import get_annotations

import pytest

import trefoil
from tests.house.tree import ROOT
from trefoil import Game, Triqueta, View

PAGE = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| [^|`]+ \| ((?:`\w+`(?:, )?)+)", re.MULTILINE)


def named(section: str) -> list[str]:
    """The names in the table behind a mark."""
    table = PAGE.partition(f"<!-- names: {section} -->\n")[2].partition("\n\n")[0]
    return [name for row in ROW.findall(table) for name in re.findall(r"\w+", row)]


def public(kind: type, one: object) -> Iterator[str]:
    """The public names of a class, what its instances hold and what it and its bases declare included."""
    names = {
        *dir(kind),
        *vars(one),
        *(name for base in kind.__mro__ for name in get_annotations(base)),
    }
    return (name for name in names if not name.startswith("_"))


@pytest.mark.parametrize("kind", [Game, View])
def test_the_page_names_every_public_name(kind: type) -> None:
    game = Triqueta(seed=0)
    one = game if kind is Game else game.view(0)
    assert sorted(public(kind, one)) == sorted(named(kind.__name__) + named(f"{kind.__name__}, for programs"))


def test_the_page_names_what_the_package_exports() -> None:
    table = PAGE.partition("\n\n## Game")[0]
    assert set(trefoil.__all__) <= set(re.findall(r"`(\w+)`", table))
