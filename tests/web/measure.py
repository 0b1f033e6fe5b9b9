"""Measures the page: what the first table weighs, how soon a press is answered, how soon a friend's move shows."""

import json
import math
import statistics
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Locator, Page, sync_playwright

from tests.web import chromium, effort
from tests.web.ahead import laid, posted
from tests.web.house import House, running
from tests.web.playing import QUERIES, better, waits

SLOWED = 4  # times
PRESSES = 60
FRAME = 16  # milliseconds
MOVES = 20
HELD = 60  # milliseconds from finger down to finger up
REST = 250  # milliseconds before somebody presses again
# A press is what the browser calls an interaction: the slowest of its events, counted only if it took a frame or more.
WATCH_PRESSES = """() => { const slowest = new Map(); window.presses = () => [...slowest.values()];
  new PerformanceObserver((list) => list.getEntries().forEach((e) => e.interactionId &&
    slowest.set(e.interactionId, Math.max(e.duration, slowest.get(e.interactionId) ?? 0))))
    .observe({ type: 'event', durationThreshold: 16, buffered: true }); }"""
EMPTY = "<!doctype html><title>.</title><button>0</button>"
COUNTS = "() => document.querySelector('button').onclick = (e) => { e.target.append('.') }"
WATCH_COMMITS = """() => { window.commits = []; const Native = WebSocket;
  window.WebSocket = class extends Native { constructor(...a) { super(...a); this.addEventListener('message', (m) => {
    if (String(m.data).startsWith('{"type":"done"')) commits.push(performance.timeOrigin + performance.now());
  }); } }; }"""
WATCH_ROWS = """() => { window.shown = []; let before = 0;
  const look = () => { const n = document.querySelectorAll('[data-row] [data-token], [data-row] .with').length;
    if (n !== before) { before = n; shown.push(performance.timeOrigin + performance.now()); }
    requestAnimationFrame(look); };
  requestAnimationFrame(look); }"""


def weight(browser: Browser, house: House) -> dict[str, int]:
    """Bytes over the wire, headers included, for the first page and then the first table."""
    page = browser.new_page(base_url=house.address)
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    bytes_of: dict[str, int] = {}
    session.on("Network.loadingFinished", lambda e: bytes_of.update({e["requestId"]: int(e["encodedDataLength"])}))
    page.goto("/")
    page.wait_for_timeout(1000)
    first = sum(bytes_of.values())
    page.locator("[data-game=triqueta] .do").click()
    waits(page)
    page.wait_for_timeout(1000)
    page.close()
    return {"first page": first, "with the first table": sum(bytes_of.values())}


def pressed(page: Page, thing: Locator) -> None:
    """A press as a hand makes it: there first, down, up; nothing is asked of the page before it was answered."""
    box = thing.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_timeout(REST)
    page.mouse.down()
    page.wait_for_timeout(HELD)
    page.mouse.up()
    page.wait_for_timeout(REST)


def slowed(page: Page) -> None:
    """From here on presses are timed, on a processor that is slower."""
    page.evaluate(WATCH_PRESSES)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})


def answered(page: Page, made: int) -> dict[str, Any]:
    """How soon presses were answered; those within a frame have no time of their own and count as the least."""
    timed = page.evaluate("() => presses()")
    page.close()  # nothing that was measured before runs on beside what is measured next
    taken = sorted([FRAME] * max(0, made - len(timed)) + timed)
    worst = taken[max(0, math.ceil(len(taken) * 0.98) - 1)]
    return {
        "presses": len(taken),
        "median ms": statistics.median(taken),
        "98th of 100 ms": worst,
        "slowest ms": taken[-1],
    }


def floor(browser: Browser) -> dict[str, Any]:
    """The same for a page with nothing but a button: what the browser and this machine take in any case."""
    page = browser.new_page()
    page.set_content(EMPTY)
    page.evaluate(COUNTS)
    slowed(page)
    for _ in range(PRESSES):
        pressed(page, page.locator("button"))
    return answered(page, PRESSES)


def presses(browser: Browser, house: House, game: str) -> dict[str, Any]:
    """From a press to the next paint: the one that lays out the table, and then the game."""
    page = browser.new_page(base_url=house.address)
    page.goto("/")
    page.wait_for_timeout(2000)
    slowed(page)
    return answered(page, play(page, game))


def work(browser: Browser, house: House, game: str, log: Path) -> dict[str, Any]:
    """The same presses by the work they are, at full speed and reckoned up."""
    page = browser.new_page(base_url=house.address)
    page.goto("/")
    page.wait_for_timeout(2000)
    effort.begin(browser, page, log)
    play(page, game)
    found = effort.spent(browser, log, SLOWED)
    page.close()
    return found


def play(page: Page, game: str) -> int:
    """Lay out a table and play there, press by press; how many there were."""
    pressed(page, page.locator(f"[data-game={game}] .do"))
    random, made = Random(1), 1
    while made < PRESSES:
        offer = waits(page)
        if offer.kind == "over":
            break
        pressed(page, page.locator(QUERIES[offer.kind]).locator("visible=true").nth(better(offer, random)))
        made += 1
    return made


def friends(browser: Browser, house: House) -> dict[str, Any]:
    """From the acknowledgement of a friend's move, which follows its commit, to the frame that shows it elsewhere."""
    table = laid(house.address, "triqueta", ["mine", "open"])
    claim = posted(house.address, f"/api/tables/{table.table}/claim", {"seat": 1}, {"X-Invite": table.invites["table"]})
    host, guest = (seat(browser, house, table.table, token) for token in (table.token, claim["token"]))
    guest.evaluate(WATCH_ROWS)
    host.get_by_role("button", name="Start").click()
    delays: list[float] = []
    for _ in range(MOVES):
        mover = host
        host.wait_for_function("() => document.querySelector('.draw, .op.turn, .line .press, .spare.can')")
        if not host.locator(".draw").count():
            mover = guest
        if not mover.locator(".draw").count():
            break
        mover.locator(".draw").click()
        mover.locator(".say .hand-token").wait_for()
        before = len(guest.evaluate("() => shown"))
        mover.locator(".line .press").first.click()
        mover.locator(".op.turn").wait_for()
        guest.wait_for_timeout(60)
        shown, commits = guest.evaluate("() => shown"), host.evaluate("() => commits")
        if mover is host and len(shown) > before:
            delays.append(shown[before] - commits[-1])
    return {"moves": len(delays), "median ms": round(statistics.median(delays), 1), "worst ms": round(max(delays), 1)}


def seat(browser: Browser, house: House, table: str, token: str) -> Page:
    page = browser.new_context(base_url=house.address).new_page()
    page.add_init_script(f"({WATCH_COMMITS})()")
    page.goto("/")
    kept = json.dumps({"table": table, "token": token, "game": "triqueta", "seen": 1})
    page.evaluate(f"localStorage.setItem('trefoil:table:{table}', {json.dumps(kept)})")
    page.goto(f"/#/table/{table}")
    return page


def main() -> None:
    """Measure, and print."""
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.found())
        print(json.dumps({"bytes": weight(browser, house)}), flush=True)
        print(json.dumps({"an empty page": floor(browser)}), flush=True)
        for game in ("triqueta", "tock"):
            print(json.dumps({game: presses(browser, house, game)}), flush=True)
            print(json.dumps({f"{game}, work": work(browser, house, game, Path(folder) / "log")}), flush=True)
        print(json.dumps({"a friend's move": friends(browser, house)}), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
