"""How French is set, in the catalogue and on the page's rules: spaces that no line breaks at, and one apostrophe."""

import re
from pathlib import Path

import pytest

from tests.house.tree import ROOT

HARD = "\u00a0"  # a space that no line is broken at
FRENCH = [
    *sorted((ROOT / "src" / "trefoil" / "words" / "fr").glob("*.ftl")),
    *sorted(ROOT.glob("*/**/games/*/words/fr.ftl")),
    *sorted((ROOT / "web" / "rules" / "fr").glob("*.md")),
]
FAULTS = {
    "a sign without its hard space before it": re.compile(rf"(?<!{HARD})[:;?!%»]"),
    "an opening quotation mark without its hard space after it": re.compile(rf"«(?!{HARD})"),
    "a curved apostrophe, where all others are straight": re.compile("[\u2018\u2019]"),
}


def lines(path: Path) -> list[str]:
    """What players read, comments and pictures left out; a mark that a line begins with is a key to press."""
    comment = "#" if path.suffix == ".ftl" else "![]("
    return [
        line.strip(" ").lstrip("?") for line in path.read_text("utf-8").splitlines() if not line.startswith(comment)
    ]


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("path", FRENCH, ids=lambda path: "/".join(path.parts[-3:]))
def test_french_has_no_fault_of_setting(path: Path, fault: str) -> None:
    assert [line for line in lines(path) if FAULTS[fault].search(line)] == []


def test_all_that_french_players_read_is_looked_at() -> None:
    assert ["/".join(path.parts[-3:]) for path in FRENCH] == [
        "words/fr/house.ftl",
        "words/fr/page.ftl",
        "tock/words/fr.ftl",
        "triqueta/words/fr.ftl",
        "acorns/words/fr.ftl",
        "rules/fr/tock.md",
        "rules/fr/triqueta.md",
    ]
