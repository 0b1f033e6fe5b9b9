"""Which files the modules of a game are made from: those of the functions in them, and whatever these import."""

import ast
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
HOUSE = "trefoil."
OWN = ["wasm/*.py", "wasm/*.ll", "src/trefoil/core/warm.py", "src/trefoil/bots/warm.py"]  # what makes them, and of what
NOT_IN_THEM = {"wasm/__main__.py", "wasm/processes.py", "wasm/stamp.py"}


def of(modules: Iterable[str]) -> list[str]:
    """The files behind compiled modules, in a steady order, from the root of the repository if they lie in it."""
    own = {path.relative_to(ROOT).as_posix() for pattern in OWN for path in ROOT.glob(pattern)} - NOT_IN_THEM
    return sorted(own | {shown(Path(file(module))) for module in reached(modules)})


def reached(modules: Iterable[str]) -> set[str]:
    """The modules of the house and of the game that these import, and those that they import in turn."""
    waiting = [module for module in modules if not module.startswith("numba.")]
    packages = (HOUSE, *{f"{module.rpartition('.')[0]}." for module in waiting})
    found: set[str] = set()
    while waiting:
        module = waiting.pop()
        if module not in found and module.startswith(packages):
            found.add(module)
            waiting.extend(imported(module))
    return found


def imported(module: str) -> Iterator[str]:
    """The modules that are loaded because of a module; a name it imports could be one, or something in one."""
    for node in ast.walk(ast.parse(Path(file(module)).read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            names = {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
            yield from (name for name in sorted(names) if name in sys.modules)


def file(module: str) -> str:
    """Where a module lies."""
    found = sys.modules[module].__file__
    assert found is not None, module
    return found


def shown(path: Path) -> str:
    return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path.as_posix()
