"""Round one screen every state that shows something secret ends with its seat."""

from random import Random

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.house import House
from tests.web.playing import by_clicks, waits
from tests.web.test_one_screen import begin


def test_a_screen_passed_through_three_seats_shows_each_only_its_own(visit: Visit, house: House) -> None:
    house.until_bots_think()
    page = visit()
    begin(page, "triqueta", 3)
    page.locator(".cover .do").click()
    page.get_by_role("button", name="Ask everybody whether hints are allowed").click()
    page.get_by_role("button", name="Everybody agrees").click()
    looked: list[str] = []
    for _ in range(2):  # twice round the table: in the second round everybody has kept something
        for _ in range(3):
            if page.locator(".cover").count():
                page.locator(".cover .do").click()
            expect(page.locator(".draw")).to_be_visible()
            kept = page.locator("button.kept")
            expect(kept).to_have_attribute("aria-pressed", "false")
            assert animals(page) == []
            assert page.locator("dialog[open]").count() == 0
            assert page.locator("[data-hint] p").count() == 0
            for name in looked:
                assert name not in page.locator("[data-live]").inner_text()
            page.get_by_role("button", name="Hint", exact=True).click()
            page.locator("[data-hint] p").first.wait_for()
            if kept.is_enabled():
                kept.click()
                expect(kept).to_have_attribute("aria-pressed", "true")
                assert animals(page) != []
                looked = kept.get_by_role("status").inner_text().split(", ")
            page.locator(".draw").click()
            page.locator(".keep, .line .press").first.wait_for()
            (page.locator(".keep") if page.locator(".keep").count() else page.locator(".line .press").first).click()
            page.locator(".cover").wait_for()
            assert animals(page) == []


def animals(page: Page) -> list[str]:
    """The animals that are to be seen among the kept tokens."""
    heads = "(uses) => uses.map((use) => use.getAttribute('href')).filter((href) => !/knot|bark|under/.test(href))"
    found: list[str] = page.locator(".kept use").evaluate_all(heads)
    return found


def test_no_card_of_a_hand_is_left_when_the_screen_is_passed(visit: Visit) -> None:
    page, random = visit(), Random(3)
    begin(page, "tock", 2)
    page.locator(".cover .do").click()
    for _ in range(60):
        offer = waits(page)
        if offer.kind == "cover":
            break
        page.get_by_role("button", name="What happened").click()
        page.keyboard.press("Escape")
        by_clicks(page, waits(page), random)
    assert page.locator(".hand .card").count() == 0
    assert page.locator(".chosen").count() == 0
    assert page.locator("dialog[open]").count() == 0
