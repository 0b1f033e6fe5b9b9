"""What bots know of Triqueta: a hand-made evaluation of its moves, made of what their player can see."""

import sys

import numpy as np

from trefoil.core import rules
from trefoil.core.bits import COUNT
from trefoil.core.exp import exp
from trefoil.core.jit import kernel, rule
from trefoil.core.network import Network, evaluate
from trefoil.core.slate import Slate, note_best
from trefoil.core.state import EMPTY
from trefoil.games.triqueta.absurd import absurd
from trefoil.games.triqueta.features import N_FEATURES, features
from trefoil.games.triqueta.kernel import apply, legal
from trefoil.games.triqueta.material import (
    ADD,
    CHOOSING,
    DRAW,
    KEEP,
    MAX_PLAYERS,
    N_ANIMALS,
    PLACE,
    PLACING,
    STATE,
    TAKE,
    TURN,
    State,
)
from trefoil.games.triqueta.plan import PLAN
from trefoil.games.triqueta.questions import is_in, is_open, rounds_left, unseen_by
from trefoil.games.triqueta.stopping import alone, choice
from trefoil.games.triqueta.values import KEEPING, adding, gain, step, value

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

DAMPING = 0.6  # what an opponent gains is not all lost to the player
STAYS = 0.72  # how likely an opponent leaves a good row for another turn
NOTHING = -99.0  # less than any row can bring
CASUAL_TEMPERATURE = 0.69  # how much worse a move may be without a casual player noticing
BEGINNER_TEMPERATURE = 1.8  # the same for a beginner
HORIZON = 400  # turns played on before a position is evaluated: games of Triqueta are short
NETWORK_OPTIONS: tuple[str, ...] = ("players",)  # that select a network; all others are features
NETWORK_HORIZON = 4  # turns that a master plays on before its network evaluates
NETWORK_EFFORT = 2.0  # its rollouts, relative to those of `search`
NETWORK_EVALUATIONS = 20_000  # cap for one choice
NETWORK_PRIOR = 400  # weight of the one-ply rating of a move, in worlds
SHARPNESS = 0.22  # how much a point is worth in an estimate


@rule
def note_gains(s: State, rounds: int, seat: int, slate: Slate) -> None:
    """Write what each row in the middle would bring a seat."""
    for row in range(s.players):
        slate.notes[seat * MAX_PLAYERS + row] = gain(s, rounds, seat, row) if is_open(s, row) else NOTHING


@rule
def best_row(s: State, seat: int, slate: Slate, row: int, change: float) -> float:
    """The best row for a seat if one of them changes by `change`."""
    best = NOTHING
    for other in range(s.players):
        best = max(best, slate.notes[seat * MAX_PLAYERS + other] + (change if other == row else 0.0))
    return best


@rule
def change(s: State, rounds: int, seat: int, row: int, animal: int) -> float:
    """How much better a row gets for a seat by one more token of an animal."""
    return step(rounds, animal, int(s.collections[seat, animal]) + int(s.rows[row, animal]), 1)


@rule
def expected(s: State, rounds: int, seat: int, slate: Slate) -> float:
    """The expected value of one more draw: the best row after it, if nobody takes it before."""
    unseen, total = 0, 0.0
    for animal in range(N_ANIMALS):
        best = NOTHING
        for row in range(s.players):
            if is_open(s, row):
                best = max(best, best_row(s, seat, slate, row, change(s, rounds, seat, row, animal)))
        left = unseen_by(s, seat, animal)
        total += best * left
        unseen += left
    total /= max(unseen, 1)
    others = int(COUNT[int(s.seats_in)]) - 1
    return total * STAYS**others if total > 0 else total


@rule
def evaluation(s: State, rounds: int, seat: int, row: int, animal: int, slate: Slate) -> float:
    """The best row for the seat if a token goes into one of them, less what the others in the round would get."""
    theirs, others, mine = 0.0, 0, 0.0
    for other in range(s.players):
        if is_in(s, other):
            more = 0.0 if row == EMPTY else change(s, rounds, other, row, animal)
            best = best_row(s, other, slate, row, more)
            if other == seat:
                mine = best
            else:
                theirs += max(0.0, best)
                others += 1
    return mine if others == 0 else mine - DAMPING * theirs / others


@rule
def keeping(s: State, rounds: int, seat: int, animal: int) -> float:
    """What a token is worth face down: it counts only if that does no harm."""
    return max(0.0, step(rounds, animal, int(s.collections[seat, animal]), 1)) - KEEPING[rounds]


@kernel
def rate_turn(s: State, slate: Slate, n: int) -> None:
    """Draw, for what may come; or take a row, for what it brings."""
    seat, rounds = int(s.turn), rounds_left(s)
    note_gains(s, rounds, seat, slate)
    for k in range(n):
        action = int(slate.moves[k])
        row = action - TAKE
        slate.values[k] = expected(s, rounds, seat, slate) if action == DRAW else slate.notes[seat * MAX_PLAYERS + row]


@kernel
def rate_placing(s: State, slate: Slate, n: int) -> None:
    """Place the token where it helps oneself and not the others, or keep it."""
    seat, rounds, animal = int(s.turn), rounds_left(s), int(s.drawn)
    for other in range(s.players):
        if is_in(s, other):
            note_gains(s, rounds, other, slate)
    for k in range(n):
        action = int(slate.moves[k])
        if action == KEEP:
            slate.values[k] = evaluation(s, rounds, seat, EMPTY, 0, slate) + keeping(s, rounds, seat, animal)
        else:
            slate.values[k] = evaluation(s, rounds, seat, action - PLACE, animal, slate)


@kernel
def rate_by(network: Network, s: State, slate: Slate, n: int) -> None:
    """By the network's evaluation of the position after each move."""
    seat, work = int(s.turn), np.empty(1, STATE)
    for k in range(n):
        work[0] = s
        apply(work[0], int(slate.moves[k]))
        slate.values[k] = evaluate(work[0], seat, network, slate)


@kernel
def rate(s: State, network: Network, slate: Slate) -> int:
    n = legal(s, slate)
    if network.learned and s.stage != CHOOSING:
        rate_by(network, s, slate, n)
    elif s.stage == TURN:
        rate_turn(s, slate, n)
    elif s.stage == PLACING:
        rate_placing(s, slate, n)
    else:
        for k in range(n):
            slate.values[k] = adding(s, int(s.turn)) if slate.moves[k] == ADD else 0.0
    note_best(slate, n)
    return n


@kernel
def solve(s: State, depth: int, slate: Slate) -> int:
    if s.stage == CHOOSING:
        return choice(s)
    if COUNT[int(s.seats_in)] == 1:
        return alone(s, depth)
    return EMPTY


@kernel
def estimate(s: State, slate: Slate) -> None:
    """A win probability for each seat by what lies in front of it."""
    rounds = rounds_left(s)
    total = 0.0
    for seat in range(s.players):
        points = float(int(s.trees[seat]) + int(s.rock == seat))
        for animal in range(N_ANIMALS):
            points += value(rounds, animal, int(s.collections[seat, animal]))
        slate.win_chances[seat] = exp(SHARPNESS * points)
        total += slate.win_chances[seat]
    for seat in range(MAX_PLAYERS):
        slate.win_chances[seat] = slate.win_chances[seat] / total if seat < s.players else 0.0


rules.register(STATE, sys.modules[__name__])
