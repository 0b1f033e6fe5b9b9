"""Conditions in TypeScript: comparisons, and, or, not, and one thing or another; what Python takes for true is said."""

import ast
from collections.abc import Callable
from typing import TypeAlias

from translator.code import Code, binary, call, chosen, enclosed, method, negated
from translator.expression import code_of, number
from translator.kinds import is_list, is_mapping, is_single
from translator.scope import Scope

EQUAL = {ast.Eq: "===", ast.NotEq: "!==", ast.Is: "===", ast.IsNot: "!=="}
ORDERED = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
Translate: TypeAlias = Callable[[ast.expr, Scope], Code]


def condition(node: ast.expr, scope: Scope) -> Code:
    """Whether something is so."""
    if isinstance(node, ast.BoolOp):
        return joined(node, condition, scope)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return negated(condition(node.operand, scope))
    code = code_of(node, scope)
    if code.kind is bool:
        return code
    if is_list(code.kind):
        return Code(f"{enclosed(code)}.length > 0", bool, ">")
    if code.kind not in (int, str):
        scope.source.refuse("a condition on a number, a text or a list", node)
    return binary(code, "!==", Code("0" if code.kind is int else "''", code.kind), bool)


def joined(node: ast.BoolOp, translate: Translate, scope: Scope) -> Code:
    """Conditions of which all are met, or one."""
    sign = "&&" if isinstance(node.op, ast.And) else "||"
    whole, *others = (translate(part, scope) for part in node.values)
    for other in others:
        whole = binary(whole, sign, other, bool)
    return whole


def outright(node: ast.expr, scope: Scope) -> Code:
    """A truth value: as an answer, Python's `and` and `or` give what they stand between."""
    code = code_of(node, scope)
    return code if code.kind is bool else scope.source.refuse("a truth value", node)


@code_of.register
def _(node: ast.BoolOp, scope: Scope) -> Code:
    return joined(node, outright, scope)


@code_of.register
def _(node: ast.IfExp, scope: Scope) -> Code:
    yes, no = code_of(node.body, scope), code_of(node.orelse, scope)
    return chosen(condition(node.test, scope), yes, no, yes.kind if yes.kind == no.kind else yes.kind | no.kind)


@code_of.register
def _(node: ast.Compare, scope: Scope) -> Code:
    sides = [node.left, *node.comparators]
    pairs = zip(sides, node.ops, sides[1:], strict=False)
    whole, *others = (compared(left, operation, right, scope) for left, operation, right in pairs)
    for other in others:
        whole = binary(whole, "&&", other, bool)
    return whole


def compared(left: ast.expr, operation: ast.cmpop, right: ast.expr, scope: Scope) -> Code:
    """One comparison."""
    if isinstance(operation, ast.In):
        return contained(left, right, scope)
    if isinstance(operation, ast.NotIn):
        return negated(contained(left, right, scope))
    if type(operation) in ORDERED:
        return binary(number(left, scope), ORDERED[type(operation)], number(right, scope), bool)
    return binary(single(left, scope), EQUAL[type(operation)], single(right, scope), bool)


def single(node: ast.expr, scope: Scope) -> Code:
    """What can be equal to something: a number, a text, a truth value or None."""
    code = code_of(node, scope)
    return code if is_single(code.kind) else scope.source.refuse("a number, a text or None to compare", node)


def contained(left: ast.expr, right: ast.expr, scope: Scope) -> Code:
    """Whether something is in a list, in a text, or a name in a dict."""
    part, whole = code_of(left, scope), code_of(right, scope)
    if is_mapping(whole.kind):
        return call("Object.hasOwn", whole, part, kind=bool)
    if not is_list(whole.kind) and whole.kind is not str:
        scope.source.refuse("a list, a text or a dict to look in", right)
    return method(whole, "includes", part, kind=bool)
