"""The bot that plays like a child who knows the rules: sensible most of the time, sometimes mistaken, never absurd."""

from collections import defaultdict
from math import exp
from random import Random

from trefoil.bots.bot import expect_turn
from trefoil.bots.judgement import rated
from trefoil.core.view import View

ABSURD = 1.0  # times what a careless player does not notice: a move so much worse than the best is never played


class Beginner:
    """It sees what moves are worth, but not sharply; the same seed makes the same choices."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = Random(seed)

    def choose(self, view: View) -> str:
        expect_turn(view)
        alike = defaultdict(list)  # moves worth the same are one thought, however many they are
        for move, worth in rated(view).items():
            alike[round(worth, 6)].append(move)
        careless, most = view.kind.SENSE.CARELESS, max(alike)
        likely = {worth: exp((worth - most) / careless) for worth in alike if worth >= most - ABSURD * careless}
        worth = self._random.choices(list(likely), list(likely.values()))[0]
        return self._random.choice(alike[worth])
