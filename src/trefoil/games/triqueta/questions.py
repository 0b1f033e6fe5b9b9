"""What bots ask a position of Triqueta that its rules need not know."""

from trefoil.core.jit import rule
from trefoil.games.triqueta.material import MAX_KEPT, N_TOWERS, State


@rule
def rounds_left(s: State) -> int:
    """How many rounds come after this one."""
    left = 0
    for tower in range(N_TOWERS):
        left += int(s.tower_left[tower] > 0 and tower != s.tower)
    return left


@rule
def unseen_by(s: State, seat: int, animal: int) -> int:
    """How many tokens of an animal a seat has not seen: what others keep, or hold in the hand, is like the towers."""
    count = int(s.unseen[animal]) + int(s.turn != seat and s.drawn == animal)
    for other in range(s.players):
        if other != seat:
            for slot in range(MAX_KEPT):
                count += int(s.kept[other, slot] == animal)
    return count


@rule
def is_open(s: State, row: int) -> bool:
    return (int(s.rows_open) >> row) & 1 == 1


@rule
def is_in(s: State, seat: int) -> bool:
    return (int(s.seats_in) >> seat) & 1 == 1
