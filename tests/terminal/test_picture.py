"""The picture in docs/commands.md is what the program draws."""

import re

from tests.house.tree import ROOT
from trefoil import Triqueta

MOVES = "draw, token D, place 1, draw, token M, keep, draw, token B, place 1, take 1, draw, token U, place 2"


def test_the_picture_is_drawn_by_the_program() -> None:
    page = (ROOT / "docs" / "commands.md").read_text("utf-8")
    picture = re.search(r"^```\n(.*?)\n```$", page, re.MULTILINE | re.DOTALL)
    game = Triqueta(players=3, first=0, nature="manual")
    for move in MOVES.split(", "):
        game.push(move)
    assert picture is not None
    assert picture[1] == str(game.view(0))
