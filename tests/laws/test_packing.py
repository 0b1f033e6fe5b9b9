"""A view can travel: packed, written as JSON and unpacked, it is the same view, without the moves so far."""

import json

from tests.laws.positions import law, readers
from trefoil.core.game import Game
from trefoil.core.view import View


@law
def test_a_view_that_has_travelled_shows_the_same(game: Game) -> None:
    for seat in readers(game):
        view = game.view(seat, told=False)
        there = View.unpacked(type(game), json.loads(json.dumps(game.view(seat).packed())))
        assert there == view
        assert there.to_dict() == view.to_dict()


@law
def test_a_view_that_has_travelled_can_be_guessed_from(game: Game) -> None:
    there = View.unpacked(type(game), game.view(None).packed())
    there.states["rng_state"] = 1
    assert there.states["rng_state"][0] == 1
