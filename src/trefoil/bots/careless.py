"""The bot that plays like a person who is learning: sensible most of the time, sometimes mistaken, never absurd."""

from collections import defaultdict
from math import exp
from random import Random

from trefoil.bots.bot import expect_turn
from trefoil.bots.judgement import rated
from trefoil.core.view import View


class Careless:
    """It sees what moves are worth, but not sharply; the same seed makes the same choices.

    A move that is worse than the best by more than it can overlook is never played.
    """

    def __init__(self, blur: float, seed: int | str | None = None) -> None:
        self._blur = blur  # times what somebody usual overlooks
        self._random = Random(seed)

    def choose(self, view: View) -> str:
        expect_turn(view)
        alike = defaultdict(list)  # moves worth the same are one thought, however many they are
        for move, worth in rated(view).items():
            alike[round(worth, 6)].append(move)
        overlooked, most = self._blur * view.kind.SENSE.CARELESS, max(alike)
        likely = {worth: exp((worth - most) / overlooked) for worth in alike if worth >= most - overlooked}
        worth = self._random.choices(list(likely), list(likely.values()))[0]
        return self._random.choice(alike[worth])
