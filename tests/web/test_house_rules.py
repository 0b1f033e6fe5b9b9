"""House rules: chosen by a preset or one by one, read by everybody who opens the link, and played."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.web.ahead import laid
from tests.web.conftest import Sit, Visit
from tests.web.house import House
from tests.web.playing import by_clicks, waits
from tests.web.windows import WINDOWS, faults

NAMES = ("Ines", "Luc", "Maren")
FRIENDS, SCREEN = 1, 2  # the buttons of a game, by their places
TURNS = 12
COLOURS = (
    "() => [...new Set([...document.querySelectorAll('[data-colour]')].map((pawn) => pawn.dataset.colour))].sort()"
)


def begin(page: Page, game: str, players: int, way: int = SCREEN) -> None:
    """Open the set-up of a game."""
    page.locator(f"[data-game={game}] .button").nth(way).click()
    page.locator("dialog .number", has_text=str(players)).click()
    if way == SCREEN:
        for k, name in enumerate(NAMES[:players]):
            page.locator("dialog .names input").nth(k).fill(name)


def chosen(page: Page) -> str:
    """The preset that fits what is chosen."""
    return page.locator("dialog .presets .on").inner_text()


def bold(page: Page) -> list[str]:
    """The rules of a table that are not the usual ones."""
    page.locator("[data-part=table-rules] li").first.wait_for()
    return [text.split("(")[0].strip() for text in page.locator("[data-part=table-rules] strong").all_inner_texts()]


def test_a_guest_reads_the_rules_of_a_table_before_sitting_down(visit: Visit, house: House) -> None:
    options = {"deck": "jokers", "fold": False, "first": 0}
    table = laid(house.address, "tock", ["mine", "open", "open", "open"], name="Ines", options=options)
    guest = visit(f"/#/table/{table.table}/{table.invites['table']}")
    assert bold(guest) == [
        "Two jokers are in the deck: each is played as any card from ace to king.",
        "If you can do nothing, you lay down one card at a time.",
        "Ines begins.",
    ]
    expect(guest.locator("[data-part=table-rules] li")).to_have_count(7)
    expect(guest.get_by_text("Own rules")).to_be_visible()
    expect(guest.get_by_role("button", name="Sit here")).to_have_count(3)
    read = guest.get_by_role("region", name="Rules of this table").get_by_role("listitem").all_text_contents()
    assert sum("not the usual rule" in text for text in read) == 3


def test_nothing_stands_out_at_a_table_with_the_usual_rules(sit: Sit, house: House) -> None:
    page = sit(laid(house.address, "tock", ["mine", "open", "open"], name="Ines"), "tock")
    assert bold(page) == []
    expect(page.get_by_text("Usual", exact=True)).to_be_visible()


def test_a_preset_is_changed_option_by_option(visit: Visit) -> None:
    page = visit()
    begin(page, "tock", 4, FRIENDS)
    assert chosen(page) == "Usual"
    page.get_by_role("radio", name="One card at a time").check(force=True)
    page.get_by_text("Change the rules").click()
    assert not page.get_by_role("checkbox", name="A useless hand is laid down whole").is_checked()
    page.get_by_label("Sides").select_option("everybody alone")
    assert chosen(page) == "Own rules"
    page.get_by_role("checkbox", name="A useless hand is laid down whole").check()
    assert chosen(page) == "Everybody for themselves"
    page.locator("dialog .number", has_text="6").click()
    assert chosen(page) == "Everybody for themselves"
    page.locator("dialog .do").click()
    assert bold(page) == ["Everybody plays alone: whoever has four pawns home wins."]


def test_two_play_one_colour_each_from_sides_that_face_each_other(visit: Visit) -> None:
    page = visit()
    begin(page, "tock", 2)
    page.get_by_role("radio", name="Everybody for themselves").check(force=True)
    page.get_by_label("Who begins").select_option("Luc")
    page.locator("dialog .do").click()
    random, covers = Random(1), 0
    while covers < TURNS:
        offer = waits(page)
        covers += offer.kind == "cover"
        by_clicks(page, offer, random)
        if offer.kind == "cover":
            expect(page.locator(".cover")).to_be_hidden()
            assert page.evaluate(COLOURS) == ["A", "C"]
    expect(page.locator("[data-part=player]")).to_have_count(1)
    expect(page.locator(".place.top")).to_have_count(1)


@pytest.mark.parametrize("name", NAMES[:2])
@pytest.mark.parametrize("game", ["triqueta", "tock"])
def test_whoever_is_chosen_begins(visit: Visit, game: str, name: str) -> None:
    page = visit()
    begin(page, game, 2)
    page.get_by_label("Who begins").select_option(name)
    page.locator("dialog .do").click()
    expect(page.locator(".cover h2")).to_have_text(f"Pass the screen to {name}")


def test_the_lot_decides_who_begins_if_nobody_says(visit: Visit) -> None:
    page = visit()
    begin(page, "triqueta", 3)
    expect(page.get_by_label("Who begins").locator("option")).to_have_text(["by lot", *NAMES])
    expect(page.get_by_label("Who begins")).to_have_value("")


@pytest.mark.parametrize(
    ("options", "said"),
    [({}, "like a master"), ({"sides": "alone"}, "like a master: not there yet for these rules")],
    ids=["usual", "alone"],
)
def test_a_lobby_says_where_master_is_not_there_yet(sit: Sit, house: House, options: dict[str, str], said: str) -> None:
    page = sit(laid(house.address, "tock", ["mine", "open", "open", "open"], name="Ines", options=options), "tock")
    expect(page.locator(".level option[value=master]")).to_have_text(said)
    if options:
        expect(page.locator(".level option[value=master]")).to_be_disabled()


def test_a_list_of_tables_says_what_they_play(visit: Visit, house: House) -> None:
    seats = ["mine", "open", "open", "open"]
    laid(house.address, "tock", seats, name="Rosa", public=True, options={"sides": "alone"})
    laid(house.address, "tock", seats, name="Emil", public=True, options={"deck": "tarot"})
    page = visit()
    expect(page.get_by_role("listitem").filter(has_text="Rosa")).to_contain_text("Everybody for themselves")
    expect(page.get_by_role("listitem").filter(has_text="Emil")).to_contain_text("Own rules")


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "de-DE"])
def test_a_lobby_with_house_rules_fits_every_window(sit: Sit, house: House, locale: str) -> None:
    seats, options = ["mine", "open", "bot", "open"], {"sides": "alone", "fold": False, "first": 2}
    page = sit(laid(house.address, "tock", seats, name="Ines", options=options), "tock", locale=locale)
    page.locator("[data-part=table-rules]").wait_for()
    assert faults(page, may_scroll=WINDOWS) == []


TOO_WIDE = """() => [...document.querySelectorAll('dialog :is(.chip, label, select, p, button)')].filter((part) =>
  part.getBoundingClientRect().right > document.querySelector('dialog').getBoundingClientRect().right).length"""


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "de-DE"])
def test_all_rules_can_be_changed_on_the_smallest_phone(visit: Visit, locale: str) -> None:
    page = visit(locale=locale, viewport={"width": 320, "height": 568})
    page.locator("[data-game=tock] .button").nth(FRIENDS).click()
    page.locator("dialog summary").click()
    expect(page.locator("dialog li")).to_have_count(6)
    assert page.evaluate(TOO_WIDE) == 0
    page.locator("dialog .do").click()
    page.locator(".lobby").wait_for()
