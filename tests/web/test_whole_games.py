"""Whole games are played through the page, from the first page to the score sheet."""

import pytest

from tests.web.ahead import memory, near_its_end
from tests.web.conftest import Visit
from tests.web.house import House
from tests.web.playing import Step, by_clicks, by_keys, play_on

STEPS = pytest.mark.parametrize("step", [by_clicks, by_keys], ids=["mouse", "keyboard"])


@STEPS
def test_a_game_of_triqueta_against_bots_ends_on_the_score_sheet(visit: Visit, step: Step) -> None:
    page = visit()
    page.locator("[data-game=triqueta] .do").click()
    play_on(page, step)
    assert page.locator("dialog tfoot td").count() == 3
    assert page.locator("dialog .won").count() > 0


@STEPS
def test_a_game_of_tock_against_bots_ends_on_the_score_sheet(visit: Visit, house: House, step: Step) -> None:
    table = near_its_end(house.address)
    page = visit()
    page.evaluate(memory(table, "tock"))
    page.goto(f"/#/table/{table.table}")
    play_on(page, step)
    assert page.locator("dialog .side.won").count() == 1


def test_one_press_on_the_first_page_begins_a_game_of_tock(visit: Visit) -> None:
    page = visit()
    page.locator("[data-game=tock] .do").click()
    page.locator(".hand .card:not([disabled])").first.click()
    page.wait_for_function("() => document.querySelectorAll('.player').length === 4")
