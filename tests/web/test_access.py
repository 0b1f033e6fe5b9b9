"""Everything can be reached: axe finds nothing on any screen, and the accessibility tree is enough to play."""

import re
from collections.abc import Callable
from contextlib import suppress
from random import Random

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from tests.web.ahead import laid, memory, near_its_end
from tests.web.conftest import ROOT, Visit
from tests.web.house import House
from tests.web.playing import by_clicks, is_over, play_on, waits

AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
RUN = """async () => (await axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }))
  .violations.flatMap((v) => v.nodes.map((n) => `${v.id}: ${n.target.join(' ')} ${n.failureSummary}`))"""
THEMES = pytest.mark.parametrize("theme", ["light", "dark"])


def faults(page: Page) -> list[str]:
    """What axe finds on the page as it is."""
    page.evaluate(AXE)
    found: list[str] = page.evaluate(RUN)
    return found


def home(page: Page) -> None:
    page.get_by_role("button", name="Play now").first.wait_for()


def setup(page: Page) -> None:
    page.locator("[data-game=tock] .button").nth(1).click()


def names(page: Page) -> None:
    page.locator("[data-game=triqueta] .button").nth(2).click()


def lobby(page: Page) -> None:
    setup(page)
    page.locator("dialog .do").click()
    page.locator(".lobby").wait_for()


def cover(page: Page) -> None:
    names(page)
    page.locator("dialog .do").click()
    page.locator(".cover").wait_for()


def triqueta(page: Page) -> None:
    page.locator("[data-game=triqueta] .do").click()
    waits(page)


def placing(page: Page) -> None:
    triqueta(page)
    page.locator(".draw").click()
    page.locator(".hand-token").wait_for()


def tock(page: Page) -> None:
    page.locator("[data-game=tock] .do").click()
    random = Random(1)
    for _ in range(40):
        waits(page)
        if page.locator(".choices .choice").count() > 1:
            return
        by_clicks(page, random)


def menu(page: Page) -> None:
    triqueta(page)
    page.get_by_role("button", name="Menu").click()


def chat(page: Page) -> None:
    triqueta(page)
    page.get_by_role("button", name="Chat").click()


def log(page: Page) -> None:
    placing(page)
    page.get_by_role("button", name="What happened").click()


def end(page: Page) -> None:
    page.locator("[data-game=triqueta] .do").click()
    play_on(page, by_clicks)
    page.get_by_role("button", name="Check the deal").click()
    expect(page.get_by_text("The deal was fair")).to_be_visible()


def rules(page: Page) -> None:
    page.goto("/#/rules/tock")
    page.locator(".rules h3").first.wait_for()


def dead(page: Page) -> None:
    page.goto("/#/table/AAAAAAAAAAAAAAAAAAAAAA")
    page.get_by_role("alert").wait_for()


SCREENS = [home, setup, names, lobby, cover, triqueta, placing, tock, menu, chat, log, end, rules, dead]


@THEMES
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_axe_finds_nothing(visit: Visit, screen: Callable[[Page], None], theme: str) -> None:
    page = visit(color_scheme=theme)
    screen(page)
    page.wait_for_timeout(300)
    assert faults(page) == []


def test_text_twice_as_large_still_fits(visit: Visit) -> None:
    page = visit()
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    home(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    triqueta(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(".draw").click()


BUTTON = re.compile(r"""- '?button "([^"]*)"(?! \[disabled)""", re.MULTILINE)
NOT_MOVES = ("Kept", "2 kept", "Step back")


def by_ear(page: Page, random: Random) -> None:
    """One step through the accessibility tree alone: a button that is said to be there, pressed by its name."""
    heard = page.locator("main").aria_snapshot()
    offered = [name for name in BUTTON.findall(heard) if not name.startswith(NOT_MOVES)]
    if offered:
        begun = [name for name in offered if name[0].isdigit()]  # a card is chosen: pawns and squares bear numbers
        home = [name for name in begun if " Home" in name]
        chosen = random.choice(home or begun or offered)
        with suppress(TimeoutError):  # somebody else was quicker
            page.get_by_role("button", name=chosen, exact=True).first.press("Enter", timeout=1_000)


@pytest.mark.parametrize("game", ["triqueta", "tock"])
def test_a_game_can_be_played_through_the_accessibility_tree(visit: Visit, house: House, game: str) -> None:
    table = near_its_end(house.address) if game == "tock" else laid(house.address, game, ["mine", "bot"])
    page = visit()
    page.evaluate(memory(table, game))
    page.goto(f"/#/table/{table.table}/start")
    random = Random(4)
    for _ in range(1000):
        waits(page)
        if is_over(page):
            break
        by_ear(page, random)
    assert page.locator("[data-live]").inner_text() != ""
    assert is_over(page)
