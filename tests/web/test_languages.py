"""French and German from the first to the last screen, and the choice is remembered."""

import re

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Visit
from tests.web.playing import by_clicks, play_on

ENGLISH = re.compile(
    r"\b(the|you|your|turn|draw|row|wins|with|seat|rules|card|pawn|open|and|of|is|to|left|bear|owl)\b", re.IGNORECASE
)
NAMES = re.compile(r"English|Trefoil|Triqueta|Tock")


def words(page: Page) -> str:
    """Everything that can be read or heard on the page."""
    said = page.evaluate(
        """() => [document.body.innerText, document.title,
           ...[...document.querySelectorAll('[aria-label]')].map((e) => e.ariaLabel)].join('\\n')"""
    )
    return NAMES.sub("", str(said))


@pytest.mark.parametrize(("locale", "play"), [("fr-FR", "Jouer"), ("de-DE", "Jetzt spielen")])
def test_a_whole_game_is_spoken_in_the_language_of_the_browser(visit: Visit, locale: str, play: str) -> None:
    page = visit(locale=locale)
    page.get_by_role("button", name=play).first.wait_for()
    assert ENGLISH.findall(words(page)) == []
    for way in (1, 2):
        page.locator("[data-game=tock] .button").nth(way).click()
        assert ENGLISH.findall(words(page)) == []
        page.keyboard.press("Escape")
    page.locator("[data-game=triqueta] .do").click()
    page.locator(".triqueta").wait_for()
    assert ENGLISH.findall(words(page)) == []
    play_on(page, by_clicks)
    assert ENGLISH.findall(words(page)) == []


@pytest.mark.parametrize("game", ["triqueta", "tock"])
@pytest.mark.parametrize("locale", ["fr-FR", "de-DE"])
def test_the_rules_are_there_in_every_language(visit: Visit, locale: str, game: str) -> None:
    page = visit(f"/#/rules/{game}", locale=locale)
    page.locator(".rules h3").first.wait_for()
    assert page.locator(".rules h3").count() >= 5
    assert len(ENGLISH.findall(words(page))) <= 1


def test_the_language_can_be_changed_and_is_remembered(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Deutsch").click()
    page.get_by_role("button", name="Jetzt spielen").first.wait_for()
    page.reload()
    page.get_by_role("button", name="Jetzt spielen").first.wait_for()
    assert page.evaluate("document.documentElement.lang") == "de"


def test_the_theme_follows_the_machine_and_can_be_changed(visit: Visit) -> None:
    page = visit(color_scheme="dark")
    assert page.evaluate("document.documentElement.dataset.theme") == "night"
    page.get_by_role("button", name="light").click()
    page.reload()
    assert page.evaluate("document.documentElement.dataset.theme") == "birch"
