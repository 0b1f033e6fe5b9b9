"""Statements in TypeScript, in the layout that Prettier leaves as it is."""

import ast
from functools import singledispatch
from typing import Any

from translator.conditions import condition
from translator.expression import code_of
from translator.kinds import Kind, is_list, is_mapping
from translator.layout import Lines, laid
from translator.scope import Scope
from translator.values import WIDTH

NOTHING = ast.Constant(None)  # where no value is named
COUNTED = {ast.Add: "+=", ast.Sub: "-="}


def block(parts: list[ast.stmt], scope: Scope) -> Lines:
    """Statements that belong together, indented; names that they give first are theirs."""
    inside = scope.inner()
    for part in parts:
        yield from fitting(part, inside)


def fitting(part: ast.stmt, scope: Scope) -> Lines:
    """A statement, indented by one step; a line that is too wide has no layout here."""
    for line in lines_of(part, scope):
        if len(line) > room(part):
            scope.source.refuse(f"what fits into {WIDTH} columns of TypeScript", part)
        yield f"  {line}" if line else line


def room(part: ast.stmt) -> int:
    """How wide a statement may be: it is indented by two columns for Python's four."""
    return WIDTH - part.col_offset // 2


@singledispatch
def lines_of(part: ast.AST, scope: Scope) -> Lines:
    """A statement, or a refusal."""
    scope.source.refuse("what a description may do", part)
    return iter(())


@lines_of.register
def _(part: ast.Return, scope: Scope) -> Lines:
    yield from laid("return ", part.value or NOTHING, ";", room(part), scope)


@lines_of.register
def _(part: ast.Assign, scope: Scope) -> Lines:
    if len(part.targets) > 1:
        scope.source.refuse("one name for a value", part)
    yield from given(part, part.targets[0], part.value, None, scope)


@lines_of.register
def _(part: ast.AnnAssign, scope: Scope) -> Lines:
    yield from given(part, part.target, part.value or NOTHING, scope.source.hint(part.annotation), scope)


def given(part: ast.stmt, target: ast.expr, value: ast.expr, kind: Kind | None, scope: Scope) -> Lines:
    """A name is given a value, its first or another; or a place in a list is."""
    new = isinstance(target, ast.Name) and scope.kind_of(target.id) is None
    before = first(target, value, kind, scope) if new else place(target, scope)
    yield from laid(f"{before} = ", value, ";", room(part), scope)


def first(target: Any, value: ast.expr, kind: Kind | None, scope: Scope) -> str:
    """A name that is given its first value; of a list or a dict it is said what they hold, for they may be empty."""
    if target.id in scope.changing and scope.is_block:
        scope.source.refuse("a name that is given its first value outside of blocks", target)
    found = kind or code_of(value, scope).kind
    told = f": {scope.source.typed(kind, target, fixed=False)}" if kind is not None else ""
    word = "let" if target.id in scope.changing else "const"
    return f"{word} {scope.name(target, found)}{told if is_list(kind) or is_mapping(kind) else ''}"


def place(target: ast.expr, scope: Scope) -> str:
    """What something is written to."""
    if isinstance(target, ast.Subscript) and is_list(code_of(target.value, scope).kind):
        return f"{code_of(target.value, scope).text}[{code_of(target.slice, scope).text}]"
    if not isinstance(target, ast.Name):
        scope.source.refuse("a name, or a place in a list", target)
    return code_of(target, scope).text


@lines_of.register
def _(part: ast.AugAssign, scope: Scope) -> Lines:
    if type(part.op) not in COUNTED or code_of(part.value, scope).kind is not int:
        scope.source.refuse("a number that is added or taken away", part)
    yield f"{place(part.target, scope)} {COUNTED[type(part.op)]} {code_of(part.value, scope).text};"


@lines_of.register
def _(part: ast.Expr, scope: Scope) -> Lines:
    told = part.value
    if isinstance(told, ast.Call) and isinstance(told.func, ast.Attribute) and told.func.attr == "append":
        owner, value = code_of(told.func.value, scope), code_of(told.args[0], scope)
        yield f"{owner.text}.push({value.text});"
    else:
        scope.source.refuse("`.append` to a list", part)


@lines_of.register
def _(part: ast.If, scope: Scope) -> Lines:
    test = condition(part.test, scope).text
    if not part.orelse and len(part.body) == 1 and isinstance(part.body[0], ast.Return):
        (only,) = [line.strip() for line in block(part.body, scope)]
        yield f"if ({test}) {only}"
        return
    yield f"if ({test}) {{"
    yield from block(part.body, scope)
    yield from otherwise(part.orelse, scope)


def otherwise(parts: list[ast.stmt], scope: Scope) -> Lines:
    """What is done if a condition is not met, and the end of it all."""
    if len(parts) == 1 and isinstance(parts[0], ast.If):
        yield f"}} else if ({condition(parts[0].test, scope).text}) {{"
        yield from block(parts[0].body, scope)
        yield from otherwise(parts[0].orelse, scope)
        return
    if parts:
        yield "} else {"
        yield from block(parts, scope)
    yield "}"
