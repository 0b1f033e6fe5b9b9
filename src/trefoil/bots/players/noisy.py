"""The bot that plays like a person who is learning: sensible most of the time, sometimes mistaken, never absurd."""

from collections import defaultdict
from collections.abc import Callable
from math import exp
from random import Random

from trefoil.bots.players.bot import expect_turn
from trefoil.bots.players.rating import sensible
from trefoil.core.contract import Knowledge
from trefoil.core.view import View


class Noisy:
    """It rates moves with noise: softmax at a temperature; the same seed makes the same choices.

    A move is never played that is absurd, or worse than the best of the others by more than the temperature.
    """

    def __init__(self, temperature: Callable[[Knowledge], float], seed: int | str | None = None) -> None:
        self._temperature = temperature  # in the units of the game's own evaluation
        self._random = Random(seed)

    def choose(self, view: View) -> str:
        expect_turn(view)
        alike = defaultdict(list)  # moves of the same value are one choice, however many they are
        for move, value in sensible(view).items():
            alike[round(value, 6)].append(move)
        temperature, most = self._temperature(view.kind.KNOWLEDGE), max(alike)
        likely = {value: exp((value - most) / temperature) for value in alike if value >= most - temperature}
        value = self._random.choices(list(likely), list(likely.values()))[0]
        return self._random.choice(alike[value])
