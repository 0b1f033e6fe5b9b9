"""There is never a blank page: unknown addresses, pages older than their server, and parts that cannot be loaded."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.web.conftest import Visit

NOWHERE = [
    "/#/credits",
    "/#/%",
    "/#/rules/nonsense",
    "/#/rules/triqueta%",
    "/#/table/%E0%A4%A",
    "/#/table",
    "/#/nonsense",
    "/nonsense",
]


@pytest.mark.parametrize("path", NOWHERE)
def test_an_address_that_leads_nowhere_says_so_and_leads_home(visit: Visit, path: str) -> None:
    page = visit(path, trouble=True)
    expect(page.get_by_role("alert")).to_contain_text("There is no such page")
    page.get_by_role("link", name="To the first page").click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()


def test_a_stray_sign_in_a_pasted_link_is_no_disaster(visit: Visit) -> None:
    page = visit()
    page.get_by_placeholder("Link or code of a table").fill("http://somewhere/#/table/%E0%A4%A")
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_role("alert")).to_be_visible()


@pytest.mark.parametrize("path", ["/assets/Table-00000000.js", "/assets/gone.css", "/nonsense.png"])
def test_a_missing_file_is_not_the_page(visit: Visit, path: str) -> None:
    page = visit()
    answer = page.request.get(path)
    assert answer.status == 404
    assert "text/html" not in answer.headers["content-type"]
    assert answer.headers["cache-control"] == "no-store"


PART = re.compile(r"/assets/(?:Table|Rules)-[^/]*\.js")


def gone(route: Route) -> None:
    """As a server answers that was updated meanwhile."""
    route.fulfill(status=404, content_type="application/json", body="{}")


def test_an_old_tab_loads_itself_again_once_and_the_table_is_there(visit: Visit) -> None:
    page = visit(trouble=True, faults=True)
    loads: list[str] = []
    page.on("load", lambda _: loads.append(page.url))
    renewed: list[str] = []
    page.on("request", lambda request: renewed.append(request.url) if request.is_navigation_request() else None)
    page.route(PART, lambda route: route.continue_() if renewed else gone(route))  # the new page's files are there
    page.locator("[data-game=triqueta] .do").click()
    page.locator(".triqueta").wait_for()
    assert len(loads) == 1


def test_an_old_tab_that_cannot_be_renewed_says_so(visit: Visit) -> None:
    page = visit(trouble=True, faults=True)
    loads: list[str] = []
    page.on("load", lambda _: loads.append(page.url))
    page.route(PART, gone)
    page.get_by_role("link", name="Rules of Tock").click()
    expect(page.get_by_role("alert")).to_contain_text("A part of this page could not be loaded")
    assert len(loads) == 1
    page.unroute(PART)
    page.get_by_role("button", name="Load the page again").click()
    expect(page.get_by_role("heading", name="Tock").first).to_be_visible()


def test_a_part_that_cannot_be_had_without_a_server_is_said_and_not_reloaded(visit: Visit) -> None:
    page = visit(trouble=True, faults=True)
    loads: list[str] = []
    page.on("load", lambda _: loads.append(page.url))
    page.context.set_offline(True)
    page.get_by_role("link", name="Rules of Tock").click()
    expect(page.get_by_role("alert")).to_contain_text("A part of this page could not be loaded")
    assert loads == []


def test_a_document_whose_page_does_not_come_says_so_by_itself(visit: Visit) -> None:
    page = visit(trouble=True, faults=True)
    page.route(re.compile(r"/assets/index-[^/]*\.js"), gone)
    page.reload()
    expect(page.get_by_text("Trefoil could not be loaded")).to_be_visible()


def test_words_that_cannot_be_loaded_are_said_to_be_missing(visit: Visit) -> None:
    page = visit(trouble=True, faults=True)
    page.route(re.compile(r"/assets/(?:en|fr|de)-[^/]*\.js"), gone)
    page.reload()
    expect(page.get_by_text("Trefoil could not be loaded")).to_be_visible()


def test_a_board_that_breaks_says_so_and_leaves_the_toolbar(visit: Visit) -> None:
    page = visit(faults=True)
    page.add_init_script("Object.defineProperty(Array.prototype, 'findLast', { value: undefined, configurable: true })")
    page.reload()
    page.locator("[data-game=tock] .do").click()
    expect(page.get_by_text("Something went wrong on this page")).to_be_visible()
    expect(page.get_by_role("link", name="To the first page").first).to_be_visible()


BROKEN = "export default () => { throw new Error('as it arrives') }; export const departures = () => () => undefined;"


WAYS = {
    "Rules": "a[href='#/rules/tock']",
    "Setup": "[data-game=tock] .button:nth-child(2)",
    "board": "[data-game=tock] .do",
}


@pytest.mark.parametrize(("part", "way"), WAYS.items(), ids=WAYS)
def test_what_breaks_as_it_arrives_says_so(visit: Visit, part: str, way: str) -> None:
    page = visit(faults=True)
    page.route(
        re.compile(rf"/assets/{part}-[^/]*\.js"),
        lambda route: route.fulfill(content_type="text/javascript", body=BROKEN),
    )
    page.locator(way).first.click()
    expect(page.get_by_text("Something went wrong on this page")).to_be_visible()


def test_the_sign_of_the_house_leads_home_without_loading_the_page_again(visit: Visit) -> None:
    page = visit("/#/rules/tock")
    page.evaluate("() => { window.same = true; }")
    page.locator("header .home").click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    assert page.evaluate("() => window.same") is True
