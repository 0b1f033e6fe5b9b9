"""Both games come to their ends in a stock Firefox too, with all their motion and without one complaint of the page."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Playwright

from tests.web import firefox
from tests.web.ahead import memory
from tests.web.conftest import Visit, visiting
from tests.web.house import House
from tests.web.playing import Step, by_clicks, by_keys, go_home, play_on
from tests.web.stored import near_its_end

MOVES = "!matchMedia('(prefers-reduced-motion: reduce)').matches"


@pytest.fixture(scope="module")
def firefox_browser(driver: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """One Firefox for all tests here; where there is none, this file is not collected."""
    path = firefox.found()
    assert path is not None
    browser = firefox.launched(driver, path, tmp_path_factory.mktemp("firefox"))
    yield browser
    browser.close()


@pytest.fixture
def visit(firefox_browser: Browser, house: House) -> Iterator[Visit]:
    """A new visitor with a Firefox of their own."""
    yield from visiting(firefox_browser, house)


def in_motion(page: Page) -> Page:
    assert "Firefox/" in page.evaluate("navigator.userAgent")
    assert page.evaluate(MOVES)
    return page


@pytest.mark.parametrize("step", [by_clicks, by_keys], ids=["mouse", "keyboard"])
def test_a_game_of_triqueta_ends_on_the_score_sheet_in_firefox(visit: Visit, step: Step) -> None:
    page = in_motion(visit())
    page.locator("[data-game=triqueta] .do").click()
    play_on(page, step)
    assert page.locator("dialog tfoot td").count() == 3
    assert page.locator("dialog .won").count() > 0


@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keyboard"])
def test_a_game_of_tock_is_won_in_firefox(visit: Visit, house: House, keys: bool) -> None:
    table = near_its_end(house)
    page = in_motion(visit())
    page.evaluate(memory(table, "tock"))
    page.goto(f"/#/table/{table.table}")
    go_home(page, keys)
    assert page.locator("dialog .side.won").count() == 1
