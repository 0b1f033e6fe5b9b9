"""The rows of the table in section 1 of Tock's rule page, what each of them deals, and the ways to play it."""

from collections.abc import Mapping
from typing import Any

TABLE: tuple[tuple[int, tuple[str, ...], tuple[str, ...], tuple[bool, ...]], ...] = (
    # players, sides, decks and kitties; of each the usual one first
    (2, ("double", "alone"), ("plain", "jokers"), (False,)),
    (3, ("alone",), ("plain", "jokers"), (True, False)),
    (4, ("pairs", "alone"), ("plain", "jokers", "tarot"), (False,)),
    (5, ("alone",), ("plain", "jokers"), (False,)),
    (6, ("pairs", "alone"), ("jokers", "plain"), (False,)),
)
ROWS: tuple[dict[str, Any], ...] = tuple(
    {"players": players, "deck": deck, "sides": side, "kitty": kitty}
    for players, sides, decks, kitties in TABLE
    for side in sides
    for deck in decks
    for kitty in kitties
)
SHORT_ROWS = tuple(row for row in ROWS if row["players"] in (2, 3) and row["sides"] == "alone")  # games end soon
WAYS: tuple[dict[str, Any], ...] = (
    {},
    {"direction": "anticlockwise"},
    {"friendly_fire": True, "jack_spares_start": False},
    {"direction": "anticlockwise", "friendly_fire": True, "fold": False},
)
STAYS_OUT = {  # by deck and players: cards that no deal uses
    ("plain", 3): 1,
    ("plain", 5): 2,
    ("plain", 6): 4,
    ("jokers", 2): 2,
    ("jokers", 3): 3,
    ("jokers", 4): 2,
    ("jokers", 5): 4,
}


def deals(options: Mapping[str, Any]) -> tuple[int, ...]:
    """Cards for each player, deal by deal; kitties are not counted."""
    if options["deck"] == "tarot":
        return 5, 5, 5
    return {
        2: (5, 5, 4, 4, 4, 4),
        3: (4, 4, 4) if options["kitty"] else (5, 4, 4, 4),
        4: (5, 4, 4),
        5: (5, 5),
        6: (5, 4) if options["deck"] == "jokers" else (4, 4),
    }[options["players"]]


def exchange(options: Mapping[str, Any]) -> str:
    """What everybody does with one card after a deal: `give` it, `put` it into the kitty, or nothing."""
    if options["sides"] == "pairs":
        return "give"
    return "put" if options["kitty"] else ""


def row_name(options: Mapping[str, Any]) -> str:
    """How a test names a row or a way."""
    told = (name if value is True else str(value) for name, value in options.items() if value is not False)
    return "-".join(told) or "usual"
