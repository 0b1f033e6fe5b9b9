"""The limits of a field in words, read from its type."""

import json
from collections.abc import Iterator

from msgspec import NODEFAULT, inspect

from trefoil.protocol.shapes import END


def limits(kind: inspect.Type) -> str:
    """What a value of this type must keep to; nothing if its type says all."""
    match kind:
        case inspect.IntType() | inspect.FloatType():
            return span(kind.ge, kind.le)
        case inspect.StrType():
            return ", ".join(filter(None, (span(kind.min_length, kind.max_length, "characters"), form(kind.pattern))))
        case inspect.ListType():
            return nested(span(kind.min_length, kind.max_length, "items"), ("each", kind.item_type))
        case inspect.DictType():
            size = span(kind.min_length, kind.max_length, "entries")
            return nested(size, ("names of", kind.key_type), ("values of", kind.value_type))
        case inspect.UnionType():
            return " or ".join(filter(None, map(limits, kind.types)))
    return ""


def nested(size: str, *parts: tuple[str, inspect.Type]) -> str:
    """The limits of what holds others, and theirs."""
    inner = [f"{word} {said}" for word, part in parts if (said := limits(part))]
    return ", ".join(filter(None, (size, *inner)))


def span(least: float | None, most: float | None, what: str = "") -> str:
    """A range in words."""
    if least is None and most is None:
        return ""
    words = f"at most {most}" if least is None else f"at least {least}" if most is None else f"{least} to {most}"
    return f"{words} {what}".rstrip()


def form(pattern: str | None) -> str:
    """The form of a whole text, as JavaScript writes it."""
    return "" if pattern is None else f"matching `{pattern.removesuffix(END)}$`"


def otherwise(field: inspect.Field) -> str:
    """What a field is if it is left out; null goes without saying."""
    given = field.default if field.default_factory is NODEFAULT else field.default_factory()
    return "" if given is NODEFAULT or given is None else f"`{json.dumps(given)}` if left out"


def remarks(field: inspect.Field, note: str) -> Iterator[str]:
    """All that can be said beside a field."""
    yield from filter(None, (note, limits(field.type), otherwise(field)))
