"""The wire described in Markdown: written from the types, their sentences and the comments beside their fields."""

import ast
import inspect as source
import re
from collections.abc import Iterator
from typing import Any

from msgspec import inspect

from trefoil.core.outcome import OutcomeTold
from trefoil.protocol import events, openapi, shapes
from trefoil.protocol.commands import Spoken
from trefoil.protocol.events import Event
from trefoil.protocol.happenings import Happening
from trefoil.protocol.limits import remarks
from trefoil.protocol.routes import ROUTES, Route
from trefoil.protocol.typescript import http_types, in_order, mark, named_choices, plain, spelled, summary

FIELDS = ("| field | type | |", "|---|---|---|")


def document() -> str:
    """Every type of the wire."""
    parts = ["## What a client may say\n", *sections(Spoken), "## What a client may hear\n", *sections(Event)]
    parts += ["## What can happen\n", "In the `happened` of an update.\n", *sections(Happening)]
    parts += ["## Parts\n", *map(section, pieces()), "## Choices\n", choices()]
    parts += ["## Addresses\n", addresses(), statuses(), "## Bodies\n", "What is sent and answered over HTTP.\n"]
    return "\n".join([*parts, *map(section, http_types())])


def sections(kinds: Any) -> Iterator[str]:
    """One section for each type of a union."""
    info = inspect.type_info(kinds)
    assert isinstance(info, inspect.UnionType)
    yield from (section(kind.cls) for kind in info.types if isinstance(kind, inspect.StructType))


def section(kind: type) -> str:
    """A type: its sentence and its fields."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType | inspect.TypedDictType)
    notes, tag = comments(kind), info if isinstance(info, inspect.StructType) else None
    rows = [*tag_row(tag), *(row(field, notes.get(field.name, "")) for field in in_order(info))]
    title = tag.tag if tag and isinstance(tag.tag, str) and tag.tag_field == "type" else kind.__name__
    return "\n".join([f"### {title}\n\n{in_json(summary(kind))}\n", *FIELDS, *rows, ""])


def tag_row(info: inspect.StructType | None) -> list[str]:
    """The field that says which type this is, where there is one."""
    return [] if info is None or info.tag is None else [f'| `{info.tag_field}` | `"{info.tag}"` |  |']


def row(field: inspect.Field, note: str) -> str:
    """A field: its name, its type, and what stands beside it; a bar inside a type is no border."""
    kind = spelled(field.type).replace("|", "\\|").replace("'", '"')  # the wire is JSON
    return f"| `{field.encode_name}{mark(field)}` | `{kind}` | {'; '.join(remarks(field, note))} |"


def comments(kind: type) -> dict[str, str]:
    """What stands beside each field in the source, those it inherits too."""
    found: dict[str, str] = {}
    for owner in reversed(plain(kind).__mro__):
        if owner.__module__.startswith("trefoil."):
            found |= beside(source.getsource(owner))
    return found


def beside(text: str) -> dict[str, str]:
    """The comments beside the fields of one class."""
    lines = text.splitlines()
    body = ast.parse(text).body[0]
    assert isinstance(body, ast.ClassDef)
    fields = [item for item in body.body if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name)]
    notes = {
        item.target.id: lines[item.lineno - 1].partition("#")[2].lstrip(": ")
        for item in fields
        if isinstance(item.target, ast.Name)
    }
    return {name: in_json(re.sub(r"^noqa: \w+ *(# (msgspec.*)?)?", "", note)) for name, note in notes.items()}


def in_json(sentence: str) -> str:
    """A sentence about Python for those who see JSON."""
    return re.sub(r"\bNone\b", "null", sentence)


def pieces() -> list[type]:
    """The types that others are made of."""
    kinds = [kind for room in (events, shapes) for kind in vars(room).values() if isinstance(kind, type)]
    ours = [kind for kind in kinds if issubclass(kind, shapes.Said) and kind.__module__.startswith("trefoil.protocol")]
    left_out = {shapes.Said, events.Heard, *(event for event in ours if issubclass(event, events.Heard))}
    return [*(kind for kind in dict.fromkeys(ours) if kind not in left_out), OutcomeTold]


def choices() -> str:
    """The closed choices that have names."""
    rows = [f"| {name} | {', '.join(f'`{value}`' for value in values)} |" for values, name in named_choices().items()]
    return "\n".join(["| name | one of |", "|---|---|", *rows, ""])


def addresses() -> str:
    """The routes, with the types of what is sent and answered."""
    rows = [
        f"| `{route.method} {route.path}` | {route.meaning} | {body(route)} | {answer(route)} |" for route in ROUTES
    ]
    return "\n".join(["| address | | send | answer |", "|---|---|---|---|", *rows, ""])


def body(route: Route) -> str:
    """What is sent to an address."""
    return "" if route.asks is None else f"`{route.asks.__name__}`"


def answer(route: Route) -> str:
    """What an address answers when all is well, and the statuses of its refusals."""
    kind = route.answers if isinstance(route.answers, str) else route.answers.__name__
    refusals = "".join(f", {status}" for status in route.refusals)
    return f"{route.status} `{kind}`{refusals}"


def statuses() -> str:
    """The statuses of refusals, whose body is a `Problem`."""
    rows = [f"| {status} | {meaning} |" for status, meaning in openapi.MEANINGS.items()]
    return "\n".join(["| status | a `Problem`, because |", "|---|---|", *rows, ""])
