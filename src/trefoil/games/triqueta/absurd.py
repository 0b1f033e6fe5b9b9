"""What even a beginner sees in Triqueta: which rows nobody in their senses takes, and which tokens nobody adds."""

from trefoil.core.bits import COUNT
from trefoil.core.jit import rule
from trefoil.core.slate import Slate
from trefoil.games.triqueta.kernel import can_draw
from trefoil.games.triqueta.material import ADD, CHOOSING, DRAW, N_ANIMALS, TAKE, TOWER, TRIQUETA, TURN, State
from trefoil.games.triqueta.questions import is_open
from trefoil.games.triqueta.values import adding, gain

LAST = 0  # rounds to come: in the last one a row is worth its points, and these anybody can count


@rule
def is_first_turn(s: State) -> bool:
    """3.1: nobody has a second turn before everybody had one, so turns are counted from the holder of the rock."""
    turns = TOWER - int(s.tower_left[int(s.tower)]) + int(s.players) - int(COUNT[int(s.seats_in)])
    return turns == (int(s.turn) - int(s.rock)) % int(s.players)


@rule
def can_gain_by_any(s: State, seat: int) -> bool:
    """5.2: whether a token of whichever animal would bring a seat points: it has no triqueta to lose."""
    for animal in range(N_ANIMALS):
        if s.collections[seat, animal] >= TRIQUETA:
            return False
    return True


@rule
def is_empty(s: State, row: int) -> bool:
    for animal in range(N_ANIMALS):
        if s.rows[row, animal] > 0:
            return False
    return True


@rule
def leaves_too_soon(s: State, seat: int, row: int) -> bool:
    """An empty row is not taken at once, nor as long as one can draw and only gain by it."""
    return is_empty(s, row) and (is_first_turn(s) or (can_draw(s) == 1 and can_gain_by_any(s, seat)))


@rule
def leaves_points(s: State, seat: int, row: int) -> bool:
    """A row that brings no points, or costs some, is not taken while a better one lies there."""
    points = gain(s, LAST, seat, row)
    for other in range(s.players):
        if points <= 0 and is_open(s, other) and gain(s, LAST, seat, other) > points:
            return True
    return False


@rule
def loses_by_token(s: State, seat: int, action: int) -> bool:
    """5.1: a kept token that brings points is added, and one that costs points is returned."""
    return adding(s, seat) < 0 if action == ADD else adding(s, seat) > 0


@rule
def absurd(s: State, action: int, slate: Slate) -> bool:
    seat = int(s.turn)
    if s.stage == CHOOSING:
        return loses_by_token(s, seat, action)
    if s.stage != TURN or action == DRAW:
        return False
    return leaves_too_soon(s, seat, action - TAKE) or leaves_points(s, seat, action - TAKE)
