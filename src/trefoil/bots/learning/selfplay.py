"""Self-play: games among a lineup of players, and the positions in them that a network learns from."""

from typing import Any, NamedTuple

from trefoil.bots.learning.positions import Positions, has_room, note
from trefoil.bots.search.rollouts import write_chances
from trefoil.core.chance import advanced, below, mixed, word
from trefoil.core.jit import kernel, rule
from trefoil.core.lineup import Lineup
from trefoil.core.network import Network, split_win
from trefoil.core.play import play_turns
from trefoil.core.seats import NOBODY
from trefoil.core.slate import Slate
from trefoil.core.state import Float32s, Records

MOST_TURNS = 4000  # a game that takes longer teaches nothing


class Sampling(NamedTuple):
    """Which positions are noted, and what becomes their targets."""

    seed: int
    stride: int  # about one position in this many is noted
    decay: float  # of the trace (lambda)


@rule
def draw_players(players: int, rng: int, lineup: Lineup) -> None:
    """Seat one of the lineup on each seat, all equally likely."""
    for seat in range(players):
        rng = advanced(rng)
        lineup.seatings[0].players[seat] = below(rng, len(lineup.players))


@rule
def note_values(s: Any, reader: int, network: Network, targets: Float32s, slate: Slate) -> None:
    """Write the win probabilities of a position, from the reader on."""
    write_chances(s, reader, network, slate)
    for k in range(len(targets)):
        targets[k] = slate.win_chances[(reader + k) % len(targets)]


@rule
def back_up(s: Any, reader: int, decay: float, targets: Float32s, slate: Slate) -> None:
    """Put the target of each position of a finished game in the place of its value.

    It is the next value and, by `decay`, the target of that one; after the last position comes the result.
    """
    split_win(s, slate)
    count, players = targets.shape
    for k in range(players):
        target = slate.win_chances[(reader + k) % players]
        for i in range(count - 1, -1, -1):
            value = targets[i, k]
            targets[i, k] = target
            target = decay * target + (1 - decay) * value


@kernel
def gather(
    starts: Records, sampling: Sampling, lineup: Lineup, evaluators: Records, positions: Positions, slates: Records
) -> int:
    """Play games and note positions as one seat sees them until the room is full; return how many.

    The evaluator does not play: it gives the values that targets are made of.
    """
    work, slate, seating = starts[:1].copy(), slates[0], lineup.seatings[0]
    s, players, n = work[0], int(starts[0].players), 0
    seating.rng = word(sampling.seed)
    while has_room(n, positions):
        rng = mixed(advanced(seating.rng))
        seating.rng = rng
        work[0] = starts[below(rng, len(starts))]
        s.rng_state = mixed(advanced(rng))
        draw_players(players, mixed(rng), lineup)
        reader, began, turns = below(mixed(rng), players), n, 0
        while turns < MOST_TURNS and play_turns(s, 1, lineup, slate) == 1:
            turns += 1
            seating.rng = advanced(seating.rng)
            if below(seating.rng, sampling.stride) == 0 and s.to_move != NOBODY and has_room(n, positions):
                note(s, reader, n, positions, slate)
                note_values(s, reader, evaluators[0], positions.targets[n], slate)
                n += 1
        if s.to_move == NOBODY:
            back_up(s, reader, sampling.decay, positions.targets[began:n], slate)
        else:
            n = began
    return n
