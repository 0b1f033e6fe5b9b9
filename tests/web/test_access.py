"""Everything can be reached: axe finds nothing on any screen, and the accessibility tree is enough to play."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import ROOT, Sit, Visit
from tests.web.house import House
from tests.web.playing import MOST_STEPS, by_clicks, go_home, is_over, play_on, waits
from tests.web.stored import anything, counts_up, has_choices, near_its_end, stored
from trefoil.core.game import Game

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


def menu(page: Page) -> None:
    triqueta(page)
    page.get_by_role("button", name="Menu").click()


def chat(page: Page) -> None:
    triqueta(page)
    page.get_by_role("button", name="Chat").click()


def log(page: Page) -> None:
    placing(page)
    page.get_by_role("button", name="What happened").click()


def rules(page: Page) -> None:
    page.goto("/#/rules/tock")
    page.locator(".rules h3").first.wait_for()


def rules_at_the_table(page: Page) -> None:
    menu(page)
    page.get_by_role("button", name="Rules").click()
    page.locator("dialog[open] figure").wait_for()


def dead(page: Page) -> None:
    page.goto("/#/table/AAAAAAAAAAAAAAAAAAAAAA")
    page.get_by_role("alert").wait_for()


SCREENS = [home, setup, names, lobby, cover, triqueta, placing, menu, chat, log, rules, rules_at_the_table, dead]


@THEMES
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_axe_finds_nothing(visit: Visit, screen: Callable[[Page], None], theme: str) -> None:
    page = visit(color_scheme=theme)
    screen(page)
    page.wait_for_timeout(300)
    assert faults(page) == []


@THEMES
def test_axe_finds_nothing_where_pawns_are_chosen(sit: Sit, house: House, theme: str) -> None:
    page = sit(stored(house, "tock", 3, has_choices), "tock", color_scheme=theme)
    waits(page)
    page.locator(".hand .card:not([disabled])").first.click()
    expect(page.locator(".choices .choice").nth(1)).to_be_visible()
    page.wait_for_timeout(300)
    assert faults(page) == []


@THEMES
@pytest.mark.parametrize("game", ["triqueta", "tock"])
def test_axe_finds_nothing_on_a_score_sheet(sit: Sit, house: House, theme: str, game: str) -> None:
    table = stored(house, "triqueta", 2, counts_up) if game == "triqueta" else near_its_end(house)
    page = sit(table, game, color_scheme=theme)
    if game == "triqueta":
        play_on(page, by_clicks)
    else:
        go_home(page, keys=False)
    page.get_by_role("button", name="Check the deal").click()
    expect(page.get_by_text("What this browser can check is right")).to_be_visible()
    page.wait_for_timeout(300)
    assert faults(page) == []


def many_moves(game: Game) -> bool:
    """There is more to tell than a sheet can show."""
    return len(game.moves) > 150


@THEMES
def test_axe_finds_nothing_on_a_long_log_and_keys_read_on(sit: Sit, house: House, theme: str) -> None:
    page = sit(stored(house, "tock", 3, many_moves), "tock", color_scheme=theme)
    waits(page)
    page.get_by_role("button", name="What happened").click()
    lines = page.get_by_role("region", name="What happened")
    expect(lines.locator("li").nth(30)).to_be_attached()
    assert lines.evaluate("(list) => list.scrollHeight > list.clientHeight")
    page.wait_for_timeout(300)
    assert faults(page) == []
    page.keyboard.press("Tab")
    expect(lines).to_be_focused()
    page.keyboard.press("End")
    page.wait_for_function("(list) => list.scrollTop > 100", arg=lines.element_handle())


TWICE = "document.documentElement.style.fontSize = '200%'"
CUT_OFF = """() => {
  const seen = (e) => e.checkVisibility() && !e.closest('.unseen, [aria-hidden=true], svg');
  const wide = document.documentElement.scrollWidth > innerWidth ? ['the page is wider than the window'] : [];
  const out = [...document.querySelectorAll('button, h1, h2, p, a, b')].filter(seen)
    .filter((e) => { const box = e.getBoundingClientRect(); return box.right > innerWidth + 1 || box.left < -1; })
    .filter((e) => !e.closest('.scroll'));
  return [...wide, ...out.map((e) => e.outerHTML.slice(0, 120))];
}"""


def test_text_twice_as_large_still_fits_the_first_page(visit: Visit) -> None:
    page = visit()
    page.evaluate(TWICE)
    home(page)
    assert page.evaluate(CUT_OFF) == []


@pytest.mark.parametrize("game", ["triqueta", "tock"])
def test_text_twice_as_large_still_fits_the_tables_and_the_score_sheets(sit: Sit, house: House, game: str) -> None:
    table = stored(house, "triqueta", 2, counts_up) if game == "triqueta" else near_its_end(house)
    page = sit(table, game)
    waits(page)
    page.evaluate(TWICE)
    assert page.evaluate(CUT_OFF) == []
    if game == "triqueta":
        play_on(page, by_clicks)
    else:
        go_home(page, keys=False)
    page.get_by_role("button", name="Check the deal").click()
    expect(page.get_by_text("What this browser can check is right")).to_be_visible()
    assert page.evaluate(CUT_OFF) == []


BUTTON = re.compile(r"""- '?button "([^"]*)"(?! \[disabled)""", re.MULTILINE)
NOT_MOVES = ("Kept", "2 kept", "Step back")


def heard(page: Page) -> list[str]:
    """The names of the buttons on the table, as the accessibility tree tells them, once something can be done."""
    waits(page)
    names = BUTTON.findall(page.locator("main").aria_snapshot())
    return [name for name in names if not name.startswith(NOT_MOVES)]


def pressed(page: Page, name: str) -> None:
    """A button is found by its name and pressed."""
    page.get_by_role("button", name=name, exact=True).first.press("Enter")


def test_a_game_of_triqueta_can_be_played_through_the_accessibility_tree(sit: Sit, house: House) -> None:
    page = sit(stored(house, "triqueta", 1, anything), "triqueta")
    random = Random(4)
    for _ in range(MOST_STEPS):
        if waits(page).kind == "over":
            break
        pressed(page, random.choice(heard(page)))
    assert page.locator("[data-live]").inner_text() != ""
    assert is_over(page)


def test_a_game_of_tock_can_be_played_through_the_accessibility_tree(sit: Sit, house: House) -> None:
    page = sit(near_its_end(house), "tock")
    for card in heard(page):
        pressed(page, card)
        home = [name for name in heard(page) if name[0].isdigit() and " Home" in name]
        if home:
            pressed(page, home[0])
            break
        page.get_by_role("button", name="Step back").press("Enter")
        expect(page.get_by_role("button", name="Step back")).to_have_count(0)
    page.locator("dialog[open] [data-end]").wait_for()
    assert page.locator("[data-live]").inner_text() != ""
