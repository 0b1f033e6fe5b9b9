"""Values in TypeScript, laid out as Prettier does."""

import json
from collections.abc import Iterator
from textwrap import wrap
from typing import Any

WIDTH = 120  # columns, as in web/.prettierrc.json
FAR = 10**6  # so far from the margin that everything fits
CLOSING = " as const;"


def constant(name: str, value: Any) -> str:
    """A value under its name, of the narrowest type it can have."""
    opening = f"export const {name} = "
    return f"{opening}{spelled(value, len(opening) + len(CLOSING))}{CLOSING}"


def spelled(value: Any, before: int, depth: int = 0) -> str:
    """A value in TypeScript: in one line if it fits after what is before it, and need not be broken."""
    if not isinstance(value, dict | list):
        return quoted(value) if isinstance(value, str) else json.dumps(value).removesuffix(".0")
    line = flat(value)
    if before + len(line) <= WIDTH and not is_broken(value):
        return line
    opening, closing = brackets(value)
    return f"{opening}\n{''.join(inner_lines(value, depth + 1))}{'  ' * depth}{closing}"


def quoted(text: str) -> str:
    """A text in single quotes, or in double ones if there are more of the others in it."""
    escaped = json.dumps(text, ensure_ascii=False)
    if text.count("'") > text.count('"'):
        return escaped
    return "'" + escaped[1:-1].replace('\\"', '"').replace("'", "\\'") + "'"


def inner_lines(value: Any, depth: int) -> Iterator[str]:
    """What a list or an object holds, a part in each line; numbers fill theirs."""
    inner = "  " * depth
    if is_numbers(value):
        row = ", ".join(spelled(number, 0) for number in value) + ","
        yield from (f"{inner}{line}\n" for line in wrap(row, WIDTH - len(inner), break_on_hyphens=False))
        return
    for key, part in parts_of(value):
        yield f"{inner}{key}{spelled(part, len(inner + key) + 1, depth)},\n"


def flat(value: Any) -> str:
    """A list or an object in one line."""
    opening, closing = brackets(value)
    space = " " if value and isinstance(value, dict) else ""
    parts = ", ".join(f"{key}{flat_part(part)}" for key, part in parts_of(value))
    return f"{opening}{space}{parts}{space}{closing}"


def flat_part(value: Any) -> str:
    """A value in one line, whatever it is."""
    return flat(value) if isinstance(value, dict | list) else spelled(value, -FAR)


def is_broken(value: Any) -> bool:
    """Whether it takes several lines even where one would do: several lists, or several objects, of several parts."""
    parts = [part for _, part in parts_of(value)]
    several = [part for part in parts if isinstance(part, dict | list) and len(part) > 1]
    alike = len({type(part) for part in several}) == 1
    rows = isinstance(value, list) and len(parts) > 1 and len(several) == len(parts) and alike
    return rows or any(is_broken(part) for part in parts if isinstance(part, dict | list))


def is_numbers(value: Any) -> bool:
    """Whether it is a list of several numbers."""
    return isinstance(value, list) and len(value) > 1 and all(type(part) in (int, float) for part in value)


def brackets(value: Any) -> tuple[str, str]:
    """What a list or an object stands between."""
    return ("{", "}") if isinstance(value, dict) else ("[", "]")


def parts_of(value: Any) -> Iterator[tuple[str, Any]]:
    """What a list or an object holds, each part with its name before it; a name is quoted if it must be."""
    if isinstance(value, list):
        yield from (("", part) for part in value)
    else:
        yield from ((f"{named(str(key))}: ", part) for key, part in value.items())


def named(key: str) -> str:
    """A name in an object, quoted if it must be."""
    return key if key.isidentifier() else quoted(key)
