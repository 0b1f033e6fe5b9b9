"""Hints on the page: what a strong bot would play is pointed at and said, and friends agree before anybody gets one."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Sit, Visit
from tests.web.house import House
from tests.web.playing import CHOICES, waits
from tests.web.stored import anything, stored
from tests.web.test_access import faults
from tests.web.test_one_screen import begin
from tests.web.test_together import lay_table, movers

QUICK_DEAL = 8  # in which whoever follows the hints has won after some forty turns
MOST_TURNS = 300
SAID = "[data-hint] p"


@pytest.fixture
def thoughtful(house: House) -> House:
    """The server, once its strongest bots are compiled."""
    house.until_bots_think()
    return house


@pytest.mark.parametrize("game", ["triqueta", "tock"])
@pytest.mark.parametrize("key", [False, True], ids=["button", "key"])
def test_a_hint_points_at_a_step_and_says_why(sit: Sit, thoughtful: House, game: str, key: bool) -> None:
    page = sit(stored(thoughtful, game, 2, anything), game)
    waits(page)
    if key:
        page.keyboard.press("h")
    else:
        page.get_by_role("button", name="Hint").click()
    expect(page.get_by_role("status").locator(SAID).first).to_have_text(
        re.compile(r"A strong bot would play: .+ It seems to win \d+\s% of the games from here\.")
    )
    expect(page.locator(SAID).nth(1)).to_have_text(re.compile("Next best: |There is no other move"))
    if game == "triqueta":
        expect(page.locator(SAID).nth(2)).to_contain_text("What comes next")
    expect(page.locator(".hinted").first).to_be_visible()
    assert faults(page) == []
    follow(page)
    expect(page.locator(".hinted")).to_have_count(0)


def follow(page: Page) -> None:
    """Play the turn that is hinted at, by clicks."""
    while page.locator(".hinted").locator("visible=true").count():
        kind = waits(page).kind
        hinted = f"{CHOICES}.hinted" if kind == "choices" else ".card:has(.hinted), .hinted:not(.card *)"
        page.locator(hinted).locator("visible=true").first.click(force=True)
        page.wait_for_function("() => !document.querySelector('main[aria-busy=true]')")


def test_a_whole_game_of_tock_is_won_from_the_first_move_by_following_hints(sit: Sit, thoughtful: House) -> None:
    page = sit(stored(thoughtful, "tock", 2, anything, QUICK_DEAL, options={"first": 0}), "tock")
    for _ in range(MOST_TURNS):
        if waits(page).kind == "over":
            break
        page.get_by_role("button", name="Hint").click()
        page.locator(".hinted").first.wait_for()
        follow(page)
    expect(page.locator("dialog .side.won")).to_contain_text("You")


def test_friends_get_hints_once_both_agree(visit: Visit, thoughtful: House) -> None:
    host = visit()
    guest = visit("/" + lay_table(host))
    guest.get_by_role("button", name="Sit here").click()
    host.get_by_role("button", name="Start").click()
    mover, other = movers(host, guest)
    assert mover.get_by_role("button", name="Hint", exact=True).count() == 0
    mover.get_by_role("button", name="Ask everybody whether hints are allowed").click()
    expect(other.get_by_text("would like everybody to be able to ask for hints")).to_be_visible()
    other.get_by_role("button", name="Yes").click()
    mover.get_by_role("button", name="Hint", exact=True).click()
    expect(mover.locator(SAID).first).to_contain_text("A strong bot would play")
    expect(other.get_by_role("button", name="Hint", exact=True)).to_be_disabled()
    assert other.locator(SAID).count() == 0


def test_round_one_screen_hints_are_agreed_on_first(visit: Visit, thoughtful: House) -> None:
    page = visit()
    begin(page, "triqueta", 2)
    page.locator(".cover .do").click()
    ask = page.get_by_role("button", name="Ask everybody whether hints are allowed")
    ask.click()
    assert faults(page) == []
    page.get_by_role("button", name="No", exact=True).click()
    ask.click()
    page.get_by_role("button", name="Everybody agrees").click()
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(SAID).first).to_contain_text("A strong bot would play")
    follow(page)
    page.locator(".cover, .hand-token").first.wait_for()
    assert page.locator(SAID).count() == 0


@pytest.mark.parametrize(
    ("locale", "button", "words"), [("fr-FR", "Conseil", "Un bon robot jouerait"), ("de-DE", "Tipp", "Ein starker Bot")]
)
def test_a_hint_speaks_the_readers_language(sit: Sit, thoughtful: House, locale: str, button: str, words: str) -> None:
    page = sit(stored(thoughtful, "tock", 3, anything), "tock", locale=locale)
    waits(page)
    page.get_by_role("button", name=button).click()
    expect(page.locator(SAID).first).to_contain_text(words)


@pytest.mark.parametrize("how", ["button", "key"])
def test_a_hint_can_be_closed_and_another_asked_for(sit: Sit, thoughtful: House, how: str) -> None:
    page = sit(stored(thoughtful, "triqueta", 2, anything), "triqueta")
    waits(page)
    for _ in range(2):
        page.get_by_role("button", name="Hint").click()
        page.locator(SAID).nth(1).wait_for()
        if how == "button":
            page.locator("[data-hint]").get_by_role("button", name="Close").click()
        else:
            page.keyboard.press("Escape")
        expect(page.locator("[data-hint]")).to_have_count(0)
