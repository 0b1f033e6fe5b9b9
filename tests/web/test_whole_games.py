"""Whole games are played through the page, from the first page to the score sheet."""

import pytest

from tests.web.conftest import Visit
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
def test_a_game_of_tock_against_bots_ends_on_the_score_sheet(visit: Visit, step: Step) -> None:
    page = visit()
    page.locator("[data-game=tock] .do").click()
    play_on(page, step)
    assert page.locator("dialog .side.won").count() == 1
