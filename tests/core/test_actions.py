"""One table of verbs gives numbers, texts, the parser and the documentation."""

import pytest

from trefoil import UnknownMove
from trefoil.core.actions import Verb, Verbs

TOY = Verbs(
    Verb("card ", ("A", "K", "?"), "nature", "what was dealt"),
    Verb("pass", meaning="do nothing"),
    Verb("go ", ("1",)),
    Verb("tell ", ("?",)),
)


def test_moves_are_numbered_in_the_order_of_the_table() -> None:
    assert TOY.texts == ("card A", "card K", "card ?", "pass", "go 1", "tell ?")
    assert [TOY.number(text) for text in TOY.texts] == list(range(len(TOY)))


def test_a_verb_knows_its_first_number() -> None:
    assert [TOY.first("card "), TOY.first("pass"), TOY.first("go ")] == [0, 3, 4]


def test_a_verb_that_is_not_there_has_no_number() -> None:
    with pytest.raises(KeyError):
        TOY.first("fly")


def test_messages_call_a_verb_by_its_word_or_by_its_name() -> None:
    assert [verb.called for verb in TOY.verbs] == ["card", "pass", "go", "tell"]
    assert Verb("+", ("1",), name="add").called == "add"


def test_a_verb_is_documented_with_what_can_follow() -> None:
    assert [verb.pattern for verb in TOY.verbs] == ["card A…K", "pass", "go 1", "tell ?"]


@pytest.mark.parametrize("text", ["card A", " card A", "card   A ", "\tcard\nA"])
def test_spaces_do_not_matter(text: str) -> None:
    assert TOY.number(text) == 0


@pytest.mark.parametrize("text", ["card", "cardA", "CARD A", "go", "", 0, None])
def test_an_unknown_text_is_refused_with_what_was_expected(text: object) -> None:
    with pytest.raises(UnknownMove) as refused:
        TOY.number(text)
    assert str(refused.value) == f"Cannot read the move {text!r}: expected one of card A…K, pass, go 1, tell ?."


def test_two_moves_may_not_have_the_same_text() -> None:
    with pytest.raises(ValueError, match="the same text"):
        Verbs(Verb("go"), Verb("go"))
