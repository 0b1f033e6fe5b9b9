"""Nature's generator is SplitMix64, and what is drawn with it is even."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from trefoil.core.chance import advanced, below, drawn, mixed
from trefoil.core.jit import COMPILED, kernel
from trefoil.core.play import random_games
from trefoil.core.slate import SLATE
from trefoil.core.state import Records
from trefoil.games.catalogue import GAMES, load
from trefoil.games.triqueta.game import Triqueta

DRAWS = 20_000 if COMPILED else 4_000
PLAYED = sorted(GAMES) if COMPILED else ["triqueta"]  # others take seconds a game when interpreted


@kernel
def following(rng: Any) -> int:
    return advanced(rng)


@kernel
def bits(rng: Any) -> int:
    return mixed(rng)


@kernel
def number_below(rng: Any, n: int) -> int:
    return below(rng, n)


@kernel
def draw_by_weight(rng: Any, total: int, slates: Records) -> int:
    return drawn(rng, total, slates[0])


def stream(seed: int, length: int) -> list[int]:
    """The first numbers of a stream."""
    rng, numbers = seed, []
    for _ in range(length):
        rng = int(following(np.uint64(rng)))
        numbers.append(rng)
    return numbers


def uneven(found: Counter[int], shares: list[float]) -> float:
    """Pearson's chi-square of what was found against its shares."""
    total = sum(found.values())
    return sum((found[k] - share * total) ** 2 / (share * total) for k, share in enumerate(shares))


# The outputs for seed 1234567 that are published beside most implementations of SplitMix64.
def test_the_generator_is_splitmix64() -> None:
    known = [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]
    assert [int(bits(np.uint64(rng))) for rng in stream(1234567, 5)] == known


@pytest.mark.parametrize("rng", [0, 2**63, 2**64 - 1])
def test_the_stream_goes_round_at_sixty_four_bits(rng: int) -> None:
    assert 0 <= int(following(np.uint64(rng))) < 2**64
    assert int(following(np.uint64(rng))) == (rng + 0x9E3779B97F4A7C15) % 2**64


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 60, 64])
def test_numbers_below_n_are_even(n: int) -> None:
    found = Counter(int(number_below(np.uint64(rng), n)) for rng in stream(1, DRAWS))
    assert set(found) == set(range(n))
    assert uneven(found, [1 / n] * n) < n + 5 * (2 * n) ** 0.5


@pytest.mark.parametrize("weights", [(1,), (1, 1), (3, 0, 1), (0, 0, 5), (10, 9, 0, 7, 1, 10)])
def test_outcomes_come_as_often_as_their_weights_say(weights: tuple[int, ...]) -> None:
    slates, total, n = np.zeros(1, SLATE), sum(weights), len(weights)
    slates["outcomes"], slates["odds"][0, :n] = n, weights
    found = Counter(draw_by_weight(np.uint64(rng), total, slates) for rng in stream(2, DRAWS))
    likely = [k for k in range(n) if weights[k]]
    assert sorted(found) == likely
    seen = Counter({place: found[k] for place, k in enumerate(likely)})
    assert uneven(seen, [weights[k] / total for k in likely]) < n + 5 * (2 * n) ** 0.5


@pytest.mark.parametrize("name", PLAYED)
def test_random_games_are_the_same_from_the_same_seed(name: str) -> None:
    start, slates = load(name)(seed=1).states, np.zeros(1, SLATE)
    before, games = start.tobytes(), 50 if COMPILED else 2
    assert random_games(start, games, 7, slates) == random_games(start, games, 7, slates) > games
    assert random_games(start, games, 7, slates) != random_games(start, games, 8, slates)
    assert random_games(start, 0, 7, slates) == 0
    assert start.tobytes() == before


def test_natures_odds_are_whole_numbers_in_the_order_of_the_notation() -> None:
    game = Triqueta(players=2, first=0, nature="manual")
    assert game.odds() == {}
    game.push("draw")
    odds = game.odds()
    assert list(odds) == list(game.legal_moves)
    assert game.chances() == {text: odd / sum(odds.values()) for text, odd in odds.items()}
