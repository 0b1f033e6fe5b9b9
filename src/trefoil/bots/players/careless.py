"""The bot that plays like a person who is learning: sensible most of the time, sometimes mistaken, never absurd."""

from collections import defaultdict
from collections.abc import Callable
from math import exp
from random import Random
from types import ModuleType

from trefoil.bots.players.bot import expect_turn
from trefoil.bots.players.judgement import sensible
from trefoil.core.view import View


class Careless:
    """It sees what moves are worth, but not sharply; the same seed makes the same choices.

    A move is never played that is absurd, or worse than the best of the others by more than it can overlook.
    """

    def __init__(self, overlooks: Callable[[ModuleType], float], seed: int | str | None = None) -> None:
        self._overlooks = overlooks  # how much worse a move may be without its noticing, by the sense of the game
        self._random = Random(seed)

    def choose(self, view: View) -> str:
        expect_turn(view)
        alike = defaultdict(list)  # moves worth the same are one thought, however many they are
        for move, worth in sensible(view).items():
            alike[round(worth, 6)].append(move)
        overlooked, most = self._overlooks(view.kind.SENSE), max(alike)
        likely = {worth: exp((worth - most) / overlooked) for worth in alike if worth >= most - overlooked}
        worth = self._random.choices(list(likely), list(likely.values()))[0]
        return self._random.choice(alike[worth])
