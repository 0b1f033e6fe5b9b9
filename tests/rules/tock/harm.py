"""Whether a turn of Tock sends pawns of the player's own side back, in plain words."""

from tests.rules.tock.board import COLOURS, SIDES
from tests.rules.tock.table import after
from trefoil.games.tock.game import Tock


def in_bases(game: Tock) -> dict[str, int]:
    """How many pawns of each colour are in their base."""
    colours = enumerate(game.position()["colours"])
    return {COLOURS[k]: colour["pawns"].count(COLOURS[k]) for k, colour in colours}


def does_harm(game: Tock, line: str) -> bool:
    """Whether a colour of the player's side has more pawns in its base after a line of moves."""
    assert game.to_move is not None
    own = next(side for side in SIDES[int(game.options["players"])] if COLOURS[game.to_move] in side)
    before, then = in_bases(game), in_bases(after(game, line))
    return any(then[colour] > before[colour] for colour in own)
