"""After the last move: the record goes to a file, and a rematch seats the same people at another table."""

import json

from playwright.sync_api import expect

from tests.web.conftest import Sit, Visit
from tests.web.house import House
from tests.web.playing import by_clicks, go_home, play_on, waits
from tests.web.stored import counts_up, near_its_end, stored
from tests.web.test_together import lay_table, movers
from trefoil import Tock
from trefoil.fair.verifying import verified


def test_the_record_of_a_finished_game_is_saved_to_a_file(sit: Sit, house: House) -> None:
    page = sit(near_its_end(house), "tock")
    go_home(page, keys=False)
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save the record").click()
    text = saving.value.path().read_text("utf-8")
    assert saving.value.suggested_filename.startswith("tock-")
    assert verified(text).draws > 0
    assert Tock.from_record(text).outcome() is not None
    assert json.loads(text)["seats"][0] == "Host"


def test_a_rematch_against_bots_begins_at_once(sit: Sit, house: House) -> None:
    page = sit(stored(house, "triqueta", 2, counts_up), "triqueta")
    play_on(page, by_clicks)
    before = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_function(
        "(before) => location.href !== before && !document.querySelector('dialog[open]')", arg=before
    )
    assert waits(page).kind == "deeds"
    expect(page.get_by_text("Round 1 of 4")).to_be_visible()


def test_a_rematch_among_friends_is_offered_to_the_other(visit: Visit) -> None:
    host = visit()
    guest = visit("/" + lay_table(host))
    guest.get_by_role("button", name="Sit here").click()
    host.get_by_role("button", name="Start").click()
    movers(host, guest)
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="End the game").click()
    host.get_by_role("button", name="Rematch").click()
    guest.get_by_role("button", name="To the next game").click()
    mover, other = movers(host, guest)
    assert mover.url == other.url
    expect(other.locator(".op.turn")).to_be_visible()


def test_each_player_finds_their_own_chance_in_the_deal_also_after_loading_the_page_again(visit: Visit) -> None:
    host = visit()
    guest = visit("/" + lay_table(host))
    guest.get_by_role("button", name="Sit here").click()
    host.get_by_role("button", name="Start").click()
    movers(host, guest)
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="End the game").click()
    expect(guest.get_by_role("button", name="Check the deal")).to_be_visible()
    guest.reload()
    for page in (host, guest):
        page.get_by_role("button", name="Check the deal").click()
        expect(page.get_by_text("What this browser can check is right")).to_be_visible()
        expect(page.get_by_text("Your own chance is in the deal")).to_be_visible()
        expect(page.get_by_text("This page knows no rules")).to_be_visible()
        expect(page.locator("code")).to_contain_text("--mine")
        expect(page.locator("code")).to_contain_text("--closed")


def test_a_rematch_begins_only_when_the_other_is_there(visit: Visit) -> None:
    host = visit()
    guest = visit("/" + lay_table(host))
    guest.get_by_role("button", name="Sit here").click()
    host.get_by_role("button", name="Start").click()
    movers(host, guest)
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="End the game").click()
    host.get_by_role("button", name="Rematch").click()
    expect(host.get_by_text("the game begins as soon as everybody is here")).to_be_visible()
    expect(host.get_by_role("button", name="Start")).to_be_disabled()
    expect(guest.locator("dialog[open] [data-end]")).to_be_visible()
    guest.get_by_role("button", name="To the next game").click()
    mover, other = movers(host, guest)
    assert mover.url == other.url


def test_two_who_both_want_a_rematch_meet_at_one_table(visit: Visit) -> None:
    host = visit()
    guest = visit("/" + lay_table(host))
    guest.get_by_role("button", name="Sit here").click()
    host.get_by_role("button", name="Start").click()
    movers(host, guest)
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="End the game").click()
    guest.get_by_role("button", name="Rematch").click()
    host.get_by_role("button", name="To the next game").click()
    mover, other = movers(host, guest)
    assert mover.url == other.url


def test_a_record_that_cannot_be_saved_says_why(sit: Sit, house: House) -> None:
    page = sit(near_its_end(house), "tock", trouble=True)
    go_home(page, keys=False)
    page.route("**/record", lambda route: route.abort())
    page.get_by_role("button", name="Save the record").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("The server does not answer")
