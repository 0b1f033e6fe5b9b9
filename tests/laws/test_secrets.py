"""Nobody learns from a view what its seat may not know, and nothing that it may know is missing."""

from random import Random

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from tests.laws.kernels import guessed, hidden, legal
from tests.laws.positions import every_game, games, law, other_world, readers
from trefoil.core.actions import UNSEEN
from trefoil.core.game import MANUAL, Game
from trefoil.core.jit import COMPILED
from trefoil.core.layout import GAP
from trefoil.core.seats import NATURE

GUESSES = (0, 1, 7, 2**40, 2**63 - 1) if COMPILED else (1, 2**63 - 1)


@law
def test_hiding_twice_is_hiding_once(game: Game) -> None:
    for seat in readers(game):
        view = game.view(seat).states
        assert hidden(view, seat).tobytes() == view.tobytes()


@law
def test_a_view_of_a_guess_is_the_view_it_was_guessed_from(game: Game) -> None:
    for seat in readers(game):
        view = game.view(seat).states
        for seed in GUESSES:
            assert hidden(guessed(view, seed), seat).tobytes() == view.tobytes()


@law
def test_a_guess_from_the_same_seed_is_the_same(game: Game) -> None:
    for seat in readers(game):
        view = game.view(seat).states
        assert guessed(view, 5).tobytes() == guessed(view, 5).tobytes()


@law
def test_the_mover_has_the_same_legal_moves_in_its_view_and_in_a_guess(game: Game) -> None:
    if game.to_move in (None, NATURE):
        return
    view = game.view(game.to_move)
    assert view.legal_moves == game.legal_moves
    assert all(legal(guessed(view.states, seed)) == game.legal_actions() for seed in GUESSES)


@law
def test_only_the_mover_is_told_the_legal_moves(game: Game) -> None:
    assert [view.seat for view in map(game.view, readers(game)) if view.legal_moves] in ([], [game.to_move])


@law
def test_two_guesses_of_a_view_look_alike_to_its_seat(game: Game) -> None:
    for seat in readers(game):
        view = game.view(seat)
        for seed in GUESSES:
            twin = game.imagined(seat, seed)
            assert {**twin.view(seat).to_dict(), "moves": []} == {**view.to_dict(), "moves": []}


@law
def test_a_view_shows_as_many_moves_as_were_made_and_changes_none_but_to_hide(game: Game) -> None:
    for seat in readers(game):
        for read, move in zip(game.view(seat).moves, game.moves, strict=True):
            assert read == move or UNSEEN in read


@law
def test_a_seat_reads_its_own_moves_as_it_made_them(game: Game) -> None:
    for seat in readers(game):
        read, moves = game.view(seat).moves, game.moves
        assert all(read[ply] == moves[ply] for ply, mover in enumerate(game.movers) if mover == seat)


# What two worlds show a seat alike, they also hold alike: a view carries nothing besides what it shows.
@every_game
@given(data=st.data())
def test_a_view_holds_nothing_but_what_it_shows(name: str, data: st.DataObject) -> None:
    game, choices = data.draw(games(name, (MANUAL,))), Random(data.draw(st.integers(0, 2**32)))
    for seat in readers(game):
        view, twin = game.view(seat), other_world(game, seat, choices)
        other = view if twin is None else twin.view(seat)
        if other.to_dict() == view.to_dict():
            assert other.states.tobytes() == view.states.tobytes()
            assert vars(other) | {"states": b""} == vars(view) | {"states": b""}


@law
def test_a_view_holds_no_generator_and_nothing_between_its_fields(game: Game) -> None:
    kind = game.KERNEL.STATE
    told = [name for name in kind.names or () if name != "rng_state" and not name.startswith(GAP)]
    for seat in readers(game):
        view = game.view(seat, told=False).states
        for name in told:
            view[name] = np.zeros_like(view[name])
        assert view.tobytes() == bytes(kind.itemsize)


@law
def test_an_imagined_game_looks_the_same_to_the_seat_that_imagines_it(game: Game) -> None:
    for seat in range(int(game.options["players"])):
        world = game.imagined(seat, 7)
        assert world.view(seat, told=False).states.tobytes() == game.view(seat, told=False).states.tobytes()
        assert world.unseen_by(seat) == game.unseen_by(seat)
        assert world.to_move == game.to_move
