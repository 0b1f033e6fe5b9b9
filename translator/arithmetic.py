"""Arithmetic in TypeScript; what is divided is rounded down, as in Python."""

import ast

from translator.code import NOT, Code, binary, call, within
from translator.conditions import condition
from translator.expression import code_of, number
from translator.scope import Scope

SIGNS: dict[type[ast.operator], str] = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.FloorDiv: "/"}


@code_of.register
def _(node: ast.BinOp, scope: Scope) -> Code:
    left, right = code_of(node.left, scope), code_of(node.right, scope)
    if isinstance(node.op, ast.Add) and left.kind is str is right.kind:
        return binary(left, "+", right, str)
    left, right = number(node.left, scope), number(node.right, scope)
    if isinstance(node.op, ast.Mod):
        return call(scope.source.helper("modulo"), left, right, kind=int)
    if type(node.op) not in SIGNS:
        scope.source.refuse("+, -, *, // or %", node)
    whole = binary(left, SIGNS[type(node.op)], right, int)
    return call("Math.floor", whole, kind=int) if isinstance(node.op, ast.FloorDiv) else whole


@code_of.register
def _(node: ast.UnaryOp, scope: Scope) -> Code:
    if isinstance(node.op, ast.Not):
        return condition(node, scope)
    if not isinstance(node.op, ast.USub):
        scope.source.refuse("`not` or a minus sign", node)
    return Code(f"-{within(number(node.operand, scope), NOT)}", int, NOT)
