"""The bot that plays what looks best: what a thoughtful adult plays in their third game."""

from trefoil.bots.players.chooser import Chooser, Means
from trefoil.bots.search.policy import GREEDY, Policy
from trefoil.bots.search.rollouts import BY_HAND

BY_LOOKS = Policy(GREEDY)


class Greedy(Chooser):
    """It computes what can be computed, and otherwise trusts the game's own evaluation of its moves."""

    def __init__(self) -> None:
        super().__init__(lambda view: Means(BY_LOOKS, BY_HAND))


def best(values: dict[str, float]) -> str:
    """The move with the highest value; of equals the first."""
    return max(values, key=values.__getitem__)
