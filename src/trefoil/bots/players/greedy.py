"""The bot that plays what looks best: what a thoughtful adult plays in their third game."""

from trefoil.bots.players.bot import expect_turn
from trefoil.bots.players.judgement import rated, solved
from trefoil.core.view import View


class Greedy:
    """It reckons out what can be reckoned, and else trusts the game's own sense of its moves."""

    def choose(self, view: View) -> str:
        expect_turn(view)
        return solved(view) or best(rated(view))


def best(worths: dict[str, float]) -> str:
    """The move that seems worth most; of equals the first."""
    return max(worths, key=worths.__getitem__)
