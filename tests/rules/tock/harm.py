"""Whether a turn of Tock sends pawns of the player's own side back, in plain words."""

from tests.rules.tock.seats import seats_of
from tests.rules.tock.table import after
from trefoil.games.tock.game import Tock


def in_bases(game: Tock) -> dict[str, int]:
    """How many pawns of each colour are in their base."""
    return {this["colour"]: this["pawns"].count(this["colour"]) for this in game.position()["colours"]}


def does_harm(game: Tock, line: str) -> bool:
    """Whether a colour of the player's side has more pawns in its base after a line of moves."""
    assert game.to_move is not None
    own = seats_of(game.options).side(game.to_move)
    before, then = in_bases(game), in_bases(after(game, line))
    return any(then[colour] > before[colour] for colour in own)
