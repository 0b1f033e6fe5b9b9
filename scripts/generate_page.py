#!/usr/bin/env python3
"""Writes what the page must know of each game as TypeScript, so that no rule is written twice; --check compares."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))  # where the translator lies, and the game of the tests

from translator import board, readers, tables  # noqa: E402  # found from here on
from translator.games import PACKAGES, THIRD, name_of  # noqa: E402

WRITERS = {  # by room of the page
    "boards": {"generated.ts": board.written},
    "kernel": {"tables.ts": tables.written, "reader.ts": readers.written},
}


def folder(package: str, room: str) -> Path:
    """Where what is written of a game lies; of the game of the tests, all in one place."""
    name = name_of(package)
    return ROOT / "web" / ("tests" if package == THIRD else f"src/{room}") / name


def generated() -> dict[Path, str]:
    """Every file that is written here, as it should be."""
    return {
        folder(package, room) / file: written(package)
        for package in PACKAGES
        for room, files in WRITERS.items()
        for file, written in files.items()
    }


def main() -> int:
    """Write, or check."""
    behind = 0
    for path, after in generated().items():
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
