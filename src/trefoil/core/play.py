"""Playing on, written once for every game: nature's moves, and whole random games."""

from typing import Any

from trefoil.core.chance import advanced, drawn, mixed, word
from trefoil.core.jit import kernel, rule
from trefoil.core.rules import apply, rollout_move, weights
from trefoil.core.seats import NATURE, NOBODY
from trefoil.core.slate import Slate
from trefoil.core.state import Records


@rule
def pick(s: Any, slate: Slate) -> int:
    """The outcome that nature's stream gives now."""
    return drawn(s.rng_state, weights(s, slate), slate)


@rule
def let_nature_move(s: Any, slate: Slate) -> int:
    """Carry out the next move of nature's stream, and return it."""
    outcome = pick(s, slate)
    s.rng_state = advanced(s.rng_state)
    apply(s, outcome)
    return outcome


@rule
def play(s: Any, action: int, slate: Slate) -> None:
    """Carry out an action and whatever nature answers."""
    apply(s, action)
    while s.to_move == NATURE:
        let_nature_move(s, slate)


@rule
def random_game(s: Any, rng: int, slate: Slate) -> tuple[int, int]:
    """Play to the end with the game's rollout policy; return how many moves the players made, and nature."""
    decisions, nature_moves = 0, 0
    while s.to_move != NOBODY:
        if s.to_move == NATURE:
            let_nature_move(s, slate)
            nature_moves += 1
        else:
            rng = advanced(rng)
            apply(s, rollout_move(s, rng, slate))
            decisions += 1
    return decisions, nature_moves


@kernel
def random_games(start: Records, games: int, seed: int, slates: Records) -> int:
    """Play that many random games from one beginning in one compiled loop; return the players' moves in all."""
    work = start.copy()
    s = work[0]
    rng = word(seed)
    decisions, nature_moves = 0, 0
    for _ in range(games):
        work[0] = start[0]
        rng = advanced(rng)
        s.rng_state = mixed(rng)
        by_players, by_nature = random_game(s, mixed(advanced(s.rng_state)), slates[0])
        decisions += by_players
        nature_moves += by_nature
    slates[0].nature_moves = nature_moves
    return decisions
