#!/usr/bin/env python3
"""Writes what the page must know of the games as TypeScript, so that no rule is written twice; --check compares."""

import json
import sys
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


def written() -> str:
    """The file."""
    lines = ["// What the page knows of the games, written by scripts/generate_page.py from the rules themselves.", ""]
    for name, value in tables().items():
        lines.append(f"export const {name} = {json.dumps(value, ensure_ascii=False)} as const;")
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
