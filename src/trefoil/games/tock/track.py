"""The board of Tock in numbers (1.4, 7.1): ring, starts, gates, lanes, centre and bases."""

from typing import TYPE_CHECKING

from trefoil.core.jit import rule

if TYPE_CHECKING:
    from trefoil.games.tock.material import State

MAX_COLOURS = 6
PAWNS = 4  # of each colour, and squares of each lane
N_PAWNS = MAX_COLOURS * PAWNS
SPAN = 18  # ring squares from one start to the next
MAX_RING = SPAN * MAX_COLOURS
GATE = 3  # squares from the gate to the start, as the clock goes
SEVENTH = 7  # squares from each start to the square numbered 7

# Places: ring squares 0…107, then lanes, the centre, and a base for each colour.
LANES = MAX_RING
CENTRE = LANES + MAX_COLOURS * PAWNS
BASES = CENTRE + 1
N_SQUARES = CENTRE  # ring and lanes: one pawn to a square
N_PLACES = BASES + MAX_COLOURS

COLOURS = "ABCDEF"


def _text(place: int) -> str:
    if place < LANES:
        return str(place)
    if place < CENTRE:
        return f"{COLOURS[(place - LANES) // PAWNS]}{(place - LANES) % PAWNS + 1}"
    return "O" if place == CENTRE else COLOURS[place - BASES]


PLACE_TEXTS = tuple(_text(place) for place in range(N_PLACES))


@rule
def on_ring(place: int) -> bool:
    return place < LANES


@rule
def in_lane(place: int) -> bool:
    return LANES <= place < CENTRE


@rule
def lane(colour: int) -> int:
    """The first square of a colour's lane."""
    return LANES + PAWNS * colour


@rule
def base(colour: int) -> int:
    return BASES + colour


@rule
def start(colour: int) -> int:
    return SPAN * colour


@rule
def is_seventh(place: int) -> bool:
    """1.4: the squares that bear the number 7."""
    return on_ring(place) and place % SPAN == SEVENTH


@rule
def wrapped(s: "State", square: int) -> int:
    """The ring goes round; `square` is at most one round outside it."""
    if square < 0:
        return square + int(s.ring)
    return square - int(s.ring) if square >= s.ring else square


@rule
def along(s: "State", square: int, n: int) -> int:
    """The ring square n steps on, going forward; n below zero goes back."""
    return wrapped(s, square + int(s.way) * n)


@rule
def to_gate(s: "State", square: int, colour: int) -> int:
    """How many steps forward it is from a ring square to the colour's gate."""
    return wrapped(s, (start(colour) - GATE - square) * int(s.way))


@rule
def to_start(square: int, way: int) -> int:
    """How many steps it is to the next start, whoever's, going this way: 1 to 18."""
    return SPAN - square % SPAN if way > 0 else (square - 1) % SPAN + 1
