"""What the page must know of Tock beside its verbs, options and positions, so that no rule is written twice."""

from itertools import product
from typing import Any

from trefoil.games.tock import material
from trefoil.games.tock.drawing import colour_names
from trefoil.games.tock.track import COLOURS, GATE, PAWNS, SEVENTH, SPAN


def page_tables() -> dict[str, Any]:
    """Every table by the name it has in TypeScript."""
    return {
        "RANKS": list(material.RANKS),
        "SWAPPING": material.RANKS[material.JACK],
        "FARTHEST": max(material.POINTS.tolist()),
        "COLOURS": list(COLOURS),
        "COLOUR_NAMES": {"4": list(colour_names(True)), "6": list(colour_names(False))},
        "BOARDS": material.BOARDS.tolist(),
        "DEALS": deals(),
        "SPAN": SPAN,
        "GATE": GATE,
        "SEVENTH": SEVENTH,
        "PAWNS": PAWNS,
    }


def deals() -> dict[str, int]:
    """How many deals a deck lasts, by players and deck."""
    decks = ("plain", "jokers", "tarot")
    counted = {
        f"{players} {deck}": int((material.DEALS[players, k] > 0).sum())
        for players, (k, deck) in product(range(2, material.MAX_PLAYERS + 1), enumerate(decks))
    }
    return {name: n for name, n in counted.items() if n}
