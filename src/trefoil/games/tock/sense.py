"""What a thoughtful player sees in a move of Tock: whole turns, judged by where the pawns stand after them."""

import sys

import numpy as np

from trefoil.core import rules
from trefoil.core.jit import kernel, rule
from trefoil.core.mind import Mind, judge
from trefoil.core.slate import Slate, note_best
from trefoil.core.state import EMPTY, Records
from trefoil.games.tock.absurd import absurd
from trefoil.games.tock.ends import CURSOR, DEEPEST, goes_on, look, put_in, try_next
from trefoil.games.tock.kernel import apply, legal
from trefoil.games.tock.material import (
    DROP,
    FOLD,
    GET,
    GIVE,
    IN_PLAY,
    MAX_PLAYERS,
    MOVING,
    N_RANKS,
    PLAYING,
    PUT,
    SIDES,
    STATE,
    State,
)
from trefoil.games.tock.plan import PLAN
from trefoil.games.tock.sides import colour_of, has_partner, partner, side
from trefoil.games.tock.track import CENTRE, PAWNS, on_ring
from trefoil.games.tock.traits import N_TRAITS, traits
from trefoil.games.tock.worth import ENTERS, HELD, pawn_worth

__all__ = ["N_TRAITS", "PLAN", "absurd", "estimate", "rate", "solve", "traits"]

RIVAL = 0.9  # how much what the other sides have counts
NEEDED = 1.7  # a card that enters, to somebody who has no pawn in play
SHARPNESS = 0.05  # how much a unit is worth in an estimate
SLIP = 3.45  # how much worse a move may be without a casual player noticing,
BLUNDER = 6.6  # and without a beginner noticing
HORIZON = 8  # turns to play on before a position is judged
MIND_HORIZON = 12  # in what a master imagines its mind judges after so many turns,
MIND_EFFORT = 0.4  # less is tried than by a search, for a mind thinks more slowly than hand-made sense,
MIND_JUDGEMENTS = 10_000  # nor are many more positions judged for one choice: a turn has to stay within its time,
MIND_PRIOR = 0  # and a first impression counts for nothing
PATIENCE = 150  # ends of a turn that are looked at, at most


@kernel
def side_worths(s: State, slate: Slate) -> None:
    """Write what the pawns of each side and the cards in its hands are worth together."""
    for number in range(MAX_PLAYERS):
        slate.notes[number] = 0.0
    for pawn in range(IN_PLAY[int(s.players)] * PAWNS):
        slate.notes[side(s, colour_of(pawn))] += pawn_worth(s, pawn)
    for seat in range(s.players):
        for rank in range(N_RANKS):
            slate.notes[side(s, seat)] += HELD[rank] * int(s.hands[seat, rank])


def side_size(players: int) -> int:
    """How many seats win together."""
    return players // min(int(SIDES[players]), int(IN_PLAY[players]))


@rule
def sides_in_play(s: State) -> int:
    return min(int(SIDES[int(s.players)]), int(IN_PLAY[int(s.players)]))


@kernel
def outlook(s: State, seat: int, mind: Mind, slate: Slate) -> float:
    """What a seat may hope for: what a mind thinks, or what its side has, less what the others have on average."""
    if mind.learned:
        return judge(s, seat, mind, slate)
    side_worths(s, slate)
    others, own = 0.0, side(s, seat)
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
def best_end(work: Records, cursors: Records, seat: int, mind: Mind, most: float, slate: Slate) -> float:
    """The best outlook at the end of the turn that work[0] is in the middle of, of as many ends as one cares to try.

    The way to an end that is worth more than `most` is written down.
    """
    best, ends, level = -np.inf, 0, 0
    cursors[0].left = -1
    while level >= 0 and ends < PATIENCE:
        if not goes_on(work[level]):
            worth = outlook(work[level], seat, mind, slate)
            if worth > max(best, most):
                note_line(cursors, level, slate)
            best = max(best, worth)
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
    worth = outlook(work[0], seat, mind, slate)
    if worth > most:
        slate.steps = 1
    return worth


@kernel
def rate_turn(s: State, mind: Mind, slate: Slate, n: int) -> None:
    """By the best end each move can lead to."""
    work, cursors, moves = np.empty(DEEPEST, STATE), np.empty(DEEPEST, CURSOR), np.empty(n, np.int64)
    seat, most = int(s.turn), -np.inf
    for k in range(n):
        moves[k] = slate.moves[k]
    for k in range(n):
        put_in(work, s)
        apply(work[0], int(moves[k]))
        slate.worths[k] = best_end(work, cursors, seat, mind, most, slate)
        if slate.worths[k] > most:
            most = slate.worths[k]
            slate.line[0] = moves[k]
    for k in range(n):
        slate.moves[k] = moves[k]


@rule
def has_pawn_out(s: State, colour: int) -> bool:
    for pawn in range(colour * PAWNS, (colour + 1) * PAWNS):
        if on_ring(int(s.pawns[pawn])) or s.pawns[pawn] == CENTRE:
            return True
    return False


@rule
def wanted(s: State, seat: int, rank: int) -> float:
    """What a card is worth to a seat: one that enters is needed most by somebody with no pawn in play."""
    stuck = ENTERS[rank] and not has_pawn_out(s, seat) and s.home[seat] < PAWNS
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
def rate(s: State, mind: Mind, slate: Slate) -> int:
    n = legal(s, slate)
    if goes_on(s) or (s.stage == PLAYING and slate.moves[0] < DROP):
        rate_turn(s, mind, slate, n)
    else:
        for k in range(n):
            slate.worths[k] = rate_card(s, int(slate.moves[k]))
        note_best(slate, n)
    return n


@rule
def solve(s: State, depth: int, slate: Slate) -> int:
    """Nothing in Tock is reckoned out exactly."""
    return EMPTY


@kernel
def estimate(s: State, slate: Slate) -> None:
    """A share for each seat by what its side has; partners share a win as winners do."""
    side_worths(s, slate)
    total = 0.0
    for number in range(sides_in_play(s)):
        slate.notes[number] = np.exp(SHARPNESS * slate.notes[number])
        total += slate.notes[number]
    total *= 1 + int(has_partner(s))
    for seat in range(MAX_PLAYERS):
        slate.shares[seat] = slate.notes[side(s, seat)] / total if seat < s.players else 0.0


rules.register(STATE, sys.modules[__name__])
