"""No rule uses a negative number as a place: it would count from the end, silently, in all three modes."""

from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.laws import kernels
from tests.laws.guard import Guarded, GuardedTuple, NegativeIndex, guard, guard_tables, guarded
from tests.laws.positions import LONGEST, SEEDS, every_game, options, readers
from trefoil.core.game import Game
from trefoil.core.slate import SLATE
from trefoil.games.catalogue import load


@every_game
@given(data=st.data(), seed=SEEDS)
def test_no_rule_uses_a_negative_number_as_a_place(name: str, data: st.DataObject, seed: int) -> None:
    game = load(name)(seed=seed, nature="manual", **data.draw(options(name)))
    choices = Random(seed)
    with pytest.MonkeyPatch.context() as patch:
        guard_tables(patch)
        guard(game)
        for ply in range(LONGEST):
            use_every_word(game, ply)
            if game.to_move is None:
                break
            game.play(choices.choice(game.legal_actions()))


def use_every_word(game: Game, ply: int) -> None:
    """Look at the game from a seat, guess, sample, and count."""
    seat = readers(game)[ply % len(readers(game))]
    view = game.view(seat)
    kernels.guessed(view.states, ply)
    game.position(), game.chances(), game.outcome_of(game._states)
    if game.to_move is not None:
        kernels.sample(game._states, np.uint64(ply), guarded(np.zeros(1, SLATE)))


@pytest.mark.parametrize("index", [-1, np.int8(-2), (0, -1), (slice(None), np.int64(-1))])
def test_a_guarded_array_refuses_a_negative_place(index: object) -> None:
    table = np.zeros((2, 2)).view(Guarded)
    with pytest.raises(NegativeIndex):
        table[index]
    with pytest.raises(NegativeIndex):
        table[index] = 1


def test_a_guarded_tuple_refuses_a_negative_place() -> None:
    assert GuardedTuple((5, 6))[1] == 6
    with pytest.raises(NegativeIndex):
        GuardedTuple((5, 6))[-1]


@every_game
def test_a_guarded_game_has_guarded_places(name: str) -> None:
    game = load(name)(seed=1)
    guard(game)
    arrays = [getattr(game._states[0], field) for field in game._states.dtype.names or ()]
    assert {type(array) for array in arrays if isinstance(array, np.ndarray)} == {Guarded}
    assert type(game.view(None).states[0]) is type(game._states[0])
