"""Law 8 of ARCHITECTURE: what is told of a game is made by the audience; no other room names its types."""

import ast
from pathlib import Path

import pytest

from tests.house.tree import name, python_files
from trefoil.protocol import events, happenings, requests
from trefoil.protocol.shapes import Said

PROTOCOL = "trefoil.protocol"
PLAIN = Said.__module__  # clocks and wishes, which both sides say
ABOUT_THE_ASKER = {events.Done, events.Refused, events.Bye}  # their command or their connection
OF_LISTS_AND_ENDS = {requests.Summary, requests.Tables, requests.Proof, requests.Draw}
TELLING = {
    kind.__name__
    for kind in [*vars(events).values(), *vars(happenings).values(), *OF_LISTS_AND_ENDS]
    if isinstance(kind, type) and issubclass(kind, Said) and kind.__module__ != PLAIN and kind not in ABOUT_THE_ASKER
}
ELSEWHERE = [
    path
    for path in python_files("src/trefoil/server")
    if not {"audience", "table"} & {parent.name for parent in path.parents}
]


def named(source: str) -> set[str]:
    """The types of the wire that a module names, imported one by one or with their module."""
    nodes = list(ast.walk(ast.parse(source)))
    imports = [node for node in nodes if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(PROTOCOL)]
    found = {alias.name for node in imports for alias in node.names}
    modules = {alias.asname or alias.name for node in imports for alias in node.names}
    attributes = [node for node in nodes if isinstance(node, ast.Attribute)]
    return found | {node.attr for node in attributes if isinstance(node.value, ast.Name) and node.value.id in modules}


@pytest.mark.parametrize("path", ELSEWHERE, ids=name)
def test_nobody_but_the_audience_makes_what_is_told_of_a_game(path: Path) -> None:
    assert named(path.read_text(encoding="utf-8")) & TELLING == set()


@pytest.mark.parametrize(
    "source",
    [
        "from trefoil.protocol.events import Done, SeatView as Seen",
        "from trefoil.protocol import happenings as told\ntold.Moved(moves=[])",
        "from trefoil.protocol import requests\nrequests.Proof()",
    ],
)
def test_a_room_that_tells_by_itself_is_found(source: str) -> None:
    assert len(named(source) & TELLING) == 1
