"""Round one screen: everybody sees what is theirs, and nobody what is another's."""

from random import Random

from playwright.sync_api import Page

from tests.web.conftest import Visit
from tests.web.playing import Offer, by_clicks, play_on, waits

HANDS = "() => [...document.querySelectorAll('.hand .card')].map((card) => card.dataset.card).join(' ')"


def begin(page: Page, game: str, players: int) -> None:
    page.locator(f"[data-game={game}] .button").nth(2).click()
    page.locator("dialog .number", has_text=str(players)).click()
    for k, name in enumerate(("Ines", "Luc", "Maren", "Oskar")[:players]):
        page.locator("dialog .names input").nth(k).fill(name)
    page.locator("dialog .do").click()
    page.locator(".cover").wait_for()


def test_the_screen_is_covered_between_turns(visit: Visit) -> None:
    page = visit()
    begin(page, "triqueta", 2)
    seen: list[str] = []
    for _ in range(4):
        seen.append(page.locator(".cover h2").inner_text().removeprefix("Pass the screen to "))
        page.locator(".cover .do").click()
        page.locator(".draw").click()
        page.locator(".line .press").first.click()
        page.locator(".cover").wait_for()
        assert page.locator(".hand-token[data-token]").count() == 0
    assert seen[0] != seen[1]
    assert seen[0::2] == [seen[0]] * 2


def test_no_hand_is_in_the_page_while_it_is_covered(visit: Visit) -> None:
    page = visit()
    heard: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    begin(page, "tock", 2)
    assert page.evaluate(HANDS) == ""
    covered = [text for text in heard if '"covered":true' in text]
    assert covered
    assert not any('"hand":{"' in text for text in covered)
    page.locator(".cover .do").click()
    waits(page)
    assert page.evaluate(HANDS) != ""


def taking(page: Page, offer: Offer, random: Random) -> None:
    """Take a row whenever there is one: the quickest way through four rounds."""
    row = page.locator(".line .press")
    if offer.kind == "deeds" and row.count():
        row.first.click()
    else:
        by_clicks(page, offer, random)


def test_a_whole_game_of_triqueta_goes_round_one_screen(visit: Visit) -> None:
    page = visit()
    begin(page, "triqueta", 2)
    play_on(page, taking)
    assert page.locator("dialog tfoot td").count() == 2
