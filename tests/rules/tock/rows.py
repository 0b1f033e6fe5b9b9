"""The rows of the table in section 1 of Tock's rule page, and the ways to play each of them."""

from typing import Any

ROWS: tuple[dict[str, Any], ...] = (
    {"players": 2, "deck": "plain"},
    {"players": 3, "deck": "plain"},
    {"players": 4, "deck": "plain"},
    {"players": 4, "deck": "tarot"},
    {"players": 5, "deck": "plain"},
    {"players": 6, "deck": "jokers"},
    {"players": 6, "deck": "plain"},
)
WAYS: tuple[dict[str, Any], ...] = (
    {},
    {"direction": "anticlockwise"},
    {"friendly_fire": True, "jack_spares_start": True},
    {"direction": "anticlockwise", "friendly_fire": True},
)
