"""Who can be to move besides a seat of the table."""

from typing import Final

NATURE: Final = -1  # the seat of chance
NOBODY: Final = -2  # the game is over; also the seat of a spectator, who sees what is public
