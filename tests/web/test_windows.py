"""Every window works: nothing lies on another part, no text is cut, and a turn is seen at once in any room."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.ahead import Laid, laid
from tests.web.conftest import Sit, Visit
from tests.web.house import House
from tests.web.playing import CHOICES, waits
from tests.web.stored import anything, counts_up, has_choices, stored
from tests.web.windows import TIGHT, WINDOWS, Window, faults, resize
from trefoil.core.game import Game

LANDSCAPE = (Window(640, 400), Window(667, 375), Window(740, 360))
GERMAN = {"locale": "de-DE"}
Enough = Callable[[Game], bool]
Scene = Callable[[Page], None]


def at(stage: str, *moves: str) -> Enough:
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
    page.locator(".hand .chosen .left").wait_for()


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


TOCK: dict[str, tuple[int, Enough, Scene]] = {
    "four players and choices": (3, has_choices, choose),
    "a seven being split": (3, splits, split),
    "six players": (5, has_choices, choose),
    "a card for the partner": (3, at("giving"), look),
    "a card for the kitty": (2, at("putting"), look),
    "a joker to be named": (5, at("playing", "*"), name_joker),
}
TRIQUETA: dict[str, tuple[int, Enough, Scene]] = {
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


@pytest.mark.parametrize(("game", "scenes"), [("tock", TOCK), ("triqueta", TRIQUETA)], ids=["tock", "triqueta"])
def test_the_longest_words_fit_every_window(
    sit: Sit, house: House, game: str, scenes: dict[str, tuple[int, Enough, Scene]]
) -> None:
    for bots, enough, deed in list(scenes.values())[:4]:
        page = sit(stored(house, game, bots, enough), game, **GERMAN)
        deed(page)
        assert faults(page) == []


BOARD = "() => { const { width } = document.querySelector('[data-part=board]').getBoundingClientRect(); return width; }"


@pytest.mark.parametrize("players", [4, 6])
def test_the_board_of_tock_is_large_in_every_window(sit: Sit, house: House, players: int) -> None:
    page = sit(stored(house, "tock", players - 1, has_choices), "tock")
    choose(page)
    for window in LANDSCAPE:
        resize(page, window)
        assert page.evaluate(BOARD) >= 280
    for window in (Window(768, 1024), Window(820, 1180)):
        resize(page, window)
        assert page.evaluate(BOARD) >= 0.85 * window.width


COVERED = """() => [...document.querySelectorAll('[data-part^=pile]')].filter((pile) => {
  pile.style.pointerEvents = 'auto';
  const { left, top, width, height } = pile.querySelector('svg').getBoundingClientRect();
  return !pile.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).length"""


def test_both_piles_of_tock_lie_on_the_board(sit: Sit, house: House) -> None:
    page = sit(stored(house, "tock", 3, splits), "tock")
    waits(page)
    expect(page.locator("[data-part^=pile]")).to_have_count(2)
    assert page.evaluate(COVERED) == 0
    expect(page.locator("[data-part=pile-draw]").get_by_text("to deal")).to_be_visible()


@pytest.mark.parametrize("game", ["tock", "triqueta"])
def test_a_question_has_a_place_of_its_own(sit: Sit, house: House, game: str) -> None:
    table = stored(house, game, 2, anything, people=2)
    page = sit(table, game)
    friend = sit(Laid(table.table, f"{table.table}-1", {}), game)
    waits(page)
    friend.get_by_role("button", name="Ask everybody whether hints are allowed").click()
    page.locator("[data-part=question]").wait_for()
    assert faults(page, may_scroll=TIGHT) == []


@pytest.mark.parametrize("game", ["tock", "triqueta"])
def test_a_banner_has_a_place_of_its_own(sit: Sit, house: House, game: str) -> None:
    page = sit(stored(house, game, 2, anything), game)
    waits(page)
    page.get_by_role("button", name="Take back").click()
    page.get_by_role("dialog").get_by_role("button", name="Take back").click()
    page.locator("[data-part=banner]").wait_for()
    assert faults(page, may_scroll=TIGHT) == []


@pytest.mark.parametrize("game", ["tock", "triqueta"])
def test_a_hint_has_a_place_of_its_own(sit: Sit, house: House, game: str) -> None:
    house.until_bots_think()
    page = sit(stored(house, game, 2, anything), game)
    waits(page)
    page.get_by_role("button", name="Hint").click()
    page.locator("[data-part=hint] .close").wait_for()
    assert faults(page, may_scroll=TIGHT) == []


@pytest.mark.parametrize("window", [Window(320, 568), Window(667, 375), Window(820, 1180), Window(1280, 800)], ids=str)
@pytest.mark.parametrize("game", ["tock", "triqueta"])
def test_a_reaction_has_a_place_of_its_own(sit: Sit, house: House, game: str, window: Window) -> None:
    table = stored(house, game, 2, anything, people=2)
    page = sit(table, game)
    friend = sit(Laid(table.table, f"{table.table}-1", {}), game)
    waits(page)
    resize(page, window)
    friend.get_by_role("button", name="Chat").click()
    friend.get_by_role("button", name="Well played").click()
    page.locator("[data-part=reaction]").wait_for()
    assert faults(page, may_scroll=TIGHT, windows=(window,)) == []


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_other_pages_fit_every_window(visit: Visit, sit: Sit, house: House, locale: str) -> None:
    page = visit(locale=locale)
    for path, there in {
        "/": "[data-game=tock] .do",
        "/#/rules/tock": ".rules h3",
        "/#/rules/triqueta": ".rules h3",
    }.items():
        page.goto(path)
        page.locator(there).first.wait_for()
        assert faults(page, may_scroll=WINDOWS) == []
    lobby = sit(laid(house.address, "tock", ["mine", "open", "bot", "open"], name="Ines"), "tock", locale=locale)
    lobby.locator(".lobby").wait_for()
    assert faults(lobby, may_scroll=WINDOWS) == []
