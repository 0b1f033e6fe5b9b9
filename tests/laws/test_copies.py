"""A copy of a game or a view, however it was made, goes on as its original would and changes nothing of it."""

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.laws.positions import every_game, games, play_on, readers
from trefoil import BadRecord
from trefoil.core.game import Game
from trefoil.core.view import View

FURTHER = 40  # plies that a copy and its original are played on


def pickled(thing: Any) -> Any:
    """The thing, as another process would read it."""
    return pickle.loads(pickle.dumps(thing))


WAYS: dict[str, Callable[[Any], Any]] = {
    "copy": lambda game: game.copy(),
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "pickle": pickled,
}
every_way = pytest.mark.parametrize("way", [pytest.param(way, id=name) for name, way in WAYS.items()])
every_way_of_a_view = pytest.mark.parametrize(
    "way", [pytest.param(way, id=name) for name, way in WAYS.items() if name != "copy"]
)


def told(game: Game) -> tuple[Any, ...]:
    """All that can be asked of a game."""
    views = [game.view(reader) for reader in readers(game)]
    asked = game.position(), game.moves, game.movers, game.to_move, game.legal_actions(), game.outcome(), game.chances()
    return *asked, game.options, game.tags, game.nature, game.record(), views


@every_game
@every_way
@given(data=st.data())
def test_a_copy_plays_on_as_its_original_would(name: str, way: Any, data: st.DataObject) -> None:
    game, seed = data.draw(games(name)), data.draw(st.integers(0, 2**32))
    twin = way(game)
    assert told(twin) == told(game)
    for one in (twin, game):  # nature draws from the game's own generator, so both are dealt the same
        play_on(one, Random(seed), FURTHER)
    assert told(twin) == told(game)


@every_game
@every_way
@given(data=st.data())
def test_what_happens_to_a_copy_does_not_happen_to_its_original(name: str, way: Any, data: st.DataObject) -> None:
    game = data.draw(games(name))
    before = told(game)
    twin = way(game)
    twin.tags["date"] = "later"
    play_on(twin, Random(0), FURTHER)
    assert told(game) == before


@every_game
@every_way
@given(data=st.data())
def test_a_copy_can_be_taken_back_to_its_beginning(name: str, way: Any, data: st.DataObject) -> None:
    game = data.draw(games(name))
    twin = way(game)
    for _ in range(len([mover for mover in game.movers if game.nature == "manual" or mover >= 0])):
        assert twin.pop() == game.pop()
        assert twin.position() == game.position()


@every_game
@every_way_of_a_view
@given(data=st.data())
def test_a_copied_view_is_the_same_view(name: str, way: Any, data: st.DataObject) -> None:
    game = data.draw(games(name))
    for reader in readers(game):
        view = game.view(reader)
        twin: View = way(view)
        assert (twin, hash(twin), twin.to_dict()) == (view, hash(view), view.to_dict())
        assert twin.states is not view.states
        assert twin.states.dtype is view.states.dtype  # or everything that is kept for each dtype would grow


@every_game
def test_what_another_layout_stored_is_refused(name: str) -> None:
    from trefoil.games.catalogue import load

    game = load(name)(seed=0)
    kept: Any = game.__getstate__()
    kept["position"] = np.zeros(1, [("cells", np.int8, (9,))])
    with pytest.raises(BadRecord, match=r"^Expected a position of this version's layout, got one of another version"):
        game.__setstate__(kept)
