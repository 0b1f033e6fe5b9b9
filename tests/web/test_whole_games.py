"""Whole games are played through the page, from the first page to the score sheet."""

import pytest

from tests.web.conftest import Sit, Visit
from tests.web.house import House
from tests.web.playing import Step, by_clicks, by_keys, go_home, play_on
from tests.web.stored import near_its_end

STEPS = pytest.mark.parametrize("step", [by_clicks, by_keys], ids=["mouse", "keyboard"])


@STEPS
def test_a_game_of_triqueta_against_bots_ends_on_the_score_sheet(visit: Visit, step: Step) -> None:
    page = visit()
    page.locator("[data-game=triqueta] .do").click()
    play_on(page, step)
    assert page.locator("dialog tfoot td").count() == 3
    assert page.locator("dialog .won").count() > 0


@pytest.mark.parametrize("keys", [False, True], ids=["mouse", "keyboard"])
def test_a_game_of_tock_against_bots_ends_on_the_score_sheet(sit: Sit, house: House, keys: bool) -> None:
    page = sit(near_its_end(house), "tock")
    go_home(page, keys)
    assert page.locator("dialog .side.won").count() == 1


def test_one_press_on_the_first_page_begins_a_game_of_tock(visit: Visit) -> None:
    page = visit()
    page.locator("[data-game=tock] .do").click()
    page.locator(".hand .card:not([disabled])").first.click()
    page.wait_for_function("() => document.querySelectorAll('.player').length === 4")
