"""Friends at one table: links, seats, chat, spectators, and somebody who goes away in the middle of a turn."""

from playwright.sync_api import Page, expect

from tests.web.ahead import laid
from tests.web.conftest import Visit
from tests.web.house import House
from tests.web.playing import waits


def invited(page: Page) -> str:
    """The link that the host shares, from its `#` on."""
    link = page.locator("input[readonly]").input_value()
    return link[link.index("#") :]


def lay_table(host: Page) -> str:
    host.locator("[data-game=triqueta] .button").nth(1).click()
    host.locator("dialog input[autocomplete=nickname]").fill("Ines")
    host.locator("dialog .number").first.click()
    host.locator("dialog .do").click()
    return invited(host)


def test_two_people_and_a_spectator_play_at_one_table(visit: Visit) -> None:
    host = visit()
    link = lay_table(host)
    guest, watcher = visit("/" + link), visit("/" + link)
    guest.get_by_role("button", name="Sit here").click()
    expect(watcher.get_by_text("You are watching")).to_be_visible()
    host.get_by_role("button", name="Start").click()
    mover, other = movers(host, guest)
    mover.locator(".draw").click()
    drawn = mover.locator(".hand-token").get_attribute("data-token")
    assert drawn is not None
    for page in (other, watcher):
        expect(page.get_by_text("has drawn")).to_be_visible()
        assert page.locator(".hand-token[data-token]").count() == 0
    mover.locator(".line .press").first.click()
    for page in (host, guest, watcher):
        expect(page.locator(f"[data-row='1'] [data-token={drawn}]")).to_be_visible()
    assert watcher.locator(".line .press, .draw").count() == 0


def movers(host: Page, guest: Page) -> tuple[Page, Page]:
    """Whose turn it is, and the other."""
    for page in (host, guest):
        page.locator(".triqueta").wait_for()
    host.wait_for_function("() => document.querySelector('.draw') || document.querySelector('.op.turn')")
    return (host, guest) if host.locator(".draw").count() else (guest, host)


def test_somebody_who_closes_the_browser_in_mid_turn_finds_the_token_again(visit: Visit) -> None:
    host = visit()
    link = lay_table(host)
    guest = visit("/" + link)
    guest.get_by_role("button", name="Sit here").click()
    host.get_by_role("button", name="Start").click()
    mover, _ = movers(host, guest)
    mover.locator(".draw").click()
    drawn = mover.locator(".hand-token").get_attribute("data-token")
    again = mover.context.new_page()
    again.goto(mover.url)
    mover.close()
    assert again.locator(".hand-token").get_attribute("data-token") == drawn
    again.locator(".line .press").first.click()
    expect(again.locator(f"[data-row='1'] [data-token={drawn}]")).to_be_visible()


def test_the_same_seat_in_two_tabs_shows_the_same(visit: Visit) -> None:
    first = visit()
    first.locator("[data-game=triqueta] .do").click()
    waits(first)
    second = first.context.new_page()
    second.goto(first.url)
    waits(second)
    first.locator(".draw").click()
    expect(second.locator(".hand-token")).to_be_visible()


def test_people_can_talk(visit: Visit, house: House) -> None:
    host = visit()
    link = lay_table(host)
    guest = visit("/" + link)
    guest.get_by_role("button", name="Sit here").click()
    host.get_by_role("button", name="Start").click()
    movers(host, guest)
    host.get_by_role("button", name="Chat").click()
    host.get_by_placeholder("Say something").fill("Good luck")
    host.keyboard.press("Enter")
    expect(guest.locator(".dot")).to_have_text("1")
    guest.get_by_role("button", name="Chat").click()
    expect(guest.get_by_text("Good luck")).to_be_visible()
    host.get_by_role("button", name="Well played").click()
    expect(guest.locator(".slip")).to_contain_text("Well played")


def test_a_turn_is_taken_back_when_the_other_agrees(visit: Visit) -> None:
    host = visit()
    link = lay_table(host)
    guest = visit("/" + link)
    guest.get_by_role("button", name="Sit here").click()
    host.get_by_role("button", name="Start").click()
    mover, other = movers(host, guest)
    mover.locator(".line .press").first.click()
    other.locator(".draw").wait_for()
    mover.get_by_role("button", name="Take back").click()
    other.get_by_role("button", name="Yes").click()
    expect(mover.locator(".draw")).to_be_visible()


def test_a_turn_stays_when_the_other_does_not_agree(visit: Visit) -> None:
    host = visit()
    guest = visit("/" + lay_table(host))
    guest.get_by_role("button", name="Sit here").click()
    host.get_by_role("button", name="Start").click()
    mover, other = movers(host, guest)
    mover.locator(".line .press").first.click()
    other.locator(".draw").wait_for()
    mover.get_by_role("button", name="Take back").click()
    expect(mover.get_by_text("The others are being asked.")).to_be_visible()
    other.get_by_role("button", name="No", exact=True).click()
    expect(mover.get_by_text("The others are being asked.")).to_be_hidden()
    expect(other.locator(".draw")).to_be_visible()
    assert mover.locator(".draw").count() == 0


def test_the_tab_says_whose_turn_it_is(visit: Visit) -> None:
    page = visit()
    page.locator("[data-game=triqueta] .do").click()
    waits(page)
    expect(page).to_have_title("● Your turn · Triqueta · Trefoil")


def test_an_open_table_is_on_the_first_page(visit: Visit, house: House) -> None:
    laid(house.address, "tock", ["mine", "open"], name="Odile", public=True)
    page = visit()
    expect(page.get_by_text("Odile")).to_be_visible()


def test_a_reaction_goes_by_itself_though_others_follow(visit: Visit) -> None:
    host = visit()
    guest = visit("/" + lay_table(host))
    guest.get_by_role("button", name="Sit here").click()
    host.get_by_role("button", name="Start").click()
    movers(host, guest)
    host.get_by_role("button", name="Chat").click()
    host.get_by_role("button", name="Well played").click()
    expect(guest.locator(".slip")).to_have_count(1)
    host.get_by_role("button", name="Ouch").click()
    expect(guest.locator(".slip")).to_have_count(2)
    for page in (host, guest):
        expect(page.locator(".slip")).to_have_count(0)
