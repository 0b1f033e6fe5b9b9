"""The glossary is true: its words are used in the sources, and words that were given up do not come back."""

import io
import re
import tokenize

from tests.house.tree import ROOT, name, python_files

ROW = re.compile(r"^\| ([a-z][a-z -]*) \| (.+) \|$", re.MULTILINE)
ROOMS = "protocol", "fair", "server", "commands", "terminal"  # where the words below were given up
GIVEN_UP = {
    "dispatch": "handler",
    "inside": "internal",
    "keeping": "housekeeping",
    "live": "actor",
    "log": "event",  # the module; the log of a table is a list of entries
    "logs": "oplog",
    "moment": "context",
    "outlook": "preview",
    "reading": "move feed",
    "showing": "table info",
}


def words() -> dict[str, str]:
    """The words of the glossary, each with its sentence."""
    rows = ROW.findall((ROOT / "docs/glossary.md").read_text(encoding="utf-8"))
    return {word: meaning for word, meaning in rows if word != "word"}


def pattern(word: str) -> re.Pattern[str]:
    """A word as sources write it: alone or within a name, in one case or another, one or several."""
    return re.compile(rf"(?<![a-z]){'[ _-]?'.join(re.split('[ -]', word))}(?:s|es)?(?![a-z])", re.IGNORECASE)


def identifiers(source: str) -> set[str]:
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return {token.string for token in tokens if token.type == tokenize.NAME}


def returned(source: str) -> set[str]:
    """The names in a source that are words we have given up."""
    return {found for found in identifiers(source) if found.strip("_").lower() in GIVEN_UP}


def test_every_word_of_the_glossary_is_used_in_the_sources() -> None:
    sources = "\n".join(path.read_text(encoding="utf-8") for path in python_files("src/trefoil"))
    assert [word for word in words() if not pattern(word).search(sources)] == []


def test_every_word_has_one_sentence_and_they_stand_in_order() -> None:
    assert list(words()) == sorted(words())
    assert [word for word, meaning in words().items() if not re.fullmatch(r"[A-Z].+\.", meaning)] == []


def test_what_is_said_instead_is_in_the_glossary() -> None:
    assert set(GIVEN_UP.values()) <= set(words())


def test_words_that_were_given_up_do_not_come_back() -> None:
    files = python_files(*(f"src/trefoil/{room}" for room in ROOMS))
    assert {name(path): found for path in files if (found := returned(path.read_text(encoding="utf-8")))} == {}
    assert [path.stem for path in files if path.stem in GIVEN_UP] == []


def test_a_word_that_came_back_is_found() -> None:
    assert returned("def look(live: Live, alive: bool) -> None:\n    live.moment()  # inside\n") == {
        "live",
        "Live",
        "moment",
    }


def test_a_word_that_nobody_uses_is_found() -> None:
    assert pattern("move feed").search("class MoveFeed:")
    assert not pattern("lease").search("please release it")
