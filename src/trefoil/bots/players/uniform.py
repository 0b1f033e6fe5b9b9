"""The bot that plays any legal move, all equally likely."""

from random import Random

from trefoil.bots.players.bot import expect_turn
from trefoil.core.view import View


class Uniform:
    """It has no plan, and a generator of its own; the same seed makes the same choices."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = Random(seed)

    def choose(self, view: View) -> str:
        expect_turn(view)
        return self._random.choice(list(view.legal_moves))
