"""Comprehensions in TypeScript: lists gone through, what is left of them, and dicts made of them."""

import ast
from typing import Any

from translator.code import Code, arrow, binary, call, chosen, method
from translator.conditions import condition
from translator.expression import code_of
from translator.kinds import dict_of, is_list, item_of, list_of
from translator.scope import Scope


@code_of.register(ast.ListComp)
@code_of.register(ast.GeneratorExp)
def _(node: Any, scope: Scope) -> Code:
    return gone_through(node.generators, node.elt, scope)


def gone_through(rounds: list[ast.comprehension], element: ast.expr, scope: Scope) -> Code:
    """What is made of each thing in a list, of each in the lists made of them, and so on."""
    first, *others = rounds
    listed, inside, pattern = entered(first, scope)
    made = gone_through(others, element, inside) if others else code_of(element, inside)
    kind = made.kind if others else list_of(made.kind)
    left = kept(first, inside)
    if left is None:
        return method(listed, "flatMap" if others else "map", arrow(pattern, made), kind=kind)
    if made.text == pattern:
        return method(listed, "filter", arrow(pattern, left), kind=kind)
    whole = made if others else Code(f"[{made.text}]", kind)
    return method(listed, "flatMap", arrow(pattern, chosen(left, whole, Code("[]", kind), kind)), kind=kind)


@code_of.register
def _(node: ast.DictComp, scope: Scope) -> Code:
    if len(node.generators) > 1:
        scope.source.refuse("one `for` in a dict", node)
    listed, inside, pattern = entered(node.generators[0], scope)
    key, value = code_of(node.key, inside), code_of(node.value, inside)
    kind, left = dict_of(value.kind), kept(node.generators[0], inside)
    entry = Code(f"[{key.text}, {value.text}]", kind)
    body = entry if left is None else chosen(left, entry, Code("null", kind), kind)
    return call(scope.source.helper("keyed"), listed, arrow(pattern, body), kind=kind)


def entered(one: ast.comprehension, scope: Scope) -> tuple[Code, Scope, str]:
    """The list that is gone through, the names inside, and what each thing in it is called."""
    listed, inside = code_of(one.iter, scope), scope.inner()
    if not is_list(listed.kind):
        scope.source.refuse("a list to go through", one.iter)
    pattern = inside.pattern(one.target, item_of(listed.kind))
    return listed, inside, "" if pattern == "_" else pattern


def kept(one: ast.comprehension, inside: Scope) -> Code | None:
    """Which things are left, if not all are."""
    tests = [condition(test, inside) for test in one.ifs]
    whole = tests[0] if tests else None
    for test in tests[1:]:
        whole = binary(whole or test, "&&", test, bool)
    return whole
