"""Everything works at 360 × 640 with a thumb."""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Sit, Visit
from tests.web.house import House
from tests.web.playing import by_clicks, waits
from tests.web.stored import anything, has_choices, stored

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
SMALL = """() => [...document.querySelectorAll('button, a.button')]
  .filter((e) => e.checkVisibility() && !e.disabled && !e.closest('.unseen'))
  .map((e) => [e.getBoundingClientRect(), e.ariaLabel || e.innerText])
  .filter(([box]) => box.width < 24 || box.height < 24)
  .map(([, name]) => name)"""
WIDE = "document.documentElement.scrollWidth <= innerWidth"


@pytest.mark.parametrize("game", ["triqueta", "tock"])
def test_a_game_can_be_played_on_a_small_phone(sit: Sit, house: House, game: str) -> None:
    page = sit(stored(house, game, 3 if game == "tock" else 2, anything), game, **PHONE)
    random = Random(2)
    for _ in range(40):
        offer = waits(page)
        assert page.evaluate(WIDE)
        assert page.evaluate(SMALL) == []
        if offer.kind == "over":
            break
        by_clicks(page, offer, random)


@pytest.mark.parametrize("path", ["/", "/#/rules/triqueta", "/#/rules/tock"])
def test_pages_fit_a_small_phone(visit: Visit, path: str) -> None:
    page = visit(path, **PHONE)
    page.wait_for_timeout(400)
    assert page.evaluate(WIDE)


SLOW = {"offline": False, "latency": 400, "downloadThroughput": -1, "uploadThroughput": -1}  # milliseconds
SHIFTS = """() => { window.shifted = 0; new PerformanceObserver((list) => list.getEntries()
  .forEach((entry) => { window.shifted += entry.value; })).observe({ type: 'layout-shift', buffered: true }); }"""


def test_nothing_jumps_while_the_first_page_opens(visit: Visit, house: House) -> None:
    house.until_bots_think()
    page = visit(**{**PHONE, "viewport": {"width": 412, "height": 823}})  # here the level of the bots needs a line more
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW)
    page.add_init_script(f"({SHIFTS})()")
    page.reload()
    page.locator(".tables section").first.wait_for()
    page.wait_for_timeout(1000)
    assert page.evaluate("window.shifted") < 0.1


SIZE = """async (src) => { const icon = new Image(); icon.src = src; await icon.decode();
  return `${icon.width}x${icon.height}`; }"""


def test_the_page_can_be_added_to_the_home_screen(visit: Visit) -> None:
    page = visit()
    session = page.context.new_cdp_session(page)
    assert session.send("Page.getAppManifest")["errors"] == []
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in errors} <= {
        "in-incognito"
    }  # as every browser of the tests is; not all say it
    manifest = page.evaluate("async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()")
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        assert icon["sizes"] in ("any", page.evaluate(SIZE, icon["src"]))
    touch = page.evaluate("document.querySelector('link[rel=apple-touch-icon]').href")
    assert page.evaluate(SIZE, touch) == "180x180"


def test_a_tap_beside_a_square_means_the_square(sit: Sit, house: House) -> None:
    page = sit(stored(house, "tock", 3, has_choices), "tock", **PHONE)
    waits(page)
    page.locator(".hand .card:not([disabled])").first.tap()
    if waits(page).texts[0] and not page.locator(".target").count():
        page.locator(".choices .choice").first.tap()
    target = page.locator(".target").first
    box = target.bounding_box()
    assert box is not None
    assert box["width"] >= 24
    before = page.locator(".target").count()
    page.touchscreen.tap(box["x"] + box["width"] + 8, box["y"] + box["height"] / 2)
    expect(page.locator(".target")).not_to_have_count(before)
