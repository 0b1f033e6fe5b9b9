"""The golden games: which game, how it is set up, and the seed of its play."""

from dataclasses import dataclass, field

from tests.rules.tock.rows import ROWS, row_name
from trefoil.core.options import Chosen


@dataclass(frozen=True)
class Setup:
    """One golden game; its file is named after it."""

    name: str
    game: str
    seed: int
    options: Chosen = field(default_factory=dict)
    plies: int = 1000  # where to stop, if the game does not end before


def tock(name: str, seed: int, options: Chosen) -> Setup:
    """The beginning of a game of Tock, some 90 plies."""
    return Setup(f"tock-{name}", "tock", seed, options, 90)


SETUPS = (
    Setup("triqueta-2", "triqueta", 1, {"players": 2, "first": 0}),
    Setup("triqueta-3", "triqueta", 2, {"players": 3, "first": 1}),
    Setup("triqueta-4", "triqueta", 3, {"players": 4, "first": 3}),
    Setup("triqueta-5", "triqueta", 4, {"players": 5, "first": 2}),
    *(tock(row_name(row), seed, {**row, "first": seed % row["players"]}) for seed, row in enumerate(ROWS, 1)),
    tock("2-house-rules", 21, {"players": 2, "friendly_fire": True, "jack_spares_start": False, "first": 1}),
    tock("2-alone-anticlockwise", 22, {"players": 2, "sides": "alone", "direction": "anticlockwise", "first": 0}),
    tock("4-anticlockwise", 23, {"players": 4, "direction": "anticlockwise", "first": 1}),
    tock("4-fold-off", 24, {"players": 4, "fold": False, "first": 2}),
)
