#!/usr/bin/env python3
"""Writes what the page must know of the games as TypeScript, so that no rule is written twice; --check compares."""

import json
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

from trefoil.games.catalogue import GAMES, load
from trefoil.games.tock import material as tock
from trefoil.games.tock.drawing import colour_names
from trefoil.games.tock.track import COLOURS, GATE, PAWNS, SEVENTH, SPAN
from trefoil.games.triqueta import material as triqueta
from trefoil.games.triqueta.scoring import points

ROOT = Path(__file__).resolve().parents[1]
TABLES = ROOT / "web" / "src" / "generated.ts"
CLOSING = " as const;"
WIDTH = 120  # columns, as in web/.prettierrc.json
FAR = 10**6  # so far from the margin that everything fits
ANIMALS = ("rabbit", "owl", "deer", "boar", "ram", "bear")  # by letter, as the words call them


def animals() -> list[dict[str, Any]]:
    """Each animal with its letter and what none, one, two … tokens of it are worth."""
    return [
        {"letter": letter, "name": name, "points": [int(points(k, n)) for n in range(triqueta.COPIES + 1)]}
        for k, (letter, name) in enumerate(zip(triqueta.LETTERS, ANIMALS, strict=True))
    ]


def verbs(game: str) -> list[str]:
    """The words and signs that moves begin with; the empty one last, because everything begins with it."""
    words = [verb.word.strip() for verb in load(game).KERNEL.VERBS.verbs]
    return sorted(words, key=lambda word: (word == "", words.index(word)))


def options(game: str) -> dict[str, Any]:
    """What can be chosen for each number of players: the values that are open, the usual one first."""
    first, *others = load(game).OPTIONS.options
    by_players: dict[int, dict[str, list[Any]]] = {}
    for players in first.values:
        chosen = {first.name: players}
        by_players[int(players)] = {
            option.name: list(option.possible(chosen)) for option in others if not option.by_lot
        }
    usual = first.default({}) if first.default else first.values[0]
    return {"usual": usual, "players": by_players}


def deals() -> dict[str, int]:
    """How many deals a deck lasts, by players and deck."""
    decks = ("plain", "jokers", "tarot")
    counted = {
        f"{players} {deck}": int((tock.DEALS[players, k] > 0).sum())
        for players, (k, deck) in product(range(2, tock.MAX_PLAYERS + 1), enumerate(decks))
    }
    return {name: n for name, n in counted.items() if n}


def tables() -> dict[str, Any]:
    """Everything, by the name it has in TypeScript."""
    return {
        "GAMES": list(GAMES),
        "VERBS": {game: verbs(game) for game in GAMES},
        "OPTIONS": {game: options(game) for game in GAMES},
        "ANIMALS": animals(),
        "TRIQUETA": triqueta.TRIQUETA,
        "TOWER": triqueta.TOWER,
        "MAX_KEPT": triqueta.MAX_KEPT,
        "RANKS": list(tock.RANKS),
        "COLOURS": list(COLOURS),
        "COLOUR_NAMES": {"4": list(colour_names(True)), "6": list(colour_names(False))},
        "BOARDS": tock.BOARDS.tolist(),
        "DEALS": deals(),
        "SPAN": SPAN,
        "GATE": GATE,
        "SEVENTH": SEVENTH,
        "PAWNS": PAWNS,
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


def written() -> str:
    """The file."""
    lines = ["// What the page knows of the games, written by scripts/generate_page.py from the rules themselves.", ""]
    for name, value in tables().items():
        opening = f"export const {name} = "
        lines.append(f"{opening}{spelled(value, len(opening) + len(CLOSING))}{CLOSING}")
    return "\n".join([*lines, ""])


def main() -> int:
    """Write, or check."""
    after = written()
    if TABLES.exists() and TABLES.read_text(encoding="utf-8") == after:
        return 0
    if "--check" in sys.argv[1:]:
        print(f"{TABLES.relative_to(ROOT)} is not what the code says: run scripts/generate_page.py")
        return 1
    TABLES.write_text(after, encoding="utf-8")
    print(f"wrote {TABLES.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
