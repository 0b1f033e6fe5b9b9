"""The page says every message that is its own, and no message that there is not."""

import re

import pytest
from fluent.syntax import ast

from tests.house.tree import ROOT
from tests.words.test_catalogue import messages, values_in
from trefoil.games import catalogue
from trefoil.words import LANGUAGES

OWN = [package.rpartition(".")[2] for package in catalogue.OWN]  # the page shows no others
FILES = [path for path in sorted((ROOT / "web" / "src").rglob("*")) if path.suffix in (".ts", ".svelte")]
SOURCES = [path for path in FILES if path.name != "tables.ts"]  # those name networks, and no message
LITERAL = re.compile(rf"""['"`]((?:page|house|{"|".join(OWN)})-[a-z0-9-]+)['"`]""")


def said() -> set[str]:
    """Every message that the sources of the page name in full."""
    return {name for path in SOURCES for name in LITERAL.findall(path.read_text("utf-8"))}


def own(file: str) -> dict[str, ast.Message]:
    """The messages that the page alone says: all of its own file, and those of a game that are named so."""
    return {name: found for name, found in messages("en", file).items() if name.startswith(("page-", f"{file}-page-"))}


@pytest.mark.parametrize("file", ["page", *OWN])
def test_the_page_says_every_message_that_is_its_own(file: str) -> None:
    known = own(file)
    assert known
    parts = {part for message in known.values() for part in values_in(message)}
    assert set(known) - said() - parts == set()


def test_the_page_says_no_message_that_there_is_not() -> None:
    known = {name for file in ("page", "house", *OWN) for name in messages("en", file)}
    assert said() - known == set()


def rules(language: str, game: str) -> str:
    return (ROOT / "web" / "rules" / language / f"{game}.md").read_text("utf-8")


@pytest.mark.parametrize("game", OWN)
def test_the_rules_are_told_in_the_same_order_in_every_language(game: str) -> None:
    shapes = {language: [line[:2] for line in rules(language, game).splitlines()] for language in LANGUAGES}
    kinds = {
        language: [shape for shape in shapes[language] if shape in ("# ", "##", "| ", "- ", "{p")]
        for language in shapes
    }
    assert all(kinds[language] == kinds["en"] for language in LANGUAGES)
    assert kinds["en"].count("{p") == 1  # the picture of what the rules speak of


def test_the_rules_say_what_a_player_needs_and_not_where_they_come_from() -> None:
    assert [language for language in LANGUAGES if "Triominos" in rules(language, "tock")] == []
