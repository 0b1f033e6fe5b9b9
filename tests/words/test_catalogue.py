"""The catalogue is the same in every language: the same messages, the same values in them, the same manners."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import pytest
from fluent.runtime.errors import FluentReferenceError
from fluent.syntax import FluentParser, ast

from trefoil.games.catalogue import PACKAGES
from trefoil.words import LANGUAGES, speaker

OTHERS = [language for language in LANGUAGES if language != "en"]
HOUSE = ["house", "page"]
FILES = [*HOUSE, *PACKAGES]


def source(language: str, file: str) -> str:
    if file in PACKAGES:
        return files(PACKAGES[file]).joinpath("words", f"{language}.ftl").read_text("utf-8")
    return files("trefoil.words").joinpath(language, f"{file}.ftl").read_text("utf-8")


@cache
def messages(language: str, file: str) -> dict[str, ast.Message]:
    """The messages of a file by their names; what cannot be read is a fault."""
    entries = FluentParser().parse(source(language, file)).body
    assert [entry for entry in entries if isinstance(entry, ast.Junk)] == []
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def inside(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A node and all that is in it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from inside(child)


def values_in(message: ast.Message) -> set[str]:
    """The variables of a message, and the messages it is made of."""
    names = {f"${node.id.name}" for node in inside(message) if isinstance(node, ast.VariableReference)}
    return names | {node.id.name for node in inside(message) if isinstance(node, ast.MessageReference)}


def texts(message: ast.Message) -> list[str]:
    return [node.value for node in inside(message) if isinstance(node, ast.TextElement)]


def variants(message: ast.Message) -> set[str]:
    """The cases a message tells apart, other than by number, and other than the one for all the rest."""
    keys = [node.key for node in inside(message) if isinstance(node, ast.Variant)]
    return {key.name for key in keys if isinstance(key, ast.Identifier)} - {"one", "many", "other"}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages_in_the_same_order(language: str, file: str) -> None:
    assert list(messages(language, file)) == list(messages("en", file))


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_message_speaks_of_the_same_things_in_every_language(language: str, file: str) -> None:
    ours, theirs = messages("en", file), messages(language, file)
    assert {name: values_in(message) for name, message in theirs.items()} == {
        name: values_in(message) for name, message in ours.items()
    }


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_message_tells_the_same_cases_apart_in_every_language(language: str, file: str) -> None:
    ours, theirs = messages("en", file), messages(language, file)
    assert {name: variants(message) for name, message in theirs.items()} == {
        name: variants(message) for name, message in ours.items()
    }


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_shouted_at(language: str, file: str) -> None:
    loud = {name for name, message in messages(language, file).items() if any("!" in text for text in texts(message))}
    assert loud == set()


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_is_named_after_its_file(language: str, file: str) -> None:
    assert [name for name in messages(language, file) if not name.startswith(f"{file}-")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_file_is_left_over(language: str) -> None:
    found = [file.name for file in files("trefoil.words").joinpath(language).iterdir()]
    assert sorted(found) == sorted(f"{file}.ftl" for file in HOUSE)


@pytest.mark.parametrize("package", PACKAGES.values())
def test_a_game_brings_its_words_in_every_language(package: str) -> None:
    found = [file.name for file in files(package).joinpath("words").iterdir()]
    assert sorted(found) == sorted(f"{language}.ftl" for language in LANGUAGES)


def test_a_message_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(LookupError):
        speaker("en")("house-of-cards")


def test_a_message_without_its_values_is_an_error() -> None:
    with pytest.raises(FluentReferenceError):
        speaker("en")("house-seat")
