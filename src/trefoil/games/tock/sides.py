"""Who plays with whom in Tock (1): colours and their seats, partners, sides, and what counts as one's own (1.5)."""

from trefoil.core.bits import NTH
from trefoil.core.jit import rule
from trefoil.games.tock.material import IN_PLAY, OWN, PARTNER, SEAT, SIDE, State
from trefoil.games.tock.track import PAWNS


@rule
def colour_of(pawn: int) -> int:
    return pawn // PAWNS


@rule
def side(s: State, colour: int) -> int:
    """1: the colours that win together. A seat's side is that of the colour with its number."""
    return int(SIDE[int(s.players), colour])


@rule
def seat_of(s: State, colour: int) -> int:
    """1: who plays a colour."""
    return int(SEAT[int(s.players), colour])


@rule
def has_partner(s: State) -> bool:
    return bool(PARTNER[int(s.players), 0] > 0)


@rule
def partner(s: State, seat: int) -> int:
    """1: who sits opposite and plays on the same side; only with four and six players."""
    return int(PARTNER[int(s.players), seat])


@rule
def own_colours(s: State, seat: int) -> int:
    """R2: one's colour; with two players both; once all four of it are home, the partner's."""
    own = int(OWN[int(s.players), seat])
    if has_partner(s) and s.home[int(NTH[own, 0])] == PAWNS:
        return int(OWN[int(s.players), partner(s, seat)])
    return own


@rule
def is_own(s: State, pawn: int) -> bool:
    """R2: whether a pawn counts as the player's own while this card is played."""
    return (int(s.own) >> colour_of(pawn)) & 1 == 1


@rule
def opponents(s: State) -> int:
    """The colours of the other sides, as a set."""
    found = 0
    for colour in range(IN_PLAY[int(s.players)]):
        found |= int(side(s, colour) != side(s, int(s.turn))) << colour
    return found


@rule
def is_home(s: State, winning: int) -> bool:
    """4.10: all pawns of a side are in their lanes: eight with teams and with two players, four without."""
    for colour in range(IN_PLAY[int(s.players)]):
        if side(s, colour) == winning and s.home[colour] < PAWNS:
            return False
    return True
