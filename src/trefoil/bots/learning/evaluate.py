"""How strong a network is at one ply: against players who do not change, and against past networks."""

import numpy as np
from numpy.typing import NDArray

from trefoil.bots.arena.match import finish
from trefoil.bots.learning.contests import OWN, RIVAL, contend
from trefoil.bots.learning.training import Training
from trefoil.bots.players.bot import Bot
from trefoil.bots.players.greedy import best
from trefoil.bots.players.rating import rated
from trefoil.bots.players.search import Search
from trefoil.core.lineup import UNIFORM, Player, lineup_of
from trefoil.core.network import NO_NETWORK
from trefoil.core.slate import SLATE
from trefoil.core.state import Records
from trefoil.core.view import View

SOLVE_DEPTH = 4  # moves of nature ahead that a greedy opponent solves: further hardly changes what it does
PLAYOUTS = 200  # of the search among the opponents, for one move


class OnePly:
    """It plays what looks best to a network."""

    def __init__(self, network: Records) -> None:
        self._network = network

    def choose(self, view: View) -> str:
        return best(rated(view, self._network))


def strength(training: Training, before: Records) -> dict[str, tuple[float, float]]:
    """By opponent, the win share of the network and its standard error; `before` is what it was a round ago."""
    opponents = {"uniform": (NO_NETWORK, Player(RIVAL, UNIFORM)), "greedy": (NO_NETWORK, Player(RIVAL, 0, SOLVE_DEPTH))}
    if len(training.past):
        opponents |= {"before": (before, Player(RIVAL)), "first": (training.past[:1], Player(RIVAL))}
    found = {name: told(against(training, *opponent)) for name, opponent in opponents.items()}
    searched = [against_search(training, deal) for deal in range(training.plan.searches)]
    return found | {"search": told(np.array(searched))}


def against(training: Training, network: Records, rival: Player) -> NDArray[np.float64]:
    """The win share of each deal against a player and its network."""
    networks, won = np.concatenate([training.network, network]), np.zeros(training.plan.deals)
    lineup = lineup_of(networks, [Player(OWN), rival])
    contend(training.starts, training.seed, lineup, training.sides, won, np.zeros(1, SLATE))
    return won


def told(won: NDArray[np.float64]) -> tuple[float, float]:
    return round(float(won.mean()), 4), round(float(won.std() / len(won) ** 0.5), 4)


def against_search(training: Training, deal: int) -> float:
    """The network's win share of a deal that is played with it on every side, and a search on all others."""
    shares = [play(training, deal, own) for own in range(training.sides)]
    return sum(shares) / len(shares)


def play(training: Training, deal: int, own: int) -> float:
    """One game; the win share of the network's side."""
    game, sides = training.kind(seed=training.seed + deal, **training.table), training.sides
    bots: tuple[Bot, Bot] = Search(PLAYOUTS, deal), OnePly(training.network)
    winners = finish(game, lambda seat, view: bots[seat % sides == own].choose(view))
    return sum(seat % sides == own for seat in winners) / len(winners)
