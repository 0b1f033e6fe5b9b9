"""A game can go back to its beginning, and a copy of it goes its own way."""

from random import Random

import pytest

from tests.laws.positions import law, play_on, readers, take_back
from trefoil.core.game import MANUAL, Game
from trefoil.core.seats import NATURE


def everything(game: Game) -> list[object]:
    """All that can be seen of a game."""
    return [game.states.tobytes(), game.moves, *(game.view(seat).to_dict() for seat in readers(game))]


@law
def test_taking_a_move_back_restores_the_position(game: Game) -> None:
    for action in game.legal_actions():
        before = everything(game)
        game.play(action)
        assert game.pop() == game.KERNEL.VERBS.texts[action]
        assert everything(game) == before


@law
def test_a_game_can_be_taken_back_to_its_beginning(game: Game) -> None:
    positions = [row.tobytes() for row in game.past]
    while take_back(game):
        assert game.states.tobytes() == positions[len(game.moves)]
        assert game.nature == MANUAL or game.to_move != NATURE
    with pytest.raises(IndexError):
        game.pop()


@law
def test_a_copy_is_equal_until_it_goes_its_own_way(game: Game) -> None:
    before, twin = everything(game), game.copy()
    assert twin == game
    assert everything(twin) == before
    play_on(twin, Random(1), 20)
    assert everything(game) == before


@law
def test_a_game_that_goes_back_and_on_leaves_its_copy_alone(game: Game) -> None:
    before, twin = everything(game), game.copy()
    back_and_on(game)
    assert everything(twin) == before


@law
def test_a_copy_goes_back_the_way_it_came_when_its_model_goes_another(game: Game) -> None:
    positions, twin = [row.tobytes() for row in game.past], game.copy()
    back_and_on(game)
    while take_back(twin):
        assert twin.states.tobytes() == positions[len(twin.moves)]


def back_and_on(game: Game) -> None:
    """Take a few moves back and play others."""
    for _ in range(3):
        take_back(game)
    play_on(game, Random(4), 5)
