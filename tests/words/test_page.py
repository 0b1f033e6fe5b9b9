"""The page says every message of its file, and no message that there is not."""

import re

from tests.house.tree import ROOT
from tests.words.test_catalogue import messages, values_in
from trefoil.games.catalogue import GAMES

SOURCES = [path for path in sorted((ROOT / "web" / "src").rglob("*")) if path.suffix in (".ts", ".svelte")]
LITERAL = re.compile(r"""['"`]((?:page|house|triqueta|tock)-[a-z0-9-]+)['"`]""")


def said() -> set[str]:
    """Every message that the sources of the page name in full."""
    return {name for path in SOURCES for name in LITERAL.findall(path.read_text("utf-8"))}


def test_the_page_says_every_message_of_its_file() -> None:
    known = messages("en", "page")
    parts = {part for message in known.values() for part in values_in(message)}
    assert set(known) - said() - parts == set()


def test_the_page_says_no_message_that_there_is_not() -> None:
    known = {name for file in ("page", "house", *GAMES) for name in messages("en", file)}
    assert said() - known == set()
