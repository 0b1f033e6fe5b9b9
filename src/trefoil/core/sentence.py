"""Where a sentence, the moves of one player in a row, ends: another is to move, or its player learns something."""

from trefoil.core.jit import kernel
from trefoil.core.rules import hide
from trefoil.core.state import Records


@kernel
def unseen_by(states: Records, seat: int) -> int:
    """How many things a seat cannot see."""
    work = states.copy()
    hide(work[0], seat)
    count = 0
    for kind in range(len(work[0].unseen)):
        count += int(work[0].unseen[kind])
    return count


@kernel
def goes_on(befores: Records, states: Records, seat: int) -> bool:
    """Whether a sentence of a seat that began in one position goes on in another."""
    if states[0].to_move != seat:
        return False
    return unseen_by(befores, seat) == unseen_by(states, seat)
