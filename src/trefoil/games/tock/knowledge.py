"""What a thoughtful player sees in a move of Tock: whole turns, judged by where the pawns stand after them."""

import sys

import numpy as np

from trefoil.core import rules
from trefoil.core.bits import COUNT, NTH
from trefoil.core.exp import exp
from trefoil.core.jit import kernel, rule
from trefoil.core.network import Network, evaluate
from trefoil.core.slate import Slate, note_best
from trefoil.core.state import EMPTY, Records
from trefoil.games.tock.absurd import absurd
from trefoil.games.tock.ends import CURSOR, DEEPEST, goes_on, look, put_in, try_next
from trefoil.games.tock.features import N_FEATURES, features
from trefoil.games.tock.kernel import apply, legal
from trefoil.games.tock.material import (
    DROP,
    FOLD,
    GET,
    GIVE,
    MAX_PLAYERS,
    MOVING,
    N_RANKS,
    N_SIDES,
    PLAYING,
    PUT,
    STATE,
    State,
)
from trefoil.games.tock.plan import PLAN
from trefoil.games.tock.sides import colours_of, first_colour, has_partner, partner, side_of, team
from trefoil.games.tock.track import PAWNS
from trefoil.games.tock.turn import has_pawn_out
from trefoil.games.tock.values import ENTERS, HELD, pawn_value

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

RIVAL = 0.9  # how much what the other sides have counts
NEEDED = 1.7  # a card that enters, to somebody who has no pawn in play
SHARPNESS = 0.05  # how much a unit is worth in an estimate
CASUAL_TEMPERATURE = 3.45  # how much worse a move may be without a casual player noticing
BEGINNER_TEMPERATURE = 6.6  # the same for a beginner
HORIZON = 8  # turns played on before a position is evaluated
NETWORK_OPTIONS: tuple[str, ...] = ("players", "sides")  # that select a network; all others are features
NETWORK_HORIZON = 12  # turns that a master plays on before its network evaluates
NETWORK_EFFORT = 0.4  # its rollouts, relative to those of `search`: a network is slower than a hand-made evaluation
NETWORK_EVALUATIONS = 10_000  # cap for one choice, so that a turn stays within its time
NETWORK_PRIOR = 0  # weight of the one-ply rating of a move, in worlds
PATIENCE = 150  # ends of a turn that are looked at, at most


@kernel
def side_values(s: State, slate: Slate) -> None:
    """Write what the pawns of each side and the cards in its hands are worth together."""
    for number in range(sides_in_play(s)):
        colours = team(s, number)
        slate.notes[number] = 0.0
        for k in range(COUNT[colours]):
            for pawn in range(PAWNS * NTH[colours, k], PAWNS * NTH[colours, k] + PAWNS):
                slate.notes[number] += pawn_value(s, pawn)
    for seat in range(s.players):
        for rank in range(N_RANKS):
            slate.notes[side_of(s, seat)] += HELD[rank] * int(s.hands[seat, rank])


@rule
def sides_in_play(s: State) -> int:
    return int(N_SIDES[int(s.seating)])


@kernel
def evaluation(s: State, seat: int, network: Network, slate: Slate) -> float:
    """What a seat can expect: by a network, or by what its side has, less what the others have on average."""
    if network.learned:
        return evaluate(s, seat, network, slate)
    side_values(s, slate)
    others, own = 0.0, side_of(s, seat)
    for number in range(sides_in_play(s)):
        if number != own:
            others += slate.notes[number]
    return float(slate.notes[own] - RIVAL * others / (sides_in_play(s) - 1))


@rule
def is_again(s: State) -> bool:
    """4.8: a seven whose parts come in another order of pawns; that order was tried, or will be."""
    return bool(s.stage == MOVING and s.last_pawn != EMPTY and s.pawn < s.last_pawn)


@rule
def note_line(cursors: Records, level: int, slate: Slate) -> None:
    """Write down how the turn got to its end, after its first move."""
    for k in range(level):
        slate.line[k + 1] = cursors[k].moves[int(cursors[k].left)]
    slate.steps = level + 1


@kernel
def best_end(work: Records, cursors: Records, seat: int, network: Network, most: float, slate: Slate) -> float:
    """The best evaluation at the end of the turn that work[0] is in the middle of, of at most PATIENCE ends.

    The way to an end that is worth more than `most` is written down.
    """
    best, ends, level = -np.inf, 0, 0
    cursors[0].left = -1
    while level >= 0 and ends < PATIENCE:
        if not goes_on(work[level]):
            value = evaluation(work[level], seat, network, slate)
            if value > max(best, most):
                note_line(cursors, level, slate)
            best = max(best, value)
            ends += 1
            level -= 1
            continue
        look(work[level], cursors[level], slate)
        if cursors[level].left == 0:
            level -= 1
            continue
        try_next(work, cursors, level)
        if not is_again(work[level + 1]):
            level += 1
    if ends > 0:
        return best
    value = evaluation(work[0], seat, network, slate)
    if value > most:
        slate.steps = 1
    return value


@kernel
def rate_turn(s: State, network: Network, slate: Slate, n: int) -> None:
    """By the best end each move can lead to."""
    work, cursors, moves = np.empty(DEEPEST, STATE), np.empty(DEEPEST, CURSOR), np.empty(n, np.int64)
    seat, most = int(s.turn), -np.inf
    for k in range(n):
        moves[k] = slate.moves[k]
    for k in range(n):
        put_in(work, s)
        apply(work[0], int(moves[k]))
        slate.values[k] = best_end(work, cursors, seat, network, most, slate)
        if slate.values[k] > most:
            most = slate.values[k]
            slate.line[0] = moves[k]
    for k in range(n):
        slate.moves[k] = moves[k]


@rule
def wanted(s: State, seat: int, rank: int) -> float:
    """What a card is worth to a seat: one that enters is needed most by somebody with no pawn in play."""
    stuck = ENTERS[rank] and not has_pawn_out(s, colours_of(s, seat)) and s.home[first_colour(s, seat)] < PAWNS
    return float(HELD[rank]) + (NEEDED if stuck else 0.0)


@rule
def rate_card(s: State, action: int) -> float:
    """An exchange, or a card laid down without effect."""
    seat = int(s.turn)
    if action >= FOLD:
        return 0.0
    if action >= DROP:
        return -float(HELD[action - DROP])
    if action >= GET:
        return float(HELD[action - GET])
    if action >= PUT:
        return -float(HELD[action - PUT])
    rank = action - GIVE
    return wanted(s, partner(s, seat), rank) - wanted(s, seat, rank) * (1.0 if s.hands[seat, rank] == 1 else 0.3)


@kernel
def rate(s: State, network: Network, slate: Slate) -> int:
    n = legal(s, slate)
    if goes_on(s) or (s.stage == PLAYING and slate.moves[0] < DROP):
        rate_turn(s, network, slate, n)
    else:
        for k in range(n):
            slate.values[k] = rate_card(s, int(slate.moves[k]))
        note_best(slate, n)
    return n


@rule
def solve(s: State, depth: int, slate: Slate) -> int:
    """Nothing in Tock is solved exactly."""
    return EMPTY


@kernel
def estimate(s: State, slate: Slate) -> None:
    """A win probability for each seat by what its side has; partners share it as winners do."""
    side_values(s, slate)
    total = 0.0
    for number in range(sides_in_play(s)):
        slate.notes[number] = exp(SHARPNESS * slate.notes[number])
        total += slate.notes[number]
    total *= 1 + int(has_partner(s))
    for seat in range(MAX_PLAYERS):
        slate.win_chances[seat] = slate.notes[side_of(s, seat)] / total if seat < s.players else 0.0


rules.register(STATE, sys.modules[__name__])
