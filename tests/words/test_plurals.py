"""Messages that count agree with their number: nothing is called one when there is none, in any language."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast

from tests.words.test_catalogue import FILES, inside, messages, source, values_in
from trefoil.games.catalogue import PACKAGES
from trefoil.words import LANGUAGES, speaker

ONE = {
    "en": r"\b(one|a|an)\b",
    "fr": r"\b(un|une|l'un|l'une)\b",
    "de": r"\b(eine?[mnrs]?)\b",
}
NOTHING = {
    "en": r"\b(no|nothing|nobody|without|every)\b",
    "fr": r"\b(rien|aucune?|personne|sans|toutes?)\b",
    "de": r"\b(keine?|nichts|niemanden|ohne|alle)\b",
}
FIGURE_BESIDE = {"triqueta-page-tokens-left"}  # the page shows the number before the words, and larger
TWO_OR_MORE = {  # what is counted there is never one, nor nothing
    "tock-page-board": "squares of a ring",
    "page-fair-silent": "deals to choose from, a power of two",
    "house-welcome": "players of a game",
    "house-narrow": "columns of a window",
}
COUNTED = r"\$(?!names?\b|who\b)\w+\)? \}\s"  # a figure; names stand before verbs, which end in s as well
PLURAL = {  # and right after it a word that only several of something have
    "en": rf"{COUNTED}(?!is\b)\w+s\b",
    "fr": rf"{COUNTED}\w+s\b",
    "de": rf"{COUNTED}[A-ZÄÖÜ]\w+(en|er|ern)\b",
}


def counts(message: ast.Message) -> set[str]:
    """The values by whose number a message chooses its words."""
    selects = [node for node in inside(message) if isinstance(node, ast.SelectExpression)]
    return {
        select.selector.id.name
        for select in selects
        if isinstance(select.selector, ast.VariableReference)
        and any(isinstance(one.key, ast.Identifier) and one.key.name == "one" for one in select.variants)
    }


def counting() -> Iterator[tuple[str, str]]:
    """Every language with every message that counts in one of them."""
    for file in FILES:
        names = [name for language in LANGUAGES for name, found in messages(language, file).items() if counts(found)]
        yield from ((language, name) for language in LANGUAGES for name in dict.fromkeys(names))


def said(language: str, name: str, number: int) -> str:
    """The message with this number for whatever it counts, and with nothing else in it that could be a number."""
    file = name.split("-")[0]
    message = messages(language, file)[name]
    numbers = {value for other in LANGUAGES for value in counts(messages(other, file)[name])}
    values = {value[1:]: "…" for value in values_in(message) if value.startswith("$")}
    return speaker(language, PACKAGES.get(file))(name, **(values | dict.fromkeys(numbers, number)))


def without(figure: int, text: str) -> str:
    """The words alone, to be compared."""
    return re.sub(rf"\b{figure}\b", "#", text)


COUNTING = pytest.mark.parametrize(("language", "name"), list(counting()))


def test_the_messages_that_count_are_found() -> None:
    names = {name for _, name in counting()}
    assert {
        "tock-page-cards",
        "triqueta-page-trees",
        "page-fair",
        "triqueta-page-choices",
        "triqueta-score",
        "tock-undealt",
    } <= names
    assert "page-bot-name" not in names  # a number that is a name counts nothing


@COUNTING
def test_none_is_never_called_one(language: str, name: str) -> None:
    assert re.findall(ONE[language], said(language, name, 0), re.IGNORECASE) == []


@COUNTING
def test_none_is_said_as_a_figure_or_as_nothing(language: str, name: str) -> None:
    none = said(language, name, 0)
    assert name in FIGURE_BESIDE or "0" in none or re.search(NOTHING[language], none, re.IGNORECASE)


@COUNTING
def test_a_number_of_two_is_said(language: str, name: str) -> None:
    assert name in FIGURE_BESIDE or "2" in said(language, name, 2)


@COUNTING
def test_a_figure_agrees_with_its_words(language: str, name: str) -> None:
    none, one, two = (without(number, said(language, name, number)) for number in (0, 1, 2))
    if name == "triqueta-page-choices" and language != "fr":
        assert none == one == two  # neither English nor German inflects these words
        return
    assert one != two
    if "#" in none or name in FIGURE_BESIDE:
        # French counts nothing in the singular, English and German in the plural.
        assert none == (one if language == "fr" else two)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_figure_that_can_be_one_never_stands_before_a_fixed_plural(language: str, file: str) -> None:
    fixed = set()
    for name, message in messages(language, file).items():
        text = source(language, file)[message.span.start : message.span.end] if message.span else ""
        if not counts(message) and re.search(PLURAL[language], text):
            fixed.add(name)
    assert fixed - set(TWO_OR_MORE) == set()
