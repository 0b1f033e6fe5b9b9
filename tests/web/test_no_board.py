"""A game that the server offers and the page has no board for is said to have none, wherever one meets it."""

from playwright.sync_api import expect

from tests.web.ahead import laid, memory
from tests.web.conftest import Visit
from tests.web.house import House

SAID = "This game has no board here"


def test_a_table_without_a_board_says_so_at_its_address_and_among_my_tables(visit: Visit, house: House) -> None:
    waiting = laid(house.address, "acorns", ["mine", "open", "open"])
    page = visit()
    page.evaluate(memory(waiting, "acorns"))
    page.goto(f"/#/table/{waiting.table}")
    expect(page.get_by_role("alert")).to_contain_text(SAID)
    page.get_by_role("link", name="To the first page").click()
    expect(page.get_by_role("region", name="Your tables").get_by_text(SAID)).to_be_visible()


def test_an_open_table_without_a_board_says_so_in_the_list(visit: Visit, house: House) -> None:
    laid(house.address, "acorns", ["mine", "open", "open"], public=True, name="Oskar")
    page = visit()
    listed = page.get_by_role("region", name="Open tables").get_by_role("listitem").filter(has_text="Oskar")
    expect(listed).to_contain_text(SAID)
    expect(listed.get_by_role("link")).to_have_count(0)
