"""A game's sense of a position: its words, for tests."""

from dataclasses import dataclass

import numpy as np

from trefoil.bots.players import judgement
from trefoil.core import entry_points, rules
from trefoil.core.game import Game
from trefoil.core.jit import kernel
from trefoil.core.mind import NO_MINDS
from trefoil.core.slate import SLATE
from trefoil.core.state import Records


@kernel
def estimate(states: Records, slates: Records) -> None:
    rules.estimate(states[0], slates[0])


@dataclass(frozen=True)
class Judged:
    """What `rate` wrote."""

    moves: list[int]
    worths: list[float]
    line: list[int]  # the best-looking turn


@kernel
def traits(states: Records, seat: int, slates: Records) -> int:
    return rules.traits(states[0], seat, slates[0])


def noticed(states: Records, seat: int) -> dict[int, float]:
    """The traits of a position as a seat sees it, and how much of each."""
    slates = np.zeros(1, SLATE)
    n = traits(states, seat, slates)
    found = zip(slates["noticed"][0, :n].tolist(), slates["amounts"][0, :n].tolist(), strict=True)
    total: dict[int, float] = {}
    for trait, amount in found:
        total[trait] = total.get(trait, 0.0) + amount
    return total


def judged(states: Records, minds: Records = NO_MINDS) -> Judged:
    """The moves of a position as the sense of its game sees them, or as a mind does."""
    slates = np.zeros(1, SLATE)
    n = entry_points.rate(states, minds, slates)
    moves, worths, line = (slates[name][0].tolist() for name in ("moves", "worths", "line"))
    return Judged(moves[:n], worths[:n], line[: int(slates["steps"][0])])


def shares(game: Game) -> list[float]:
    """What part of the win each seat seems to have."""
    slates = np.zeros(1, SLATE)
    estimate(game._states, slates)
    written: list[float] = slates["shares"][0].tolist()
    players = int(game.options["players"])
    assert set(written[players:]) <= {0.0}
    return written[:players]


def worths(game: Game) -> dict[str, float]:
    """What each move seems worth to whoever is to move."""
    assert game.to_move is not None
    return judgement.rated(game.view(game.to_move))


def absurd(game: Game) -> set[str]:
    """The moves of which even a beginner sees that nobody would play them."""
    states, number, slates = game._states, game.KERNEL.VERBS.number, np.zeros(1, SLATE)
    return {move for move in game.legal_moves if entry_points.absurd(states, number(move), slates)}
