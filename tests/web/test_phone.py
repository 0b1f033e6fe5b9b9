"""Everything works at 360 × 640 with a thumb."""

from random import Random

import pytest

from tests.web.conftest import Visit
from tests.web.playing import by_clicks, is_over, waits

PHONE = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
SMALL = """() => [...document.querySelectorAll('button, a.button')]
  .filter((e) => e.checkVisibility() && !e.disabled && !e.closest('.unseen'))
  .map((e) => [e.getBoundingClientRect(), e.ariaLabel || e.innerText])
  .filter(([box]) => box.width < 24 || box.height < 24)
  .map(([, name]) => name)"""
WIDE = "document.documentElement.scrollWidth <= innerWidth"


@pytest.mark.parametrize("game", ["triqueta", "tock"])
def test_a_game_can_be_played_on_a_small_phone(visit: Visit, game: str) -> None:
    page = visit(**PHONE)
    assert page.evaluate(WIDE)
    page.locator(f"[data-game={game}] .do").click()
    random = Random(2)
    for _ in range(40):
        waits(page)
        assert page.evaluate(WIDE)
        assert page.evaluate(SMALL) == []
        if is_over(page):
            break
        by_clicks(page, random)


@pytest.mark.parametrize("path", ["/", "/#/rules/triqueta", "/#/rules/tock"])
def test_pages_fit_a_small_phone(visit: Visit, path: str) -> None:
    page = visit(path, **PHONE)
    page.wait_for_timeout(400)
    assert page.evaluate(WIDE)


def test_the_page_can_be_added_to_the_home_screen(visit: Visit) -> None:
    page = visit()
    manifest = page.evaluate("async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()")
    assert {"name", "start_url", "display", "icons"} <= set(manifest)
    for icon in manifest["icons"]:
        assert page.evaluate("async (src) => (await fetch(src)).ok", icon["src"])


def test_a_tap_beside_a_square_means_the_square(visit: Visit) -> None:
    page = visit(**PHONE)
    page.locator("[data-game=tock] .do").click()
    random = Random(3)
    for _ in range(60):
        waits(page)
        target = page.locator(".target")
        if target.count():
            box = target.first.bounding_box()
            assert box is not None
            assert box["width"] >= 24
            return
        by_clicks(page, random)
