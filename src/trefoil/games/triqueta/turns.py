"""A round of Triqueta: turns, draws and takes (3), and how a round ends (4)."""

from trefoil.core.bits import AFTER
from trefoil.core.jit import rule
from trefoil.core.seats import NATURE
from trefoil.core.state import EMPTY
from trefoil.games.triqueta.material import (
    BETWEEN,
    DRAWING,
    MAX_KEPT,
    MAX_PLAYERS,
    N_ANIMALS,
    N_TOWERS,
    PLACING,
    TURN,
    State,
)
from trefoil.games.triqueta.scoring import next_choice


@rule
def lay_markers(s: State) -> None:
    """2.1, 4.2: all markers lie in the middle."""
    everything = (1 << int(s.players)) - 1
    s.rows_open = everything
    s.seats_in = everything
    for seat in range(MAX_PLAYERS):
        s.marker[seat] = EMPTY


@rule
def begin_round(s: State) -> None:
    """3.1: the holder of the rock takes the first turn."""
    s.turn = s.rock
    begin_turn(s)


@rule
def begin_turn(s: State) -> None:
    s.stage = TURN
    s.to_move = s.turn


@rule
def pass_turn(s: State) -> None:
    """3.1: clockwise, skipping whoever has left the round."""
    s.turn = AFTER[int(s.seats_in), int(s.turn)]
    begin_turn(s)


@rule
def draw(s: State) -> None:
    """3.2: a token leaves the current tower; nature shows which."""
    s.tower_left[int(s.tower)] -= 1
    s.stage = DRAWING
    s.to_move = NATURE


@rule
def show(s: State, animal: int) -> None:
    """3.4 R3: what is drawn is any token that nobody has seen."""
    s.unseen[animal] -= 1
    s.draws += 1
    s.drawn = animal
    s.stage = PLACING
    s.to_move = s.turn


@rule
def place(s: State, row: int) -> None:
    """3.2a: the drawn token goes face up into a row."""
    s.rows[row, int(s.drawn)] += 1
    s.drawn = EMPTY
    pass_turn(s)


@rule
def kept_by(s: State, seat: int) -> int:
    """How many tokens the seat has kept."""
    kept = 0
    for slot in range(MAX_KEPT):
        kept += s.kept[seat, slot] != EMPTY
    return kept


@rule
def keep(s: State) -> None:
    """3.2b: the drawn token stays face down with its drawer."""
    seat = int(s.turn)
    slot = kept_by(s, seat)
    s.kept[seat, slot] = s.drawn
    s.kept_draw[seat, slot] = int(s.draws) - 1
    s.drawn = EMPTY
    pass_turn(s)


@rule
def take(s: State, row: int) -> None:
    """3.5: a row with all its tokens and its marker; the player leaves the round."""
    seat = int(s.turn)
    for animal in range(N_ANIMALS):
        s.collections[seat, animal] += s.rows[row, animal]
        s.rows[row, animal] = 0
    s.marker[seat] = row
    s.rows_open = int(s.rows_open) & ~(1 << row)
    s.seats_in = int(s.seats_in) & ~(1 << seat)
    if s.rows_open == 0:
        end_round(s)
    else:
        pass_turn(s)


@rule
def towers_left(s: State) -> int:
    """4.2: the towers that still bear their tree."""
    left = 0
    for tower in range(N_TOWERS):
        left += int(s.tower_left[tower] > 0) << tower
    return left


@rule
def end_round(s: State) -> None:
    """4.1: the last to take a row gets the rock; what is left of the tower leaves the game unseen."""
    s.rock = s.turn
    s.tower_left[int(s.tower)] = 0
    lay_markers(s)
    if towers_left(s):
        s.stage = BETWEEN
        s.to_move = s.rock
    else:
        next_choice(s)


@rule
def choose_tower(s: State, tower: int) -> None:
    """4.2: the rock's holder takes the tree from a tower and begins the next round there."""
    s.trees[int(s.rock)] += 1
    s.tower = tower
    begin_round(s)
