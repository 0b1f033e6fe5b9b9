"""What a move of Tock does, for whoever tells it: cards that change hands or are laid down, pawns and where they go."""

from trefoil.core.effects import Effect, Effects, Kind, note_effect
from trefoil.core.jit import kernel, rule
from trefoil.core.slate import Slate
from trefoil.core.state import EMPTY, HIDDEN
from trefoil.games.tock.material import (
    CARD,
    DROP,
    FOLD,
    FOUR,
    GET,
    GIVE,
    JACK,
    KITTIES,
    N_RANKS,
    NAME,
    PLAY,
    POINTS,
    PUT,
    RANKS,
    TO,
    WITH,
    State,
)
from trefoil.games.tock.seven import step_length
from trefoil.games.tock.sides import colour_of, partner, seat_of
from trefoil.games.tock.track import BASES, CENTRE, COLOURS, N_PAWNS, PLACE_TEXTS, in_lane, wrapped
from trefoil.games.tock.turn import is_trump

EFFECTS = Effects(
    Kind("was dealt", RANKS),
    Kind("was dealt for the kitty", RANKS),
    Kind("gave", RANKS),
    Kind("was given", RANKS),
    Kind("put into the kitty", RANKS),
    Kind("took from the kitty", RANKS),
    Kind("played", RANKS),
    Kind("named", RANKS),
    Kind("dropped", RANKS),
    Kind("folded", RANKS),
    Kind("entered", tuple(COLOURS), PLACE_TEXTS),
    Kind("walked", tuple(COLOURS), PLACE_TEXTS),
    Kind("came home", tuple(COLOURS), PLACE_TEXTS),
    Kind("crossed", tuple(COLOURS), PLACE_TEXTS),
    Kind("swapped", tuple(COLOURS), PLACE_TEXTS),
    Kind("was sent back", tuple(COLOURS), PLACE_TEXTS),
)
(
    DEALT,
    DEALT_ASIDE,
    GAVE,
    GIVEN,
    PUT_AWAY,
    TOOK,
    PLAYED,
    NAMED,
    DROPPED,
    FOLDED,
    ENTERED,
    WALKED,
    CAME_HOME,
    CROSSED,
    SWAPPED,
    SENT_BACK,
) = range(len(EFFECTS))


@rule
def rank_of(action: int, verb: int) -> int:
    """The card of a move that names one; a reader to whom it is secret reads the one after the last."""
    rank = action - verb
    return HIDDEN if rank == N_RANKS else rank


@rule
def note_card(slate: Slate, what: int, seat: int, rank: int) -> int:
    """The one thing that happens is to a card."""
    return note_effect(slate, 0, Effect(what, seat, rank, EMPTY, EMPTY, 0))


@rule
def note_fold(before: State, after: State, slate: Slate) -> int:
    """3.2: the hand, which lies open after it."""
    seat, n = int(before.turn), 0
    for rank in range(N_RANKS):
        more = int(after.laid[rank]) - int(before.laid[rank])
        if more > 0:
            n = note_effect(slate, n, Effect(FOLDED, seat, rank, EMPTY, EMPTY, more))
    return n


@rule
def steps(before: State, pawn: int, target: int) -> int:
    """How far a pawn walked; below zero: backwards."""
    n, card = step_length(before, pawn, target), int(before.card)
    back = wrapped(before, -n)
    if card == FOUR or (is_trump(card) and back == POINTS[card]):
        return -back
    return n


@rule
def way_of(before: State, start: int, end: int) -> int:
    """How a chosen pawn got where it is, by where it came from and where it went."""
    if before.card == JACK:
        return SWAPPED
    if start >= BASES:
        return ENTERED
    if CENTRE in (start, end):
        return CROSSED
    return CAME_HOME if in_lane(end) else WALKED


@kernel
def note_pawns(before: State, after: State, slate: Slate) -> int:
    """4: where the chosen pawn went, and every other whose place is another now."""
    pawn = int(before.pawn)
    start, end = int(before.pawns[pawn]), int(after.pawns[pawn])
    what = way_of(before, start, end)
    amount = steps(before, pawn, end) if what in (WALKED, CAME_HOME) else 0
    colour = colour_of(pawn)
    n = note_effect(slate, 0, Effect(what, seat_of(before, colour), colour, start, end, amount))
    for other in range(N_PAWNS):
        place, then = int(before.pawns[other]), int(after.pawns[other])
        if other != pawn and place != then:
            colour, fate = colour_of(other), SENT_BACK if then >= BASES else SWAPPED
            n = note_effect(slate, n, Effect(fate, seat_of(before, colour), colour, place, then, 0))
    return n


@kernel
def note_gift(before: State, rank: int, slate: Slate) -> int:
    """2.2: a card for the partner; with the last choice everybody takes up what was given."""
    seat = int(before.turn)
    n = note_card(slate, GAVE, seat, rank)
    if seat + 1 < before.players:
        return n
    for giver in range(before.players):
        given = rank if giver == seat else int(before.given[giver])
        n = note_effect(slate, n, Effect(GIVEN, partner(before, giver), given, EMPTY, EMPTY, 0))
    return n


@kernel
def effects(before: State, after: State, action: int, slate: Slate) -> int:
    seat = int(before.turn)
    if action < GIVE:
        what = DEALT_ASIDE if before.stage == KITTIES else DEALT
        return note_card(slate, what, seat, rank_of(action, CARD))
    if action < PUT:
        return note_gift(before, rank_of(action, GIVE), slate)
    if action < GET:
        return note_card(slate, PUT_AWAY, seat, rank_of(action, PUT))
    if action < PLAY:
        return note_card(slate, TOOK, seat, rank_of(action, GET))
    if action < NAME:
        return note_card(slate, PLAYED, seat, action - PLAY)
    if action < WITH:
        return note_card(slate, NAMED, seat, action - NAME)
    if action < TO:
        return 0  # a pawn is chosen, and stays where it is
    if action < DROP:
        return note_pawns(before, after, slate)
    return note_card(slate, DROPPED, seat, action - DROP) if action < FOLD else note_fold(before, after, slate)
