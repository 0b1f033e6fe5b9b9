"""The bot that plays like a child who knows the rules: sensible most of the time, sometimes mistaken, never absurd."""

from math import exp
from random import Random

from trefoil.bots.bot import expect_turn
from trefoil.bots.judgement import rated
from trefoil.core.view import View

WAVERING = 1.2  # how much worse a move may be and still be played about one time in three
ABSURD = 4.0  # a move so much worse than the best is never played


class Beginner:
    """It sees what moves are worth, but not sharply; the same seed makes the same choices."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._random = Random(seed)

    def choose(self, view: View) -> str:
        expect_turn(view)
        worths = rated(view)
        most = max(worths.values())
        likely = {move: exp((worth - most) / WAVERING) for move, worth in worths.items() if worth > most - ABSURD}
        return self._random.choices(list(likely), list(likely.values()))[0]
