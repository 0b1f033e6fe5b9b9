"""The sources of the page keep the form of the house: an opening sentence, small files, nothing of another host."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.house.sizes import lines, wide_lines
from tests.house.tree import ROOT, WRITTEN_BY_PROGRAMS, files, name
from trefoil.games.catalogue import OWN

WEB = ROOT / "web"
ROOMS = ("src", "tests", "gallery")
SOURCES = [path for path in files(*(f"web/{room}" for room in ROOMS)) if path.suffix in (".ts", ".svelte", ".css")]
LONGEST = 501  # boards/triqueta/table.css, a property in each line; to be lowered as files are split, towards 250
OPENING = re.compile(r"^(?://|/\*|<!--) ?[A-Z].*[.:?]")
LOCK: dict[str, Any] = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]


@pytest.mark.parametrize("path", SOURCES, ids=name)
def test_a_file_of_the_page_opens_with_a_sentence_and_is_short(path: Path) -> None:
    first = path.read_text("utf-8").split("\n", 1)[0]
    assert OPENING.match(first), first
    assert name(path) in WRITTEN_BY_PROGRAMS or lines(path) <= LONGEST


@pytest.mark.parametrize("path", [*SOURCES, *sorted(WEB.glob("*.[jt]s"))], ids=name)
def test_no_line_of_the_page_is_wider_than_the_house_allows(path: Path) -> None:
    assert wide_lines(path) == []


def test_nothing_comes_from_another_host() -> None:
    texts = {name(path): path.read_text("utf-8") for path in [*SOURCES, WEB / "index.html"]}
    allowed = re.compile(r"https?://(?:www\.w3\.org/2000/svg|127\.0\.0\.1|svelte\.dev)")
    found = {file: re.findall(r"https?://[^\s'\"`)]+", text) for file, text in texts.items()}
    assert {file: urls for file, urls in found.items() if [url for url in urls if not allowed.match(url)]} == {}


def test_no_template_has_a_style_attribute_that_a_strict_policy_would_refuse() -> None:
    found = [
        name(path) for path in SOURCES if path.suffix == ".svelte" and re.search(r'\sstyle="', path.read_text("utf-8"))
    ]
    assert found == []


def test_the_lock_is_complete_and_names_no_registry() -> None:
    have = {path.split("node_modules/")[-1] for path in LOCK}
    missing = {
        path: [o for o in entry.get("optionalDependencies", {}) if o not in have] for path, entry in LOCK.items()
    }
    assert not any(missing.values())
    assert not any("resolved" in entry for entry in LOCK.values())


def test_headless_state_and_boards_do_not_know_each_other() -> None:
    play = [path for path in SOURCES if path.parent == WEB / "src" / "play"]
    assert [
        name(path) for path in play if re.search(r"from '\.\./(?:boards|pages|parts)", path.read_text("utf-8"))
    ] == []


def test_only_the_registry_and_the_folder_of_a_game_name_it() -> None:
    games = re.compile("|".join(package.rpartition(".")[2] for package in OWN), re.IGNORECASE)
    boards, kernel = WEB / "src" / "boards", WEB / "src" / "kernel"
    others = [
        path
        for path in SOURCES
        if "src" in path.parts and path.suffix != ".css" and path.parent.parent not in (boards, kernel)
    ]
    assert [name(path) for path in others if games.search(path.read_text("utf-8"))] == [name(boards / "index.ts")]


def test_browser_code_does_not_see_the_types_of_node_and_ships_what_it_imports() -> None:
    browser = json.loads((WEB / "tsconfig.json").read_text("utf-8"))
    assert "node" not in browser["compilerOptions"]["types"]
    assert not {"tests", "vite.config.ts"} & set(browser["include"])
    shipped = json.loads((WEB / "package.json").read_text("utf-8"))["dependencies"]
    sources = "".join(path.read_text("utf-8") for path in SOURCES if "src" in path.parts)
    assert [package for package in shipped if f"from '{package}" not in sources] == []
