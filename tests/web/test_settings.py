"""What a reader can set: care before a move, sound, another device; and the three ways to choose agree."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Sit, Visit
from tests.web.house import House
from tests.web.playing import frames_of, waits
from tests.web.stored import anything, chooses_pawns, has_choices, last_in_the_round, one_way, stored


def test_careful_players_confirm_their_moves_and_can_step_back(visit: Visit) -> None:
    page = visit()
    page.locator("[data-game=triqueta] .do").click()
    waits(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Confirm my moves").check()
    page.keyboard.press("Escape")
    page.locator(".draw").click()
    expect(page.get_by_text("Play it like this?")).to_be_visible()
    assert page.locator(".hand-token").count() == 0
    page.get_by_role("button", name="Step back").click()
    expect(page.locator(".draw")).to_be_visible()
    page.locator(".draw").click()
    page.locator(".sure .do").click()
    expect(page.locator(".hand-token")).to_be_visible()


def test_a_token_can_be_dragged_into_a_row(visit: Visit) -> None:
    page = visit()
    page.locator("[data-game=triqueta] .do").click()
    waits(page)
    page.locator(".draw").click()
    expect(page.locator(".hand-token")).to_be_visible()
    page.locator(".hand-token").drag_to(page.locator(".line .press").first)
    expect(page.locator(".hand-token")).to_have_count(0)  # a bot may take the row at once


def carried(page: Page, thing: str, place: str) -> None:
    """Something is carried with the mouse and let go over something else."""
    start = page.locator(thing).first.bounding_box()
    assert start is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(start["x"] + start["width"] / 2 + 12, start["y"] + start["height"] / 2 - 12, steps=3)
    page.locator(place).first.wait_for()
    goal = page.locator(place).first.bounding_box()
    assert goal is not None
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=5)
    page.mouse.up()


def expect_played(page: Page) -> None:
    """The log says that the reader has played a card."""
    page.get_by_role("button", name="What happened").click()
    expect(page.get_by_role("dialog")).to_contain_text("You play")


def test_a_card_can_be_dragged_onto_a_square(sit: Sit, house: House) -> None:
    page = sit(stored(house, "tock", 3, one_way), "tock")
    waits(page)
    carried(page, ".hand .card:not([disabled])", ".target")
    expect_played(page)


def test_a_pawn_can_be_dragged_onto_a_square(sit: Sit, house: House) -> None:
    page = sit(stored(house, "tock", 3, has_choices), "tock")
    waits(page)
    page.locator(".hand .card:not([disabled])").first.click()
    page.locator(".pawn.movable").first.wait_for()
    carried(page, ".pawn.movable", ".target")
    expect_played(page)


def test_a_chosen_pawn_does_not_stand_in_the_way_of_the_squares_behind_its_head(sit: Sit, house: House) -> None:
    page = sit(stored(house, "tock", 3, chooses_pawns), "tock")
    waits(page)
    page.locator(".hand .card:not([disabled])").first.click()
    pawn = page.locator(".choices .choice").first
    expect(pawn).to_have_attribute("data-step", re.compile("^@"))
    place = (pawn.get_attribute("data-step") or "")[1:]
    expect(page.locator(f".pawn[data-pawn='{place}'][data-drop]")).to_have_count(1)
    pawn.click()
    page.locator(".target").first.wait_for()
    assert page.locator(f".pawn[data-pawn='{place}'][data-drop]").count() == 0


HEARD = """() => { window.tones = 0; const Native = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () { window.tones += 1; return Native.call(this); }; }"""


def test_nothing_is_heard_until_sound_is_on_and_nothing_once_it_is_off(sit: Sit, house: House) -> None:
    page = sit(stored(house, "triqueta", 1, anything), "triqueta")
    page.evaluate(HEARD)
    sound = page.get_by_role("button", name="Sound")
    for pressed, heard in (("false", False), ("true", True), ("false", False)):
        expect(sound).to_have_attribute("aria-pressed", pressed)
        page.evaluate("() => { window.tones = 0; }")
        waits(page)
        page.locator(".draw").click()
        page.locator(".line .press").first.click()
        waits(page)
        assert (page.evaluate("() => window.tones") > 0) is heard
        sound.click()


def test_any_petal_can_be_picked(visit: Visit) -> None:
    page = visit()
    page.locator("[data-game=triqueta] .do").click()
    waits(page)
    page.locator(".trunk .lift.can").nth(3).dispatch_event("click")
    expect(page.locator(".hand-token")).to_be_visible()


def test_kept_tokens_are_seen_on_demand_only(visit: Visit) -> None:
    page = visit()
    page.locator("[data-game=triqueta] .do").click()
    waits(page)
    page.locator(".draw").click()
    page.locator(".keep").click()
    kept = page.locator("button.kept")
    expect(kept).to_have_attribute("aria-pressed", "false")
    kept.click()
    expect(kept.get_by_role("status")).to_contain_text("a")


def test_a_seat_moves_to_another_device_by_a_code(visit: Visit) -> None:
    page = visit()
    page.locator("[data-game=triqueta] .do").click()
    waits(page)
    page.locator(".draw").click()
    drawn = page.locator(".hand-token").get_attribute("data-token")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Go on with another device").click()
    code = page.locator(".code").inner_text()
    phone = visit(page.url[page.url.index("/#") :])
    phone.get_by_placeholder("Code of a seat").fill(code)
    phone.get_by_role("button", name="Open").click()
    expect(phone.locator(".hand-token")).to_have_attribute("data-token", drawn or "")
    expect(page.get_by_text("Your seat is played on another device now.")).to_be_visible()


def test_it_is_heard_once_that_it_is_ones_turn(sit: Sit, house: House) -> None:
    page = sit(stored(house, "triqueta", 1, anything), "triqueta")
    waits(page)
    page.get_by_role("button", name="Sound").click()
    page.evaluate(HEARD)
    page.get_by_role("button", name="Chat").click()
    page.get_by_placeholder("Say something").fill("Is anybody there?")
    page.keyboard.press("Enter")
    expect(page.locator("dialog .lines b")).to_have_count(1)
    assert page.evaluate("() => window.tones") == 0


PRESSED = "([key, repeat]) => window.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, bubbles: true }))"


def test_a_key_that_is_held_down_is_one_press(sit: Sit, house: House) -> None:
    page = sit(stored(house, "triqueta", 1, last_in_the_round), "triqueta")
    waits(page)
    page.locator(".draw").click()
    page.locator(".hand-token").wait_for()
    row = page.locator(".line.can").first.get_attribute("data-row")
    page.evaluate(PRESSED, [row, False])
    expect(page.locator(".draw")).to_be_visible()
    for _ in range(5):  # the same key would now take the row
        page.evaluate(PRESSED, [row, True])
        page.wait_for_timeout(60)
    expect(page.locator(".draw")).to_be_visible()
    assert page.locator(f"[data-row='{row}'] .with").count() == 0


def test_against_bots_a_turn_is_taken_back_only_after_a_question(sit: Sit, house: House) -> None:
    page = sit(stored(house, "triqueta", 1, anything), "triqueta")
    said = frames_of(page)
    page.reload()
    waits(page)
    page.get_by_role("button", name="Take back").click()
    page.get_by_role("dialog").get_by_role("button", name="No", exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert not [frame for frame in said if '"ask"' in frame]
    page.get_by_role("button", name="Take back").click()
    page.get_by_role("dialog").get_by_role("button", name="Take back").click()
    expect(page.get_by_role("alert").or_(page.get_by_text("A turn was taken back."))).to_be_visible()
    assert len([frame for frame in said if '"ask"' in frame]) == 1
