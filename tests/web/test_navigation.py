"""From screen to screen: the title and the keyboard follow, and the screen that is opened first leaves both alone."""

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit

AT_BODY = "() => document.activeElement === document.body"


def goes_to_the_rules(page: Page) -> None:
    page.get_by_role("link", name="Rules of Tock").press("Enter")
    expect(page.get_by_role("button", name="Print")).to_be_visible()  # the first page says "Tock" too


def test_the_title_follows(visit: Visit) -> None:
    page = visit()
    expect(page).to_have_title("Trefoil")
    goes_to_the_rules(page)
    expect(page).to_have_title("Rules of Tock · Trefoil")
    page.go_back()
    expect(page).to_have_title("Trefoil")
    page.goto("/#/nonsense")
    expect(page).to_have_title("There is no such page · Trefoil")


def test_the_title_of_a_game_gives_way_when_it_is_left(visit: Visit) -> None:
    page = visit()
    page.locator("[data-game=triqueta] .do").click()
    expect(page).to_have_title("● Your turn · Triqueta · Trefoil")
    page.locator("header .home").click()
    expect(page).to_have_title("Trefoil")


def test_the_next_tab_begins_at_the_top_of_the_new_screen(visit: Visit) -> None:
    page = visit()
    goes_to_the_rules(page)
    assert not page.evaluate(AT_BODY)
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="To the first page").first).to_be_focused()


def test_the_new_title_is_said_to_those_who_listen(visit: Visit) -> None:
    page = visit()
    said = page.locator("#page > [aria-live]")
    expect(said).to_have_text("")
    goes_to_the_rules(page)
    expect(said).to_have_text("Rules of Tock · Trefoil")


def test_the_first_screen_takes_no_focus(visit: Visit) -> None:
    page = visit("/#/rules/tock")
    expect(page.get_by_role("heading", name="Tock", exact=True).first).to_be_visible()
    assert page.evaluate(AT_BODY)
    expect(page.locator("#page > [aria-live]")).to_have_text("")


def test_another_game_s_rules_are_another_screen(visit: Visit) -> None:
    page = visit("/#/rules/tock")
    page.goto("/#/rules/triqueta")
    expect(page).to_have_title("Rules of Triqueta · Trefoil")
    expect(page.get_by_role("heading", name="Triqueta", exact=True).first).to_be_visible()
