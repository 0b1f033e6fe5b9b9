"""Files and functions stay small, and the ruler that says so is right."""

import ast
import subprocess
import sys
from pathlib import Path
from statistics import median

import pytest

from tests.house import sizes
from tests.house.tree import ROOT, name, python_files

LONGEST_FILE = 400
MEDIAN_FILE = 150
LONGEST_FUNCTION = 40

CODE = python_files("src")
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
