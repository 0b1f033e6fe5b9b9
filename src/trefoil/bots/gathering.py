"""Games that a mind learns from, and games that show what it has learned; everybody plays after some mind."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from trefoil.core.chance import advanced, below, mixed
from trefoil.core.jit import kernel, rule
from trefoil.core.mind import Mind, share_win
from trefoil.core.play import let_nature_move
from trefoil.core.rules import apply, rate, sample, traits
from trefoil.core.seats import NATURE, NOBODY
from trefoil.core.slate import MOST_NOTICED, MOST_SEATS, Slate
from trefoil.core.state import Records

MOST_TURNS = 4000  # a game that takes longer teaches nothing
A_THOUSAND = 1000


@rule
def move_on(s: Any, luck: int, slips: int, mind: Mind, slate: Slate) -> None:
    """Take the turn a mind thinks best; so many times in a thousand any move instead."""
    if below(luck, A_THOUSAND) < slips:
        apply(s, sample(s, advanced(luck), slate))
        return
    rate(s, mind, slate)
    for k in range(slate.steps):
        apply(s, int(slate.line[k]))


@rule
def note_down(s: Any, reader: int, at: int, noticed: Any, amounts: Any, slate: Slate) -> int:
    """Write the traits of a position behind those noted before; return where the next ones go."""
    count = traits(s, reader, slate)
    for k in range(count):
        noticed[at + k] = slate.noticed[k]
        amounts[at + k] = slate.amounts[k]
    return at + count


@rule
def has_room(n: int, first: Any, noticed: Any, wins: Any) -> bool:
    """Whether one more position can be noted after the first n."""
    return bool(n < len(wins) and first[n] + MOST_NOTICED <= len(noticed))


@rule
def seat_company(players: int, minds: int, luck: int, whose: Any) -> None:
    """Draw which mind plays for each seat."""
    for seat in range(players):
        luck = advanced(luck)
        whose[seat] = below(luck, minds)


@rule
def drawn_reader(mover: int, players: int, luck: int) -> int:
    """Whose eyes a position is seen with: the mover's as often as those of all seats together."""
    reader = below(luck, 2 * players)
    return reader if reader < players else mover


@rule
def note_wins(s: Any, began: int, ended: int, readers: Any, wins: Any, slate: Slate) -> None:
    """Write what came of the positions of a game, counted from their readers on."""
    share_win(s, slate)
    for i in range(began, ended):
        for k in range(s.players):
            wins[i, k] = slate.shares[(readers[i] + k) % int(s.players)]


@kernel
def gather(
    starts: Records,
    seed: int,
    minds: Records,
    slips: NDArray[np.int64],
    pace: int,
    first: NDArray[np.int64],
    noticed: NDArray[np.int16],
    amounts: NDArray[np.float32],
    wins: NDArray[np.float32],
    slates: Records,
) -> int:
    """Play games and note about one position in `pace`, as some seat sees it, until the room is full; return how many.

    Position i has the traits from first[i] to first[i + 1]; wins[i] are the shares that came of it, from the reader on.
    """
    work, slate = starts[:1].copy(), slates[0]
    s, players = work[0], int(starts[0].players)
    whose, readers = np.zeros(MOST_SEATS, np.int64), np.zeros(len(wins), np.int64)
    s.luck = seed
    luck, n = int(s.luck), 0
    while has_room(n, first, noticed, wins):
        luck = mixed(advanced(luck))
        work[0] = starts[below(luck, len(starts))]
        s.luck = mixed(advanced(luck))
        seat_company(players, len(minds), mixed(luck), whose)
        began, turns = n, 0
        while s.to_move != NOBODY and turns < MOST_TURNS:
            if s.to_move == NATURE:
                let_nature_move(s, slate)
                continue
            mover, turns, luck = int(s.to_move), turns + 1, advanced(advanced(luck))
            move_on(s, luck, int(slips[whose[mover]]), minds[whose[mover]], slate)
            luck = advanced(luck)
            if below(luck, pace) == 0 and s.to_move != NOBODY and has_room(n, first, noticed, wins):
                luck = advanced(luck)
                readers[n] = drawn_reader(mover, players, luck)
                first[n + 1] = note_down(s, int(readers[n]), int(first[n]), noticed, amounts, slate)
                n += 1
        if s.to_move == NOBODY:
            note_wins(s, began, n, readers, wins, slate)
        else:
            n = began
    return n


@kernel
def contend(
    starts: Records,
    seed: int,
    minds: Records,
    slips: NDArray[np.int64],
    sides: int,
    won: NDArray[np.float64],
    slates: Records,
) -> None:
    """Play deals, each once with the first mind on every side and the second on all others; write the first's share."""
    work, slate = starts[:1].copy(), slates[0]
    s = work[0]
    s.luck = seed
    luck = int(s.luck)
    for deal in range(len(won)):
        luck = advanced(luck)
        won[deal] = 0.0
        for own in range(sides):
            work[0] = starts[deal % len(starts)]
            s.luck = mixed(luck)
            stream, turns = mixed(advanced(mixed(luck))), 0
            while s.to_move != NOBODY and turns < MOST_TURNS:
                if s.to_move == NATURE:
                    let_nature_move(s, slate)
                    continue
                stream = advanced(advanced(stream))
                who = int(int(s.to_move) % sides != own)
                move_on(s, stream, int(slips[who]), minds[who], slate)
                turns += 1
            if s.to_move == NOBODY:
                share_win(s, slate)
                for seat in range(own, int(s.players), sides):
                    won[deal] += slate.shares[seat] / sides
