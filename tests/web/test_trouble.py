"""When something goes wrong there is a sentence that says what happened and what to do, never a blank page."""

from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.web.ahead import laid, memory, posted
from tests.web.conftest import Sit, Visit
from tests.web.house import House, running
from tests.web.playing import waits
from tests.web.stored import stored

AHEAD = 3500  # milliseconds; by then the first page has fetched all that may be wanted later


def test_a_dead_link_says_so_and_leads_home(visit: Visit) -> None:
    page = visit("/#/table/AAAAAAAAAAAAAAAAAAAAAA")
    expect(page.get_by_role("alert")).to_contain_text("There is no such table")
    page.get_by_role("link", name="To the first page").click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()


def test_a_full_table_can_be_watched(visit: Visit, house: House) -> None:
    table = laid(house.address, "triqueta", ["mine", "open"], public=True)
    posted(
        house.address,
        f"/api/tables/{table.table}/claim",
        {"seat": 1, "name": "Luc"},
        {"X-Invite": table.invites["table"]},
    )
    page = visit(f"/#/table/{table.table}/{table.invites['table']}")
    expect(page.get_by_text("You are watching")).to_be_visible()
    assert page.get_by_role("button", name="Sit here").count() == 0


# The page cannot hear that the seat is taken before the button is pressed: both happen without a pause between them.
CLAIMED_MEANWHILE = """([path, invite]) => {
  const request = new XMLHttpRequest();
  request.open('POST', path, false);
  request.setRequestHeader('Content-Type', 'application/json');
  request.setRequestHeader('X-Invite', invite);
  request.send(JSON.stringify({ seat: 1, name: 'Luc' }));
  [...document.querySelectorAll('button')].find((button) => button.innerText.includes('Sit here')).click();
}"""


def test_a_seat_that_somebody_else_claimed_first_is_refused_in_words(visit: Visit, house: House) -> None:
    table = laid(house.address, "triqueta", ["mine", "open", "open"])
    page = visit(f"/#/table/{table.table}/{table.invites['table']}", trouble=True)
    page.get_by_role("button", name="Sit here").first.wait_for()
    page.evaluate(CLAIMED_MEANWHILE, [f"/api/tables/{table.table}/claim", table.invites["table"]])
    expect(page.get_by_role("alert")).to_contain_text("Somebody else took that seat first")


# Nothing is kept from the tab: it is busy while the others play, and presses before it can look up.
PRESSED_MEANWHILE = """() => {
  const request = new XMLHttpRequest();
  request.open('GET', '/meanwhile', false);
  request.send();
  document.querySelector('.draw').click();
}"""


def test_a_move_from_a_stale_tab_is_refused_in_words_and_the_tab_catches_up(sit: Sit, house: House) -> None:
    table = stored(house, "triqueta", 1, lambda game: "draw" in game.legal_moves)
    page, stale = (sit(table, "triqueta") for _ in range(2))
    waits(page)
    waits(stale)

    def meanwhile(route: Route) -> None:
        page.locator(".draw").click()
        page.locator(".hand-token").wait_for()
        route.fulfill(body="")

    stale.route("**/meanwhile", meanwhile)
    stale.evaluate(PRESSED_MEANWHILE)
    expect(stale.get_by_role("alert")).to_contain_text("The game has moved on")
    expect(stale.locator(".hand-token")).to_be_visible()


def test_a_server_that_is_gone_is_said_and_found_again(
    built: None, tmp_path_factory: pytest.TempPathFactory, visit: Visit
) -> None:
    with running(tmp_path_factory.mktemp("other")) as house:
        page = visit(trouble=True)
        page.goto(house.address)
        page.locator("[data-game=triqueta] .do").click()
        waits(page)
        page.locator(".draw").click()
        drawn = page.locator(".hand-token").get_attribute("data-token")
        house.stop()
        expect(page.get_by_text("The connection is lost.")).to_be_visible()
        house.start()
        expect(page.get_by_text("The connection is lost.")).to_be_hidden(timeout=20_000)
        assert page.locator(".hand-token").get_attribute("data-token") == drawn


def test_the_first_page_without_a_server_says_so(visit: Visit, tmp_path: Path) -> None:
    with running(tmp_path) as house:
        page = visit(trouble=True)
        page.goto(house.address)
        page.get_by_role("button", name="Play now").first.wait_for()
    page.locator("[data-game=tock] .do").click()
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer")
    page.wait_for_timeout(AHEAD)  # what is fetched ahead does not arrive either, and that is no trouble


def test_rules_that_are_being_compiled_are_waited_for_in_words(visit: Visit, tmp_path: Path) -> None:
    house = House(tmp_path, TREFOIL_CACHE=str(tmp_path / "nothing-compiled"))
    house.start(ready=False)
    try:
        page = visit(trouble=True)
        page.goto(house.address)
        expect(page.get_by_text("The rules are being made ready").first).to_be_visible()
        expect(page.get_by_label("Bots play")).to_be_visible()
        page.locator("[data-game=tock] .do").click()
        expect(page.get_by_role("alert")).to_contain_text("The rules are being made ready")
    finally:
        house.stop()


def test_a_table_remembered_by_the_browser_can_be_returned_to(visit: Visit, house: House) -> None:
    table = laid(house.address, "triqueta", ["mine", "bot"])
    page = visit()
    page.evaluate(memory(table, "triqueta"))
    page.reload()
    page.get_by_role("link", name="Return").click()
    expect(page.get_by_role("button", name="Start")).to_be_visible()
