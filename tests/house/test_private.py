"""Nobody reaches into a game: tests and benchmarks use what everybody can use."""

import ast
from pathlib import Path

import pytest

from tests.house.tree import ROOT
from trefoil import Triqueta

PRIVATE = {name for name in vars(Triqueta(players=2, first=0)) if name.startswith("_")}
FILES = [path for room in ("tests", "bench", "translator", "docs") for path in sorted((ROOT / room).rglob("*.py"))]


def reached(path: Path) -> list[str]:
    """Private fields of a game that a file reads or writes, of anything but its own object."""
    found = (node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Attribute))
    return [
        f"{path.relative_to(ROOT)}:{node.lineno} {node.attr}"
        for node in found
        if node.attr in PRIVATE and not (isinstance(node.value, ast.Name) and node.value.id in ("self", "cls"))
    ]


def test_the_private_fields_of_a_game_are_known() -> None:
    assert {"_states", "_legal", "_way"} <= PRIVATE


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_file_reaches_into_a_game(path: Path) -> None:
    assert reached(path) == []
