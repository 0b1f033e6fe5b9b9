"""Both games are played in a stock Firefox too, with all their motion and no complaint; their kernels run there."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from tests.web import firefox
from tests.web.ahead import Laid, memory
from tests.web.conftest import Visit, visiting
from tests.web.harness import Guest, asked
from tests.web.house import House
from tests.web.native import digests, plans, sentences, wishes
from tests.web.playing import Step, by_clicks, by_keys, go_home, play_on, waits
from tests.web.stored import near_its_end, one_way, stored
from tests.web.test_settings import carried

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


def at_tock(visit: Visit, table: Laid) -> Page:
    """Somebody who has the first seat of a table of Tock."""
    page = in_motion(visit())
    page.evaluate(memory(table, "tock"))
    page.goto(f"/#/table/{table.table}")
    return page


@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keyboard"])
def test_a_game_of_tock_is_won_in_firefox(visit: Visit, house: House, keys: bool) -> None:
    page = at_tock(visit, near_its_end(house))
    go_home(page, keys)
    assert page.locator("dialog .side.won").count() == 1


def test_a_card_can_be_dragged_onto_a_square_in_firefox(visit: Visit, house: House) -> None:
    page = at_tock(visit, stored(house, "tock", 3, one_way))
    waits(page)
    cards = page.locator(".hand .card").count()
    carried(page, ".hand .card:not([disabled])", ".target")
    expect(page.locator(".hand .card")).to_have_count(cards - 1)


@pytest.fixture
def visit_kernel(firefox_browser: Browser, guest: Guest) -> Iterator[Visit]:
    """A new visitor of the page with the kernel."""
    yield from visiting(firefox_browser, guest)


def test_games_go_in_firefox_as_they_go_here(visit_kernel: Visit) -> None:
    assert asked(visit_kernel(), "games", plans())["answer"] == digests()


def test_bots_choose_in_firefox_as_they_choose_here(visit_kernel: Visit) -> None:
    assert asked(visit_kernel(), "chosen", wishes(), "worker")["answer"] == sentences()
