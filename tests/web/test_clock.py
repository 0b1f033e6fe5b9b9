"""The clock is shown to everybody, goes down, and when it has run out a bot plays the turn."""

import re

from playwright.sync_api import expect

from tests.web.conftest import Sit
from tests.web.house import House
from tests.web.playing import waits
from tests.web.stored import anything, stored
from trefoil.protocol.shapes import Bank

SHORT = Bank(seconds=12)  # it begins to run when the page is there


def test_a_clock_goes_down_and_when_it_has_run_out_a_bot_plays_the_turn(sit: Sit, house: House) -> None:
    page = sit(stored(house, "triqueta", 1, anything, clock=SHORT, options={"first": 0}), "triqueta")
    waits(page)
    clock = page.locator(".mine .clock")
    expect(clock).to_have_text(re.compile(r"^0:(1[012]|0\d)$"))
    first = clock.inner_text()
    expect(clock).not_to_have_text(first)
    expect(page.get_by_role("button", name=re.compile("^What happened: (?!$)"))).to_be_visible()
    expect(page.locator("[data-live]")).to_have_text(re.compile(r"\w"))
    expect(page.get_by_text("Your time has run out: a bot plays this turn.")).to_be_visible()
