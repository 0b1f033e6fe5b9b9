"""Who plays a game in a compiled loop: players, the networks they play by, and which of them sits where."""

from collections.abc import Sequence
from typing import Annotated, NamedTuple

import numpy as np

from trefoil.core.slate import MOST_SEATS
from trefoil.core.state import Int64, Int64s, Records, UInt64, dtype_of

UNIFORM = 1000  # the noise of a player whose every turn begins with a random move


class Player(NamedTuple):
    """How one plays: by which network, how carelessly, and whether it computes what can be computed."""

    network: Int64  # its number among those of the lineup
    noise: Int64 = 0  # how often, in a thousand turns, it begins with a random move
    solve_depth: Int64 = 0  # moves of nature ahead over which it solves; 0: it does not


class Seating:
    """Who sits where in one game, and what they draw their random moves from."""

    rng: UInt64  # the players' own stream; nature's is in the state
    mover: Int64  # the seat that took the last turn
    players: Annotated[Int64s, MOST_SEATS]  # by seat, the number of its player


PLAYER, SEATING = dtype_of(Player), dtype_of(Seating)


class Lineup(NamedTuple):
    """All that is needed to let a game be played."""

    networks: Records
    players: Records
    seatings: Records  # one


def lineup_of(networks: Records, players: Sequence[Player]) -> Lineup:
    """These players, with nobody seated yet."""
    return Lineup(networks, np.array(list(players), PLAYER), np.zeros(1, SEATING))
