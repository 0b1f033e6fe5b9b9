"""Tock's answers to the words of the house; the numbers of paragraphs are those of docs/rules/tock.md."""

import sys

import numpy as np
from numpy.typing import NDArray

from trefoil.core import rules
from trefoil.core.bits import COUNT, NTH
from trefoil.core.chance import below
from trefoil.core.jit import kernel
from trefoil.core.slate import Slate
from trefoil.core.state import EMPTY
from trefoil.core.unseen import weights  # R18: the next card is any that nobody has seen
from trefoil.games.tock.deal import begin_deck, get, give, put, receive
from trefoil.games.tock.effects import EFFECTS, effects
from trefoil.games.tock.material import (
    BOARDS,
    CARD,
    DECK,
    DIRECTION,
    DROP,
    FIRST,
    FOLD,
    FRIENDLY_FIRE,
    GET,
    GETTING,
    GIVE,
    GIVING,
    JACK_SPARES_START,
    KING,
    MAY_FOLD,
    MOVING,
    N_RANKS,
    NAME,
    NAMING,
    OVER,
    PICKING,
    PLAY,
    PLAYERS,
    PLAYING,
    PUT,
    PUTTING,
    RULES,
    SEATING,
    SIDES,
    STATE,
    TO,
    VERBS,
    WITH,
    WITH_KITTY,
    State,
)
from trefoil.games.tock.rollout import eager
from trefoil.games.tock.secrecy import guess, hide, seen
from trefoil.games.tock.seven import ALL_POINTS
from trefoil.games.tock.sides import colour_of, colours_of, is_home, side_of
from trefoil.games.tock.track import N_PAWNS, PAWNS, SPAN, base
from trefoil.games.tock.turn import (
    can_carry_out,
    can_play,
    carry_out,
    drop,
    fold,
    inserted,
    movable,
    move_to,
    must_fold,
    pick_pawn,
    play_card,
    targets,
)

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


@kernel
def setup(s: State, options: NDArray[np.int64]) -> None:
    """1: the board of this many players, all pawns in their bases, and the first deck."""
    s.players = options[PLAYERS]
    s.deck = options[DECK]
    s.sides = options[SIDES]
    s.kitty = options[WITH_KITTY]
    s.fold = options[MAY_FOLD]
    s.way = 1 - 2 * options[DIRECTION]
    s.friendly_fire = options[FRIENDLY_FIRE]
    s.jack_spares_start = options[JACK_SPARES_START]
    s.first = options[FIRST]
    s.dealer = s.first
    s.deals = 0
    s.ring = SPAN * int(BOARDS[int(s.players)])
    s.seating = SEATING[int(s.players), int(s.sides)]
    s.own = 0
    s.card = EMPTY
    s.pawn = EMPTY
    s.last_pawn = EMPTY
    s.seven_left = ALL_POINTS
    s.on_its_way = EMPTY
    s.given[:] = EMPTY
    s.passed[:] = EMPTY
    s.home[:] = 0
    s.hands[:, :] = 0
    s.hand_sizes[:] = 0
    s.kitties[:, :] = 0
    s.kitty_sizes[:] = 0
    s.at[:] = EMPTY
    for pawn in range(N_PAWNS):
        s.pawns[pawn] = base(colour_of(pawn))
    begin_deck(s)


@kernel
def cards_in(cards: NDArray[np.int8], verb: int, slate: Slate) -> int:
    """One move of a verb for each rank that is there."""
    n = 0
    for rank in range(N_RANKS):
        if cards[rank] > 0:
            slate.moves[n] = verb + rank
            n += 1
    return n


@kernel
def plays(s: State, slate: Slate) -> int:
    """3.1, 3.2: the cards that can be carried out; if there are none, the hand is folded or a card dropped."""
    seat = int(s.turn)
    n = 0
    for rank in range(N_RANKS):
        if s.hands[seat, rank] > 0 and can_play(s, rank, slate, n):
            slate.moves[n] = PLAY + rank
            n += 1
    if n > 0:
        return n
    if must_fold(s, seat):
        slate.moves[0] = FOLD
        return 1
    return cards_in(s.hands[seat], DROP, slate)


@kernel
def names(s: State, slate: Slate) -> int:
    """5.1: the ranks that the joker just played can be."""
    n = 0
    for rank in range(KING + 1):
        if can_carry_out(s, rank, slate, n):
            slate.moves[n] = NAME + rank
            n += 1
    return n


@kernel
def picks(s: State, slate: Slate) -> int:
    """3: the pawns that can be moved with the card."""
    n = 0
    colours = movable(s, int(s.card))
    for k in range(COUNT[colours]):
        for pawn in range(PAWNS * NTH[colours, k], PAWNS * NTH[colours, k] + PAWNS):
            if targets(s, int(s.card), pawn, slate, n) > n:
                n = inserted(slate, 0, n, WITH + int(s.pawns[pawn]))
    return n


@kernel
def legal(s: State, slate: Slate) -> int:
    if s.stage == PLAYING:
        return plays(s, slate)
    if s.stage == PICKING:
        return picks(s, slate)
    if s.stage == MOVING:
        return targets(s, int(s.card), int(s.pawn), slate, 0)
    if s.stage == NAMING:
        return names(s, slate)
    if s.stage == GIVING:
        return cards_in(s.hands[int(s.turn)], GIVE, slate)
    if s.stage == PUTTING:
        return cards_in(s.hands[int(s.turn)], PUT, slate)
    if s.stage == GETTING:
        return cards_in(s.kitties[int(s.turn)], GET, slate)
    return 0 if s.stage == OVER else cards_in(s.unseen, CARD, slate)


@kernel
def sample(s: State, rng: int, slate: Slate) -> int:
    return int(slate.moves[below(rng, legal(s, slate))])


@kernel
def rollout_move(s: State, rng: int, slate: Slate) -> int:
    return eager(s, rng, legal(s, slate), slate)


@kernel
def apply(s: State, action: int) -> None:
    if action < GIVE:
        receive(s, action - CARD)
    elif action < PUT:
        give(s, action - GIVE)
    elif action < GET:
        put(s, action - PUT)
    elif action < PLAY:
        get(s, action - GET)
    elif action < NAME:
        play_card(s, action - PLAY)
    elif action < WITH:
        carry_out(s, action - NAME)
    elif action < TO:
        pick_pawn(s, action - WITH)
    elif action < DROP:
        move_to(s, action - TO)
    elif action < FOLD:
        drop(s, action - DROP)
    else:
        fold(s)


@kernel
def scores(s: State, out: NDArray[np.int64]) -> None:
    """The pawns in lanes, per seat; with two colours those of both."""
    for seat in range(s.players):
        colours = colours_of(s, seat)
        out[seat] = 0
        for k in range(COUNT[colours]):
            out[seat] += s.home[int(NTH[colours, k])]


@kernel
def winners(s: State) -> int:
    """4.10: every seat of the side that came home."""
    mask = 0
    for seat in range(s.players):
        mask |= int(is_home(s, side_of(s, seat))) << seat
    return mask


rules.register(STATE, sys.modules[__name__])
