"""Expressions in TypeScript: names, fields, places in lists, displays and texts; other files add to them."""

import ast
from functools import singledispatch
from types import NoneType
from typing import Any

from translator.code import Code, call
from translator.kinds import RECORD, is_list, item_of, list_of
from translator.scope import Scope
from translator.values import named, quoted


@singledispatch
def code_of(node: ast.AST, scope: Scope) -> Code:
    """An expression, or a refusal."""
    return scope.source.refuse("what a description may use", node)


def number(node: ast.expr, scope: Scope) -> Code:
    """A whole number, or a refusal."""
    code = code_of(node, scope)
    return code if code.kind is int else scope.source.refuse("a whole number", node)


@code_of.register
def _(node: ast.Constant, scope: Scope) -> Code:
    match node.value:
        case None:
            return Code("null", NoneType)
        case bool():
            return Code(str(node.value).lower(), bool)
        case int():
            return Code(str(node.value), int)
        case str():
            return Code(quoted(node.value), str)
    return scope.source.refuse("a whole number or a text", node)


@code_of.register
def _(node: ast.Name, scope: Scope) -> Code:
    kind = scope.kind_of(node.id)
    if kind is None:
        return Code(node.id, scope.source.constant(node))
    return Code(scope.source.spelled(node.id, node), kind)


@code_of.register
def _(node: ast.Attribute, scope: Scope) -> Code:
    owner = scope.kind_of(node.value.id) if isinstance(node.value, ast.Name) else None
    if owner is RECORD:
        return Code(f"{code_of(node.value, scope).text}.{node.attr}", scope.source.field(node))
    return Code(node.attr, scope.source.constant(node))


@code_of.register
def _(node: ast.Subscript, scope: Scope) -> Code:
    owner = code_of(node.value, scope)
    for index in node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]:
        owner = part_of(owner if isinstance(index, ast.Slice) else letters(owner), index, scope)
    return owner


def letters(code: Code) -> Code:
    """A text as the list of its letters."""
    return Code(f"[...{code.text}]", list[str]) if code.kind is str else code


def part_of(owner: Code, index: ast.expr, scope: Scope) -> Code:
    """What stands at a place of a list, or from one place up to another."""
    if not is_list(owner.kind):
        scope.source.refuse("a list before a place", index)
    if not isinstance(index, ast.Slice):
        return call(scope.source.helper("at"), owner, number(index, scope), kind=item_of(owner.kind))
    if index.step is not None:
        scope.source.refuse("a slice without steps", index)
    ends = [index.lower or ast.Constant(0), *([index.upper] if index.upper else [])]
    return call(scope.source.helper("slice"), owner, *(number(end, scope) for end in ends), kind=owner.kind)


@code_of.register
def _(node: ast.JoinedStr, scope: Scope) -> Code:
    return Code(f"`{''.join(piece(part, scope) for part in node.values)}`", str)


def piece(part: ast.expr, scope: Scope) -> str:
    """A part of a text that is put together."""
    if isinstance(part, ast.Constant):
        return str(part.value).replace("\\", "\\\\").replace("`", "\\`").replace("${", "\\${")
    assert isinstance(part, ast.FormattedValue)
    code = code_of(part.value, scope)
    if code.kind not in (int, str) or part.format_spec is not None or part.conversion != -1:
        scope.source.refuse("a whole number or a text as it stands", part.value)
    return f"${{{code.text}}}"


@code_of.register(ast.List)
@code_of.register(ast.Tuple)
def _(node: Any, scope: Scope) -> Code:
    parts = [element(part, scope) for part in node.elts]
    if len({part.kind for part in parts}) > 1:
        scope.source.refuse("a list of things of one kind", node)
    return Code(f"[{', '.join(part.text for part in parts)}]", list_of(parts[0].kind if parts else NoneType))


def element(part: ast.expr, scope: Scope) -> Code:
    """What is in a list, or a list that is spread in it."""
    if not isinstance(part, ast.Starred):
        return code_of(part, scope)
    spread = code_of(part.value, scope)
    return Code(f"...{spread.text}", item_of(spread.kind) if is_list(spread.kind) else spread.kind)


@code_of.register
def _(node: ast.Dict, scope: Scope) -> Code:
    texts = [property_of(key, value, scope) for key, value in zip(node.keys, node.values, strict=True)]
    return Code(f"{{ {', '.join(texts)} }}" if texts else "{}", dict[str, object])


def property_of(key: ast.expr | None, value: ast.expr, scope: Scope) -> str:
    """A name in an object with its value, which is not repeated where it is called alike."""
    name, text = name_of(key, value, scope), code_of(value, scope).text
    return name if name == text else f"{name}: {text}"


def name_of(key: ast.expr | None, value: ast.expr, scope: Scope) -> str:
    """A name in an object."""
    if not isinstance(key, ast.Constant) or not isinstance(key.value, str):
        return scope.source.refuse("names that are written out", key or value)
    return named(key.value)
