"""The golden games: which game, how it is set up, and the seed of its play."""

from dataclasses import dataclass, field

from trefoil.core.options import Chosen


@dataclass(frozen=True)
class Setup:
    """One golden game; its file is named after it."""

    name: str
    game: str
    seed: int
    options: Chosen = field(default_factory=dict)
    plies: int = 1000  # where to stop, if the game does not end before


SETUPS = (
    Setup("triqueta-2", "triqueta", 1, {"players": 2, "first": 0}),
    Setup("triqueta-3", "triqueta", 2, {"players": 3, "first": 1}),
    Setup("triqueta-4", "triqueta", 3, {"players": 4, "first": 3}),
    Setup("triqueta-5", "triqueta", 4, {"players": 5, "first": 2}),
    Setup("tock-2", "tock", 1, {"players": 2, "first": 0}, 90),
    Setup("tock-3", "tock", 2, {"players": 3, "first": 1}, 90),
    Setup("tock-4", "tock", 3, {"players": 4, "first": 3}, 90),
    Setup("tock-4-tarot", "tock", 4, {"players": 4, "deck": "tarot", "first": 2}, 90),
    Setup("tock-5", "tock", 5, {"players": 5, "first": 4}, 90),
    Setup("tock-6", "tock", 6, {"players": 6, "first": 5}, 90),
    Setup("tock-6-plain", "tock", 7, {"players": 6, "deck": "plain", "first": 0}, 90),
    Setup("tock-4-anticlockwise", "tock", 8, {"players": 4, "direction": "anticlockwise", "first": 1}, 90),
    Setup(
        "tock-2-house-rules",
        "tock",
        9,
        {"players": 2, "friendly_fire": True, "jack_spares_start": True, "first": 1},
        90,
    ),
)
