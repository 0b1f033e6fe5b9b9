"""Every file keeps the form of the house: an opening sentence, a telling name, nothing of one machine in it."""

from pathlib import Path

import pytest

from tests.house import faults
from tests.house.tree import ROOT, name, python_files, texts

PYTHON = python_files("src", "bench", "tests", "translator", "docs", "wasm")
CONFIGURATION = (".lock", ".json", ".toml", ".txt", ".cfg", ".npmrc", ".yaml", ".yml")


@pytest.mark.parametrize("path", PYTHON, ids=name)
def test_a_python_file_opens_with_a_sentence(path: Path) -> None:
    assert faults.opening(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("source", ["x = 1", '"""utilities"""', '"""No end"""', 'x = 1\n"""Late."""'])
def test_a_file_without_an_opening_sentence_is_found(source: str) -> None:
    assert faults.opening(source)


def test_no_file_is_called_by_an_empty_name() -> None:
    assert [name(path) for path in PYTHON if faults.banned_name(path.stem)] == []


@pytest.mark.parametrize("stem", ["utils", "_helpers", "Manager"])
def test_an_empty_name_is_found(stem: str) -> None:
    assert faults.banned_name(stem)


def test_no_file_holds_a_path_of_one_machine() -> None:
    assert {file: found for file, text in texts() if (found := faults.machine_paths(text))} == {}


@pytest.mark.parametrize("folder", ["root", "home", "work", "Users"])
def test_a_path_of_one_machine_is_found(folder: str) -> None:
    path = f"/{folder}/somebody"
    assert faults.machine_paths(f"see {path}") == [path]
    assert faults.machine_paths(f"docs{path} and https://example.org{path}") == []


def test_what_is_left_to_do_has_an_issue_number() -> None:
    ours = [(file, text) for room in ("src", "bench", "scripts", "translator", "wasm") for file, text in texts(room)]
    assert {file: found for file, text in ours if (found := faults.unfinished(text))} == {}


def test_work_left_without_an_issue_number_is_found() -> None:
    assert faults.unfinished("# TODO later") == ["# TODO later"]
    assert faults.unfinished("# TODO(#12): later") == []


def test_no_configuration_holds_a_download_address() -> None:
    ours = [(file, text) for file, text in texts() if file.endswith(CONFIGURATION)]
    assert {file: found for file, text in ours if (found := faults.downloads(text))} == {}


@pytest.mark.parametrize("line", ['"resolved": "https://example.org/x.tgz"', "url = https://example.org/simple/x"])
def test_a_download_address_is_found(line: str) -> None:
    assert faults.downloads(line)


def test_the_house_has_the_rooms_that_are_searched() -> None:
    assert {path.relative_to(ROOT).parts[0] for path in PYTHON} >= {"src", "tests"}
