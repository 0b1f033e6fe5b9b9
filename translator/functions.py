"""Functions in TypeScript, each with its sentence."""

import ast
import re

from translator import arithmetic, calls, comprehensions, loops  # noqa: F401  # what they add to the others
from translator.scope import Scope
from translator.source import Source
from translator.statements import fitting
from translator.values import WIDTH

# Those of a description that the page calls.
POSITION, LYING, TOKENS, ENDING = EXPORTED = "position", "lying", "tokens", "ending"
REMEMBERING = ("cache", "lru_cache")  # what may stand before a function: its answers stay the same without it


def function(source: Source, name: str, *further: str) -> str:
    """A function of a module; further parameters may stand at the end."""
    node, hints, scope = source.functions[name], source.hints(name), Scope(source)
    check(node, source)
    scope.changing = changing(node)
    scope.kinds = {one.arg: hints[one.arg] for one in node.args.args}
    opening = [*sentence(node), head(source, name, *further)]
    if max(map(len, opening)) > WIDTH:
        source.refuse(f"a sentence, names and kinds that fit into {WIDTH} columns of TypeScript", node)
    body = [line for part in node.body[len(opening) - 1 :] for line in fitting(part, scope)]
    return "\n".join([*opening, *body, "}\n"])


def check(node: ast.FunctionDef, source: Source) -> None:
    """Refuse what a call could not tell, and what would change answers."""
    given, names = node.args, [re.split(r"[(.]", ast.unparse(one))[0] for one in node.decorator_list]
    if given.vararg or given.kwarg or given.kwonlyargs or given.posonlyargs or given.defaults:
        source.refuse("parameters that are told by their places", node)
    if not set(names) <= set(REMEMBERING):
        source.refuse("no decorator but `lru_cache`", node)


def sentence(node: ast.FunctionDef) -> list[str]:
    """The first line of what is said about a function, in the words of TypeScript."""
    told = (ast.get_docstring(node) or "").split("\n")[0]
    return [re.sub(r"\bNone\b", "null", f"/** {told} */")] if told else []


def head(source: Source, name: str, *further: str) -> str:
    """How a function is called, and what it returns; those of the page are known to others."""
    node, hints = source.functions[name], source.hints(name)
    given = [f"{source.spelled(one.arg, one)}: {source.typed(hints[one.arg], one)}" for one in node.args.args]
    known = "export " if name in EXPORTED else ""
    returned = source.typed(hints["return"], node, fixed=False)
    return f"{known}function {source.spelled(name, node)}({', '.join([*given, *further])}): {returned} {{"


def changing(node: ast.FunctionDef) -> set[str]:
    """The names to which a function gives several values."""
    given = [part.id for part in ast.walk(node) if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)]
    return {name for name in given if given.count(name) > 1}
