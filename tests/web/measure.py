"""Measures the page: what the first table weighs, how soon a press is answered, how soon a friend's move shows."""

import json
import statistics
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web import chromium
from tests.web.ahead import laid, posted
from tests.web.house import House, running
from tests.web.playing import by_clicks, waits

SLOWED = 4  # times
PRESSES = 60
MOVES = 20
WATCH_PRESSES = """() => { window.presses = [];
  new PerformanceObserver((list) => list.getEntries().forEach((e) => e.interactionId && presses.push(e.duration)))
    .observe({ type: 'event', durationThreshold: 16, buffered: true }); }"""
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
    return {"first page": first, "with the first table": sum(bytes_of.values())}


def presses(browser: Browser, house: House, game: str) -> dict[str, Any]:
    """From a press to the next paint, on a processor slowed four times."""
    page = browser.new_page(base_url=house.address)
    page.goto("/")
    page.evaluate(WATCH_PRESSES)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    page.locator(f"[data-game={game}] .do").click()
    random = Random(1)
    for _ in range(PRESSES):
        offer = waits(page)
        if offer.kind == "over":
            break
        by_clicks(page, offer, random)
    page.wait_for_timeout(500)
    taken = sorted(page.evaluate("() => presses"))
    worst = taken[max(0, int(len(taken) * 0.98) - 1)]
    return {"presses": len(taken), "median ms": statistics.median(taken), "98th of 100 ms": worst}


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
        mover.locator(".hand-token").wait_for()
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
        for game in ("triqueta", "tock"):
            print(json.dumps({game: presses(browser, house, game)}), flush=True)
        print(json.dumps({"a friend's move": friends(browser, house)}), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
