"""French and German from the first to the last screen, and the choice is remembered."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Sit, Visit
from tests.web.house import House
from tests.web.playing import by_clicks, play_on, waits
from tests.web.stored import stored
from trefoil.core.game import Game

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
        page.locator("dialog").wait_for()
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


@pytest.mark.parametrize("locale", ["fr-FR", "de-DE", "en-GB"])
def test_the_rules_open_over_the_table_and_the_game_goes_on(visit: Visit, locale: str) -> None:
    page = visit(locale=locale)
    page.locator("[data-game=triqueta] .do").click()
    waits(page)
    table = page.url
    page.locator("header .icon").last.click()
    page.locator("dialog[open] .ways .button").first.click()
    rules = page.locator("dialog[open]")
    expect(rules.locator("h3").nth(4)).to_be_attached()
    assert rules.locator("figcaption").inner_text() != ""
    assert page.url == table
    assert rules.locator("a[href='#/rules/triqueta'][target=_blank]").count() == 1
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert waits(page).kind == "deeds"


def has_a_jack(game: Game) -> bool:
    """Tock: a jack can be played, and says what it does."""
    return game.view(0).to_dict()["position"]["stage"] == "playing" and "J" in game.legal_moves


FACES = [("en-GB", "J", "Jack: "), ("fr-FR", "V", "Valet\u00a0: "), ("de-DE", "B", "Bube: ")]


@pytest.mark.parametrize(("locale", "face", "title"), FACES)
def test_a_jack_has_the_letter_and_the_name_of_the_language(
    sit: Sit, house: House, locale: str, face: str, title: str
) -> None:
    page = sit(stored(house, "tock", 3, has_a_jack), "tock", locale=locale)
    waits(page)
    jack = page.locator("[data-card=J]:not([disabled])").first
    assert jack.locator("text.title").inner_html() == face
    assert jack.locator(".unseen").inner_text().startswith(title)
    jack.click(force=True)
    expect(page.locator(".say h2")).to_have_text(re.compile(f"^{title}"))


def can_name(game: Game) -> bool:
    """Tock: a joker can be played."""
    return game.view(0).to_dict()["position"]["stage"] == "playing" and "*" in game.legal_moves


@pytest.mark.parametrize(("locale", "face"), [(locale, face) for locale, face, _ in FACES])
def test_a_joker_is_named_by_the_faces_of_the_language(sit: Sit, house: House, locale: str, face: str) -> None:
    page = sit(stored(house, "tock", 5, can_name, options={"deck": "jokers"}), "tock", locale=locale)
    waits(page)
    page.locator("[data-card='*']:not([disabled])").first.click(force=True)
    expect(page.locator("[data-step='=J'] > span:nth-child(2)")).to_have_text(re.compile(f"^{face}"))


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
