"""The kernel runs in Chromium byte for byte as it runs here, and the policy of the house lets it, and nothing more."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.web.conftest import Visit, visiting
from tests.web.harness import Guest, asked
from tests.web.house import House
from tests.web.native import digests, plans, searching, sentence, sentences, wishes
from trefoil.server.edge.headers import POLICY


@pytest.fixture
def visit(chromium_browser: Browser, guest: Guest) -> Iterator[Visit]:
    """A new visitor of the page with the kernel, under the policy of the house."""
    guest.policy = POLICY
    yield from visiting(chromium_browser, guest)


@pytest.fixture
def visit_house(chromium_browser: Browser, house: House) -> Iterator[Visit]:
    """A new visitor of the real page."""
    yield from visiting(chromium_browser, house)


def test_the_first_page_and_a_table_load_nothing_of_the_kernel(visit_house: Visit) -> None:
    page = visit_house()
    page.locator("[data-game=triqueta] .do").click()
    page.locator(".draw").wait_for()
    loaded: list[str] = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    assert [name for name in loaded if re.search(r"/assets/Table-\w", name)]
    assert [name for name in loaded if re.search(r"\.(wasm|bin)$|/(worker|kernel|bots)-", name)] == []


def test_games_go_in_chromium_as_they_go_here(visit: Visit) -> None:
    assert asked(visit(), "games", plans())["answer"] == digests()


@pytest.mark.parametrize("where", ["page", "worker"])
def test_bots_choose_in_chromium_as_they_choose_here(visit: Visit, where: str) -> None:
    assert asked(visit(), "chosen", wishes(), where)["answer"] == sentences()


def test_a_bot_that_thinks_without_end_can_be_stopped_and_dropped(visit: Visit) -> None:
    found = asked(visit(), "interrupted", searching())["answer"]
    assert found["cancelled"] is None
    line, results = found["stopped"]
    assert line
    assert all(tried > 0 for _, _, tried in results)


def test_a_worker_that_died_is_told_of_and_started_again(visit: Visit) -> None:
    found = asked(visit(faults=True), "revived", searching())["answer"]
    assert found == {"trouble": "no_bots", "found": sentence(searching())}


# What the policy of the house has for the kernel, and what it would say without it.
NEEDED = {
    "compiling a module": (" 'wasm-unsafe-eval'", "", "not_loaded", "page-kernel-not-loaded"),
    "a worker": ("worker-src 'self'", "worker-src 'none'", "no_bots", "page-kernel-bots"),
    "a policy for its address": (" trefoil-worker", "", "no_bots", "page-kernel-bots"),
}


@pytest.mark.parametrize("allowed", NEEDED)
def test_without_a_part_of_the_policy_the_kernel_is_refused_in_words(visit: Visit, guest: Guest, allowed: str) -> None:
    part, other, trouble, words = NEEDED[allowed]
    assert POLICY.count(part) == 1
    guest.policy = POLICY.replace(part, other)
    wish = wishes()[:1]
    found = asked(visit(faults=True), "chosen", wish, "worker")
    guest.policy = POLICY
    assert (found["trouble"], found["words"]) == (trouble, words)
    assert asked(visit(), "chosen", wish, "worker")["answer"] == [sentence(wish[0])]


def test_the_policy_lets_no_text_become_a_script_and_no_other_worker_start(visit: Visit) -> None:
    attempts = asked(visit(faults=True), "attempts")["answer"]
    assert len(attempts) == 7
    assert [name for name, worked in attempts.items() if worked] == []


def test_without_a_policy_all_that_is_tried_would_work(visit: Visit, guest: Guest) -> None:
    guest.policy = "default-src * 'unsafe-inline' 'unsafe-eval' blob:"
    attempts = asked(visit(faults=True), "attempts")["answer"]
    guest.policy = POLICY
    refused = [name for name, worked in attempts.items() if not worked]
    assert refused == ["another address by the policy of the worker", "a text by the policy of the worker"]
