"""Playing on, written once for every game: nature's moves, random games, and turns of a lineup of players."""

from typing import Any

from trefoil.core.chance import advanced, below, drawn, mixed, word
from trefoil.core.jit import kernel, rule
from trefoil.core.lineup import UNIFORM, Lineup, Player
from trefoil.core.network import Network
from trefoil.core.rules import apply, rate, rollout_move, sample, solve, weights
from trefoil.core.seats import NATURE, NOBODY
from trefoil.core.slate import Slate
from trefoil.core.state import EMPTY, Records


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
def let_nature_answer(s: Any, slate: Slate) -> int:
    """Let nature move as long as it is to move; return how often it did."""
    moves = 0
    while s.to_move == NATURE:
        let_nature_move(s, slate)
        moves += 1
    return moves


@rule
def play(s: Any, action: int, slate: Slate) -> None:
    """Carry out an action and whatever nature answers."""
    apply(s, action)
    let_nature_answer(s, slate)


@kernel
def take_turn(s: Any, rng: int, player: Player, network: Network, slate: Slate) -> None:
    """Play what can be solved, or by chance any move, or else the whole turn that a network rates best."""
    action = solve(s, int(player.solve_depth), slate) if player.solve_depth > 0 else EMPTY
    if action == EMPTY and below(rng, UNIFORM) < player.noise:
        action = sample(s, advanced(rng), slate)
    if action != EMPTY:
        apply(s, action)
        return
    rate(s, network, slate)
    for k in range(slate.steps):
        apply(s, int(slate.line[k]))


@rule
def play_turns(s: Any, most: int, lineup: Lineup, slate: Slate) -> int:
    """Let those who are seated play until nobody is to move, or for `most` turns; return how many they took."""
    # Out of the loop: to take an array from a tuple costs an atomic count each time.
    networks, players, seating, turns = lineup.networks, lineup.players, lineup.seatings[0], 0
    while turns < most:
        let_nature_answer(s, slate)
        if s.to_move == NOBODY:
            break
        seating.mover = s.to_move
        seating.rng = advanced(advanced(seating.rng))
        player = players[seating.players[int(s.to_move)]]
        take_turn(s, seating.rng, player, networks[player.network], slate)
        turns += 1
    return turns


# Apart from the loop above: a rollout policy needs neither players nor networks, and this one is timed in nanoseconds.
@rule
def random_game(s: Any, rng: int, slate: Slate) -> tuple[int, int]:
    """Play to the end with the game's rollout policy; return how many moves the players made, and nature."""
    decisions, nature_moves = 0, let_nature_answer(s, slate)
    while s.to_move != NOBODY:
        rng = advanced(rng)
        apply(s, rollout_move(s, rng, slate))
        nature_moves += let_nature_answer(s, slate)
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
