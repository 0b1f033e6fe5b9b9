"""Text keeps within the terminal, broken at words; a table that does not fit says so."""

import pytest

from tests.terminal.sitting import sit
from trefoil import Triqueta
from trefoil.games.catalogue import GAMES, PACKAGES
from trefoil.terminal.wrapping import width_of, wrapped
from trefoil.words import LANGUAGES, speaker


@pytest.mark.parametrize("width", [40, 60, 79, 100])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_help_keeps_within_the_width_and_loses_no_word(name: str, language: str, width: int) -> None:
    for message in (f"{name}-help", "house-help"):
        text = speaker(language, PACKAGES[name])(message)
        lines = wrapped(text, width).splitlines()
        assert max(map(len, lines)) <= width
        assert " ".join(lines).split() == text.split()


def test_a_second_column_goes_on_below_itself() -> None:
    assert wrapped("  1  draw  draw a token from the tower", 30) == "  1  draw  draw a token from\n           the tower"


def test_indentation_is_kept() -> None:
    assert wrapped("  You: twelve points and five tokens", 22) == "  You: twelve points\n  and five tokens"


def test_where_there_is_no_terminal_nothing_is_broken() -> None:
    assert wrapped("a " * 200, None) == "a " * 200
    assert width_of(None) is None


def test_a_window_can_be_narrower_than_words() -> None:
    assert wrapped("a" * 50, 1) == "\n".join(["a" * 20, "a" * 20, "a" * 10])


def wide(language: str, width: int) -> str:
    return sit(Triqueta(players=2, first=0), ["", "?"], language=language, width=width)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_that_does_not_fit_says_so_once(language: str) -> None:
    game = Triqueta(players=2, first=0)
    needed = max(map(len, game.draw(game.view(0).position(), language).splitlines()))
    told = wrapped(speaker(language)("house-narrow", needed=needed, width=40), 40)
    assert wide(language, 40).count(told.splitlines()[0]) == 1
    assert told.splitlines()[0] not in wide(language, 80)


def test_all_but_the_table_keeps_within_a_narrow_window() -> None:
    said = wide("en", 40).splitlines()
    table = str(Triqueta(players=2, first=0).view(0)).splitlines()
    assert [line for line in said if len(line) > 40 and line not in table] == []
