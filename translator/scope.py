"""The names in sight where something is said."""

import ast
from typing import get_args

from translator.kinds import Kind, is_row
from translator.source import Source


class Scope:
    """The names in sight where something is said, each with its kind."""

    def __init__(self, source: Source, outer: "Scope | None" = None) -> None:
        self.source, self.outer = source, outer
        self.kinds: dict[str, Kind] = {}
        self.changing: set[str] = outer.changing if outer else set()  # names that are given several values

    def kind_of(self, name: str) -> Kind | None:
        """The kind of a name, or None if nobody has given it a value here."""
        found = self.kinds.get(name)
        return found if found is not None or self.outer is None else self.outer.kind_of(name)

    @property
    def is_block(self) -> bool:
        """Whether it ends before its function does."""
        return self.outer is not None

    def inner(self) -> "Scope":
        """Names of a part, beside those around it."""
        return Scope(self.source, self)

    def name(self, node: ast.expr, kind: Kind) -> str:
        """Give a name its kind; return how it is written."""
        if not isinstance(node, ast.Name):
            self.source.refuse("a name", node)
        self.kinds[node.id] = kind
        return self.source.spelled(node.id, node)

    def pattern(self, target: ast.expr, kind: Kind) -> str:
        """What something is called, or its parts are; a part that is called `_` is left out."""
        if not isinstance(target, ast.Tuple):
            return self.name(target, kind)
        if not is_row(kind) or len(target.elts) != len(get_args(kind)):
            self.source.refuse("a name for each part of what `zip` or `enumerate` gives", target)
        names = [self.name(part, inner) for part, inner in zip(target.elts, get_args(kind), strict=True)]
        while names[-1] == "_":
            names.pop()
        return "[" + "".join("," if name == "_" else f"{name}," for name in names).rstrip(",").replace(",", ", ") + "]"
