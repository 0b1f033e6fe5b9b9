"""What was learned, for whoever asks: each seat's win probability as a view shows it, and how sure that is."""

from dataclasses import dataclass

import numpy as np

from trefoil.bots.networks.serving import network_for
from trefoil.bots.warm import value_of
from trefoil.core import entry_points
from trefoil.core.slate import SLATE
from trefoil.core.view import View

GUESSES = 32  # worlds in which a spectator asks every seat


@dataclass(frozen=True)
class WinProbability:
    """Of one seat; partners share theirs between them."""

    value: float
    error: float  # its standard error


def value(view: View) -> tuple[WinProbability, ...]:
    """The win probability of every seat; they add up to one. What the view does not show has no part in it."""
    learned = network_for(view.kind, view.options)
    value_of(view.kind).warm()
    players, slates = int(view.states[0].players), np.zeros(1, SLATE)
    total = np.zeros(players)
    worlds = range(GUESSES) if view.seat is None else range(1)
    for world in worlds:
        states = view.states.copy()
        if view.seat is None:
            entry_points.guess(states, world, slates)
        readers = range(players) if view.seat is None else (view.seat,)
        for reader in readers:
            entry_points.evaluate(states, reader, learned.network, slates)
            total += slates["win_chances"][0, :players] / (len(worlds) * len(readers))
    over = view.to_move is None
    doubt = 0.0 if over else learned.made.calibration
    return tuple(WinProbability(float(v), doubt * float(v * (1 - v)) ** 0.5) for v in total)
