"""The features of a position of Triqueta: what one seat sees of it, seats counted from that one on."""

from trefoil.core.jit import kernel, rule
from trefoil.core.slate import Slate, note_feature
from trefoil.core.state import EMPTY
from trefoil.games.triqueta.material import (
    COPIES,
    MAX_KEPT,
    MAX_PLAYERS,
    N_ANIMALS,
    N_TOWERS,
    PLACING,
    TOWER,
    Stage,
    State,
)
from trefoil.games.triqueta.questions import is_in, is_open, rounds_left, unseen_by
from trefoil.games.triqueta.values import gain

COUNTED = 5  # tokens of an animal; more count as this many
IN_A_ROW = 3  # tokens of an animal in a row; more count as this many
STAGES = len(Stage) - 1  # a game that is over has no features
UNIT = 8.0  # points that are much

# Where each group of features begins
COLLECTED = 0  # per seat, rounds to come, animal and count
SEATS = COLLECTED + MAX_PLAYERS * N_TOWERS * N_ANIMALS * COUNTED  # per seat: trees, rock, in the round, one kept, two
PER_SEAT = 5
KEPT = SEATS + MAX_PLAYERS * PER_SEAT  # per animal the reader keeps, and how many of it lie open
ROWS = KEPT + N_ANIMALS * (COUNTED + 1)  # per row, the best for the reader first, animal and count
GAINS = ROWS + MAX_PLAYERS * N_ANIMALS * IN_A_ROW  # per row and seat
UNSEEN = GAINS + MAX_PLAYERS * MAX_PLAYERS  # per animal
DRAWN = UNSEEN + N_ANIMALS  # per animal
STAGE = DRAWN + N_ANIMALS
WHOSE = STAGE + STAGES  # per seat and rounds to come
LEFT = WHOSE + MAX_PLAYERS * N_TOWERS  # in the tower
CROWD = LEFT + 1  # per number of seats in the round
N_FEATURES = CROWD + MAX_PLAYERS


@rule
def seat_from(s: State, reader: int, k: int) -> int:
    return (reader + k) % int(s.players)


@rule
def note_seat(s: State, seat: int, k: int, rounds: int, n: int, slate: Slate) -> int:
    """What lies in front of a seat, the k-th from the reader on."""
    for animal in range(N_ANIMALS):
        count = min(int(s.collections[seat, animal]), COUNTED)
        if count > 0:
            group = (k * N_TOWERS + rounds) * N_ANIMALS + animal
            n = note_feature(slate, n, COLLECTED + group * COUNTED + count - 1, 1.0)
    kept = int(s.kept[seat, 0] != EMPTY) + int(s.kept[seat, 1] != EMPTY)
    first = SEATS + k * PER_SEAT
    n = note_feature(slate, n, first, int(s.trees[seat]) / N_TOWERS)
    if s.rock == seat:
        n = note_feature(slate, n, first + 1, 1.0)
    if is_in(s, seat):
        n = note_feature(slate, n, first + 2, 1.0)
    return note_feature(slate, n, first + 2 + kept, 1.0) if kept > 0 else n


@rule
def note_kept(s: State, reader: int, n: int, slate: Slate) -> int:
    """What the reader keeps face down."""
    for slot in range(MAX_KEPT):
        animal = int(s.kept[reader, slot])
        if animal != EMPTY:
            count = min(int(s.collections[reader, animal]), COUNTED)
            n = note_feature(slate, n, KEPT + animal * (COUNTED + 1) + count, 1.0)
    return n


@rule
def place_of(s: State, rounds: int, reader: int, row: int) -> int:
    """How many open rows are better for the reader; of equals the earlier ones."""
    mine, place = gain(s, rounds, reader, row), 0
    for other in range(s.players):
        if other != row and is_open(s, other):
            theirs = gain(s, rounds, reader, other)
            place += int(theirs > mine or (theirs == mine and other < row))
    return place


@rule
def note_row(s: State, row: int, reader: int, rounds: int, n: int, slate: Slate) -> int:
    """What lies in an open row, and what it would bring everybody who is in the round."""
    place = place_of(s, rounds, reader, row)
    for animal in range(N_ANIMALS):
        count = min(int(s.rows[row, animal]), IN_A_ROW)
        if count > 0:
            n = note_feature(slate, n, ROWS + (place * N_ANIMALS + animal) * IN_A_ROW + count - 1, 1.0)
    for k in range(s.players):
        seat = seat_from(s, reader, k)
        if is_in(s, seat):
            n = note_feature(slate, n, GAINS + place * MAX_PLAYERS + k, gain(s, rounds, seat, row) / UNIT)
    return n


@kernel
def features(s: State, reader: int, slate: Slate) -> int:
    rounds, n = rounds_left(s), 0
    crowd = 0
    for k in range(s.players):
        seat = seat_from(s, reader, k)
        n = note_seat(s, seat, k, rounds, n, slate)
        crowd += int(is_in(s, seat))
        if s.turn == seat:
            n = note_feature(slate, n, WHOSE + k * N_TOWERS + rounds, 1.0)
    n = note_kept(s, reader, n, slate)
    for row in range(s.players):
        if is_open(s, row):
            n = note_row(s, row, reader, rounds, n, slate)
    for animal in range(N_ANIMALS):
        n = note_feature(slate, n, UNSEEN + animal, unseen_by(s, reader, animal) / COPIES)
    if s.stage == PLACING and s.turn == reader:
        n = note_feature(slate, n, DRAWN + int(s.drawn), 1.0)
    n = note_feature(slate, n, LEFT, int(s.tower_left[int(s.tower)]) / TOWER)
    n = note_feature(slate, n, CROWD + crowd - 1, 1.0)
    return note_feature(slate, n, STAGE + int(s.stage), 1.0)
