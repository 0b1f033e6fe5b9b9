"""Self-play: games in mixed company, and the positions in them that a network learns from."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from trefoil.bots.search.rollouts import take_turn
from trefoil.core.chance import advanced, below, mixed, word
from trefoil.core.jit import kernel, rule
from trefoil.core.network import Network, evaluate, split_win
from trefoil.core.play import let_nature_move
from trefoil.core.rules import apply, estimate, features, solve
from trefoil.core.seats import NATURE, NOBODY
from trefoil.core.slate import MOST_NOTED, MOST_SEATS, Slate
from trefoil.core.state import EMPTY, Records

MOST_TURNS = 4000  # a game that takes longer teaches nothing


@kernel
def move_on(s: Any, rng: int, habits: Any, network: Network, slate: Slate) -> None:
    """Play what can be reckoned out, for somebody who does that, or else the turn a network thinks best, with slips."""
    action = EMPTY
    if habits[1] > 0:
        action = solve(s, int(habits[1]), slate)
    if action == EMPTY:
        take_turn(s, rng, int(habits[0]), network, slate)
    else:
        apply(s, action)


@rule
def note_down(s: Any, reader: int, i: int, first: Any, noticed: Any, amounts: Any, slate: Slate) -> None:
    """Write the features of a position, the i-th, behind those noted before."""
    count = features(s, reader, slate)
    for k in range(count):
        noticed[first[i] + k] = slate.features[k]
        amounts[first[i] + k] = slate.amounts[k]
    first[i + 1] = first[i] + count


@rule
def has_room(n: int, first: Any, noticed: Any, wins: Any) -> bool:
    """Whether one more position can be noted after the first n."""
    return bool(n < len(wins) and first[n] + MOST_NOTED <= len(noticed))


@rule
def seat_company(players: int, networks: int, rng: int, whose: Any) -> None:
    """Draw which network plays for each seat."""
    for seat in range(players):
        rng = advanced(rng)
        whose[seat] = below(rng, networks)


@rule
def note_hope(s: Any, reader: int, i: int, network: Network, wins: Any, slate: Slate) -> None:
    """Write what everybody may hope for in a position, counted from the reader on."""
    if network.learned:
        evaluate(s, reader, network, slate)
    else:
        estimate(s, slate)
    for k in range(s.players):
        wins[i, k] = slate.win_chances[(reader + k) % int(s.players)]


@rule
def reach_back(s: Any, reader: int, began: int, ended: int, lasting: float, wins: Any, slate: Slate) -> None:
    """Put in the place of each hope what came after it: the next hope, and by `lasting` what came after that one."""
    split_win(s, slate)
    for k in range(s.players):
        came = slate.win_chances[(reader + k) % int(s.players)]
        for i in range(ended - 1, began - 1, -1):
            hoped = wins[i, k]
            wins[i, k] = came
            came = lasting * came + (1 - lasting) * hoped


@kernel
def gather(
    starts: Records,
    seed: int,
    networks: Records,
    habits: NDArray[np.int64],
    pace: int,
    lasting: float,
    first: NDArray[np.int64],
    noticed: NDArray[np.int16],
    amounts: NDArray[np.float32],
    wins: NDArray[np.float32],
    slates: Records,
) -> int:
    """Play games and note about one position in `pace`, as one seat sees it, until the room is full; return how many.

    Position i has the features from first[i] to first[i + 1]; wins[i] are its targets, from the reader on.
    Habits are how often somebody slips, and how far they reckon. There is one more network than there are habits: it
    does not play, it hopes.
    """
    work, slate = starts[:1].copy(), slates[0]
    s, players = work[0], int(starts[0].players)
    whose = np.zeros(MOST_SEATS, np.int64)
    rng, n = word(seed), 0
    while has_room(n, first, noticed, wins):
        rng = mixed(advanced(rng))
        work[0] = starts[below(rng, len(starts))]
        s.rng_state = mixed(advanced(rng))
        seat_company(players, len(habits), mixed(rng), whose)
        reader, began, turns = below(mixed(rng), players), n, 0
        while s.to_move != NOBODY and turns < MOST_TURNS:
            if s.to_move == NATURE:
                let_nature_move(s, slate)
                continue
            mover, turns, rng = int(s.to_move), turns + 1, advanced(advanced(rng))
            move_on(s, rng, habits[whose[mover]], networks[whose[mover]], slate)
            rng = advanced(rng)
            if below(rng, pace) == 0 and s.to_move != NOBODY and has_room(n, first, noticed, wins):
                note_down(s, reader, n, first, noticed, amounts, slate)
                note_hope(s, reader, n, networks[len(habits)], wins, slate)
                n += 1
        if s.to_move == NOBODY:
            reach_back(s, reader, began, n, lasting, wins, slate)
        else:
            n = began
    return n
