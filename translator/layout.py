"""How an expression is laid out in lines: one, or for what holds others a line for each of them, as Prettier has it."""

import ast
from collections.abc import Iterator
from typing import TypeAlias

from translator.expression import code_of, name_of
from translator.scope import Scope

Lines: TypeAlias = Iterator[str]
DISPLAYS = (ast.Dict, ast.List, ast.Tuple)


def laid(before: str, node: ast.expr, after: str, room: int, scope: Scope) -> Lines:
    """An expression between what stands before and after it."""
    line = f"{before}{code_of(node, scope).text}{after}"
    if not isinstance(node, DISPLAYS) or (len(line) <= room and not is_broken(node)):
        yield line
        return
    opening, closing = "{}" if isinstance(node, ast.Dict) else "[]"
    yield f"{before}{opening}"
    for name, part in parts_of(node, scope):
        yield from (f"  {inner}" for inner in laid(name, part, ",", room - 2, scope))
    yield f"{closing}{after}"


def parts_of(node: ast.expr, scope: Scope) -> Iterator[tuple[str, ast.expr]]:
    """What an object or a list holds, each part with what stands before it."""
    if isinstance(node, ast.Dict):
        for key, value in zip(node.keys, node.values, strict=True):
            name = name_of(key, value, scope)
            yield "" if name == code_of(value, scope).text else f"{name}: ", value
    for part in getattr(node, "elts", []):
        yield ("...", part.value) if isinstance(part, ast.Starred) else ("", part)


def is_broken(node: ast.expr) -> bool:
    """Whether it takes several lines even where one would do: several lists, or several objects, of several parts."""
    parts = node.values if isinstance(node, ast.Dict) else getattr(node, "elts", [])
    several = [part for part in parts if isinstance(part, DISPLAYS) and len(getattr(part, "elts", part._fields)) > 1]
    alike = len({isinstance(part, ast.Dict) for part in several}) == 1
    rows = not isinstance(node, ast.Dict) and len(parts) > 1 and len(several) == len(parts) and alike
    return rows or any(isinstance(part, DISPLAYS) and is_broken(part) for part in parts)
