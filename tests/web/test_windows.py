"""Every window works: nothing lies on another part, no text is cut, and a turn is seen at once, whatever room there is."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Sit, Visit
from tests.web.house import House
from tests.web.playing import CHOICES, waits
from tests.web.stored import counts_up, has_choices, stored
from tests.web.windows import WINDOWS, Window, faults, resize
from trefoil.core.game import Game

SHORT = (Window(640, 400), Window(667, 375), Window(740, 360))
FEW = tuple(window for window in WINDOWS if window.width in (320, 360, 667, 820, 1024, 1280))
GERMAN = {"locale": "de-DE"}
Scene = Callable[[Page], None]


def at(stage: str, *moves: str) -> Callable[[Game], bool]:
    """Positions of a stage in which these moves can be made."""

    def is_there(game: Game) -> bool:
        return game.view(0).to_dict()["position"]["stage"] == stage and set(moves) <= set(game.legal_moves)

    return is_there


def splits(game: Game) -> bool:
    """Tock: the seven can be shared between pawns."""
    if not at("playing", "7")(game):
        return False
    after = game.copy()
    after.push("7")
    return after.to_move == 0 and len(after.legal_moves) > 1


def busy(game: Game) -> bool:
    """Triqueta: a later round, with tokens in the rows and in front of everybody, and one may draw or take."""
    position = game.view(0).to_dict()["position"]
    lying = sum(sum(row["tokens"].values()) for row in position["rows"])
    fewest = min(sum(seat["collection"].values()) for seat in position["seats"])
    can = {move.split()[0] for move in game.legal_moves} >= {"draw", "take"}
    return position["round"] >= 3 and lying >= 3 and fewest >= 3 and can


def chooses_tower(game: Game) -> bool:
    """Triqueta: whoever takes a row now holds the rock, and chooses the next tower."""
    for move in game.legal_moves:
        after = game.copy()
        after.push(move)
        if move.startswith("take") and after.to_move == 0 and "tower 4" in after.legal_moves:
            return True
    return False


def play(page: Page, rank: str) -> None:
    """Choose a card of the hand."""
    waits(page)
    page.locator(f".hand .card[data-card='{rank}']:enabled").first.click()


def choose(page: Page) -> None:
    """The first card that can be played, up to its choices."""
    waits(page)
    page.locator(".hand .card:enabled").first.click()
    expect(page.locator(CHOICES).nth(1)).to_be_visible()


def split(page: Page) -> None:
    """A seven of which a pawn has gone the first step."""
    play(page, "7")
    for _ in range(2):
        page.locator(CHOICES).first.click()
    expect(page.locator(".say h2")).to_contain_text("left")


def name_joker(page: Page) -> None:
    """A joker, to be named."""
    play(page, "*")
    expect(page.locator(CHOICES).nth(9)).to_be_visible()


def draw(page: Page) -> None:
    """Triqueta: a token is in hand."""
    page.locator(".draw").click()
    page.locator("[data-part=drawn]").wait_for()


def take(page: Page) -> None:
    """Triqueta: the last row is taken, and towers can be chosen."""
    waits(page)
    page.locator(".line .press").first.click()
    page.locator(".spare.can").nth(1).wait_for()


def look(page: Page) -> None:
    waits(page)


TOCK: dict[str, tuple[int, Callable[[Game], bool], Scene]] = {
    "four players and choices": (3, has_choices, choose),
    "a seven being split": (3, splits, split),
    "six players": (5, has_choices, choose),
    "a card for the partner": (3, at("giving"), look),
    "a card for the kitty": (2, at("putting"), look),
    "a joker to be named": (5, at("playing", "*"), name_joker),
}
TRIQUETA: dict[str, tuple[int, Callable[[Game], bool], Scene]] = {
    "two players": (1, busy, look),
    "three players and a token in hand": (2, busy, draw),
    "five players": (4, busy, look),
    "five players and a token in hand": (4, busy, draw),
    "a choice of towers": (3, chooses_tower, take),
    "counting up": (2, counts_up, look),
}


@pytest.mark.parametrize("scene", TOCK)
def test_tock_fits_every_window(sit: Sit, house: House, scene: str) -> None:
    bots, enough, deed = TOCK[scene]
    page = sit(stored(house, "tock", bots, enough), "tock")
    deed(page)
    assert faults(page) == []


@pytest.mark.parametrize("scene", TRIQUETA)
def test_triqueta_fits_every_window(sit: Sit, house: House, scene: str) -> None:
    bots, enough, deed = TRIQUETA[scene]
    page = sit(stored(house, "triqueta", bots, enough), "triqueta")
    deed(page)
    assert faults(page) == []
