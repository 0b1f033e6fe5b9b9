"""The types of the wire in TypeScript, written from the Python ones."""

from collections.abc import Iterable, Iterator
from typing import Any, get_args, get_origin

from msgspec import inspect

from trefoil.protocol import events, requests, shapes
from trefoil.protocol.commands import Spoken
from trefoil.protocol.events import Event, RecordView
from trefoil.protocol.happenings import Happening
from trefoil.protocol.shapes import PROTOCOL, Said

Fields = inspect.StructType | inspect.TypedDictType  # what has fields with names
OPENING = "// The types of the wire: written by scripts/generate.py from trefoil.protocol, never by hand.\n"
WIDTH = 120  # columns, as in web/.prettierrc.json
PLAIN = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


def http_types() -> list[type[Said]]:
    """Every type that is asked or answered over HTTP."""
    found = [kind for kind in vars(requests).values() if isinstance(kind, type) and issubclass(kind, Said)]
    return [kind for kind in found if kind.__module__ == requests.__name__]


def document() -> str:
    """The whole file."""
    structs = named_in(Spoken, Event, RecordView, *http_types())
    parts = [OPENING, f"export const PROTOCOL = {PROTOCOL};\n"]
    parts += [choice(name, values) for values, name in named_choices().items()]
    parts += [interface(name, structs[name]) for name in sorted(structs)]
    parts += [union("Command", Spoken), union("ServerEvent", Event), union("Happening", Happening)]
    return "\n".join(parts)


def named_choices() -> dict[tuple[str, ...], str]:
    """The closed choices that have a name, by their values."""
    named = {"Phase": shapes.Phase, "Proposal": shapes.Proposal, "Reaction": shapes.Reaction, "Refusal": events.Refusal}
    return {tuple(sorted(get_args(kind))): name for name, kind in named.items()}


def interfaces(kind: Any) -> str:
    """A type and every one that it mentions, each as an interface."""
    structs = named_in(kind)
    return "\n".join(interface(name, structs[name]) for name in sorted(structs))


def named_in(*kinds: Any) -> dict[str, Fields]:
    """Every type with fields that these mention, by name."""
    structs: dict[str, Fields] = {}
    for kind in kinds:
        collect(inspect.type_info(kind), structs)
    return structs


def collect(kind: inspect.Type, structs: dict[str, Fields]) -> None:
    """Every type with fields that a type mentions."""
    if isinstance(kind, inspect.StructType | inspect.TypedDictType):
        if structs.setdefault(kind.cls.__name__, kind) is kind:
            for field in kind.fields:
                collect(field.type, structs)
        return
    for part in parts_of(kind):
        collect(part, structs)


def parts_of(kind: inspect.Type) -> Iterator[inspect.Type]:
    """The types that a type is made of."""
    match kind:
        case inspect.UnionType():
            yield from kind.types
        case inspect.ListType():
            yield kind.item_type
        case inspect.DictType():
            yield kind.value_type


def spelled(kind: inspect.Type) -> str:
    """A type in TypeScript."""
    match kind:
        case inspect.StructType() | inspect.TypedDictType():
            return kind.cls.__name__
        case inspect.LiteralType():
            return named_choices().get(tuple(sorted(map(str, kind.values))), quoted(map(str, kind.values)))
        case inspect.UnionType():
            return " | ".join(spelled(part) for part in kind.types)
        case inspect.ListType():
            inner = spelled(kind.item_type)
            closed = isinstance(kind.item_type, inspect.DictType)  # what it holds stands in brackets
            return f"{inner}[]" if closed or " | " not in inner else f"({inner})[]"
        case inspect.DictType():
            return f"Record<string, {spelled(kind.value_type)}>"
    return PLAIN[type(kind)]


def quoted(values: Iterable[str]) -> str:
    """A choice of texts."""
    return " | ".join(f"'{value}'" for value in values)


def choice(name: str, values: tuple[str, ...]) -> str:
    """A choice with a name."""
    return alias(name, [f"'{value}'" for value in values])


def interface(name: str, struct: Fields) -> str:
    """A type with fields as an interface; what may be left out has a question mark."""
    usual = usual_form(struct.cls)
    lines = [f"/** {summary(struct.cls)} */", f"export interface {with_form(name, usual)} {{"]
    if isinstance(struct, inspect.StructType) and struct.tag is not None:
        lines.append(f"  {struct.tag_field}: '{struct.tag}';")
    lines += [declared(field).replace(f": {usual}", ": V") for field in in_order(struct)]
    return "\n".join([*lines, "}\n"])


def usual_form(kind: Any) -> str | None:
    """The form of a view in a frame whose reader has asked for none; None if it holds no view."""
    return next((form.__name__ for form in get_args(kind)), None)


def with_form(name: str, usual: str | None) -> str:
    """A name that takes the form of a view as its parameter, if it needs one."""
    return f"{name}<V = {usual}>" if usual else name


def in_order(struct: Fields) -> list[inspect.Field]:
    """The fields of a type in the order in which they are declared."""
    if isinstance(struct, inspect.StructType):
        return list(struct.fields)
    declared = list(struct.cls.__annotations__)
    return sorted(struct.fields, key=lambda field: declared.index(field.name))


def declared(field: inspect.Field) -> str:
    """A field of an interface, in one line if it fits."""
    name, kind = f"  {field.encode_name}{mark(field)}", field.type
    line = f"{name}: {spelled(kind)};"
    if len(line) <= WIDTH or not (isinstance(kind, inspect.ListType) and isinstance(kind.item_type, inspect.UnionType)):
        return line
    return f"{name}: ({listed(map(spelled, kind.item_type.types), '    ')}\n  )[];"


def mark(field: inspect.Field) -> str:
    """A question mark if the field may be left out."""
    return "" if field.required else "?"


def summary(kind: type) -> str:
    """The first sentence of a type's description."""
    return " ".join((plain(kind).__doc__ or "").split("\n\n")[0].split())


def plain(kind: type) -> type:
    """The class itself, whatever form of a view it holds."""
    return get_origin(kind) or kind


def union(name: str, kinds: Any) -> str:
    """A closed choice of types."""
    forms = {kind: usual_form(kind) for kind in get_args(kinds)}
    members = [f"{kind.__name__}<V>" if form else kind.__name__ for kind, form in forms.items()]
    return alias(with_form(name, next(filter(None, forms.values()), None)), members)


def alias(name: str, members: list[str]) -> str:
    """A name for one of several, in one line if it fits."""
    line = f"export type {name} = {' | '.join(members)};\n"
    return line if len(line) <= WIDTH + 1 else f"export type {name} ={listed(members, '  ')};\n"


def listed(members: Iterable[str], indent: str) -> str:
    """The members of a choice, each in a line of its own."""
    return "".join(f"\n{indent}| {member}" for member in members)
