"""Chat is text, reactions are few, and the host can quiet both."""

import unicodedata

import pytest

from tests.server.tables import Desk
from trefoil.server.table.names import line_in, name_in, visible
from trefoil.server.table.state import CHAT_LINES


def test_what_is_said_is_kept_for_those_who_come_later() -> None:
    desk = Desk()
    desk.say(1, "chat", text="  Hello\n<b>all</b> ")
    assert [(line.person, line.name, line.text) for line in desk.table.chat] == [(1, "P1", "Hello <b>all</b>")]


def test_only_the_last_lines_are_kept() -> None:
    desk = Desk()
    for number in range(CHAT_LINES + 5):
        desk.say(1, "chat", text=f"line {number}")
    assert desk.table.chat[0].text == "line 5"


def test_the_host_mutes_somebody() -> None:
    desk = Desk()
    desk.say(0, "mute", person=1)
    assert desk.refused(1, "chat", text="Hello") == "muted"
    assert desk.refused(1, "react", reaction="nice") == "muted"
    desk.say(0, "chat", text="Peace")
    desk.say(0, "mute", person=1, muted=False)
    desk.say(1, "react", reaction="nice")


def test_the_host_turns_chat_off() -> None:
    desk = Desk()
    desk.say(0, "hush")
    assert desk.refused(0, "chat", text="Hello") == "muted"
    desk.say(0, "hush", off=False)
    desk.say(1, "chat", text="Hello")


def test_nobody_else_quiets_anybody() -> None:
    desk = Desk()
    assert desk.refused(1, "mute", person=0) == "not_yours"
    assert desk.refused(1, "hush") == "not_yours"
    assert desk.refused(0, "mute", person=7) == "not_now"
    assert desk.refused(None, "chat", text="Hello") == "not_yours"


def test_a_line_that_cannot_be_seen_is_not_said() -> None:
    assert Desk().refused(0, "chat", text="\u200b\u202e") == "bad_command"


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("e\u0301", "é"),
        ("a\u202eb", "ab"),
        ("a\x00b\x1b[31m", "ab[31m"),
        ("\ue000", ""),
        ("z" + "\u0335" * 40, "z" + "\u0335" * 2),
        ("two\u2028lines", "two lines"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("👩🏽\u200d🚀", "👩🏽\u200d🚀"),
        ("A\u200dnn", "Ann"),
        ("👩\u200d\u200d🚀\u200d", "👩🚀"),
    ],
)
def test_text_is_made_visible(written: str, shown: str) -> None:
    assert visible(written) == shown


BLANKS = "\u3164\u115f\u1160\uffa0\u2800\u00ad\u034f\u17b4\u180e\u200b\u2060\ufeff\U0001d159\U000e0061"
SELECTORS = "\u180b\ufe00\ufe0f\U000e0100\u0301\u20dd"  # what changes a letter and is nothing without one


@pytest.mark.parametrize("letter", BLANKS + SELECTORS, ids=lambda letter: f"U+{ord(letter):04X}")
def test_a_name_that_cannot_be_seen_is_none(letter: str) -> None:
    for written in (letter, letter * 5, f" {letter} {letter}", f"\u3164{letter}\u2800"):
        assert name_in(written, "nobody") == "nobody"
        assert line_in(written) == ""


@pytest.mark.parametrize("letter", BLANKS, ids=lambda letter: f"U+{ord(letter):04X}")
def test_nobody_looks_like_somebody_else_by_letters_that_cannot_be_seen(letter: str) -> None:
    assert name_in(f"Ann{letter}", "nobody") == name_in(f"{letter}Ann", "nobody") == "Ann"


@pytest.mark.parametrize("name", ["葛\U000e0100城", "❤️", "1️⃣", "한글", "Zoë", "é", "👨‍👩‍👧", "ⵣ", "नमस्ते", "⠓⠊"])
def test_a_name_in_any_script_stays(name: str) -> None:
    assert name_in(name, "nobody") == unicodedata.normalize("NFC", name)


def test_names_and_lines_are_short() -> None:
    assert name_in("x" * 100, "nobody") == "x" * 24
    assert len(line_in("y" * 1_000)) == 300


@pytest.mark.parametrize("letter", ["👩\u200d🚀", "🇫🇷", "👍🏽", "x\u0335", "각", "षि", "e\u0301\u0323"])
def test_a_name_is_never_cut_inside_a_character(letter: str) -> None:
    shown = visible(letter)
    assert name_in(letter * 30, "nobody") == shown * 24
    assert name_in("x" * 23 + letter * 2, "nobody") == "x" * 23 + shown
