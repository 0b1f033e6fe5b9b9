"""A move drawn at random: legal, any of them, and the stream that it is drawn from goes on."""

import numpy as np

from tests.laws.positions import every_game
from trefoil.core import entry_points
from trefoil.core.slate import SLATE
from trefoil.games.catalogue import load

DRAWS = 300
LAST = 2**64 - 1  # where the numbers of a stream begin again


@every_game
def test_every_legal_move_is_drawn_and_no_other(name: str) -> None:
    game, slates = load(name)(seed=4), np.zeros(1, SLATE)
    streams, texts = np.array([LAST], np.uint64), game.KERNEL.VERBS.texts
    drawn = {texts[entry_points.sample(game.states, streams, slates)] for _ in range(DRAWS)}
    assert drawn == set(game.legal_moves)


@every_game
def test_a_stream_goes_on_and_the_same_one_draws_the_same(name: str) -> None:
    game, slates = load(name)(seed=4), np.zeros(1, SLATE)
    before = game.states.tobytes()
    one, other = np.array([9], np.uint64), np.array([9], np.uint64)
    draws = [entry_points.sample(game.states, one, slates) for _ in range(20)]
    assert draws == [entry_points.sample(game.states, other, slates) for _ in range(20)]
    assert one[0] == other[0] != 9
    assert game.states.tobytes() == before
