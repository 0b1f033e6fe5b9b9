"""Long walks in one compiled loop: to look for positions in which nobody can move, and to play games to their end."""

from trefoil.core import play, rules
from trefoil.core.chance import advanced, below, mixed, word
from trefoil.core.jit import kernel
from trefoil.core.seats import NATURE, NOBODY
from trefoil.core.state import Records


@kernel
def dead_ends(start: Records, plies: int, seed: int, slates: Records) -> int:
    """Play so many plies, every move drawn evenly, one game after the other; how often was there no move?"""
    states = start.copy()
    rng = word(seed)
    found = 0
    for _ in range(plies):
        rng = advanced(rng)
        n = rules.legal(states[0], slates[0])
        if states[0].to_move == NOBODY or n == 0:
            found += int(states[0].to_move != NOBODY)
            states[0] = start[0]
            states[0].rng_state = mixed(rng)
        elif states[0].to_move == NATURE:
            play.let_nature_move(states[0], slates[0])
        else:
            rules.apply(states[0], int(slates[0].moves[below(mixed(rng), n)]))
    return found


@kernel
def played_out(states: Records, most: int, seed: int, slates: Records) -> int:
    """Play a game to its end by the rollout policy, as long as that takes at most; how many plies it took."""
    rng = word(seed)
    plies = 0
    while states[0].to_move != NOBODY and plies < most:
        rng = advanced(rng)
        if states[0].to_move == NATURE:
            play.let_nature_move(states[0], slates[0])
        else:
            rules.apply(states[0], rules.rollout_move(states[0], mixed(rng), slates[0]))
        plies += 1
    return plies
