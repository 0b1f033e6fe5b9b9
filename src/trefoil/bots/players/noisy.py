"""The bot that plays like a person who is learning: sensible most of the time, sometimes mistaken, never absurd."""

from collections.abc import Callable

from trefoil.bots.players.chooser import Chooser, Means
from trefoil.bots.search.policy import NOISY, Policy
from trefoil.bots.search.rollouts import BY_HAND
from trefoil.core.contract import Knowledge


def noise(temperature: float) -> Policy:
    """It rates moves with noise: softmax at a temperature, in the units of the game's own evaluation.

    A move is never played that is absurd, or worse than the best of the others by more than the temperature.
    """
    return Policy(NOISY, temperature)


class Noisy(Chooser):
    """The same seed makes the same mistakes."""

    def __init__(self, temperature: Callable[[Knowledge], float], seed: int | str | None = None) -> None:
        super().__init__(lambda view: Means(noise(temperature(view.kind.KNOWLEDGE)), BY_HAND), seed)
