"""Tables on this device: begun, played, left and gone on with, with and without the server that the page came from."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Visit, visiting
from tests.web.house import House, running
from tests.web.playing import Step, by_clicks, play_on, waits
from tests.web.test_access import faults

# Bots answer on a grid of time; here it is a narrow one.
HURRIED = """const later = setTimeout;
globalThis.setTimeout = (then, ms, ...more) => later(then, ms > 800 ? ms : ms / 40, ...more)"""
WORKER_IS_HERE = "() => performance.getEntriesByType('resource').some(({ name }) => name.includes('worker'))"
ALONE = "On this device"


def hurried(page: Page) -> Page:
    page.add_init_script(HURRIED)
    page.goto("/")
    return page


def begin(page: Page, game: str, players: int) -> None:
    """A table on this device, from the first page."""
    page.locator(f"[data-game={game}]").get_by_role("button", name=ALONE).click()
    page.locator("dialog .number").get_by_text(str(players), exact=True).click()
    page.locator("dialog .do").click()
    waits(page)


def some_turns(page: Page, steps: int, step: Step = by_clicks) -> None:
    random = Random(2)
    for _ in range(steps):
        step(page, waits(page), random)


def told(page: Page) -> list[str]:
    """What has happened so far, in words."""
    page.get_by_role("button", name="What happened").click()
    lines = page.locator("dialog[open] li").all_inner_texts()
    page.keyboard.press("Escape")
    return lines


def test_a_whole_game_of_triqueta_is_played_on_this_device_and_again(visit: Visit) -> None:
    page = hurried(visit())
    begin(page, "triqueta", 2)
    assert faults(page) == []
    play_on(page, by_clicks)
    assert page.locator("dialog tfoot td").count() == 2
    expect(page.get_by_role("button", name="Check the deal")).to_have_count(0)
    with page.expect_download() as saved:
        page.get_by_role("button", name="record").click()
    assert '"trefoil-record/1"' in Path(saved.value.path()).read_text("utf-8")
    address = page.url
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator("dialog[open] [data-end]")).to_have_count(0)
    waits(page)
    assert "#/local/" in page.url
    assert page.url != address
    page.goto("/")
    expect(page.locator("[data-local]")).to_have_count(2)
    page.locator("[data-local]").get_by_role("button", name="Remove").click()
    expect(page.locator("[data-local]")).to_have_count(1)


def test_a_game_of_tock_is_gone_on_with_after_a_reload(visit: Visit) -> None:
    page = hurried(visit())
    begin(page, "tock", 4)
    some_turns(page, 12)
    waits(page)
    before = told(page)
    page.reload()
    waits(page)
    assert told(page) == before
    page.goto("/")
    page.locator("[data-local] a").click()
    waits(page)
    assert told(page) == before
    expect(page.get_by_role("button", name="Chat")).to_have_count(0)


def test_a_hint_is_given_and_a_turn_is_taken_back(visit: Visit) -> None:
    page = hurried(visit())
    begin(page, "tock", 4)  # pairs: before anything is dealt again, everybody passes a card
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("[data-hint] p").nth(1)).to_be_visible()
    hand = page.locator(".hand .card")
    some_turns(page, 1)
    page.wait_for_function("() => document.querySelector('[data-live]').textContent.includes('Your turn')")
    passed = told(page)
    page.get_by_role("button", name="Take back").click()
    page.locator("dialog[open]").get_by_role("button", name="Take back").click()
    expect(page.get_by_text("was taken back")).to_be_visible()
    waits(page)
    assert told(page) != passed
    expect(hand).to_have_count(5)


@pytest.fixture
def lonely(chromium_browser: Browser, built: None, tmp_path: Path) -> Iterator[tuple[House, Visit]]:
    """A server that will be stopped, and its visitors."""
    with running(tmp_path) as house:
        visitors = visiting(chromium_browser, house)
        yield house, next(visitors)
        next(visitors, None)


def test_a_table_is_begun_and_played_after_the_server_was_stopped(lonely: tuple[House, Visit]) -> None:
    house, visit = lonely
    page = hurried(visit(trouble=True))
    page.wait_for_function(WORKER_IS_HERE)
    page.wait_for_load_state("networkidle")
    house.stop()
    begin(page, "triqueta", 2)
    play_on(page, by_clicks)
    assert page.locator("dialog tfoot td").count() == 2


FORBIDDEN = "Object.defineProperty(globalThis, 'indexedDB', { value: undefined })"
FULL = "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); }"


@pytest.mark.parametrize(
    ("trouble", "words"), [(FORBIDDEN, "This browser keeps no games"), (FULL, "There is no room left on this device")]
)
def test_a_game_that_cannot_be_kept_goes_on_and_says_so(visit: Visit, trouble: str, words: str) -> None:
    page = visit()
    page.add_init_script(trouble)
    hurried(page)
    begin(page, "triqueta", 2)
    some_turns(page, 1)
    expect(page.get_by_role("alert")).to_contain_text(words)
    some_turns(page, 6)


KEEP = """([id, text]) => new Promise((then) => {
  const asked = indexedDB.open('trefoil', 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore('games', { keyPath: 'id' });
  asked.onsuccess = () => {
    const change = asked.result.transaction('games', 'readwrite');
    change.objectStore('games').put({ id, text, seen: 1, ended: null });
    change.oncomplete = () => { asked.result.close(); then(); };
  };
})"""
RECORD = {"format": "trefoil-record/1", "game": "triqueta", "rules": 1, "moves": [], "seats": ["Ann", "uniform"]}
WHOLE = json.dumps(RECORD | {"options": {"players": 2, "first": 0}})


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (WHOLE[:50], "was not kept whole"),
        (WHOLE.replace('"rules": 1', '"rules": 99'), "begun with other rules"),
        ('{"format": "pgn"}', "not a game of Trefoil"),
    ],
    ids=["half-written", "other rules", "foreign"],
)
def test_what_cannot_be_played_on_is_told_in_a_sentence(visit: Visit, text: str, words: str) -> None:
    page = visit()
    page.evaluate(KEEP, ["odd", text])
    page.goto("/#/local/odd")
    expect(page.get_by_role("alert")).to_contain_text(words)
    page.get_by_role("link").click()
    expect(page.locator("[data-local]")).to_have_count(1)


def test_a_game_that_is_not_here_is_told_in_a_sentence(visit: Visit) -> None:
    page = visit("/#/local/nothing")
    expect(page.get_by_role("alert")).to_contain_text("There is no such game on this device.")
    assert faults(page) == []
