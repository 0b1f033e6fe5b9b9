"""A turn of Tock (3, 4.9, 5): what each card can do with each pawn, and carrying it out."""

from trefoil.core.bits import COUNT, NTH
from trefoil.core.jit import kernel, rule
from trefoil.core.seats import NOBODY
from trefoil.core.slate import Slate
from trefoil.core.state import EMPTY
from trefoil.games.tock.deal import pass_turn
from trefoil.games.tock.material import (
    ACE,
    ACE_POINTS,
    FOUR,
    JACK,
    JOKER,
    KING,
    KNIGHT,
    MOVING,
    N_RANKS,
    NAMING,
    OVER,
    PICKING,
    POINTS,
    SEVEN,
    THREE,
    TO,
    TRUMPS,
    TWO,
    State,
)
from trefoil.games.tock.moving import along_ring, forward, homeward, land, may_land, on_own_start, swap
from trefoil.games.tock.seven import ALL_POINTS, can_spend, leads_on, step_length, sweep
from trefoil.games.tock.sides import (
    colour_of,
    has_partner,
    helps,
    in_play,
    is_home,
    is_own,
    partner,
    rivals,
    side_of,
)
from trefoil.games.tock.tarot import can_be_trumped, ride
from trefoil.games.tock.track import BASES, CENTRE, MAX_COLOURS, PAWNS, SEVENTH, SPAN, is_seventh, on_ring, start


@kernel
def inserted(slate: Slate, first: int, n: int, action: int) -> int:
    """Write an action in its place among those from `first` to n, once; return how many there are then."""
    k = n
    while k > first and slate.moves[k - 1] > action:
        k -= 1
    if k > first and slate.moves[k - 1] == action:
        return n
    for j in range(n, k, -1):
        slate.moves[j] = slate.moves[j - 1]
    slate.moves[k] = action
    return n + 1


@rule
def offered(slate: Slate, first: int, n: int, target: int) -> int:
    """Write a square that can be gone to, unless it is EMPTY."""
    return n if target == EMPTY else inserted(slate, first, n, TO + target)


# Whose pawns a card may move


@rule
def is_trump(rank: int) -> bool:
    return TRUMPS <= rank < JOKER


@rule
def movable(s: State, rank: int) -> int:
    """3: the colours whose pawns a card moves, as a set: one's own; with a trump the opponents'."""
    return rivals(s, side_of(s, int(s.turn))) if is_trump(rank) else int(s.own)


# What a card can do with a pawn: each writes the squares it can go to


@kernel
def walk(s: State, pawn: int, n: int, slate: Slate, first: int, count: int) -> int:
    """4.5: forward n, along the ring or into the lane."""
    count = offered(slate, first, count, forward(s, pawn, n))
    return offered(slate, first, count, homeward(s, pawn, n))


@kernel
def enter(s: State, pawn: int, slate: Slate, first: int, count: int) -> int:
    """4.1, 4.4: from the base to the start."""
    colour = colour_of(pawn)
    if s.pawns[pawn] >= BASES and may_land(s, colour, start(colour)):
        return offered(slate, first, count, start(colour))
    return count


@kernel
def through_centre(s: State, pawn: int, slate: Slate, first: int, count: int) -> int:
    """5.2: from a square numbered 7 into the centre, and from there onto any of them; six players only."""
    place = int(s.pawns[pawn])
    if s.players != MAX_COLOURS:
        return count
    if is_seventh(place):
        return offered(slate, first, count, CENTRE)
    if place == CENTRE:
        for colour in range(MAX_COLOURS):
            square = SPAN * colour + SEVENTH
            if may_land(s, colour_of(pawn), square):
                count = offered(slate, first, count, square)
    return count


@rule
def may_be_swapped(s: State, pawn: int) -> bool:
    """4.9 R12: on the ring; an option spares those on their own start."""
    return on_ring(int(s.pawns[pawn])) and not (s.jack_spares_start and on_own_start(s, pawn))


@kernel
def exchange(s: State, pawn: int, slate: Slate, first: int, count: int) -> int:
    """4.9: a pawn on the ring with another that is not one's own."""
    if not on_ring(int(s.pawns[pawn])):
        return count
    others = in_play(s) & ~int(s.own)
    for k in range(COUNT[others]):
        for other in range(PAWNS * NTH[others, k], PAWNS * NTH[others, k] + PAWNS):
            if may_be_swapped(s, other):
                count = offered(slate, first, count, int(s.pawns[other]))
    return count


@kernel
def split(s: State, pawn: int, slate: Slate, first: int, count: int) -> int:
    """4.8 R11: any part of the points that leaves a rest which can be spent."""
    left = int(s.seven_left)
    if pawn == s.last_pawn:
        return count
    for n in range(1, left + 1):
        for target in (forward(s, pawn, n), homeward(s, pawn, n)):
            if leads_on(s, pawn, target, left - n):
                count = offered(slate, first, count, target)
    return count


@kernel
def trump(s: State, pawn: int, n: int, slate: Slate, first: int, count: int) -> int:
    """6.2 R16: forward or back, on the ring."""
    if not can_be_trumped(s, pawn):
        return count
    colour, place = colour_of(pawn), int(s.pawns[pawn])
    count = offered(slate, first, count, along_ring(s, colour, place, n))
    return offered(slate, first, count, along_ring(s, colour, place, -n))


@kernel
def targets(s: State, rank: int, pawn: int, slate: Slate, first: int) -> int:
    """3: write the squares a pawn can go to with a card, from place `first` of the slate on; return where they end."""
    points = int(POINTS[rank])
    if rank == JACK:
        return exchange(s, pawn, slate, first, first)
    if rank == SEVEN:
        return split(s, pawn, slate, first, first)
    if rank == FOUR:
        return offered(slate, first, first, forward(s, pawn, -points))
    if rank == KNIGHT:
        return offered(slate, first, first, ride(s, pawn))
    if is_trump(rank):
        return trump(s, pawn, points, slate, first, first)
    count = walk(s, pawn, points, slate, first, first)
    if rank == ACE:
        count = walk(s, pawn, ACE_POINTS, slate, first, count)
    if rank in (ACE, KING):
        count = enter(s, pawn, slate, first, count)
    if rank in (TWO, THREE):
        count = through_centre(s, pawn, slate, first, count)
    return count


@kernel
def can_carry_out(s: State, rank: int, slate: Slate, first: int) -> bool:
    """3.1: whether a card, under this rank, can be carried out."""
    if rank == SEVEN:
        return can_spend(s, int(s.seven_left), int(s.last_pawn))
    colours = movable(s, rank)
    for k in range(COUNT[colours]):
        for pawn in range(PAWNS * NTH[colours, k], PAWNS * NTH[colours, k] + PAWNS):
            if targets(s, rank, pawn, slate, first) > first:
                return True
    return False


@kernel
def can_play(s: State, rank: int, slate: Slate, first: int) -> bool:
    """3.1, 5.1: a joker can be played if some rank can."""
    if rank != JOKER:
        return can_carry_out(s, rank, slate, first)
    for named in range(KING + 1):
        if can_carry_out(s, named, slate, first):
            return True
    return False


@rule
def has_pawn_out(s: State, colours: int) -> bool:
    """Whether a pawn of these colours is on the ring or in the centre."""
    for k in range(COUNT[colours]):
        for pawn in range(PAWNS * NTH[colours, k], PAWNS * NTH[colours, k] + PAWNS):
            if on_ring(int(s.pawns[pawn])) or s.pawns[pawn] == CENTRE:
                return True
    return False


@kernel
def must_fold(s: State, seat: int) -> bool:
    """R6: no own pawn out, no ace, king, joker or trump in hand, and neither partner plays for both."""
    if not s.fold or helps(s, seat) or helps(s, partner(s, seat)) or has_pawn_out(s, int(s.own)):
        return False
    for rank in range(N_RANKS):
        if s.hands[seat, rank] > 0 and (rank in (ACE, KING, JOKER) or is_trump(rank)):
            return False
    return True


# Carrying it out


@kernel
def lay_down(s: State, seat: int, rank: int) -> None:
    """2.2 R19: face up; if it is of the rank the partner passed, it counts as that card."""
    s.hands[seat, rank] -= 1
    s.hand_sizes[seat] -= 1
    s.laid[rank] += 1
    if has_partner(s) and s.passed[partner(s, seat)] == rank:
        s.passed[partner(s, seat)] = EMPTY


@kernel
def play_card(s: State, rank: int) -> None:
    """3.1: a card is played face up; what counts as one's own is judged now."""
    lay_down(s, int(s.turn), rank)
    if rank == JOKER:
        s.stage = NAMING
    else:
        carry_out(s, rank)


@rule
def carry_out(s: State, rank: int) -> None:
    s.card = rank
    s.stage = PICKING


@kernel
def pick_pawn(s: State, place: int) -> None:
    """9: the pawn is named by where it stands; in a base or in the centre any own one will do."""
    if place < CENTRE:
        s.pawn = s.at[place]
    else:
        pawn = 0
        while s.pawns[pawn] != place or not is_own(s, pawn):
            pawn += 1
        s.pawn = pawn
    s.stage = MOVING


@kernel
def move_to(s: State, target: int) -> None:
    """Carry out the card with the chosen pawn; a seven goes on until all points are spent."""
    pawn = int(s.pawn)
    s.pawn = EMPTY
    if s.card == SEVEN:
        s.seven_left -= step_length(s, pawn, target)
        sweep(s, pawn, target)
        s.last_pawn = pawn
        s.stage = PICKING
        if s.seven_left > 0:
            return
    elif s.card == JACK:
        swap(s, pawn, int(s.at[target]))
    else:
        land(s, pawn, target)
    end_turn(s)


@kernel
def drop(s: State, rank: int) -> None:
    """3.2: a card is laid down without effect."""
    lay_down(s, int(s.turn), rank)
    end_turn(s)


@kernel
def fold(s: State) -> None:
    """3.2: the whole hand is laid down; the player is skipped until the next deal."""
    seat = int(s.turn)
    for rank in range(N_RANKS):
        while s.hands[seat, rank] > 0:
            lay_down(s, seat, rank)
    end_turn(s)


@kernel
def end_turn(s: State) -> None:
    """4.10: the side whose pawns are all in their lanes wins at once."""
    s.card = EMPTY
    s.last_pawn = EMPTY
    s.seven_left = ALL_POINTS
    if is_home(s, side_of(s, int(s.turn))):
        s.stage = OVER
        s.to_move = NOBODY
    else:
        pass_turn(s)
