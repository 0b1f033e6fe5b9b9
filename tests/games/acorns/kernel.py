"""The rules of Acorns, as its answers to the words of the house; the paragraphs are those of rules.md."""

import sys

import numpy as np
from numpy.typing import NDArray

from tests.games.acorns.material import (
    ACORN,
    ATE,
    BURIED,
    BURY,
    BURYING,
    COPIES,
    DEALING,
    EAT,
    EFFECTS,
    GOT,
    HAND,
    MAX_BURIED,
    MAX_PLAYERS,
    N_KINDS,
    OVER,
    PLAYERS,
    PLAYING,
    REFILLING,
    REST,
    RULES,
    STATE,
    VALUES,
    VERBS,
    State,
)
from trefoil.core import rules
from trefoil.core.chance import advanced, below, word
from trefoil.core.effects import Effect, note_effect
from trefoil.core.jit import kernel, rule
from trefoil.core.seats import NATURE, NOBODY
from trefoil.core.slate import Slate
from trefoil.core.state import EMPTY, HIDDEN
from trefoil.core.unseen import draw_out, weights  # 2: the next acorn is any that nobody has seen

__all__ = [
    "EFFECTS",
    "RULES",
    "STATE",
    "VERBS",
    "apply",
    "effects",
    "guess",
    "hide",
    "legal",
    "rollout_move",
    "sample",
    "scores",
    "seen",
    "setup",
    "weights",
    "winners",
]

POINTS = np.array(VALUES, np.int64)


@rule
def setup(s: State, options: NDArray[np.int64]) -> None:
    """1: all acorns in the bag; seat 0 is dealt to first."""
    s.players, s.hand = options[PLAYERS], options[HAND]
    s.bag = N_KINDS * COPIES
    s.unseen[:] = COPIES
    s.hands[:, :], s.buried[:, :], s.eaten[:, :] = 0, 0, 0
    s.hand_sizes[:], s.buried_sizes[:] = 0, 0
    s.turn, s.stage, s.to_move = 0, DEALING, NATURE


@rule
def receive(s: State, kind: int) -> None:
    """2: an acorn for whose turn it is."""
    seat = int(s.turn)
    s.unseen[kind] -= 1
    s.bag -= 1
    s.hands[seat, kind] += 1
    s.hand_sizes[seat] += 1
    if s.stage == DEALING and s.hand_sizes[seat] < s.hand:
        return
    if s.stage == DEALING and seat + 1 < s.players:
        s.turn = seat + 1
    else:
        pass_turn(s)


@rule
def pass_turn(s: State) -> None:
    """3: to the next seat that has acorns; when nobody has, the game is over."""
    s.stage, s.to_move = OVER, NOBODY
    for step in range(1, int(s.players) + 1):
        seat = (int(s.turn) + step) % int(s.players)
        if s.hand_sizes[seat] > 0 and s.stage == OVER:
            s.turn, s.stage, s.to_move = seat, PLAYING, seat


@rule
def end_turn(s: State) -> None:
    """3.3: one acorn from the bag, while there are any."""
    if s.bag > 0:
        s.stage, s.to_move = REFILLING, NATURE
    else:
        pass_turn(s)


@rule
def eat(s: State, kind: int) -> None:
    """3.1: it counts once, and everybody sees it."""
    seat = int(s.turn)
    s.hands[seat, kind] -= 1
    s.hand_sizes[seat] -= 1
    s.eaten[seat, kind] += 1
    end_turn(s)


@rule
def bury(s: State, kind: int) -> None:
    """3.2: it counts twice if it is not found, and only its owner knows which it is."""
    seat = int(s.turn)
    s.hands[seat, kind] -= 1
    s.hand_sizes[seat] -= 1
    s.buried[seat, kind] += 1
    s.buried_sizes[seat] += 1
    s.stage = BURYING


@kernel
def legal(s: State, slate: Slate) -> int:
    seat, n = int(s.turn), 0
    if s.stage == DEALING or s.stage == REFILLING:
        for kind in range(N_KINDS):
            if s.unseen[kind] > 0:
                slate.moves[n] = ACORN + kind
                n += 1
        return n
    for kind in range(N_KINDS):
        if s.stage == PLAYING and s.hands[seat, kind] > 0:
            slate.moves[n] = EAT + kind
            n += 1
    for kind in range(N_KINDS):
        if s.stage != OVER and s.hands[seat, kind] > 0 and s.buried_sizes[seat] < MAX_BURIED:
            slate.moves[n] = BURY + kind
            n += 1
    if s.stage == BURYING:
        slate.moves[n] = REST
        n += 1
    return n


@kernel
def sample(s: State, rng: int, slate: Slate) -> int:
    return int(slate.moves[below(rng, legal(s, slate))])


@kernel
def rollout_move(s: State, rng: int, slate: Slate) -> int:
    """Evenly drawn moves end a game by themselves."""
    return sample(s, rng, slate)


@kernel
def apply(s: State, action: int) -> None:
    if action < EAT:
        receive(s, action - ACORN)
    elif action < BURY:
        eat(s, action - EAT)
    elif action < REST:
        bury(s, action - BURY)
    else:
        end_turn(s)


@kernel
def hide(s: State, seat: int) -> None:
    """5: hands are secret, and so is what is buried until the game is over."""
    s.rng_state = 0
    for other in range(s.players):
        if other == seat or s.stage == OVER:
            continue
        for kind in range(N_KINDS):
            s.unseen[kind] += s.hands[other, kind] + s.buried[other, kind]
            s.hands[other, kind] = 0
            s.buried[other, kind] = 0


@kernel
def guess(s: State, seed: int, slate: Slate) -> None:
    """Fill every hidden place with an acorn that could be there."""
    rng = word(seed)
    s.rng_state = rng
    for seat in range(s.players):
        for _ in range(s.hands[seat].sum(), s.hand_sizes[seat]):
            rng = advanced(rng)
            s.hands[seat, draw_out(s, rng, slate)] += 1
        for _ in range(s.buried[seat].sum(), s.buried_sizes[seat]):
            rng = advanced(rng)
            s.buried[seat, draw_out(s, rng, slate)] += 1


@kernel
def seen(s: State, then: State, action: int, seat: int) -> int:
    """5: others read `?` for an acorn that falls into a hand, and for one that is buried until the end."""
    if then.turn == seat or (action >= EAT and action < BURY) or action == REST:
        return action
    if action < EAT:
        return ACORN + N_KINDS
    return action if s.stage == OVER else BURY + N_KINDS


@kernel
def effects(before: State, after: State, action: int, slate: Slate) -> int:
    if action == REST:
        return 0
    what = GOT if action < EAT else ATE if action < BURY else BURIED
    kind = action - (ACORN if what == GOT else EAT if what == ATE else BURY)
    thing = HIDDEN if kind == N_KINDS else kind
    return note_effect(slate, 0, Effect(what, int(before.turn), thing, EMPTY, EMPTY, 0))


@kernel
def scores(s: State, out: NDArray[np.int64]) -> None:
    """4: what is eaten; at the end twice what is buried, but whoever has buried most loses it to the jay."""
    most = 0
    for seat in range(s.players):
        most = max(most, int(s.buried_sizes[seat]))
    for seat in range(s.players):
        out[seat] = (s.eaten[seat] * POINTS).sum()
        if s.stage == OVER and s.buried_sizes[seat] < most:
            out[seat] += 2 * (s.buried[seat] * POINTS).sum()


@kernel
def winners(s: State) -> int:
    """4: most points; equal players win together."""
    reached, best, mask = np.zeros(MAX_PLAYERS, np.int64), 0, 0
    scores(s, reached)
    for seat in range(s.players):
        best = max(best, int(reached[seat]))
    for seat in range(s.players):
        mask |= int(reached[seat] == best) << seat
    return mask


rules.register(STATE, sys.modules[__name__])
