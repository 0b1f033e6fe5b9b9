"""How large files and functions are, as the table in scripts/sizes shows them."""

import ast
import io
import json
import shutil
import subprocess
import tokenize
from collections.abc import Iterable, Iterator
from pathlib import Path
from statistics import median

from tests.house.tree import ROOT

WIDEST = 120  # columns
Function = ast.FunctionDef | ast.AsyncFunctionDef


def lines(path: Path) -> int:
    """All lines of a file."""
    return len(path.read_text(encoding="utf-8").splitlines())


def functions(source: str) -> Iterator[Function]:
    """Every function and method, nested ones too."""
    return (node for node in ast.walk(ast.parse(source)) if isinstance(node, Function))


def length(function: Function) -> int:
    """Lines from `def` to the end, without the docstring."""
    end = function.end_lineno or function.lineno
    return end - function.lineno + 1 - docstring_lines(function)


def parameters(function: Function) -> int:
    """How many parameters it has, without `self`."""
    taken = function.args
    all_of_them = [*taken.posonlyargs, *taken.args, taken.vararg, *taken.kwonlyargs, taken.kwarg]
    return sum(one is not None and one.arg not in ("self", "cls") for one in all_of_them)


def docstring_lines(function: Function) -> int:
    """Lines that the docstring takes."""
    first = function.body[0]
    documented = ast.get_docstring(function) is not None
    return (first.end_lineno or first.lineno) - first.lineno + 1 if documented else 0


def comments(source: str) -> list[tokenize.TokenInfo]:
    """Every comment, alone on its line or beside code."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return [token for token in tokens if token.type == tokenize.COMMENT]


def comment_lines(source: str) -> int:
    """Lines that hold nothing but a comment."""
    return sum(token.line.lstrip().startswith("#") for token in comments(source))


def percentile(values: Iterable[int], share: float) -> int:
    """The smallest value that at least this share of the values do not exceed."""
    ordered = sorted(values)
    return ordered[max(0, -int(-share * len(ordered) // 1) - 1)]


def table(code: list[Path], tests: list[Path]) -> dict[str, str]:
    """The size table: what is measured, and what came out."""
    sources = [path.read_text(encoding="utf-8") for path in code]
    of_files = [lines(path) for path in code]
    of_functions = [length(function) for source in sources for function in functions(source)]
    typical, most, longest = median(of_functions), percentile(of_functions, 0.9), max(of_functions)
    alone, all_in_all = sum(map(comment_lines, sources)), sum(len(comments(source)) for source in sources)
    return {
        "files": f"{len(code)}",
        "lines": f"{sum(of_files)}",
        "median file": f"{median(of_files):g}",
        "longest file": f"{max(of_files)}",
        "functions": f"{len(of_functions)}",
        "function median / p90 / max": f"{typical:g} / {most} / {longest}",
        "comment lines": f"{alone / sum(of_files):.1%}",
        "lines with a comment": f"{all_in_all / sum(of_files):.1%}",
        "tests ÷ code": f"{sum(map(lines, tests)) / sum(of_files):.2f}",
    }


def wide_lines(path: Path) -> list[int]:
    """The numbers of the lines that are wider than the house allows."""
    found = path.read_text(encoding="utf-8").splitlines()
    return [number for number, line in enumerate(found, 1) if len(line) > WIDEST]


def can_count() -> bool:
    """Whether Node and the page's packages are there, which count its functions."""
    return shutil.which("node") is not None and (ROOT / "web/node_modules/typescript").is_dir()


def page_functions(paths: list[Path]) -> list[int]:
    """The lines of every function of the page that has a name; none if they cannot be counted here."""
    if not can_count():
        return []
    counted = subprocess.run(["node", ROOT / "web/sizes.js", *paths], capture_output=True, text=True, check=True)
    return list(map(int, json.loads(counted.stdout)))


def page_table(code: list[Path]) -> dict[str, str]:
    """The size table of the page: TypeScript, components and styles that are written by hand."""
    of_files = list(map(lines, code))
    of_functions = page_functions([path for path in code if path.suffix != ".css"])
    spread = (
        f"{median(of_functions):g} / {percentile(of_functions, 0.9)} / {max(of_functions)}" if of_functions else "?"
    )
    return {
        "files": f"{len(code)}",
        "lines": f"{sum(of_files)}",
        "file median / p90 / max": f"{median(of_files):g} / {percentile(of_files, 0.9)} / {max(of_files)}",
        "functions": f"{len(of_functions) or '?'}",
        "function median / p90 / max": spread,
        "lines over 120 columns": f"{sum(len(wide_lines(path)) for path in code)}",
    }
