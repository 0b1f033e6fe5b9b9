"""What a move of Triqueta does, for whoever tells it: which token goes where, who leaves, what a round's end brings."""

from trefoil.core.effects import Effect, Effects, Kind, note_effect
from trefoil.core.jit import rule
from trefoil.core.slate import Slate
from trefoil.core.state import EMPTY, HIDDEN
from trefoil.games.triqueta.material import (
    ADD,
    CHOICE_UNSEEN,
    CHOOSE_TOWER,
    DRAW,
    KEEP,
    LETTERS,
    N_ANIMALS,
    PLACE,
    RETURN,
    ROWS,
    TAKE,
    TOKEN,
    TOKEN_UNSEEN,
    TOWERS,
    State,
)

EFFECTS = Effects(
    Kind("drew", LETTERS, TOWERS),
    Kind("placed", LETTERS, ROWS),
    Kind("kept", LETTERS),
    Kind("left", (), ROWS),
    Kind("gained", LETTERS, ROWS),
    Kind("got the rock"),
    Kind("discarded", (), TOWERS),
    Kind("got a tree", (), TOWERS),
    Kind("added", LETTERS),
    Kind("returned", LETTERS),
    Kind("decided", LETTERS),
)
DREW, PLACED, KEPT, LEFT, GAINED, GOT_ROCK, DISCARDED, GOT_TREE, ADDED, RETURNED, DECIDED = range(len(EFFECTS))


@rule
def placed(before: State, after: State, row: int) -> int:
    """The token that went into a row, where it lies open."""
    token = HIDDEN
    for animal in range(N_ANIMALS):
        if after.rows[row, animal] > before.rows[row, animal]:
            token = animal
    return token


@rule
def note_take(before: State, row: int, slate: Slate) -> int:
    """3.5, 4.1: what a row brings whom, and what happens if it was the last."""
    seat, tower = int(before.turn), int(before.tower)
    n = note_effect(slate, 0, Effect(LEFT, seat, EMPTY, row, EMPTY, 0))
    for animal in range(N_ANIMALS):
        if before.rows[row, animal] > 0:
            gained = Effect(GAINED, seat, animal, row, EMPTY, int(before.rows[row, animal]))
            n = note_effect(slate, n, gained)
    if int(before.rows_open) & ~(1 << row):
        return n
    if before.tower_left[tower] > 0:
        left = Effect(DISCARDED, EMPTY, EMPTY, tower, EMPTY, int(before.tower_left[tower]))
        n = note_effect(slate, n, left)
    return note_effect(slate, n, Effect(GOT_ROCK, seat, EMPTY, EMPTY, EMPTY, 0))


@rule
def in_question(before: State) -> int:
    """5.1: the kept token that is decided about, as far as it is known."""
    seat, slot = int(before.turn), 0
    while before.choice[seat, slot] != EMPTY:
        slot += 1
    return int(before.kept[seat, slot])


@rule
def effects(before: State, after: State, action: int, slate: Slate) -> int:
    seat, tower = int(before.turn), int(before.tower)
    if action <= TOKEN_UNSEEN:
        animal = HIDDEN if action == TOKEN_UNSEEN else action - TOKEN
        return note_effect(slate, 0, Effect(DREW, seat, animal, tower, EMPTY, 0))
    if action == DRAW:
        return 0
    if action < KEEP:
        row = action - PLACE
        return note_effect(slate, 0, Effect(PLACED, seat, placed(before, after, row), EMPTY, row, 0))
    if action == KEEP:
        return note_effect(slate, 0, Effect(KEPT, seat, int(before.drawn), EMPTY, EMPTY, 0))
    if action < CHOOSE_TOWER:
        return note_take(before, action - TAKE, slate)
    if action < ADD:
        # 4.2: the tree stood on the tower that was chosen.
        return note_effect(slate, 0, Effect(GOT_TREE, seat, EMPTY, action - CHOOSE_TOWER, EMPTY, 0))
    what = ADDED if action == ADD else RETURNED if action == RETURN else DECIDED
    thing = HIDDEN if action == CHOICE_UNSEEN else in_question(before)
    return note_effect(slate, 0, Effect(what, seat, thing, EMPTY, EMPTY, 0))
