"""The features of a position of Tock: what one seat sees of it, colours and seats counted from its own on."""

from trefoil.core.bits import AFTER, COUNT, NTH
from trefoil.core.jit import kernel, rule
from trefoil.core.slate import Slate, note_feature
from trefoil.games.tock.material import (
    ACE,
    ACE_POINTS,
    JOKER,
    JOKERS,
    KING,
    MAX_DEALS,
    MAX_PLAYERS,
    N_RANKS,
    POINTS,
    TAROT,
    State,
)
from trefoil.games.tock.moving import on_own_start
from trefoil.games.tock.sides import (
    colour_of,
    first_colour,
    has_partner,
    in_play,
    own_colours,
    partner,
    rivals,
    side,
)
from trefoil.games.tock.track import CENTRE, MAX_COLOURS, PAWNS, base, in_lane, lane, on_ring, start, to_gate, wrapped
from trefoil.games.tock.turn import has_pawn_out
from trefoil.games.tock.values import HELD, pawn_value

STRETCHES = 36  # parts of the ring, from a colour's start on
NEAR = 14  # squares before the gate that are told apart
REACH = 13  # how far a pawn can be hit from
MOST_CARDS = 5
UNIT = 4.0  # a number that is much
MUCH = 20.0  # of what the hand-made table counts

# Of each colour
STRETCH = 0  # per part of the ring, pawns there
TO_GATE = STRETCH + STRETCHES  # per square before the gate
IN_BASE = TO_GATE + NEAR  # one to four pawns
AT_HOME = IN_BASE + PAWNS  # one to four pawns
DEPTH = AT_HOME + PAWNS  # per square of the lane
SAFE = DEPTH + PAWNS  # on its own start
IN_CENTRE = SAFE + 1
HUNTED = IN_CENTRE + 1  # pawns of other sides that could hit its pawns, by how far those have come
HUNTING = HUNTED + 1  # pawns of other sides that it could hit, likewise
VALUE = HUNTING + 1  # what its pawns are worth by the hand-made table
PER_COLOUR = VALUE + 1

# Where each group of features begins
HAND_SIZES = MAX_COLOURS * PER_COLOUR  # per seat and size
WHOSE = HAND_SIZES + MAX_PLAYERS * MOST_CARDS  # per seat
DEALER = WHOSE + MAX_PLAYERS  # per seat
DEAL = DEALER + MAX_PLAYERS  # per deal of the deck
HAND = DEAL + MAX_DEALS  # per rank: one card, more
PARTNERS = HAND + 2 * N_RANKS  # per rank, the card the partner is known to have
UNSEEN = PARTNERS + N_RANKS  # per rank
KITTY = UNSEEN + N_RANKS  # per rank
STUCK = KITTY + N_RANKS  # no pawn in play: without a card that enters, with one
ARRIVALS = STUCK + 2  # cards in hand that bring a pawn home
HELD_VALUE = ARRIVALS + 1  # what the hand is worth by the hand-made table
HOUSE = HELD_VALUE + 1  # direction, friendly fire, jacks that spare
DECK = HOUSE + 3  # jokers, tarot
KITTIES = DECK + 2  # whether there are any
DROPPING = KITTIES + 1  # whether nobody folds
N_FEATURES = DROPPING + 1


@rule
def gone(s: State, pawn: int) -> int:
    """How far from its start a pawn on the ring is, going forward."""
    return wrapped(s, (int(s.pawns[pawn]) - start(colour_of(pawn))) * int(s.way))


@rule
def note_hunt(s: State, pawn: int, hunted: bool) -> float:
    """How far the pawns have come that this one could hit, or how far it has come itself for each that could hit it."""
    place, total = int(s.pawns[pawn]), 0.0
    others = rivals(s, side(s, colour_of(pawn)))
    for k in range(COUNT[others]):
        for other in range(PAWNS * NTH[others, k], PAWNS * NTH[others, k] + PAWNS):
            there = int(s.pawns[other])
            if on_ring(there):
                between = wrapped(s, (there - place) * int(s.way))
                if hunted:
                    between = int(s.ring) - between
                if 0 < between <= REACH and not on_own_start(s, pawn if hunted else other):
                    total += 0.3 + gone(s, pawn if hunted else other) / int(s.ring)
    return total


@kernel
def note_pawn(s: State, pawn: int, first: int, n: int, slate: Slate) -> int:
    """Where a pawn that has left its base stands."""
    place, colour = int(s.pawns[pawn]), colour_of(pawn)
    if in_lane(place):
        return note_feature(slate, n, first + DEPTH + place - lane(colour), 1.0)
    if place == CENTRE:
        return note_feature(slate, n, first + IN_CENTRE, 1.0)
    n = note_feature(slate, n, first + STRETCH + gone(s, pawn) * STRETCHES // int(s.ring), 1.0)
    if to_gate(s, place, colour) < NEAR:
        n = note_feature(slate, n, first + TO_GATE + to_gate(s, place, colour), 1.0)
    if on_own_start(s, pawn):
        return note_feature(slate, n, first + SAFE, 1.0)
    return n


@kernel
def note_colour(s: State, colour: int, k: int, n: int, slate: Slate) -> int:
    """The pawns of a colour, the k-th from the reader on."""
    first, waiting = k * PER_COLOUR, 0
    hunted, hunting, value = 0.0, 0.0, 0.0
    for pawn in range(colour * PAWNS, (colour + 1) * PAWNS):
        place = int(s.pawns[pawn])
        value += pawn_value(s, pawn)
        if place == base(colour):
            waiting += 1
        else:
            n = note_pawn(s, pawn, first, n, slate)
        if on_ring(place):
            hunted += note_hunt(s, pawn, True)
            hunting += note_hunt(s, pawn, False)
    if waiting > 0:
        n = note_feature(slate, n, first + IN_BASE + waiting - 1, 1.0)
    if s.home[colour] > 0:
        n = note_feature(slate, n, first + AT_HOME + int(s.home[colour]) - 1, 1.0)
    n = note_feature(slate, n, first + VALUE, value / MUCH)
    n = note_feature(slate, n, first + HUNTED, hunted / UNIT)
    return note_feature(slate, n, first + HUNTING, hunting / UNIT)


@rule
def arrives(s: State, reader: int, rank: int) -> bool:
    """Whether the points of a card would bring one of the reader's pawns into its lane, if the way is free."""
    points = ACE_POINTS if rank == ACE else int(POINTS[rank])
    own = own_colours(s, reader)
    for k in range(COUNT[own]):
        colour = int(NTH[own, k])
        for pawn in range(PAWNS * colour, PAWNS * colour + PAWNS):
            if on_ring(int(s.pawns[pawn])):
                beyond = points - to_gate(s, int(s.pawns[pawn]), colour)
                if 0 < beyond <= PAWNS - int(s.home[colour]):
                    return True
    return False


@kernel
def note_hand(s: State, reader: int, n: int, slate: Slate) -> int:
    """The reader's own cards, and what the reader knows of others."""
    arriving, held = 0, 0.0
    for rank in range(N_RANKS):
        cards = int(s.hands[reader, rank])
        if cards > 0:
            n = note_feature(slate, n, HAND + 2 * rank + int(cards > 1), 1.0)
            arriving += int(arrives(s, reader, rank))
            held += cards * HELD[rank]
        if s.kitties[reader, rank] > 0:
            n = note_feature(slate, n, KITTY + rank, float(s.kitties[reader, rank]))
        unseen = unseen_by(s, reader, rank)
        if unseen > 0:
            n = note_feature(slate, n, UNSEEN + rank, unseen / UNIT)
    if has_partner(s) and s.passed[reader] >= 0:
        n = note_feature(slate, n, PARTNERS + int(s.passed[reader]), 1.0)
    n = note_feature(slate, n, HELD_VALUE, held / UNIT)
    return note_feature(slate, n, ARRIVALS, arriving / UNIT)


@rule
def unseen_by(s: State, reader: int, rank: int) -> int:
    """How many cards of a rank the reader has not seen: those in other hands are as unknown as those undealt."""
    count = int(s.unseen[rank])
    for other in range(s.players):
        if other != reader:
            count += int(s.hands[other, rank]) + int(s.kitties[other, rank]) + int(s.given[other] == rank)
    if has_partner(s) and s.passed[reader] == rank:
        count -= int(s.hands[partner(s, reader), rank] > 0)
    if s.turn != reader and s.on_its_way == rank:
        count += 1
    return count


@rule
def note_stuck(s: State, reader: int, n: int, slate: Slate) -> int:
    """Whether the reader has no pawn to move, and then whether a card enters one."""
    if has_pawn_out(s, own_colours(s, reader)):
        return n
    enters = int(s.hands[reader, ACE]) + int(s.hands[reader, KING]) + int(s.hands[reader, JOKER]) > 0
    return note_feature(slate, n, STUCK + int(enters), 1.0)


@rule
def note_house(s: State, n: int, slate: Slate) -> int:
    """The deck and the house rules of the game."""
    if s.way < 0:
        n = note_feature(slate, n, HOUSE, 1.0)
    if s.friendly_fire:
        n = note_feature(slate, n, HOUSE + 1, 1.0)
    if s.jack_spares_start:
        n = note_feature(slate, n, HOUSE + 2, 1.0)
    if s.deck == JOKERS:
        n = note_feature(slate, n, DECK, 1.0)
    if s.deck == TAROT:
        n = note_feature(slate, n, DECK + 1, 1.0)
    if s.kitty:
        n = note_feature(slate, n, KITTIES, 1.0)
    return n if s.fold else note_feature(slate, n, DROPPING, 1.0)


@kernel
def features(s: State, reader: int, slate: Slate) -> int:
    n, colours, colour = 0, in_play(s), first_colour(s, reader)
    for k in range(COUNT[colours]):
        n = note_colour(s, colour, k, n, slate)
        colour = int(AFTER[colours, colour])
    for k in range(s.players):
        seat = (reader + k) % int(s.players)
        cards = min(int(s.hand_sizes[seat]), MOST_CARDS)
        if cards > 0:
            n = note_feature(slate, n, HAND_SIZES + k * MOST_CARDS + cards - 1, 1.0)
        if s.turn == seat:
            n = note_feature(slate, n, WHOSE + k, 1.0)
        if s.dealer == seat:
            n = note_feature(slate, n, DEALER + k, 1.0)
    n = note_feature(slate, n, DEAL + int(s.deal), 1.0)
    n = note_hand(s, reader, n, slate)
    n = note_stuck(s, reader, n, slate)
    return note_house(s, n, slate)
