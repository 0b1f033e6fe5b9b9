"""Writes the modules of the games into web/src/kernel, each if its sources have changed; with --check it compares."""

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path

from trefoil.core.errors import TrefoilError
from wasm import stamp
from wasm.errors import CannotBuild
from wasm.processes import build_all

VERIFIED = stamp.ROOT / "build" / "wasm"  # for each game, the stamp of modules that were built here and were the same


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m wasm", description=__doc__)
    parser.add_argument("games", nargs="*", help="default: those of the house")
    parser.add_argument("--check", action="store_true", help="write nothing; say what is not what the sources give")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="write all into a folder of each game in this one")
    return parser.parse_args()


def write(games: Iterable[str], folder: Path) -> None:
    """Write the modules of games."""
    for game, made in build_all(games):
        stamp.write(folder / game, made.sources, made.modules)
        if folder == stamp.FOLDER:
            note(game)


def stale(game: str) -> str:
    """The first thing that is not as it was when the modules of a game were made; empty if there is none."""
    folder = stamp.FOLDER / game
    found = stamp.differences(folder)
    if not found and stamp.python() == stamp.PYTHON and stamp.made_by_another_python(folder):
        return "Python"
    return found[0] if found else ""


def check(games: list[str]) -> int:
    """Say which modules are not in step, or not what their sources give."""
    behind = {game: found for game in games if (found := stale(game))}
    for game, name in behind.items():
        print(f"web/src/kernel/{game} was made from another {name}: run python -m wasm")
    # What was compared before is not compared again, and the bytes are those of one Python alone.
    others = others_than_made(
        game for game in games if game not in behind and not noted(game) and stamp.python() == stamp.PYTHON
    )
    for name in others:
        print(f"{name} is not what its sources give: remove it and run python -m wasm")
    return int(bool(behind or others))


def others_than_made(games: Iterable[str]) -> list[str]:
    """The modules of games that are not what their sources give, byte by byte; games without any are remembered."""
    found = []
    for game, made in build_all(games):
        folder = stamp.FOLDER / game
        other = [name for name, content in made.modules.items() if (folder / name).read_bytes() != content]
        found += [f"web/src/kernel/{game}/{name}" for name in other]
        if not other:
            note(game)
    return found


def note(game: str) -> None:
    """Remember that the modules of a game are what their sources give."""
    VERIFIED.mkdir(parents=True, exist_ok=True)
    (VERIFIED / game).write_bytes((stamp.FOLDER / game / stamp.NAME).read_bytes())


def noted(game: str) -> bool:
    known = VERIFIED / game
    return known.is_file() and known.read_bytes() == (stamp.FOLDER / game / stamp.NAME).read_bytes()


def main() -> int:
    """Write, or check."""
    given = arguments()
    games = given.games or stamp.games()
    try:
        if given.check:
            return check(games)
        write(games if given.out else filter(stale, games), given.out or stamp.FOLDER)
    except (CannotBuild, TrefoilError) as sentence:
        print(f"trefoil: {sentence}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
