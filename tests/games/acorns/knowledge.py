"""What bots know of Acorns: a hand-made evaluation. It has no networks, so everybody but a master plays it."""

import sys

from tests.games.acorns.kernel import POINTS, legal
from tests.games.acorns.material import BURY, BURYING, EAT, N_KINDS, PLAYING, REST, STATE, State
from trefoil.core import rules
from trefoil.core.exp import exp
from trefoil.core.jit import kernel
from trefoil.core.network import Network
from trefoil.core.plan import NO_PLAN, Plan
from trefoil.core.slate import Slate, note_best, note_feature
from trefoil.core.state import EMPTY

__all__ = [
    "BEGINNER_TEMPERATURE",
    "CASUAL_TEMPERATURE",
    "HORIZON",
    "NETWORK_EFFORT",
    "NETWORK_EVALUATIONS",
    "NETWORK_HORIZON",
    "NETWORK_OPTIONS",
    "NETWORK_PRIOR",
    "N_FEATURES",
    "PLAN",
    "absurd",
    "estimate",
    "features",
    "rate",
    "solve",
]

CASUAL_TEMPERATURE = 0.7  # how much worse a move may be without a casual player noticing
BEGINNER_TEMPERATURE = 1.5  # the same for a beginner
HORIZON = 100  # turns played on before a position is evaluated: games of Acorns are short
NETWORK_OPTIONS: tuple[str, ...] = ()  # no option selects a network: there are none
N_FEATURES = 1
PLAN: Plan = NO_PLAN
NETWORK_HORIZON = NETWORK_EVALUATIONS = NETWORK_PRIOR = 0
NETWORK_EFFORT = 1.0
JAY = 0.9  # what it costs to have buried one acorn more, for each that is buried


@kernel
def rate(s: State, network: Network, slate: Slate) -> int:
    """An acorn is worth its points, buried twice as many, less what the jay is likely to find."""
    n, buried = legal(s, slate), int(s.buried_sizes[int(s.turn)])
    for k in range(n):
        action = int(slate.moves[k])
        slate.values[k] = 0.0
        if action < BURY:
            slate.values[k] = float(POINTS[action - EAT])
        elif action < REST:
            slate.values[k] = 2.0 * POINTS[action - BURY] - JAY * (buried + 1) ** 2
    note_best(slate, n)
    return n


@kernel
def solve(s: State, depth: int, slate: Slate) -> int:
    """Who has nothing left to bury rests."""
    return REST if s.stage == BURYING and s.hand_sizes[int(s.turn)] == 0 else EMPTY


@kernel
def estimate(s: State, slate: Slate) -> None:
    """By what is eaten, and the number of acorns that are buried."""
    total = 0.0
    for seat in range(s.players):
        points = (s.eaten[seat] * POINTS).sum() + 2.0 * s.buried_sizes[seat]
        slate.win_chances[seat] = exp(0.3 * points)
        total += slate.win_chances[seat]
    for seat in range(len(slate.win_chances)):
        slate.win_chances[seat] = slate.win_chances[seat] / total if seat < s.players else 0.0


@kernel
def absurd(s: State, action: int, slate: Slate) -> bool:
    """To eat a small acorn with a large one in hand."""
    return bool(s.stage == PLAYING and action == EAT and s.hands[int(s.turn), N_KINDS - 1] > 0)


@kernel
def features(s: State, seat: int, slate: Slate) -> int:
    """There are no networks that would ask for more."""
    return note_feature(slate, 0, 0, 1.0)


rules.register(STATE, sys.modules[__name__])
