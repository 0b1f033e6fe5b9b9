"""The kernel runs in Chromium byte for byte as it runs here, and the policy of the house lets it, and nothing more."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.web.conftest import Visit, visiting
from tests.web.harness import Guest, asked
from tests.web.native import Played, plans


@pytest.fixture
def visit(chromium_browser: Browser, guest: Guest) -> Iterator[Visit]:
    """A new visitor of the page with the kernel."""
    yield from visiting(chromium_browser, guest)


def test_games_go_in_chromium_as_they_go_here(visit: Visit) -> None:
    assert asked(visit(), "games", plans())["answer"] == [Played(plan).hash.hexdigest() for plan in plans()]
