"""The page about adding a game quotes the third game of the tests, letter by letter, and names every message."""

import re

import pytest

from tests.house.tree import ROOT

PAGE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
ACORNS = ROOT / "tests" / "games" / "acorns"
QUOTED = re.findall(r"`(\w+\.py)`:\n\n```py\n(.*?)```", PAGE, re.DOTALL)


def test_something_is_quoted_of_every_part() -> None:
    assert {file for file, _ in QUOTED} == {
        "options.py",
        "material.py",
        "kernel.py",
        "knowledge.py",
        "game.py",
        "description.py",
    }


@pytest.mark.parametrize(("file", "code"), QUOTED, ids=[file for file, _ in QUOTED])
def test_what_is_quoted_stands_in_the_file(file: str, code: str) -> None:
    assert code in (ACORNS / file).read_text("utf-8")


def test_every_message_that_a_game_brings_is_of_a_kind_the_page_names() -> None:
    kinds = {
        name for row in re.findall(r"^\| (`…-.*?) \|", PAGE, re.MULTILINE) for name in re.findall("…-([a-z]+)", row)
    }
    brought = re.findall(r"^acorns-([a-z-]+) =", (ACORNS / "words" / "en.ftl").read_text("utf-8"), re.MULTILINE)
    own = {"over", "bag", "hand", "buried", "eaten", "an-acorn"}  # said by the game's own drawing and messages
    assert {name.partition("-")[0] for name in brought if name not in own} == kinds - {"forced"}
