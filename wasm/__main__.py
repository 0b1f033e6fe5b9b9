"""Writes the modules of the games into web/src/kernel, each if its sources have changed; with --check it compares."""

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path

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


def check(games: Iterable[str]) -> int:
    """Say which modules are not in step, or not what their sources give; those that were compared before are not again."""
    behind = {game: found for game in games if (found := stamp.differences(stamp.FOLDER / game))}
    for game, names in behind.items():
        print(f"web/src/kernel/{game} was made from another {names[0]}: run python -m wasm")
    others = [
        f"web/src/kernel/{game}/{name}"
        for game, made in build_all(game for game in games if game not in behind and not noted(game))
        for name, content in made.modules.items()
        if (stamp.FOLDER / game / name).read_bytes() != content
    ]
    for name in others:
        print(f"{name} is not what its sources give: remove it and run python -m wasm")
    if not behind and not others:
        for game in games:
            note(game)
    return int(bool(behind or others))


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
        stale = (game for game in games if stamp.differences(stamp.FOLDER / game))
        write(games if given.out else stale, given.out or stamp.FOLDER)
    except CannotBuild as sentence:
        print(f"trefoil: {sentence}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
