"""Asks Lighthouse about the first page and both tables, on a desk and on a phone: the median of five runs each."""

import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.web import chromium
from tests.web.ahead import memory
from tests.web.house import House, running
from tests.web.pictures import busy_rows, on_the_way
from tests.web.stored import stored

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "web" / "node_modules" / ".lighthouse"
PACKAGE = "lighthouse@12.8.2"
RUNS = 5
AGAIN = 2  # times, at most
UNRECORDED = "NO_NAVSTART"  # what Lighthouse says when it missed the beginning of the page, and is to be run again
ASKED = ("performance", "accessibility", "best-practices")
TIMES = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "speed-index")
SHIFT = "cumulative-layout-shift"
DEVICES: dict[str, list[str]] = {"desk": ["--preset=desktop"], "phone": []}
Answer = dict[str, Any]


def installed() -> Path:
    """Where Lighthouse is; it is fetched once, when it is first asked for."""
    env = {**os.environ, "PATH": f"{ROOT / '.venv' / 'bin'}{os.pathsep}{os.environ['PATH']}"}
    if not (FOLDER / "node_modules" / "lighthouse").exists():
        FOLDER.mkdir(parents=True, exist_ok=True)
        install = ["npm", "install", "--no-save", "--no-package-lock", "--prefix", str(FOLDER), PACKAGE]
        subprocess.run(install, env=env, check=True, capture_output=True)
    return FOLDER / "node_modules" / "lighthouse" / "cli" / "index.js"


@contextmanager
def browsing(house: House, folder: Path) -> Iterator[tuple[Callable[[], int], dict[str, str]]]:
    """A browser that sits at a table of each game: it forgets its files, then says where it listens."""
    tables = {
        "triqueta": stored(house, "triqueta", 3, lambda game: busy_rows(game.view(0).to_dict()), name="Ines"),
        "tock": stored(house, "tock", 3, lambda game: on_the_way(game.view(0).to_dict()), name="Ines"),
    }
    with sync_playwright() as playwright:
        listens = ["--remote-debugging-port=0"]
        browser = playwright.chromium.launch_persistent_context(
            folder, executable_path=chromium.found(), args=listens, locale="en-GB"
        )
        page = browser.pages[0]
        page.goto(house.address)
        for game, table in tables.items():
            page.evaluate(memory(table, game))
        page.goto("about:blank")
        session = browser.new_cdp_session(page)
        port = int((folder / "DevToolsActivePort").read_text("utf-8").split()[0])

        def cold() -> int:
            session.send("Network.clearBrowserCache")
            return port

        addresses = {game: f"{house.address}/#/table/{table.table}" for game, table in tables.items()}
        yield cold, {"first page": f"{house.address}/", **addresses}
        browser.close()


def asked(port: int, address: str, device: list[str]) -> Answer:
    """One run of Lighthouse, made again if its own recording went wrong."""
    command = ["node", str(installed()), address, f"--port={port}", "--disable-storage-reset", "--quiet"]
    command += ["--output=json", f"--only-categories={','.join(ASKED)}", *device]
    env = {**os.environ, "PATH": f"{ROOT / '.venv' / 'bin'}{os.pathsep}{os.environ['PATH']}"}
    ran = subprocess.run(command, env=env, check=False, capture_output=True, text=True)
    for _ in range(AGAIN):
        if UNRECORDED in ran.stderr:
            ran = subprocess.run(command, env=env, check=False, capture_output=True, text=True)
    if ran.returncode:
        sys.exit(f"Lighthouse could not look at {address}:\n{ran.stderr}")
    answer: Answer = json.loads(ran.stdout)
    return answer


def medians(answers: list[Answer]) -> Answer:
    """The middle score of each category, and the middle of what performance is made of."""
    middle = statistics.median
    scores: Answer = {name: round(100 * middle(a["categories"][name]["score"] for a in answers)) for name in ASKED}
    scores |= {f"{name} ms": round(middle(a["audits"][name]["numericValue"] for a in answers)) for name in TIMES}
    return scores | {SHIFT: round(middle(a["audits"][SHIFT]["numericValue"] for a in answers), 3)}


def faults(answers: list[Answer]) -> list[str]:
    """What Lighthouse found wrong for those who cannot see well, or by good practice."""
    refs = [ref["id"] for a in answers for name in ASKED[1:] for ref in a["categories"][name]["auditRefs"]]
    return sorted({name for name in refs for a in answers if (a["audits"][name]["score"] or 1) < 1})


def main() -> None:
    """Ask, and print; screens may be named, the number of runs set by TREFOIL_RUNS."""
    wanted, runs = sys.argv[1:], int(os.environ.get("TREFOIL_RUNS", RUNS))
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as house:
        profile = Path(folder) / "profile"
        with browsing(house, profile) as (cold, addresses):
            for screen, address in addresses.items():
                for device, flags in DEVICES.items():
                    if wanted and screen not in wanted and device not in wanted:
                        continue
                    answers = [asked(cold(), address, flags) for _ in range(runs)]
                    print(json.dumps({f"{screen}, {device}": medians(answers), "faults": faults(answers)}), flush=True)


if __name__ == "__main__":
    main()
