"""Who may know what in Tock (8): hiding, guessing, and reading moves that others made."""

from trefoil.core.chance import advanced, word
from trefoil.core.jit import kernel, rule
from trefoil.core.slate import Slate
from trefoil.core.state import EMPTY, HIDDEN
from trefoil.core.unseen import draw_out, pour_back
from trefoil.games.tock.material import (
    CARD_UNSEEN,
    GET,
    GET_UNSEEN,
    GIVE,
    GIVE_UNSEEN,
    GIVING,
    N_RANKS,
    PLAY,
    PUT,
    PUT_UNSEEN,
    State,
)
from trefoil.games.tock.sides import has_partner, partner


@kernel
def pour_cards(s: State, seat: int, reader: int) -> None:
    """8.1: hands and kitties are their owner's; 2.2: a giver knows one card of the partner's hand."""
    for rank in range(N_RANKS):
        known = 0
        if reader >= 0 and has_partner(s) and partner(s, reader) == seat and s.passed[reader] == rank:
            known = 1
        s.unseen[rank] += int(s.hands[seat, rank]) - known + int(s.kitties[seat, rank])
        s.hands[seat, rank] = known
        s.kitties[seat, rank] = 0


@kernel
def hide(s: State, seat: int) -> None:
    """8.1: hands, kitties and cards on their way are secret; only giver and receiver know what was passed."""
    s.rng_state = 0
    if s.turn != seat:
        s.on_its_way = pour_back(s, int(s.on_its_way))
    for other in range(s.players):
        if other == seat:
            continue
        pour_cards(s, other, seat)
        s.given[other] = pour_back(s, int(s.given[other]))
        if seat < 0 or not has_partner(s) or partner(s, seat) != other:
            s.passed[other] = EMPTY


@rule
def known_cards(s: State, seat: int) -> int:
    total = 0
    for rank in range(N_RANKS):
        total += int(s.hands[seat, rank])
    return total


@rule
def known_kitty(s: State, seat: int) -> int:
    total = 0
    for rank in range(N_RANKS):
        total += int(s.kitties[seat, rank])
    return total


@kernel
def guess(s: State, seed: int, slate: Slate) -> None:
    """Fill every hidden place with a card that could be there."""
    rng = word(seed)
    s.rng_state = rng
    for seat in range(s.players):
        for _ in range(known_cards(s, seat), s.hand_sizes[seat]):
            rng = advanced(rng)
            s.hands[seat, draw_out(s, rng, slate)] += 1
        for _ in range(known_kitty(s, seat), s.kitty_sizes[seat]):
            rng = advanced(rng)
            s.kitties[seat, draw_out(s, rng, slate)] += 1
        if s.given[seat] == HIDDEN:
            rng = advanced(rng)
            s.given[seat] = draw_out(s, rng, slate)
    if s.on_its_way == HIDDEN:
        s.on_its_way = draw_out(s, advanced(rng), slate)


@kernel
def seen(s: State, then: State, action: int, seat: int) -> int:
    """9: what 8.1 hides reads `?`; the partner reads a passed card once the last choice is made."""
    if then.turn == seat or action >= PLAY:
        return action
    if action < GIVE:
        return CARD_UNSEEN
    if action >= GET:
        return GET_UNSEEN
    if action >= PUT:
        return PUT_UNSEEN
    given = s.deals != then.deals or s.stage != GIVING
    return action if given and seat >= 0 and partner(s, seat) == then.turn else GIVE_UNSEEN
