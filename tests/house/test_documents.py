"""The documents are true: their programs run, their links lead somewhere, their versions agree."""

import ast
import doctest
import importlib
import re
from pathlib import Path
from typing import Any

import pytest

import trefoil
from tests.house import faults
from tests.house.tree import ROOT, files, name, python_files

MARKDOWN = [path for path in files() if path.suffix == ".md"]
PYTHON_BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
RECORDS = sorted((ROOT / "docs/decisions").glob("[0-9]*.md"))


def programs(markdown: str) -> list[tuple[int, str]]:
    """The Python in a document, each block with the number of the line before it."""
    return [(markdown.count("\n", 0, block.start(1)), block[1]) for block in PYTHON_BLOCK.finditer(markdown)]


def run_document(markdown: str, title: str) -> None:
    """Runs the blocks of a document one after the other, as a reader would; an example must print what it shows."""
    world: dict[str, Any] = {}
    for line, block in programs(markdown):
        if ">>>" in block:
            run_examples(block, world, title, line)
        else:
            exec(compile("\n" * line + block, title, "exec"), world)


def run_examples(text: str, world: dict[str, Any], title: str, line: int = 0) -> None:
    test = doctest.DocTestParser().get_doctest(text, {}, title, title, line)
    test.globs = world
    doctest.DebugRunner(optionflags=doctest.ELLIPSIS).run(test, clear_globs=False)


def examples(path: Path) -> list[str]:
    """The docstrings of a source file that show examples; compiled functions keep theirs in the source only."""
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    nodes = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, kinds)]
    return [text for node in nodes if ">>>" in (text := ast.get_docstring(node) or "")]


def module(path: Path) -> str:
    """How Python calls a source file."""
    return ".".join(path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")


@pytest.mark.parametrize("path", [p for p in MARKDOWN if programs(p.read_text(encoding="utf-8"))], ids=name)
def test_the_programs_in_a_document_run(path: Path) -> None:
    run_document(path.read_text(encoding="utf-8"), name(path))


def test_the_examples_in_the_sources_run() -> None:
    for path in python_files("src"):
        for text in examples(path):
            run_examples(text, dict(vars(importlib.import_module(module(path)))), name(path))


def test_an_example_in_a_source_file_is_found(tmp_path: Path) -> None:
    (tmp_path / "sample.py").write_text('def f():\n    """Two.\n\n    >>> f()\n    2\n    """\n')
    assert examples(tmp_path / "sample.py") == ["Two.\n\n>>> f()\n2"]


def test_an_example_that_prints_something_else_is_found() -> None:
    with pytest.raises(doctest.DocTestFailure):
        run_document("```python\n>>> 1 + 1\n3\n```\n", "sample")


def test_an_example_that_fails_is_found() -> None:
    with pytest.raises(doctest.UnexpectedException):
        run_document("```python\n>>> missing\n```\n", "sample")


def test_a_program_without_prompts_runs_too() -> None:
    with pytest.raises(NameError):
        run_document("```python\nx = 1\n```\nand\n```python\n>>> x\n1\n```\n```python\nmissing\n```\n", "sample")


@pytest.mark.parametrize("path", MARKDOWN, ids=name)
def test_links_lead_somewhere(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    linked = re.findall(r"\]\(([^)#\s]+)", text)
    assert faults.broken_links(text, {target for target in linked if (path.parent / target).exists()}) == []


def test_a_link_that_leads_nowhere_is_found() -> None:
    text = "[a](here.md) [b](gone.md#part) [c](https://example.org) [d](#below)"
    assert faults.broken_links(text, {"here.md"}) == ["gone.md"]


@pytest.mark.parametrize("path", RECORDS, ids=name)
def test_a_decision_says_why_what_and_what_follows(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert re.findall(r"^## (.+)$", text, re.MULTILINE) == ["Context", "Decision", "Consequences"]
    assert re.match(rf"# {int(path.name[:4])}\. \S", text)


def test_the_decisions_are_numbered_in_a_row_and_all_indexed() -> None:
    index = (ROOT / "docs/decisions/README.md").read_text(encoding="utf-8")
    assert [int(path.name[:4]) for path in RECORDS] == list(range(1, len(RECORDS) + 1))
    assert re.findall(r"\]\((\d{4}-[\w-]+\.md)\)", index) == [path.name for path in RECORDS]


def stated(file: str, pattern: str) -> str:
    """The first version that a file states."""
    found = re.search(pattern, (ROOT / file).read_text(encoding="utf-8"), re.MULTILINE)
    return found[1] if found else f"none in {file}"


def test_the_version_is_the_same_everywhere() -> None:
    version = stated("pyproject.toml", r'^version = "(.+)"$')
    assert trefoil.__version__ == version
    assert stated("CITATION.cff", r"^version: (\S+)$") == version
    assert stated("CHANGELOG.md", r"^## \[?v?(\d[\w.]*)") == version
