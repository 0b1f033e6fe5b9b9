#!/usr/bin/env python3
"""Writes what the page must know of each game as TypeScript, so that no rule is written twice; --check compares."""

import json
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from trefoil.games.catalogue import OWN
from trefoil.protocol.typescript import interfaces

ROOT = Path(__file__).resolve().parents[1]
BOARDS = ROOT / "web" / "src" / "boards"
THIRD = "tests.games.acorns"  # the game of the tests, for the tests of the page
FILES = {package: BOARDS / package.rpartition(".")[2] / "generated.ts" for package in OWN} | {
    THIRD: ROOT / "web" / "tests" / "acorns" / "generated.ts"
}
CLOSING = " as const;"
WIDTH = 120  # columns, as in web/.prettierrc.json
FAR = 10**6  # so far from the margin that everything fits


def class_of(package: str) -> Any:
    """The class of a game, by its package."""
    module = import_module(f"{package}.game")
    return next(
        kind
        for kind in vars(module).values()
        if getattr(kind, "__module__", "") == module.__name__ and hasattr(kind, "KERNEL")
    )


def verbs(kind: Any) -> list[dict[str, str]]:
    """What moves begin with, as messages call it, and its role; the empty word last: everything begins with it."""
    told = [{"word": verb.word.strip(), "name": verb.called, "role": verb.role} for verb in kind.KERNEL.VERBS.verbs]
    return sorted(told, key=lambda verb: verb["word"] == "")


def setups(kind: Any) -> dict[str, Any]:
    """What can be chosen for each number of players: the values that are open, the usual one first.

    Of the option that chance decides if nobody does, `lot`, no value is usual.
    """
    first, *others = kind.OPTIONS.options
    by_players: dict[int, dict[str, list[Any]]] = {}
    for players in first.values:
        chosen = {first.name: players}
        by_players[int(players)] = {option.name: list(option.possible(chosen)) for option in others}
    usual = first.default({}) if first.default else first.values[0]
    lot = kind.OPTIONS.lot
    return {"usual": usual, "lot": lot and lot.name, "players": by_players}


def tables(package: str) -> dict[str, Any]:
    """Everything, by the name it has in TypeScript; what only this game has comes from its own module `page`."""
    kind = class_of(package)
    own = import_module(f"{package}.page").page_tables() if find_spec(f"{package}.page") else {}
    return {
        "GAME": kind.NAME,
        "TITLE": kind.TITLE,
        "VERBS": verbs(kind),
        "SPOKEN": dict(kind.SPOKEN),
        "SETUPS": setups(kind),
        **own,
    }


def spelled(value: Any, before: int, depth: int = 0) -> str:
    """A value in TypeScript, laid out as Prettier does: in one line if it fits after what is before it."""
    if not isinstance(value, dict | list):
        return f"'{value}'" if isinstance(value, str) else json.dumps(value)
    line = flat(value)
    if before + len(line) <= WIDTH:
        return line
    inner = "  " * (depth + 1)
    parts = (f"{inner}{key}{spelled(part, len(inner + key) + 1, depth + 1)},\n" for key, part in parts_of(value))
    opening, closing = brackets(value)
    return f"{opening}\n{''.join(parts)}{'  ' * depth}{closing}"


def flat(value: Any) -> str:
    """A list or an object in one line."""
    opening, closing = brackets(value)
    space = " " if value and isinstance(value, dict) else ""
    parts = ", ".join(f"{key}{spelled(part, -FAR)}" for key, part in parts_of(value))
    return f"{opening}{space}{parts}{space}{closing}"


def brackets(value: Any) -> tuple[str, str]:
    """What a list or an object stands between."""
    return ("{", "}") if isinstance(value, dict) else ("[", "]")


def parts_of(value: Any) -> Iterator[tuple[str, Any]]:
    """What a list or an object holds, each part with its name before it; a name is quoted if it must be."""
    if isinstance(value, list):
        yield from (("", part) for part in value)
    else:
        yield from ((f"{key}: " if str(key).isidentifier() else f"'{key}': ", part) for key, part in value.items())


def written(package: str) -> str:
    """The file of a game: its tables, and the type of its positions."""
    kind = class_of(package)
    lines = [
        f"// What the page knows of {kind.TITLE}, written by scripts/generate_page.py from the rules themselves.",
        "",
    ]
    for name, value in tables(package).items():
        opening = f"export const {name} = "
        lines.append(f"{opening}{spelled(value, len(opening) + len(CLOSING))}{CLOSING}")
    return "\n".join([*lines, "", interfaces(kind.POSITION)])


def main() -> int:
    """Write, or check."""
    sys.path.insert(0, str(ROOT))  # where the tests lie
    behind = 0
    for package, path in FILES.items():
        after = written(package)
        if path.exists() and path.read_text(encoding="utf-8") == after:
            continue
        if "--check" in sys.argv[1:]:
            print(f"{path.relative_to(ROOT)} is not what the code says: run scripts/generate_page.py")
            behind = 1
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(after, encoding="utf-8")
        print(f"wrote {path.relative_to(ROOT)}")
    return behind


if __name__ == "__main__":
    sys.exit(main())
