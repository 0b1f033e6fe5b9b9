"""A seat can look ahead in its own sentence: what it sees after each of its moves follows from what it sees before."""

import pytest

from tests.laws.kernels import after, guessed, hidden
from tests.laws.positions import law, readers
from tests.laws.test_secrets import GUESSES
from trefoil.core.errors import IllegalMove
from trefoil.core.game import Game
from trefoil.core.seats import NATURE


@law
def test_a_view_after_a_move_is_the_view_of_the_game_after_it(game: Game) -> None:
    seat = game.to_move
    if seat in (None, NATURE):
        return
    view = game.view(seat)
    for move in game.legal_moves:
        then = game.copy()
        then.push(move)
        expected = then.view(seat, told=False) if then.goes_on(game, seat) else None
        assert view.after(move) == expected


@law
def test_whatever_a_seat_imagines_it_sees_the_same_as_long_as_its_sentence_goes_on(game: Game) -> None:
    seat = game.to_move
    if seat in (None, NATURE):
        return
    view = game.view(seat, told=False)
    for move, action in zip(game.legal_moves, game.legal_actions(), strict=True):
        ahead = view.after(move)
        worlds = [after(guessed(view.states, seed), action) for seed in GUESSES]
        if ahead is not None:
            assert {hidden(world, seat).tobytes() for world in worlds} == {ahead.states.tobytes()}


@law
def test_nobody_looks_ahead_in_the_turn_of_another(game: Game) -> None:
    for seat in readers(game):
        if seat != game.to_move:
            with pytest.raises(IllegalMove, match=r"now: this view shows no moves\.$"):
                game.view(seat).after(game.KERNEL.VERBS.texts[0])
