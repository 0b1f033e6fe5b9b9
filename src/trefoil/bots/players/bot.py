"""What a bot is."""

from typing import Protocol

from trefoil.core.errors import TrefoilError
from trefoil.core.seats import NATURE
from trefoil.core.view import View


class CannotChoose(TrefoilError):
    """There is nothing to choose from this view."""


class Bot(Protocol):
    """Anybody who chooses a move from what one seat may know."""

    def choose(self, view: View) -> str:
        """One of the view's legal moves."""
        ...


def expect_turn(view: View) -> None:
    """Refuse a view whose seat has nothing to choose."""
    if view.to_move is None:
        raise CannotChoose("A bot chooses a move in a game that goes on: this one is over.")
    if view.seat is None or view.to_move != view.seat:
        whose = "a spectator" if view.seat is None else f"seat {view.seat}"
        mover = "nature" if view.to_move == NATURE else f"seat {view.to_move}"
        raise CannotChoose(f"A bot chooses when its seat is to move: this view is {whose}'s, and {mover} is to move.")
