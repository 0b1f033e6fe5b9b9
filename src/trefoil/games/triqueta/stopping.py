"""What can be computed in Triqueta: when the last player of a round should stop, and what to add at the end."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from trefoil.core.bits import NTH
from trefoil.core.jit import kernel, rule
from trefoil.core.state import EMPTY
from trefoil.games.triqueta.material import (
    ADD,
    CHOOSING,
    DRAW,
    KEEP,
    MAX_KEPT,
    N_ANIMALS,
    PLACE,
    PLACING,
    RETURN,
    TAKE,
    TOWER,
    State,
)
from trefoil.games.triqueta.questions import rounds_left, unseen_by
from trefoil.games.triqueta.values import KEEPING, step, value

Tokens: TypeAlias = NDArray[np.int64]  # per animal, how many
Pair: TypeAlias = tuple[int, int]  # what is kept, the lower number first, a free place last
Values: TypeAlias = NDArray[np.float64]  # by the two kept tokens, and the number of what was drawn and placed

NONE = N_ANIMALS  # in place of an animal: nothing is kept there
IMPOSSIBLE = -1

ROUNDING = 1e-9  # sums of the same values in another order may differ by less
TOKEN_BONUS = 0.001  # between equal points more tokens win (5.4)


def _binomials(most: int) -> NDArray[np.int64]:
    found = np.zeros((most + 1, N_ANIMALS + 1), np.int64)
    found[:, 0] = 1
    for n in range(1, most + 1):
        found[n, 1:] = found[n - 1, 1:] + found[n - 1, :-1]
    return found


# What was drawn and placed is a multiset of animals. Its number is found by writing it as increasing marks
# p[i] = (tokens of animals 0 to i) + i: the multisets of at most t tokens are numbered 0 to BINOMIAL[t + 6, 6] - 1,
# and one more token of animal a raises the number by the sum of BINOMIAL[p[i], i] for i from a on.
BINOMIAL = _binomials(TOWER + 1 + N_ANIMALS)


@rule
def kept_worth(rounds: int, mine: Tokens, one: int, other: int) -> float:
    """5.1: what the kept tokens bring at best, on top of what is collected; a free place is worth something too."""
    if one == NONE:
        return KEEPING[rounds] * 2
    first = step(rounds, one, int(mine[one]), 1)
    if other == NONE:
        return KEEPING[rounds] + max(0.0, first)
    if one == other:
        return max(0.0, max(first, first + step(rounds, one, int(mine[one]) + 1, 1)))
    return max(0.0, first) + max(0.0, step(rounds, other, int(mine[other]), 1))


@rule
def with_one_more(one: int, other: int, animal: int) -> Pair:
    """What is kept after one more token: the lower number first, a free place last."""
    if one == NONE:
        return animal, NONE
    return min(one, animal), max(one, animal)


@kernel
def fill(rounds: int, left: int, mine: Tokens, unseen: Tokens, kept: Pair, values: Values) -> None:
    """Compute for everything that can be drawn and placed what the best play after it is worth with these two kept."""
    marks, now, rest = np.zeros(N_ANIMALS, np.int64), mine.copy(), unseen.copy()
    total = 0
    for animal in range(N_ANIMALS):
        marks[animal] = left + animal
        total += unseen[animal]
    for number in range(room(left) - 1, -1, -1):
        stop = 0.0
        for animal in range(N_ANIMALS):
            before = marks[animal - 1] + 1 if animal > 0 else 0
            placed = marks[animal] - before
            now[animal], rest[animal] = mine[animal] + placed, unseen[animal] - placed
            stop += value(rounds, animal, now[animal])
        stop += kept_worth(rounds, now, kept[0], kept[1])
        gone = marks[N_ANIMALS - 1] - (N_ANIMALS - 1)
        if gone < left and gone < total:
            stop = max(stop, drawn_value(number, marks, rest, total - gone, kept, values))
        values[kept[0], kept[1], number] = stop
        next_lower(marks)


@rule
def drawn_value(number: int, marks: Tokens, rest: Tokens, total: int, kept: Pair, values: Values) -> float:
    """What one more draw is worth: each of the tokens that are left at its chance, put to its better use."""
    found, after = 0.0, number
    one, other = kept
    for animal in range(N_ANIMALS - 1, -1, -1):
        after += BINOMIAL[marks[animal], animal]
        if rest[animal] > 0:
            best = values[one, other, after]
            if other == NONE:
                first, second = with_one_more(one, other, animal)
                best = max(best, values[first, second, number])
            found += rest[animal] / total * best
    return found


@rule
def next_lower(marks: Tokens) -> None:
    """The multiset with the next lower number."""
    k = 0
    while k < N_ANIMALS and marks[k] == k:
        k += 1
    if k < N_ANIMALS:
        marks[k] -= 1
        for below in range(k - 1, -1, -1):
            marks[below] = marks[below + 1] - 1


@rule
def room(left: int) -> int:
    """How many multisets there are of what can still be drawn."""
    return int(BINOMIAL[left + N_ANIMALS, N_ANIMALS])


@rule
def holds(one: int, other: int, animal: int) -> int:
    """How many of two kept tokens are of an animal."""
    return int(one == animal) + int(other == animal)


@rule
def extra(one: int, other: int, kept: int, second: int, animal: int) -> int:
    """How many more of an animal are kept in one pair than in another."""
    return holds(one, other, animal) - holds(kept, second, animal)


@kernel
def more_kept(unseen: Tokens, one: int, other: int, kept: int, second: int) -> int:
    """How many more tokens are kept in the first pair than in the second; IMPOSSIBLE if it cannot come to that."""
    more = 0
    for animal in range(N_ANIMALS):
        count = extra(one, other, kept, second, animal)
        if count < 0 or count > unseen[animal]:
            return IMPOSSIBLE
        more += count
    return more


@kernel
def computed(rounds: int, left: int, mine: Tokens, unseen: Tokens, kept: int, second: int) -> float:
    """What the position is worth to somebody who stops, places and keeps at the right moments."""
    values = np.empty((N_ANIMALS + 1, N_ANIMALS + 1, room(left)))
    rest = unseen.copy()
    for more in range(min(MAX_KEPT, left), -1, -1):  # what is kept last is computed first
        for one in range(N_ANIMALS + 1):
            for other in range(one, N_ANIMALS + 1):
                if more_kept(unseen, one, other, kept, second) == more:
                    for animal in range(N_ANIMALS):
                        rest[animal] = unseen[animal] - extra(one, other, kept, second, animal)
                    fill(rounds, left - more, mine, rest, (one, other), values)
    return float(values[kept, second, 0])


@kernel
def collected(s: State, seat: int) -> Tokens:
    """What a seat has, and the last row with it while it lies in the middle."""
    mine = np.zeros(N_ANIMALS, np.int64)
    for animal in range(N_ANIMALS):
        mine[animal] = s.collections[seat, animal]
        if s.stage != CHOOSING:
            mine[animal] += s.rows[int(NTH[int(s.rows_open), 0]), animal]
    return mine


@kernel
def all_unseen_by(s: State, seat: int) -> Tokens:
    """What may still be drawn, as far as a seat knows."""
    unseen = np.zeros(N_ANIMALS, np.int64)
    for animal in range(N_ANIMALS):
        unseen[animal] = unseen_by(s, seat, animal)
    return unseen


@rule
def kept_by(s: State, seat: int) -> Pair:
    """What a seat keeps, the lower number first, a free place last."""
    one, other = int(s.kept[seat, 0]), int(s.kept[seat, 1])
    if one == EMPTY:
        return NONE, NONE
    return (one, NONE) if other == EMPTY else (min(one, other), max(one, other))


@kernel
def alone(s: State, depth: int) -> int:
    """3.7: the last player in a round draws while that, looking at most `depth` draws ahead, is worth more."""
    seat, rounds, row = int(s.turn), rounds_left(s), int(NTH[int(s.rows_open), 0])
    left = min(int(s.tower_left[int(s.tower)]), depth)
    mine, unseen = collected(s, seat), all_unseen_by(s, seat)
    one, other = kept_by(s, seat)
    uses = 1 + int(s.stage == PLACING and other == NONE)  # a token is placed, and if there is a place for it, kept
    best, most = EMPTY, -np.inf
    for use in range(uses):
        first, second = (one, other) if use == 0 else with_one_more(one, other, int(s.drawn))
        if s.stage == PLACING:
            mine[int(s.drawn)] += 1 - 2 * use
        found = computed(rounds, left, mine, unseen, first, second)
        if found >= most:
            best, most = use, found
    if s.stage == PLACING:
        return PLACE + row if best == 0 else KEEP
    stop = kept_worth(rounds, mine, one, other)
    for animal in range(N_ANIMALS):
        stop += value(rounds, animal, int(mine[animal]))
    return DRAW if left > 0 and most > stop + ROUNDING else TAKE + row


@kernel
def choice(s: State) -> int:
    """5.1: what to do with the next kept token, by the best set to add: most points, then most tokens."""
    seat = int(s.turn)
    mine = collected(s, seat)
    slot = 0
    while s.choice[seat, slot] != EMPTY:
        mine[int(s.kept[seat, slot])] += int(s.choice[seat, slot] == ADD)
        slot += 1
    animal = int(s.kept[seat, slot])
    later = int(s.kept[seat, slot + 1]) if slot + 1 < MAX_KEPT else EMPTY
    returned = best_later(mine, later)
    gain = step(0, animal, int(mine[animal]), 1) + TOKEN_BONUS
    mine[animal] += 1
    return ADD if gain + best_later(mine, later) > returned else RETURN


@rule
def best_later(mine: Tokens, animal: int) -> float:
    """What the token after this one brings at best."""
    return 0.0 if animal == EMPTY else max(0.0, step(0, animal, int(mine[animal]), 1) + TOKEN_BONUS)
