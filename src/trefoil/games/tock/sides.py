"""Who plays with whom in Tock (1): colours and their seats, partners, sides, and what counts as one's own (1.5)."""

from trefoil.core.bits import COUNT, NTH
from trefoil.core.jit import rule
from trefoil.games.tock.material import IN_PLAY, OWN, PAIRS, PARTNER, SEAT, SEAT_SIDE, SIDE, TEAM, State
from trefoil.games.tock.track import PAWNS


@rule
def colour_of(pawn: int) -> int:
    return pawn // PAWNS


@rule
def in_play(s: State) -> int:
    """1: the colours that are played, as a set."""
    return int(IN_PLAY[int(s.seating)])


@rule
def colours_of(s: State, seat: int) -> int:
    """1: the colours of a seat, as a set."""
    return int(OWN[int(s.seating), seat])


@rule
def first_colour(s: State, seat: int) -> int:
    """1: the colour of a seat; with two colours the first."""
    return int(NTH[colours_of(s, seat), 0])


@rule
def side(s: State, colour: int) -> int:
    """1: the colours that win together."""
    return int(SIDE[int(s.seating), colour])


@rule
def side_of(s: State, seat: int) -> int:
    """1: the side that a seat plays on."""
    return int(SEAT_SIDE[int(s.seating), seat])


@rule
def team(s: State, number: int) -> int:
    """1: the colours of a side, as a set."""
    return int(TEAM[int(s.seating), number])


@rule
def seat_of(s: State, colour: int) -> int:
    """1: who plays a colour."""
    return int(SEAT[int(s.seating), colour])


@rule
def has_partner(s: State) -> bool:
    return bool(s.sides == PAIRS)


@rule
def partner(s: State, seat: int) -> int:
    """1: who sits opposite and plays on the same side; whoever has no partner, the seat itself."""
    return int(PARTNER[int(s.seating), seat])


@rule
def helps(s: State, seat: int) -> bool:
    """R2: whether a seat has all four pawns home and plays for its partner."""
    return has_partner(s) and s.home[first_colour(s, seat)] == PAWNS


@rule
def own_colours(s: State, seat: int) -> int:
    """R2: one's colour, or both; once all four pawns of it are home, the partner's."""
    return colours_of(s, partner(s, seat) if helps(s, seat) else seat)


@rule
def is_own(s: State, pawn: int) -> bool:
    """R2: whether a pawn counts as the player's own while this card is played."""
    return (int(s.own) >> colour_of(pawn)) & 1 == 1


@rule
def rivals(s: State, number: int) -> int:
    """The colours of all sides but one, as a set."""
    return in_play(s) & ~team(s, number)


@rule
def is_home(s: State, number: int) -> bool:
    """4.10: all pawns of a side are in their lanes: eight with partners or two colours, four alone."""
    colours = team(s, number)
    for k in range(COUNT[colours]):
        if s.home[int(NTH[colours, k])] < PAWNS:
            return False
    return True
