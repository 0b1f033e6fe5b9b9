"""What a thoughtful player sees in a move of Triqueta: a hand-made sense of it, made of what they can see."""

import sys

import numpy as np

from trefoil.core import rules
from trefoil.core.bits import COUNT
from trefoil.core.jit import kernel, rule
from trefoil.core.mind import Mind, judge
from trefoil.core.slate import Slate, note_best
from trefoil.core.state import EMPTY
from trefoil.games.triqueta.absurd import absurd
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
from trefoil.games.triqueta.stopping import alone, choice
from trefoil.games.triqueta.traits import N_TRAITS, traits
from trefoil.games.triqueta.worth import KEEPING, adding, gain, is_in, is_open, rounds_left, step, unseen_by, worth

__all__ = ["N_TRAITS", "PLAN", "absurd", "estimate", "rate", "solve", "traits"]

DAMPING = 0.6  # what an opponent gains is not all lost to the player
STAYS = 0.72  # how likely an opponent leaves a good row for another turn
NOTHING = -99.0  # less than any row can bring
SLIP = 0.69  # how much worse a move may be without a casual player noticing,
BLUNDER = 1.8  # and without a beginner noticing
HORIZON = 400  # turns to play on before a position is judged: games of Triqueta are short
MIND_HORIZON = 4  # in what a master imagines its mind judges after so many turns,
MIND_EFFORT = 2.0  # so many times as much as by a search is tried,
MIND_JUDGEMENTS = 20_000  # but hardly more positions are judged for one choice,
MIND_PRIOR = 400  # and its first impression of a move counts as much as so many worlds
SHARPNESS = 0.22  # how much a point is worth in an estimate


def side_size(players: int) -> int:
    """Everybody plays alone."""
    return 1


@rule
def note_gains(s: State, rounds: int, seat: int, slate: Slate) -> None:
    """Write what each row in the middle would bring a seat."""
    for row in range(s.players):
        slate.notes[seat * MAX_PLAYERS + row] = gain(s, rounds, seat, row) if is_open(s, row) else NOTHING


@rule
def best_row(s: State, seat: int, slate: Slate, row: int, change: float) -> float:
    """The best row for a seat if one of them changes by so much."""
    best = NOTHING
    for other in range(s.players):
        best = max(best, slate.notes[seat * MAX_PLAYERS + other] + (change if other == row else 0.0))
    return best


@rule
def change(s: State, rounds: int, seat: int, row: int, animal: int) -> float:
    """How much better a row gets for a seat by one more token of an animal."""
    return step(rounds, animal, int(s.collections[seat, animal]) + int(s.rows[row, animal]), 1)


@rule
def hope(s: State, rounds: int, seat: int, slate: Slate) -> float:
    """What is to be expected of one more draw: the best row after it, if nobody takes it before."""
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
def standing(s: State, rounds: int, seat: int, row: int, animal: int, slate: Slate) -> float:
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
        slate.worths[k] = hope(s, rounds, seat, slate) if action == DRAW else slate.notes[seat * MAX_PLAYERS + row]


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
            slate.worths[k] = standing(s, rounds, seat, EMPTY, 0, slate) + keeping(s, rounds, seat, animal)
        else:
            slate.worths[k] = standing(s, rounds, seat, action - PLACE, animal, slate)


@kernel
def rate_by(mind: Mind, s: State, slate: Slate, n: int) -> None:
    """By what a mind makes of the position after each move."""
    seat, work = int(s.turn), np.empty(1, STATE)
    for k in range(n):
        work[0] = s
        apply(work[0], int(slate.moves[k]))
        slate.worths[k] = judge(work[0], seat, mind, slate)


@kernel
def rate(s: State, mind: Mind, slate: Slate) -> int:
    n = legal(s, slate)
    if mind.learned and s.stage != CHOOSING:
        rate_by(mind, s, slate, n)
    elif s.stage == TURN:
        rate_turn(s, slate, n)
    elif s.stage == PLACING:
        rate_placing(s, slate, n)
    else:
        for k in range(n):
            slate.worths[k] = adding(s, int(s.turn)) if slate.moves[k] == ADD else 0.0
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
    """A share for each seat by what lies in front of it."""
    rounds = rounds_left(s)
    total = 0.0
    for seat in range(s.players):
        points = float(int(s.trees[seat]) + int(s.rock == seat))
        for animal in range(N_ANIMALS):
            points += worth(rounds, animal, int(s.collections[seat, animal]))
        slate.shares[seat] = np.exp(SHARPNESS * points)
        total += slate.shares[seat]
    for seat in range(MAX_PLAYERS):
        slate.shares[seat] = slate.shares[seat] / total if seat < s.players else 0.0


rules.register(STATE, sys.modules[__name__])
