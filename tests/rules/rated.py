"""A game's sense of a position: its words, for tests."""

from dataclasses import dataclass

import numpy as np

from trefoil.bots.players import rating
from trefoil.core import entry_points, rules
from trefoil.core.game import Game
from trefoil.core.jit import kernel
from trefoil.core.network import NO_NETWORK
from trefoil.core.slate import SLATE
from trefoil.core.state import Records


@kernel
def estimate(states: Records, slates: Records) -> None:
    rules.estimate(states[0], slates[0])


@dataclass(frozen=True)
class Judged:
    """What `rate` wrote."""

    moves: list[int]
    values: list[float]
    line: list[int]  # the best-looking turn


@kernel
def features(states: Records, seat: int, slates: Records) -> int:
    return rules.features(states[0], seat, slates[0])


def noticed(states: Records, seat: int) -> dict[int, float]:
    """The features of a position as a seat sees it, and how much of each."""
    slates = np.zeros(1, SLATE)
    n = features(states, seat, slates)
    found = zip(slates["features"][0, :n].tolist(), slates["amounts"][0, :n].tolist(), strict=True)
    total: dict[int, float] = {}
    for feature, amount in found:
        total[feature] = total.get(feature, 0.0) + amount
    return total


def judged(states: Records, networks: Records = NO_NETWORK) -> Judged:
    """The moves of a position as the sense of its game sees them, or as a network does."""
    slates = np.zeros(1, SLATE)
    n = entry_points.rate(states, networks, slates)
    moves, values, line = (slates[name][0].tolist() for name in ("moves", "values", "line"))
    return Judged(moves[:n], values[:n], line[: int(slates["steps"][0])])


def shares(game: Game) -> list[float]:
    """What part of the win each seat seems to have."""
    slates = np.zeros(1, SLATE)
    estimate(game.states, slates)
    written: list[float] = slates["win_chances"][0].tolist()
    players = int(game.options["players"])
    assert set(written[players:]) <= {0.0}
    return written[:players]


def values(game: Game) -> dict[str, float]:
    """What each move seems worth to whoever is to move."""
    assert game.to_move is not None
    return rating.rated(game.view(game.to_move))


def absurd(game: Game) -> set[str]:
    """The moves of which even a beginner sees that nobody would play them."""
    states, number, slates = game.states, game.KERNEL.VERBS.number, np.zeros(1, SLATE)
    return {move for move in game.legal_moves if entry_points.absurd(states, number(move), slates)}
