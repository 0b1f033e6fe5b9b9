"""The bot that plays what looks best: what a thoughtful adult plays in their third game."""

from trefoil.bots.players.bot import expect_turn
from trefoil.bots.players.rating import rated, solved
from trefoil.core.view import View


class Greedy:
    """It computes what can be computed, and otherwise trusts the game's own evaluation of its moves."""

    def choose(self, view: View) -> str:
        expect_turn(view)
        return solved(view) or best(rated(view))


def best(values: dict[str, float]) -> str:
    """The move with the highest value; of equals the first."""
    return max(values, key=values.__getitem__)
