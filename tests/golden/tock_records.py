"""Finished games of Tock, one for each golden setup; `python -m tests.golden.tock_records` writes them again."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from tests.golden.setups import SETUPS, Setup
from trefoil.games.tock.game import Tock

FOLDER = Path(__file__).parent / "records"
TOCK = [setup for setup in SETUPS if setup.game == "tock"]


def path_of(setup: Setup) -> Path:
    """The file of a finished game."""
    return FOLDER / f"{setup.name}.json"


def finished(setup: Setup) -> Tock:
    """A whole game: players come in and go home when they can, and do anything else otherwise."""
    options: dict[str, Any] = dict(setup.options)
    game, choices = Tock(seed=setup.seed, **options), Random(setup.seed)
    while game.to_move is not None:
        game.push(choices.choice(eager(game)))
    return game


def eager(game: Tock) -> list[str]:
    """The moves that lead into a lane; else aces and kings and pawns from the base; else all."""
    moves = list(game.legal_moves)
    for wanted in (home, entering):
        if some := [move for move in moves if wanted(move)]:
            return some
    return moves


def home(move: str) -> bool:
    return move[0] == ">" and len(move) == 3 and move[1].isalpha()


def entering(move: str) -> bool:
    return move in ("A", "K", "=A", "=K") or (move[0] == "@" and len(move) == 2 and move[1] in "ABCDEF")


def written() -> Iterator[tuple[Path, str]]:
    """Every file with its text."""
    for setup in TOCK:
        yield path_of(setup), finished(setup).record() + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for path, text in written():
        path.write_text(text, encoding="utf-8")
        print(path.name, len(text))
