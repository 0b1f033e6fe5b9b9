"""Things move: pawns walk, tokens fly from the tower to a row; and nothing moves for those who do not want it."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Sit
from tests.web.house import House
from tests.web.playing import CARDS, CHOICES, waits
from tests.web.stored import everybody_in_the_round, harmful, one_way, stored
from trefoil.core.game import Game

# What the scripts of the page let move: a pawn on the board, or a copy above everything.
TRIPS = """() => { window.trips = []; const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    window.trips.push({ pawn: this.closest('.pawn') !== null, frames: frames.length, time: timing.duration });
    return animate.call(this, frames, timing); }; }"""
MOTION = pytest.mark.parametrize("motion", ["no-preference", "reduce"])


def trips(page: Page) -> list[dict[str, float]]:
    found: list[dict[str, float]] = page.evaluate("() => window.trips")
    return found


def moved(page: Page, motion: str, *, pawns: bool, least: int) -> list[dict[str, float]]:
    """What has moved: waited for where things move, for that begins with a frame after the table has changed."""
    if motion != "reduce":
        page.wait_for_function(f"() => trips.filter(({{ pawn }}) => pawn === {str(pawns).lower()}).length >= {least}")
    return [trip for trip in trips(page) if trip["pawn"] is pawns]


def sits(sit: Sit, *table: object, motion: str) -> Page:
    """Somebody at a table whose moving things are counted."""
    page = sit(*table, reduced_motion=motion)
    page.add_init_script(f"({TRIPS})()")
    page.reload()
    waits(page)
    return page


@MOTION
def test_a_pawn_walks_square_by_square(sit: Sit, house: House, motion: str) -> None:
    page = sits(sit, stored(house, "tock", 3, one_way), "tock", motion=motion)
    page.locator(CARDS).first.click()
    page.locator(CHOICES).first.click()
    page.locator(".hand .chosen").wait_for(state="detached")
    waits(page)
    walked = moved(page, motion, pawns=True, least=1)
    assert bool(walked) is (motion != "reduce")
    assert all(trip["time"] >= 220 for trip in walked)


@MOTION
def test_a_pawn_that_is_sent_back_flies_home(sit: Sit, house: House, motion: str) -> None:
    way: list[str] = []

    def enough(game: Game) -> bool:
        way[:] = harmful(game)
        return bool(way)

    page = sits(sit, stored(house, "tock", 3, enough), "tock", motion=motion)
    page.locator(f"{CARDS}[data-card='{way[0]}']").first.click(force=True)
    for step in way[1:]:
        waits(page)
        choice = page.locator(f"{CHOICES}[data-step='{step}']")
        if choice.count():  # the only pawn there is was taken by itself
            choice.click()
    page.locator(".hand .chosen").wait_for(state="detached")
    waits(page)
    assert (len(moved(page, motion, pawns=True, least=2)) >= 2) is (motion != "reduce")


@MOTION
def test_a_token_flies_from_the_tower_and_into_a_row(sit: Sit, house: House, motion: str) -> None:
    page = sits(sit, stored(house, "triqueta", 0, everybody_in_the_round, people=2), "triqueta", motion=motion)
    page.locator(".draw").click()
    page.locator(".hand-token").wait_for()
    page.locator(".line .press").first.click()
    expect(page.locator(".hand-token")).to_have_count(0)
    expect(page.locator(".op.turn")).to_be_visible()
    flown = moved(page, motion, pawns=False, least=2)
    assert (len(flown) >= 2) is (motion != "reduce")
