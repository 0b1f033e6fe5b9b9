"""A Python module that is translated: its functions, its constants, and what of them a translation has used."""

import ast
import inspect
import re
from pathlib import Path
from types import ModuleType
from typing import Any, NoReturn, get_type_hints

import numpy as np

from translator.kinds import Kind, kind_of, typed

NARROW = ("i1", "i2", "i4", "u1")  # what is a number in TypeScript too
HELPERS = "ascending|at|every|keyed|modulo|placeOf|range|slice|some|sum|zip"  # the functions of kernel/lists.ts
TAKEN = re.compile(  # names that TypeScript, or what is imported, has another use for
    r"case|catch|const|default|delete|do|enum|export|extends|function|instanceof|interface|let|new|null|package|private"
    r"|protected|public|static|super|switch|this|throw|typeof|undefined|var|void|" + HELPERS
)


class Untranslatable(Exception):
    """What a description says has no translation."""


class Source:
    """What a module says, and what has been asked of it."""

    def __init__(self, module: ModuleType, record: np.dtype[Any]) -> None:
        path = Path(inspect.getsourcefile(module) or module.__name__)
        self.file = f"{path.parent.name}/{path.name}"
        self.module, self.record = module, record
        tree = ast.parse(path.read_text(encoding="utf-8"))
        self.functions = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
        self.constants: dict[str, Any] = {}  # those that were used, by name
        self.helpers: set[str] = set()
        self.called: list[str] = []  # functions, in the order in which they were first asked for

    def refuse(self, expected: str, node: ast.AST) -> NoReturn:
        """Say why something cannot be translated: one sentence that names the file and the line."""
        line, got = getattr(node, "lineno", 1), ast.unparse(node).splitlines()[0]
        raise Untranslatable(f"Expected {expected}, got `{got}` in line {line} of {self.file}.")

    def hints(self, function: str) -> dict[str, Kind]:
        """The kinds of a function's parameters, and of what it returns."""
        return get_type_hints(getattr(self.module, function))

    def hint(self, annotation: ast.expr) -> Kind:
        """The kind that an annotation names."""
        return eval(ast.unparse(annotation), vars(self.module))

    def typed(self, kind: Kind, node: ast.AST, fixed: bool = True) -> str:
        """What TypeScript calls a kind."""
        try:
            return typed(kind, fixed)
        except KeyError:
            self.refuse("numbers, texts, lists and dicts of them, `Legible` or a `TypedDict`", node)

    def constant(self, node: ast.Name | ast.Attribute) -> Kind:
        """The kind of a constant, a name of the module or of one that it knows; it will be written down."""
        name, owner = node.id if isinstance(node, ast.Name) else node.attr, vars(self.module)
        if isinstance(node, ast.Attribute):
            known = owner.get(ast.unparse(node.value))
            owner = vars(known) if isinstance(known, ModuleType) else {}
        kind, value = kind_of(owner.get(name)), owner.get(name)
        if kind is None or self.constants.setdefault(name, value) is not value:
            self.refuse("a constant of numbers or texts, under a name of its own", node)
        return kind

    def helper(self, name: str) -> str:
        """A function of kernel/lists.ts; it will be imported."""
        self.helpers.add(name)
        return name

    def call(self, function: str) -> str:
        """A function of the module; it will be translated."""
        if function not in self.called:
            self.called.append(function)
        return self.spelled(function, self.functions[function])

    def spelled(self, name: str, node: ast.AST) -> str:
        """A name as TypeScript writes it."""
        written = re.sub(r"(?<=[a-z0-9])_([a-z0-9])", lambda found: found[1].upper(), name)
        if TAKEN.fullmatch(written):
            self.refuse("a name that TypeScript has no other use for", node)
        return written

    def field(self, node: ast.Attribute) -> Kind:
        """The kind of a field of the record."""
        if node.attr not in (self.record.names or ()) or self.record[node.attr].base.str[1:] not in NARROW:
            self.refuse("a field of whole numbers of at most 32 bits", node)
        kind: Kind = int
        for _ in self.record[node.attr].shape:
            kind = tuple[kind, ...]
        return kind
