"""How a bot chooses, as a record for compiled code: at random, with noise, by what looks best, or by a search."""

from dataclasses import dataclass
from typing import NamedTuple

from trefoil.core.state import Float64, Int64, Records, dtype_of

AT_RANDOM, NOISY, GREEDY, SEARCHING = range(4)


class Policy(NamedTuple):
    """A kind of choosing, and its numbers; most of them are a search's."""

    kind: Int64
    temperature: Float64 = 0.0  # of the noise, in the units of the game's own evaluation
    playouts: Int64 = 0  # for one move
    horizon: Int64 = 0  # turns before a position is evaluated
    prior: Int64 = 0  # weight of the one-ply rating of a move, in worlds
    worlds: Int64 = 0  # that a move is tried in, at most
    evaluations: Int64 = 0  # cap on the positions that networks evaluate for one choice
    solves: Int64 = 0  # 1: what the game can compute is not searched


POLICY = dtype_of(Policy)


@dataclass(frozen=True)
class SearchSettings:
    """How a search plays on in the worlds it imagines."""

    networks: Records  # by their roles, as `rollouts.networks_of` puts them together
    horizon: int  # turns before a position is evaluated
    solves: bool  # what the game can compute is not searched
    effort: float = 1.0  # how many times as much is tried
    prior: int = 0  # weight of the one-ply rating of a move, in worlds
    worlds: int = 10**6  # that a move is tried in, at most
    evaluations: int = 10**9  # cap on the positions that its networks evaluate for one choice

    def policy(self, playouts: int) -> Policy:
        """The same as a policy, for a budget."""
        return Policy(
            SEARCHING,
            0.0,
            int(self.effort * playouts),
            self.horizon,
            self.prior,
            self.worlds,
            self.evaluations,
            int(self.solves),
        )
