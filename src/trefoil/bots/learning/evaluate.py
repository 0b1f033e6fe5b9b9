"""How strong a network is at one ply: against players who do not change, and against its older selves."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from trefoil.bots.arena.match import finish
from trefoil.bots.learning import contests
from trefoil.bots.players.bot import Bot
from trefoil.bots.players.greedy import best
from trefoil.bots.players.rating import rated
from trefoil.bots.players.search import Search
from trefoil.core.game import Game
from trefoil.core.network import NO_NETWORKS
from trefoil.core.plan import UNIFORM
from trefoil.core.slate import SLATE
from trefoil.core.state import Records
from trefoil.core.view import View

REACH = 4  # moves of nature ahead that a greedy player of the pool solves: further hardly changes what it does
PLAYOUTS = 200  # of the search in the pool, for one move


@dataclass(frozen=True)
class Pool:
    """Against whom a network is tried, and how long."""

    kind: type[Game]
    table: Mapping[str, Any]  # the options that make the row
    starts: Records
    seed: int
    deals: int
    searches: int  # deals against a search

    @property
    def players(self) -> int:
        return int(self.starts["players"][0])

    @property
    def sides(self) -> int:
        return self.players // self.kind.side_size({**self.table, "players": self.players})


class Thinker:
    """It plays what looks best to a network."""

    def __init__(self, network: Records) -> None:
        self._mind = network

    def choose(self, view: View) -> str:
        return best(rated(view, self._mind))


def strength(pool: Pool, network: Records, before: Records, first: Records) -> dict[str, tuple[float, float]]:
    """By opponent, the share of the network and its standard error; `first` is empty if there is no older self."""
    opponents = {"uniform": (NO_NETWORKS[:1], (UNIFORM, 0)), "greedy": (NO_NETWORKS[:1], (0, REACH))}
    if len(first):
        opponents |= {"before": (before, (0, 0)), "first": (first, (0, 0))}
    found = {}
    for name, (rival, habits) in opponents.items():
        won = np.zeros(pool.deals)
        both, slates = np.concatenate([network, rival]), np.zeros(1, SLATE)
        contests.contend(pool.starts, pool.seed, both, np.array([(0, 0), habits]), pool.sides, won, slates)
        found[name] = told(won)
    return found | {"search": told(np.array([against_search(pool, network, deal) for deal in range(pool.searches)]))}


def told(won: NDArray[np.float64]) -> tuple[float, float]:
    return round(float(won.mean()), 4), round(float(won.std() / len(won) ** 0.5), 4)


def against_search(pool: Pool, network: Records, deal: int) -> float:
    """The network's share of a deal that is played with it on every side, and a search on all others."""
    shares = [play(pool, network, deal, own) for own in range(pool.sides)]
    return sum(shares) / len(shares)


def play(pool: Pool, network: Records, deal: int, own: int) -> float:
    """One game; the share of the network's side."""
    game = pool.kind(seed=pool.seed + deal, **pool.table)
    bots: tuple[Bot, Bot] = Search(PLAYOUTS, deal), Thinker(network)
    winners = finish(game, lambda seat, view: bots[seat % pool.sides == own].choose(view))
    return sum(seat % pool.sides == own for seat in winners) / len(winners)
