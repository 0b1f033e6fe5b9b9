"""What a reader can set: care before a move, sound, another device; and the three ways to choose agree."""

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.playing import waits


def test_careful_players_confirm_their_moves_and_can_step_back(visit: Visit) -> None:
    page = visit()
    page.locator("[data-game=triqueta] .do").click()
    waits(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Confirm my moves").check()
    page.keyboard.press("Escape")
    page.locator(".draw").click()
    expect(page.get_by_text("Play it like this?")).to_be_visible()
    assert page.locator(".hand-token").count() == 0
    page.get_by_role("button", name="Step back").click()
    expect(page.locator(".draw")).to_be_visible()
    page.locator(".draw").click()
    page.locator(".sure .do").click()
    expect(page.locator(".hand-token")).to_be_visible()


def test_a_token_can_be_dragged_into_a_row(visit: Visit) -> None:
    page = visit()
    page.locator("[data-game=triqueta] .do").click()
    waits(page)
    page.locator(".draw").click()
    expect(page.locator(".hand-token")).to_be_visible()
    page.locator(".hand-token").drag_to(page.locator("button.line").first)
    expect(page.locator(".hand-token")).to_have_count(0)  # a bot may take the row at once


def test_any_petal_can_be_picked(visit: Visit) -> None:
    page = visit()
    page.locator("[data-game=triqueta] .do").click()
    waits(page)
    page.locator(".trunk .lift.can").nth(3).dispatch_event("click")
    expect(page.locator(".hand-token")).to_be_visible()


def test_kept_tokens_are_seen_on_demand_only(visit: Visit) -> None:
    page = visit()
    page.locator("[data-game=triqueta] .do").click()
    waits(page)
    page.locator(".draw").click()
    page.locator(".keep").click()
    kept = page.locator("button.kept")
    expect(kept).to_have_attribute("aria-pressed", "false")
    kept.click()
    expect(kept.get_by_role("status")).to_contain_text("a")


def test_a_seat_moves_to_another_device_by_a_code(visit: Visit) -> None:
    page = visit()
    page.locator("[data-game=triqueta] .do").click()
    waits(page)
    page.locator(".draw").click()
    drawn = page.locator(".hand-token").get_attribute("data-token")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Go on with another device").click()
    code = page.locator(".code").inner_text()
    phone = visit(page.url[page.url.index("/#") :])
    phone.get_by_placeholder("Code of a seat").fill(code)
    phone.get_by_role("button", name="Open").click()
    expect(phone.locator(".hand-token")).to_have_attribute("data-token", drawn or "")
    expect(page.get_by_text("Your seat is played on another device now.")).to_be_visible()
