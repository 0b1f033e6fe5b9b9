"""Calls in TypeScript: of functions of the same module, and of what Python has built in."""

import ast
from collections.abc import Callable
from types import NoneType

from translator.code import Code, call, enclosed, method
from translator.conditions import condition
from translator.expression import code_of
from translator.kinds import is_list, is_mapping, item_of, list_of, row_of
from translator.scope import Scope

STRICT = "strict"  # what `zip` is told: our own always is


@code_of.register
def _(node: ast.Call, scope: Scope) -> Code:
    if any(word.arg != STRICT for word in node.keywords):
        scope.source.refuse("arguments without names", node)
    if isinstance(node.func, ast.Attribute):
        return called_on(node.func, node, scope)
    name = node.func.id if isinstance(node.func, ast.Name) else ""
    if name == "bool" and len(node.args) == 1:
        return condition(node.args[0], scope)
    given = [code_of(argument, scope) for argument in node.args]
    if name in scope.source.functions:
        return call(scope.source.call(name), *given, kind=scope.source.hints(name)["return"])
    answer = BUILT_IN[name](scope, *given) if fits(name, given) else None
    return answer or scope.source.refuse("a function of this file, or one that descriptions may use", node)


def called_on(function: ast.Attribute, node: ast.Call, scope: Scope) -> Code:
    """A method of a list or a dict."""
    owner, given = code_of(function.value, scope), [code_of(argument, scope) for argument in node.args]
    if function.attr == "copy" and is_mapping(owner.kind) and not given:
        return Code(f"{{ ...{owner.text} }}", owner.kind)
    if function.attr == "index" and is_list(owner.kind) and len(given) == 1:
        return call(scope.source.helper("placeOf"), owner, given[0], kind=int)
    found: Code = scope.source.refuse("`.index` of a list, or `.copy` of a dict", node)
    return found


def fits(name: str, given: list[Code]) -> bool:
    """Whether something built in is known, with so many arguments."""
    fewest, most = TAKEN.get(name, (1, 0))
    return fewest <= len(given) <= most


def length(scope: Scope, listed: Code) -> Code | None:
    return Code(f"{enclosed(listed)}.length", int) if is_list(listed.kind) or listed.kind is str else None


def added(scope: Scope, listed: Code) -> Code | None:
    return call(scope.source.helper("sum"), listed, kind=int) if listed.kind in NUMBERS else None


def ordered(scope: Scope, listed: Code) -> Code | None:
    return call(scope.source.helper("ascending"), listed, kind=list[int]) if listed.kind in NUMBERS else None


def most(scope: Scope, *numbers: Code) -> Code | None:
    return call("Math.max", *numbers, kind=int) if all(number.kind is int for number in numbers) else None


def fewest(scope: Scope, *numbers: Code) -> Code | None:
    return call("Math.min", *numbers, kind=int) if all(number.kind is int for number in numbers) else None


def whole(scope: Scope, value: Code) -> Code | None:
    """Numbers of every width are one in TypeScript."""
    return value if value.kind is int else call("Number", value, kind=int) if value.kind is bool else None


def text(scope: Scope, value: Code) -> Code | None:
    return value if value.kind is str else call("String", value, kind=str) if value.kind is int else None


def copied(scope: Scope, listed: Code) -> Code | None:
    return Code(f"[...{listed.text}]", list_of(item_of(listed.kind))) if is_list(listed.kind) else None


def counted(scope: Scope, *ends: Code) -> Code | None:
    """From 0, or from the first number, up to the last."""
    start = ends[0] if len(ends) == 2 else Code("0", int)
    return call(scope.source.helper("range"), start, ends[-1], kind=list[int])


def numbered(scope: Scope, listed: Code) -> Code | None:
    if not is_list(listed.kind):
        return None
    return Code(f"[...{method(listed, 'entries', kind=NoneType).text}]", list_of(row_of(int, item_of(listed.kind))))


def side_by_side(scope: Scope, left: Code, right: Code) -> Code | None:
    if not is_list(left.kind) or not is_list(right.kind):
        return None
    kind = list_of(row_of(item_of(left.kind), item_of(right.kind)))
    return call(scope.source.helper("zip"), left, right, kind=kind)


def some(scope: Scope, listed: Code) -> Code | None:
    return call(scope.source.helper("some"), listed, kind=bool) if listed.kind == list[bool] else None


def every(scope: Scope, listed: Code) -> Code | None:
    return call(scope.source.helper("every"), listed, kind=bool) if listed.kind == list[bool] else None


NUMBERS = (list[int], tuple[int, ...])
BUILT_IN: dict[str, Callable[..., Code | None]] = {
    "len": length,
    "sum": added,
    "sorted": ordered,
    "max": most,
    "min": fewest,
    "int": whole,
    "str": text,
    "list": copied,
    "tuple": copied,
    "range": counted,
    "enumerate": numbered,
    "zip": side_by_side,
    "any": some,
    "all": every,
}
TAKEN = dict.fromkeys(BUILT_IN, (1, 1)) | {"max": (2, 9), "min": (2, 9), "range": (1, 2), "zip": (2, 2)}
