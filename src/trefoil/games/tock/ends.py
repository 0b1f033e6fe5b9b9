"""The ends that a turn of Tock can come to, looked for step by step."""

from typing import Annotated

from trefoil.core.jit import rule
from trefoil.core.slate import MOST, Slate
from trefoil.core.state import Int16, Int16s, Records, dtype_of
from trefoil.games.tock.kernel import apply, legal
from trefoil.games.tock.material import MOVING, NAMING, PICKING, State

DEEPEST = 24  # steps of the longest turn: a joker, its name, and a seven in seven parts


class Cursor:
    """The moves of one step of a turn that are still to be tried."""

    left: Int16  # how many; -1: nobody has looked yet
    moves: Annotated[Int16s, MOST]


CURSOR = dtype_of(Cursor)


@rule
def goes_on(s: State) -> bool:
    """Whether the turn is not finished: the joker has no name yet, or a pawn is still to be moved."""
    return bool(s.stage == NAMING or s.stage == PICKING or s.stage == MOVING)


@rule
def put_in(work: Records, s: State) -> None:
    """Copy a position to the beginning of the work."""
    work[0] = s


@rule
def look(s: State, cursor: Cursor, slate: Slate) -> None:
    """Note the moves of a step, if nobody has yet."""
    if cursor.left < 0:
        cursor.left = legal(s, slate)
        for k in range(cursor.left):
            cursor.moves[k] = slate.moves[k]


@rule
def try_next(work: Records, cursors: Records, level: int) -> None:
    """Play the next move of a step that is still to be tried."""
    cursors[level].left -= 1
    work[level + 1] = work[level]
    apply(work[level + 1], int(cursors[level].moves[int(cursors[level].left)]))
    cursors[level + 1].left = -1
