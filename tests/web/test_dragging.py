"""Dragging is another way to choose: one finger at a time, and what is dropped is not clicked as well."""

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Sit
from tests.web.house import House
from tests.web.playing import waits
from tests.web.stored import anything, one_way, stored

OTHER_FINGER = """([kind, x, y]) => dispatchEvent(new PointerEvent(kind, { pointerId: 99, clientX: x, clientY: y }))"""
LISTEN = "() => { window.clicks = 0; document.addEventListener('click', () => { window.clicks += 1; }); }"
CLICKS = "window.clicks"


def middle(thing: Locator) -> tuple[float, float]:
    """Where the middle of a thing lies."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def grab(page: Page, thing: Locator) -> None:
    """Take a thing with the mouse, and move it a little."""
    x, y = middle(thing)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 30, y - 30)


def test_a_second_finger_neither_moves_nor_drops_what_is_dragged(sit: Sit, house: House) -> None:
    page = sit(stored(house, "triqueta", 2, anything), "triqueta")
    page.locator(".draw").click()
    token, row = page.locator("[data-part=drawn]"), page.locator("[data-row='1']")
    grab(page, token)
    held = token.get_attribute("style")
    x, y = middle(row)
    page.evaluate(OTHER_FINGER, ["pointermove", x, y])
    page.evaluate(OTHER_FINGER, ["pointerup", x, y])
    assert token.get_attribute("style") == held
    page.mouse.move(x, y)
    page.mouse.up()
    expect(token).to_have_count(0)


def test_what_is_dropped_is_not_clicked_as_well(sit: Sit, house: House) -> None:
    page = sit(stored(house, "tock", 3, one_way), "tock")
    waits(page)
    page.evaluate(LISTEN)
    card = page.locator(".hand .card:enabled").first
    grab(page, card)
    page.mouse.up()
    expect(page.locator(".hand .chosen")).to_have_count(1)
    assert page.evaluate(CLICKS) == 0
    page.get_by_role("button", name="Step back").click()
    assert page.evaluate(CLICKS) == 1
