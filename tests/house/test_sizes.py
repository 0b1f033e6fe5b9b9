"""Files and functions stay small, and the ruler that says so is right."""

import ast
import re
import subprocess
import sys
from pathlib import Path
from statistics import median

import pytest

from tests.house import sizes
from tests.house.tree import ROOT, name, page_files, python_files

LONGEST_FILE = 400
MEDIAN_FILE = 150
LONGEST_FUNCTION = 40
MOST_PARAMETERS = 6  # `self` aside; a game is made from its options, which are named when it is called

LONGEST_FILE_OF_THE_PAGE = 275  # a component is its words, its looks and what it does
MEDIAN_FILE_OF_THE_PAGE = 65

CODE = python_files("src", "wasm")
PAGE = page_files("web/src")
SAMPLE = '''
# Two lines of comment,
# and a third beside code.
@decorated
def outer(x: int) -> int:
    """Say
    something."""
    def inner() -> int:
        return x  # here
    return inner()
'''


@pytest.mark.parametrize("path", CODE, ids=name)
def test_a_source_file_is_short(path: Path) -> None:
    assert sizes.lines(path) <= LONGEST_FILE


def test_half_the_source_files_are_shorter_than_a_few_screens() -> None:
    assert median(map(sizes.lines, CODE)) <= MEDIAN_FILE


@pytest.mark.parametrize("path", CODE, ids=name)
def test_a_function_fits_on_a_screen(path: Path) -> None:
    found = {f.name: sizes.length(f) for f in sizes.functions(path.read_text(encoding="utf-8"))}
    assert {function: length for function, length in found.items() if length > LONGEST_FUNCTION} == {}


@pytest.mark.parametrize("path", CODE, ids=name)
def test_a_function_takes_few_parameters(path: Path) -> None:
    found = {f.name: sizes.parameters(f) for f in sizes.functions(path.read_text(encoding="utf-8"))}
    made = {"__init__"} if path.name == "game.py" else set()
    assert {function for function, count in found.items() if count > MOST_PARAMETERS} <= made


def test_parameters_are_counted_without_the_object_itself() -> None:
    sample = "def f(self, a, /, b, *c, d=1, **e): ...\ndef g(): ..."
    assert [sizes.parameters(f) for f in sizes.functions(sample)] == [5, 0]


@pytest.mark.parametrize("path", PAGE, ids=name)
def test_a_file_of_the_page_is_short(path: Path) -> None:
    assert sizes.lines(path) <= LONGEST_FILE_OF_THE_PAGE


def test_half_the_files_of_the_page_are_shorter_than_a_screen_or_two() -> None:
    assert median(map(sizes.lines, PAGE)) <= MEDIAN_FILE_OF_THE_PAGE


def test_a_function_of_the_page_fits_on_a_screen() -> None:
    lengths = sizes.page_functions([path for path in PAGE if path.suffix != ".css"])
    assert max(lengths, default=0) <= LONGEST_FUNCTION


def test_a_function_is_measured_without_its_docstring_and_decorators() -> None:
    assert {f.name: sizes.length(f) for f in sizes.functions(SAMPLE)} == {"outer": 4, "inner": 2}


def test_a_long_function_is_found() -> None:
    source = "def long() -> None:\n" + "    pass\n" * LONGEST_FUNCTION
    assert [sizes.length(f) > LONGEST_FUNCTION for f in sizes.functions(source)] == [True]


def test_a_comment_beside_code_is_no_line_of_comment() -> None:
    assert sizes.comment_lines(SAMPLE) == 2
    assert len(sizes.comments(SAMPLE)) == 3


def test_nine_tenths_are_at_most_the_ninetieth_percentile() -> None:
    assert sizes.percentile(range(1, 11), 0.9) == 9
    assert sizes.percentile([7], 0.9) == 7


def test_a_method_is_a_function() -> None:
    method = ast.parse("class A:\n    async def b(self) -> None: ...")
    assert [f.name for f in sizes.functions(ast.unparse(method))] == ["b"]


def test_the_size_table_prints() -> None:
    run = subprocess.run([sys.executable, ROOT / "scripts/sizes"], capture_output=True, text=True, check=True)
    assert "median file" in run.stdout
    assert re.search(r"lines over 120 columns +0 +0", run.stdout)


def test_a_line_that_is_too_wide_is_found(tmp_path: Path) -> None:
    (tmp_path / "wide").write_text(f"{'×' * 120}\n{'x' * 121}\n", encoding="utf-8")
    assert sizes.wide_lines(tmp_path / "wide") == [2]


def test_functions_of_the_page_are_counted_by_name_in_code_and_components(tmp_path: Path) -> None:
    (tmp_path / "a.ts").write_text("const a = () =>\n  1;\nclass B { c() { [1].map(() => 2); } }\n")
    (tmp_path / "b.svelte").write_text("<script>\nfunction d() {\n\n}\n</script>\n<b onclick={() => d()}></b>\n")
    counted = sizes.page_functions([tmp_path / "a.ts", tmp_path / "b.svelte"])
    assert counted == ([2, 1, 3] if sizes.can_count() else [])


def test_without_node_the_functions_of_the_page_are_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert sizes.page_table([ROOT / "web/src/main.ts"])["functions"] == "?"
