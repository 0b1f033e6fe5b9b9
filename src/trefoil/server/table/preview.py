"""Looking ahead without playing: what a seat would see after its next moves, computed from what it sees now."""

from collections.abc import Sequence
from dataclasses import dataclass

from trefoil.core.game import Game

WORLDS = 16  # that a whole sentence is tried out in


@dataclass(frozen=True, slots=True)
class Preview:
    """A game as a seat may imagine it after some moves."""

    seat: int
    game: Game
    whole: bool  # the sentence ends here


def preview_of(game: Game, seat: int, moves: Sequence[str], whole: bool) -> Preview:
    """The game after these moves; before the last of them, if what follows depends on what the seat cannot see.

    The real game is not asked: what somebody else has chosen in secret cannot be found out by looking ahead.
    """
    first = after(game, seat, moves, 0)
    others = (after(game, seat, moves, seed) for seed in range(1, WORLDS if whole else 1))
    if all(looks(other, seat) == looks(first, seat) for other in others):
        return Preview(seat, first, whole)
    return Preview(seat, after(game, seat, moves[:-1], 0), whole)


def after(game: Game, seat: int, moves: Sequence[str], seed: int) -> Game:
    """One world that the seat holds possible, with the moves played in it."""
    world = game.imagined(seat, seed)
    for move in moves:
        world.push(move)
    return world


def looks(world: Game, seat: int) -> bytes:
    """Everything the seat sees of a world."""
    return world.view(seat, told=False).states.tobytes()
