"""Who may know what in Triqueta (6): hiding, guessing, and reading moves that others made."""

from trefoil.core.chance import advanced, below, word
from trefoil.core.jit import rule
from trefoil.core.slate import Slate
from trefoil.core.state import EMPTY, HIDDEN
from trefoil.core.unseen import draw_out, pour_back
from trefoil.games.triqueta.material import (
    ADD,
    CHOICE_UNSEEN,
    MAX_KEPT,
    OVER,
    PLACING,
    RETURN,
    TOKEN_UNSEEN,
    State,
)


@rule
def hide(s: State, seat: int) -> None:
    """6.1: a drawn token is its drawer's secret, kept tokens and choices their owner's."""
    s.rng_state = 0
    if s.turn != seat:
        s.drawn = pour_back(s, int(s.drawn))
    for other in range(s.players):
        if other == seat:
            continue
        for slot in range(MAX_KEPT):
            s.kept[other, slot] = pour_back(s, int(s.kept[other, slot]))
            if s.stage != OVER and s.choice[other, slot] != EMPTY:
                s.choice[other, slot] = HIDDEN


@rule
def guess(s: State, seed: int, slate: Slate) -> None:
    """Fill every hidden place with a token, or a choice, that could be there."""
    rng = word(seed)
    s.rng_state = rng
    for seat in range(s.players):
        for slot in range(MAX_KEPT):
            rng = advanced(rng)
            if s.kept[seat, slot] == HIDDEN:
                s.kept[seat, slot] = draw_out(s, rng, slate)
            rng = advanced(rng)
            if s.choice[seat, slot] == HIDDEN:
                s.choice[seat, slot] = ADD + below(rng, RETURN - ADD + 1)
    if s.drawn == HIDDEN:
        s.drawn = draw_out(s, advanced(rng), slate)


@rule
def seen(s: State, then: State, action: int, seat: int) -> int:
    """7: a token reads `?` until it is placed or added; a choice until all are made."""
    if then.turn == seat:
        return action
    if action < TOKEN_UNSEEN and is_secret(s, int(then.turn), int(then.draws)):
        return TOKEN_UNSEEN
    if action >= ADD and s.stage != OVER:
        return CHOICE_UNSEEN
    return action


@rule
def is_secret(s: State, seat: int, drawn_as: int) -> bool:
    """Whether a draw of the seat is still in hand, or was kept and not added."""
    if s.stage == PLACING and s.draws == drawn_as + 1:
        return True
    for slot in range(MAX_KEPT):
        if s.kept_draw[seat, slot] == drawn_as:
            return s.stage != OVER or s.choice[seat, slot] != ADD
    return False
