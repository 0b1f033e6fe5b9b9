"""Takes the pictures in docs/pictures: the main screens, from real games on a real server."""

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web import chromium
from tests.web.ahead import Laid, Message, laid, memory
from tests.web.house import House, running
from tests.web.playing import by_clicks, play_on, waits
from tests.web.stored import stored

PICTURES = Path(__file__).resolve().parents[2] / "docs" / "pictures"
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "device_scale_factor": 1.5}
SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "device_scale_factor": 1.5}
NIGHT: dict[str, Any] = {"color_scheme": "dark"}
FRIENDS = ("Ines", "Jonas", "Mireille", "Oskar", "Hanne", "Yannick")


class Camera:
    """Opens screens and takes pictures of them."""

    def __init__(self, browser: Browser, house: House) -> None:
        self._browser = browser
        self.house = house

    def at(self, path: str, table: Laid | None = None, game: str = "", **options: Any) -> Page:
        """A browser at a screen, at a seat of a table if one is named."""
        settings = {"locale": "en-GB", "color_scheme": "light", "reduced_motion": "reduce", **options}
        page = self._browser.new_context(base_url=self.house.address, **settings).new_page()
        page.goto("/")
        if table is not None:
            page.evaluate(memory(table, game))
        page.goto(path)
        return page

    def take(self, page: Page, name: str) -> None:
        """A picture, once everything has come to rest."""
        page.wait_for_timeout(700)
        page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=88)
        page.context.close()


def sat(camera: Camera, game: str, players: int, enough: Callable[[Message], bool]) -> Laid:
    """A table in the middle of a game, the same in every run."""
    return stored(camera.house, game, players - 1, lambda game: enough(game.view(0).to_dict()), name="Ines")


def busy_rows(view: Message) -> bool:
    """Triqueta: a later round, a token in hand that may be kept, tokens in the rows and in front of everybody."""
    position = view["position"]
    lying = sum(sum(row["tokens"].values()) for row in position["rows"])
    fewest = min(sum(seat["collection"].values()) for seat in position["seats"])
    return position["round"] >= 3 and lying >= 3 and fewest >= 4 and "keep" in view["legal_moves"]


def on_the_way(view: Message) -> bool:
    """Tock: a turn of one's own with pawns of everybody on the ring."""
    position = view["position"]
    ring = [sum(place.isdecimal() for place in colour["pawns"]) for colour in position["colours"]]
    playing = position["stage"] == "playing" and bool(view["legal_moves"]) and view["legal_moves"][0] not in ("fold",)
    return playing and len(view["moves"]) > 150 and min(ring) >= 1 and ring[0] >= 2 and len(view["legal_moves"]) > 1


def with_choices(page: Page) -> None:
    """Choose cards until there are squares to choose from."""
    waits(page)
    cards = page.locator(".hand .card:not([disabled])")
    for k in range(cards.count()):
        cards.nth(k).click(force=True)
        page.wait_for_timeout(400)
        if page.locator(".target").count() >= 1:
            return
        choice = page.locator(".choices .choice")
        if choice.count():
            choice.first.click()
            page.wait_for_timeout(400)
            if page.locator(".target").count():
                return


def first_pages(camera: Camera) -> None:
    """The first page, and how a table is laid."""
    laid(camera.house.address, "triqueta", ["mine", "open", "open", "bot"], name="Maren", public=True)
    laid(camera.house.address, "tock", ["mine", "open", "bot", "open"], name="Luc", public=True)
    camera.take(camera.at("/", **DESK), "home")
    camera.take(camera.at("/", **DESK, **NIGHT, locale="de-DE"), "home-night")
    camera.take(camera.at("/", **PHONE, locale="fr-FR"), "home-phone")
    page = camera.at("/", **DESK)
    page.locator("[data-game=tock] .button").nth(1).click()
    page.locator("dialog .do").click()
    page.locator(".lobby").wait_for()
    camera.take(page, "lobby")
    page = camera.at("/#/rules/triqueta", **DESK)
    camera.take(page, "rules")


def triqueta(camera: Camera) -> None:
    """Triqueta's table and its score sheet."""
    table = sat(camera, "triqueta", 4, busy_rows)
    for name, options in {
        "triqueta": DESK,
        "triqueta-night": {**DESK, **NIGHT},
        "triqueta-phone": PHONE,
        "triqueta-small-phone": {**SMALL, **NIGHT},
    }.items():
        page = camera.at(f"/#/table/{table.table}", table, "triqueta", **options)
        waits(page)
        camera.take(page, name)
    page = camera.at(f"/#/table/{table.table}", table, "triqueta", **DESK)
    play_on(page, by_clicks)
    camera.take(page, "scoresheet")


def tock(camera: Camera) -> None:
    """Tock's tables for four and for six."""
    four = sat(camera, "tock", 4, on_the_way)
    for name, options in {"tock": DESK, "tock-phone": PHONE, "tock-small-phone": {**SMALL, **NIGHT}}.items():
        page = camera.at(f"/#/table/{four.table}", four, "tock", **options)
        with_choices(page)
        camera.take(page, name)
    six = sat(camera, "tock", 6, on_the_way)
    page = camera.at(f"/#/table/{six.table}", six, "tock", **DESK, **NIGHT)
    with_choices(page)
    camera.take(page, "tock-six-night")


def one_screen(camera: Camera) -> None:
    """The cover between turns."""
    page = camera.at("/", **DESK)
    page.locator("[data-game=triqueta] .button").nth(2).click()
    for k, name in enumerate(FRIENDS[:3]):
        page.locator("dialog .names input").nth(k).fill(name)
    page.locator("dialog .do").click()
    page.locator(".cover").wait_for()
    camera.take(page, "one-screen")


def main() -> None:
    """Take them all."""
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.found())
        camera = Camera(browser, house)
        for screens in (first_pages, triqueta, tock, one_screen):
            screens(camera)
        browser.close()


if __name__ == "__main__":
    main()
