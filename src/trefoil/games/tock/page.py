"""What the page must know of Tock beside its verbs, options and positions, so that no rule is written twice."""

from itertools import product
from typing import Any

from trefoil.games.tock import material
from trefoil.games.tock.drawing import colour_names
from trefoil.games.tock.options import OPTIONS
from trefoil.games.tock.track import COLOURS, GATE, PAWNS, SEVENTH, SPAN

EVERY = list(range(2, material.MAX_PLAYERS + 1))  # number of players
PRESETS: list[dict[str, Any]] = [  # what many tables play: a name, for how many, and what differs from the usual
    {"name": "usual", "players": EVERY, "options": {}},
    {"name": "sheet", "players": EVERY, "options": {"jack_spares_start": False}},
    {"name": "jokers", "players": [4, 6], "options": {"deck": "jokers", "sides": "pairs"}},
    {"name": "alone", "players": [2, 4, 6], "options": {"sides": "alone"}},
    {"name": "double", "players": [2], "options": {"sides": "double"}},
    {"name": "single", "players": EVERY, "options": {"fold": False}},
]


def page_tables() -> dict[str, Any]:
    """Every table by the name it has in TypeScript."""
    return {
        "RANKS": list(material.RANKS),
        "SWAPPING": material.RANKS[material.JACK],
        "FARTHEST": max(material.POINTS.tolist()),
        "COLOURS": list(COLOURS),
        "COLOUR_NAMES": {"4": list(colour_names(True)), "6": list(colour_names(False))},
        "COLOUR_WORDS": {name: f"tock-{name}" for name in dict.fromkeys(colour_names(True) + colour_names(False))},
        "SEATINGS": seatings(),
        "PRESETS": PRESETS,
        "BOARDS": material.BOARDS.tolist(),
        "DEALS": deals(),
        "SPAN": SPAN,
        "GATE": GATE,
        "SEVENTH": SEVENTH,
        "PAWNS": PAWNS,
    }


def seatings() -> dict[str, list[str]]:
    """The colours of each seat, by players and sides."""
    sides = OPTIONS.options[material.SIDES].values
    return {
        f"{players} {sides[option]}": [lots[seat % len(lots)][seat // len(lots)] for seat in range(players)]
        for players, option, lots in material.SEATINGS
    }


def deals() -> dict[str, int]:
    """How many deals a deck lasts, by players and deck; with three as many with kitties as without."""
    decks = ("plain", "jokers", "tarot")
    counted = {
        f"{players} {deck}": int((material.DEALS[players, k].max(axis=0) > 0).sum())
        for players, (k, deck) in product(range(2, material.MAX_PLAYERS + 1), enumerate(decks))
    }
    return {name: n for name, n in counted.items() if n}
