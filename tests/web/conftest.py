"""A built page, a running server, and browsers that complain about every error on the page."""

import re
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, expect, sync_playwright

from tests.web import chromium, firefox, harness
from tests.web.ahead import QUICKEST, Laid, memory
from tests.web.house import House, running
from tests.web.playing import PATIENCE

ROOT = Path(__file__).resolve().parents[2]
BUILT = ROOT / "src" / "trefoil" / "_web" / "index.html"
NETWORK = re.compile("Failed to load resource|WebSocket connection to")  # what a browser itself says of a lost server
expect.set_options(timeout=PATIENCE)
DESK = {"width": 1280, "height": 800}
# Whoever presses Play now meets bots that think least; an empty page has no memory.
PLAIN_BOTS = f"if (location.protocol === 'http:') localStorage['trefoil:level'] ??= '{QUICKEST}'"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser keeps an event loop in this thread, so whatever runs loops of its own goes before."""
    items.sort(key=lambda item: "web" in item.path.parts)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Tests in Firefox are not collected where none can be had; a quick run does not even look for one."""
    if collection_path.name == "test_gallery.py":
        return None if chromium.is_bundled() else True
    if collection_path.name != "test_firefox.py":
        return None
    if config.getoption("--quick"):
        return True
    if firefox.found() is not None:
        return None
    if firefox.may_be_installed() and (reporter := config.pluginmanager.get_plugin("terminalreporter")):
        reporter.write_line("firefox: apt-get could not install one, so tests/web/test_firefox.py is not collected")
    return True


@pytest.fixture(scope="session")
def built() -> None:
    """The page inside the package, built if it is not there."""
    if not BUILT.exists():
        subprocess.run([ROOT / "scripts" / "page"], check=True)


@pytest.fixture(scope="session")
def house(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server of all browser tests."""
    with running(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture(scope="session")
def driver() -> Iterator[Playwright]:
    """What drives browsers; there can be only one in a thread."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def chromium_browser(driver: Playwright) -> Iterator[Browser]:
    """One Chromium for all tests."""
    browser = driver.chromium.launch(executable_path=chromium.found())
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def guest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[harness.Guest]:
    """A page with the kernel and nothing else, under the headers of the house."""
    with harness.served(harness.built(tmp_path_factory.mktemp("harness"))) as guest:
        yield guest


Visit = Callable[..., Page]
Sit = Callable[..., Page]


@pytest.fixture
def visit(chromium_browser: Browser, house: House) -> Iterator[Visit]:
    """A new visitor with a browser of their own."""
    yield from visiting(chromium_browser, house)


def visiting(browser: Browser, house: House | harness.Guest) -> Iterator[Visit]:
    """A way to make visitors of a browser; whatever the page complains about fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def visitor(path: str = "/", trouble: bool = False, faults: bool = False, **options: Any) -> Page:
        """`trouble`: the network or the server will fail; `faults`: the page will, and has to say so."""

        def listen(said: ConsoleMessage) -> None:
            if said.type == "error" and not faults and not (trouble and NETWORK.match(said.text)):
                complaints.append(said.text)

        settings = {"base_url": house.address, "viewport": DESK, "locale": "en-GB", **options}
        context = browser.new_context(**settings)
        contexts.append(context)
        context.add_init_script(PLAIN_BOTS)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", listen)
        page.on("pageerror", lambda error: None if faults else complaints.append(str(error)))
        page.goto(path)
        return page

    yield visitor
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture
def sit(visit: Visit) -> Sit:
    """Somebody who comes to a table and has its first seat."""

    def sitter(table: Laid, game: str, **options: Any) -> Page:
        page = visit(**options)
        page.evaluate(memory(table, game))
        page.goto(f"/#/table/{table.table}")
        return page

    return sitter
