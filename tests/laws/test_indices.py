"""No rule uses a negative number as a place: it would count from the end, silently, in all three modes."""

from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.laws import kernels
from tests.laws.guard import Guarded, GuardedTuple, NegativeIndex, guard_tables, guarded
from tests.laws.positions import LONGEST, SEEDS, every_game, options
from trefoil.core import entry_points
from trefoil.core.game import Game
from trefoil.core.seats import NOBODY
from trefoil.core.slate import SLATE
from trefoil.games.catalogue import load


@every_game
@given(data=st.data(), seed=SEEDS)
def test_no_rule_uses_a_negative_number_as_a_place(name: str, data: st.DataObject, seed: int) -> None:
    game, choices = load(name)(seed=seed, nature="manual", **data.draw(options(name))), Random(seed)
    states, past = guarded(game.states), list[tuple[Any, int]]()
    with pytest.MonkeyPatch.context() as patch:
        guard_tables(patch)
        for ply in range(LONGEST):
            use_every_word(type(game), states, past, ply)
            if type(game).is_over(states):
                break
            past.append((states.copy(), choices.choice(kernels.legal(states))))
            entry_points.apply(states, past[-1][1])


def use_every_word(kind: type[Game], states: Any, past: list[tuple[Any, int]], ply: int) -> None:
    """Look at a position from a seat, guess, sample, read the past, and count."""
    seat = ply % (int(states["players"][0]) + 1) - 1
    reader = NOBODY if seat < 0 else seat
    view = states.copy()
    entry_points.hide(view, reader)
    kernels.guessed(view, ply)
    kind.describe(view), kind.describe(states), kind.outcome_of(states)
    for then, action in past[-3:]:
        entry_points.seen(states, then, np.array([action]), reader)
    for then, action in past[-1:]:
        entry_points.effects(then, states, action, guarded(np.zeros(1, SLATE)))
    if not kind.is_over(states):
        kernels.sample(states, np.uint64(ply), guarded(np.zeros(1, SLATE)))


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
def test_a_guarded_position_has_guarded_places(name: str) -> None:
    states = guarded(load(name)(seed=1).states)
    arrays = [getattr(states[0], field) for field in states.dtype.names or ()]
    assert {type(array) for array in arrays if isinstance(array, np.ndarray)} == {Guarded}
    assert type(states.copy()[0]) is type(states[0])
