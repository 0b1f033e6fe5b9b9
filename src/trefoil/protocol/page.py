"""The page that describes the socket: written from the types, their sentences and the comments beside their fields."""

import ast
import inspect as source
import re
from collections.abc import Iterator
from typing import Any

from msgspec import inspect

from trefoil.protocol import events, shapes
from trefoil.protocol.commands import Spoken
from trefoil.protocol.events import Event
from trefoil.protocol.happenings import Happening
from trefoil.protocol.routes import ROUTES
from trefoil.protocol.typescript import mark, name_of, named_choices, spelled, summary


def document() -> str:
    """Every type of the wire."""
    parts = ["## What a client may say\n", *sections(Spoken), "## What a client may hear\n", *sections(Event)]
    parts += ["## What can happen\n", "In the `happened` of an update.\n", *sections(Happening)]
    parts += [
        "## Parts\n",
        *(section(kind) for kind in pieces()),
        "## Choices\n",
        choices(),
        "## Over HTTP\n",
        addresses(),
    ]
    return "\n".join(parts)


def sections(kinds: Any) -> Iterator[str]:
    """One section for each type of a union."""
    info = inspect.type_info(kinds)
    assert isinstance(info, inspect.UnionType)
    yield from (section(kind.cls) for kind in info.types if isinstance(kind, inspect.StructType))


def section(kind: type) -> str:
    """A type: its sentence and its fields."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    notes = comments(kind)
    rows = [row(field, notes.get(field.name, "")) for field in info.fields]
    title = info.tag if isinstance(info.tag, str) and info.tag_field == "type" else name_of(kind)
    head = f"### {title}\n\n{summary(kind)}\n"
    return "\n".join([head, "| field | type | |", "|---|---|---|", *rows, ""]) if rows else head


def row(field: inspect.Field, note: str) -> str:
    """A field: its name, its type, and what stands beside it; a bar inside a type is no border."""
    kind = spelled(field.type).replace("|", "\\|")
    return f"| `{field.encode_name}{mark(field)}` | `{kind}` | {note} |"


def comments(kind: type) -> dict[str, str]:
    """What stands beside each field in the source, those it inherits too."""
    found: dict[str, str] = {}
    for owner in reversed(kind.__mro__):
        if owner.__module__.startswith("trefoil.protocol"):
            found |= beside(source.getsource(owner))
    return found


def beside(text: str) -> dict[str, str]:
    """The comments beside the fields of one class."""
    lines = text.splitlines()
    body = ast.parse(text).body[0]
    assert isinstance(body, ast.ClassDef)
    fields = [item for item in body.body if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name)]
    notes = {
        item.target.id: lines[item.lineno - 1].partition("# ")[2]
        for item in fields
        if isinstance(item.target, ast.Name)
    }
    return {name: re.sub(r"^noqa: \w+ *(# msgspec.*)?", "", note) for name, note in notes.items()}


def pieces() -> list[type]:
    """The types that others are made of."""
    kinds = [kind for room in (events, shapes) for kind in vars(room).values() if isinstance(kind, type)]
    ours = [kind for kind in kinds if issubclass(kind, shapes.Said) and kind.__module__.startswith("trefoil.protocol")]
    left_out = {shapes.Said, events.Heard, *(event for event in ours if issubclass(event, events.Heard))}
    return [kind for kind in dict.fromkeys(ours) if kind not in left_out]


def choices() -> str:
    """The closed choices that have names."""
    rows = [f"| {name} | {', '.join(f'`{value}`' for value in values)} |" for values, name in named_choices().items()]
    return "\n".join(["| name | one of |", "|---|---|", *rows, ""])


def addresses() -> str:
    """The routes; their types are in the OpenAPI description."""
    rows = [f"| `{route.method} {route.path}` | {route.meaning} |" for route in ROUTES]
    return "\n".join(["| address | |", "|---|---|", *rows, ""])
