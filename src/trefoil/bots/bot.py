"""What a bot is."""

from typing import Protocol

from trefoil.core.view import View


class Bot(Protocol):
    """Anybody who chooses a move from what one seat may know."""

    def choose(self, view: View) -> str:
        """One of the view's legal moves."""
        ...
