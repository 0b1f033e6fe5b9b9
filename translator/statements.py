"""Functions in TypeScript: their statements, a line each, in the layout that Prettier leaves as it is."""

import ast
import re
from collections.abc import Iterator
from functools import singledispatch
from typing import Any

from translator import arithmetic, calls, comprehensions  # noqa: F401  # they add to expressions
from translator.conditions import condition
from translator.expression import code_of, property_of
from translator.kinds import Kind, is_list, item_of, typed
from translator.scope import Scope
from translator.source import Source
from translator.values import WIDTH

COUNTED = {ast.Add: "+=", ast.Sub: "-="}
POSITION, LYING = EXPORTED = "position", "lying"  # the functions of a description that the page calls
Lines = Iterator[str]


def function(source: Source, name: str, *further: str) -> str:
    """A function of a module with its sentence; further parameters may stand at the end."""
    node, hints, scope = source.functions[name], source.hints(name), Scope(source)
    scope.changing = changing(node)
    scope.kinds = {one.arg: hints[one.arg] for one in node.args.args}
    opening = [*sentence(node), head(source, name, *further)]
    if max(map(len, opening)) > WIDTH:
        source.refuse(f"a sentence, names and kinds that fit into {WIDTH} columns of TypeScript", node)
    body = [line for part in node.body[len(opening) - 1 :] for line in fitting(part, scope)]
    return "\n".join([*opening, *body, "}\n"])


def sentence(node: ast.FunctionDef) -> list[str]:
    """The first line of what is said about a function, in the words of TypeScript."""
    told = (ast.get_docstring(node) or "").split("\n")[0]
    return [re.sub(r"\bNone\b", "null", f"/** {told} */")] if told else []


def head(source: Source, name: str, *further: str) -> str:
    """How a function is called, and what it returns; those of the page are known to others."""
    node, hints = source.functions[name], source.hints(name)
    given = [f"{source.spelled(one.arg, one)}: {typed(hints[one.arg])}" for one in node.args.args]
    known = "export " if name in EXPORTED else ""
    returned = typed(hints["return"], fixed=False)
    return f"{known}function {source.spelled(name, node)}({', '.join([*given, *further])}): {returned} {{"


def changing(node: ast.FunctionDef) -> set[str]:
    """The names to which a function gives several values."""
    given = [part.id for part in ast.walk(node) if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)]
    return {name for name in given if given.count(name) > 1}


def block(parts: list[ast.stmt], scope: Scope) -> Lines:
    """Statements that belong together, indented; names that they give first are theirs."""
    inside = scope.inner()
    for part in parts:
        yield from fitting(part, inside)


def fitting(part: ast.stmt, scope: Scope) -> Lines:
    """A statement, indented by one step; a line that is too wide has no layout here."""
    for line in lines_of(part, scope):
        if len(line) + indent(part) > WIDTH:
            scope.source.refuse(f"what fits into {WIDTH} columns of TypeScript", part)
        yield f"  {line}" if line else line


def indent(part: ast.stmt) -> int:
    """How far a statement stands from the margin: two columns for Python's four."""
    return part.col_offset // 2


@singledispatch
def lines_of(part: ast.AST, scope: Scope) -> Lines:
    """A statement, or a refusal."""
    scope.source.refuse("what a description may do", part)
    return iter(())


@lines_of.register
def _(part: ast.Return, scope: Scope) -> Lines:
    if part.value is None:
        scope.source.refuse("an answer", part)
    assert part.value is not None
    line = f"return {code_of(part.value, scope).text};"
    if not isinstance(part.value, ast.Dict) or len(line) + indent(part) <= WIDTH:
        yield line
        return
    yield "return {"
    for key, value in zip(part.value.keys, part.value.values, strict=True):
        yield f"  {property_of(key, value, scope)},"
    yield "};"


@lines_of.register
def _(part: ast.Assign, scope: Scope) -> Lines:
    if len(part.targets) > 1:
        scope.source.refuse("one name for a value", part)
    yield from given(part.targets[0], part.value, None, scope)


@lines_of.register
def _(part: ast.AnnAssign, scope: Scope) -> Lines:
    if part.value is None:
        scope.source.refuse("a value", part)
    assert part.value is not None
    yield from given(part.target, part.value, scope.source.hint(part.annotation), scope)


def given(target: ast.expr, value: ast.expr, kind: Kind | None, scope: Scope) -> Lines:
    """A name is given a value, its first or another; or a place in a list is."""
    code = code_of(value, scope)
    if not isinstance(target, ast.Name) or scope.kind_of(target.id) is not None:
        yield f"{place(target, scope)} = {code.text};"
        return
    told = f": {typed(kind, fixed=False)}" if kind is not None and not isinstance(kind, type) else ""
    name = scope.name(target, kind or code.kind)
    yield f"{'let' if target.id in scope.changing else 'const'} {name}{told} = {code.text};"


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


@lines_of.register
def _(part: ast.While, scope: Scope) -> Lines:
    yield f"while ({condition(part.test, scope).text}) {{"
    yield from block(part.body, scope)
    yield from ended(part, scope)


@lines_of.register
def _(part: ast.For, scope: Scope) -> Lines:
    listed, inside = code_of(part.iter, scope), scope.inner()
    if not is_list(listed.kind):
        scope.source.refuse("a list to go through", part.iter)
    yield f"for (const {inside.pattern(part.target, item_of(listed.kind))} of {listed.text}) {{"
    yield from block(part.body, inside)
    yield from ended(part, scope)


def ended(part: Any, scope: Scope) -> Lines:
    """The end of a loop, which has no `else`."""
    if part.orelse:
        scope.source.refuse("a loop without `else`", part)
    yield "}"
