"""Loops in TypeScript."""

import ast
from typing import Any

from translator.conditions import condition
from translator.expression import code_of
from translator.kinds import is_list, item_of
from translator.layout import Lines
from translator.scope import Scope
from translator.statements import block, lines_of


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
    if any(scope.kind_of(one.id) is not None for one in ast.walk(part.target) if isinstance(one, ast.Name)):
        scope.source.refuse("a new name for what is gone through", part.target)
    yield f"for (const {inside.pattern(part.target, item_of(listed.kind))} of {listed.text}) {{"
    yield from block(part.body, inside)
    yield from ended(part, scope)


def ended(part: Any, scope: Scope) -> Lines:
    """The end of a loop, which has no `else`."""
    if part.orelse:
        scope.source.refuse("a loop without `else`", part)
    yield "}"
