"""A table on a device tells the person at it what a table on the server tells, frame by frame."""

import json
from pathlib import Path

import pytest

from tests.house.tree import ROOT
from tests.local.served import Line, Served, tables
from tests.translator.node import said

SCRIPT = Path(__file__).parent / "local.mjs"
FEW, LONG = 60, 800  # one in a few tables goes on for longer, in lines of a script
GAMES = pytest.mark.parametrize("name", ["triqueta", "tock"])


def differences(scripts: list[Line]) -> list[str]:
    """What is found in each script, `same` where nothing differs."""
    return said(str(SCRIPT), [ROOT], map(json.dumps, scripts))


@pytest.mark.parametrize(("name", "rounds", "most"), [("triqueta", 6, 2000), ("tock", 1, 60)])
def test_a_local_table_tells_what_the_server_tells(name: str, rounds: int, most: int) -> None:
    found = enumerate(tables(name, rounds))
    played = [Served(name, options, number).script(most if number % FEW else LONG) for number, options in found]
    assert differences(played) == ["same"] * len(played)
    lines = [line for script in played for line in script["lines"]]
    assert {line["what"] for line in lines} == {"welcome", "preview", "play", "bot", "undo"}
    if name == "triqueta":
        assert all(script["lines"][-1]["frame"]["table"]["phase"] == "over" for script in played)


@GAMES
def test_a_frame_that_differs_is_found(name: str) -> None:
    script = Served(name, next(tables(name, 1)), 1).script(12)
    script["lines"][0]["frame"]["view"]["position"]["players"] = 99
    assert differences([script]) == ["line 0 (welcome).view.position.players: 99 there, 2 here"]
