"""The kernel and a tiny independent Triqueta agree on every legal move, every score, and how much can be played."""

from random import Random

import pytest

from tests.rules.triqueta.mini import Mini
from tests.rules.triqueta.table import table
from trefoil import Triqueta
from trefoil.core.jit import COMPILED

COUNTS = (2, 3, 4, 5)
GAMES = 80 if COMPILED else 2  # for each number of players
DEPTH = 5 if COMPILED else 4


def lockstep(game: Triqueta, mini: Mini, choices: Random, plies: int) -> None:
    """Play the same random moves in both; they agree before each."""
    for _ in range(plies):
        assert list(game.legal_moves) == mini.legal()
        assert game.to_move == mini.mover()
        if game.to_move is None:
            return
        move = choices.choice(mini.legal())
        if "draw" in game.legal_moves and choices.random() < 0.5:
            move = "draw"
        game.push(move)
        mini.push(move)


@pytest.mark.parametrize("players", COUNTS)
def test_both_play_whole_games_alike(players: int) -> None:
    for seed in range(GAMES):
        game, mini = table(players, seed % players), Mini(players, seed % players)
        lockstep(game, mini, Random(seed), 1000)
        outcome = game.outcome()
        assert outcome is not None
        assert list(outcome.scores) == [mini.score(seat) for seat in mini.seats]
        assert outcome.tokens == tuple(len(won) for won in mini.won)
        assert list(outcome.winners) == mini.winners()


@pytest.mark.parametrize("players", COUNTS)
def test_both_count_the_same_sequences_from_the_beginning(players: int) -> None:
    for depth in range(DEPTH + 1):
        assert table(players).perft(depth) == Mini(players, 0).perft(depth)


@pytest.mark.parametrize("players", COUNTS)
def test_both_count_the_same_sequences_from_anywhere(players: int) -> None:
    for seed in range(10 if COMPILED else 3):
        game, mini = table(players), Mini(players, 0)
        lockstep(game, mini, Random(seed), 30 * seed)
        assert game.perft(3) == mini.perft(3)


@pytest.mark.parametrize(
    ("players", "counts"),
    [
        (2, (1, 3, 10, 36, 96, 288, 1068)),
        (3, (1, 4, 15, 54, 204, 666, 2250)),
        (4, (1, 5, 22, 90, 366, 1476, 5436)),
        (5, (1, 6, 31, 146, 666, 2946, 12636)),
    ],
)
def test_the_numbers_of_sequences_stay_what_they_are(players: int, counts: tuple[int, ...]) -> None:
    assert tuple(table(players).perft(depth) for depth in range(len(counts))) == counts
