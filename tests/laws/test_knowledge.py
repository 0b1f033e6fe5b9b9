"""What holds for the sense of every game: it judges all moves, changes nothing, and looks at nothing hidden."""

from math import isfinite

import pytest

from tests.laws.kernels import after, guessed, legal
from tests.laws.positions import law
from tests.rules.rated import Judged, absurd, judged, noticed, shares
from trefoil.bots.learning.net import initialised
from trefoil.bots.players.rating import solved
from trefoil.core.game import Game
from trefoil.core.seats import NATURE

RANDOM_MIND = initialised(1)


def is_at_a_choice(game: Game) -> bool:
    return game.to_move not in (None, NATURE)


@law
def test_every_legal_move_is_judged_once_in_its_order(game: Game) -> None:
    if is_at_a_choice(game):
        found = judged(game.states)
        assert found.moves == game.legal_actions()
        assert all(map(isfinite, found.values))


@law
def test_judging_changes_nothing(game: Game) -> None:
    if is_at_a_choice(game):
        before = game.states.tobytes()
        judged(game.states)
        solved(game.view(game.to_move))
        shares(game)
        absurd(game)
        assert game.states.tobytes() == before


@law
def test_the_best_turn_can_be_played_and_begins_with_the_best_move(game: Game) -> None:
    if is_at_a_choice(game):
        found, states = judged(game.states), game.states
        assert found.line[0] == found.moves[found.values.index(max(found.values))]
        for action in found.line:
            assert states["to_move"][0] == game.to_move
            assert action in legal(states)
            states = after(states, action)


@law
def test_the_sense_sees_the_same_in_a_view_and_in_every_world_behind_it(game: Game) -> None:
    if is_at_a_choice(game):
        view = game.view(game.to_move).states
        seen = differences(judged(view))
        for seed in (1, 2**63 - 1):
            assert differences(judged(guessed(view, seed))) == pytest.approx(seen)


def differences(found: Judged) -> dict[int, float]:
    """How much worse than the best each move is: all that a choice among them depends on."""
    return {move: worth - max(found.values) for move, worth in zip(found.moves, found.values, strict=True)}


@law
def test_what_is_absurd_is_so_in_every_world_behind_a_view(game: Game) -> None:
    if is_at_a_choice(game):
        assert game.to_move is not None
        twin = game.imagined(game.to_move, 1)
        assert absurd(twin) == absurd(game)


@law
def test_what_is_reckoned_out_is_legal(game: Game) -> None:
    if is_at_a_choice(game):
        view = game.view(game.to_move)
        assert solved(view) in (None, *view.legal_moves)


@law
def test_the_shares_of_the_win_are_a_whole(game: Game) -> None:
    if game.to_move is not None:
        found = shares(game)
        assert min(found) > 0
        assert sum(found) == pytest.approx(1)


@law
def test_a_position_has_traits_that_a_mind_can_know(game: Game) -> None:
    if game.to_move is not None:
        for seat in range(int(game.options["players"])):
            found = noticed(game.states, seat)
            assert 0 <= min(found) <= max(found) < game.KNOWLEDGE.N_FEATURES
            assert all(map(isfinite, found.values()))


@law
def test_traits_are_the_same_in_a_view_and_in_every_world_behind_it(game: Game) -> None:
    if game.to_move is not None:
        for seat in range(int(game.options["players"])):
            view = game.view(seat).states
            seen = noticed(view, seat)
            assert noticed(game.states, seat) == pytest.approx(seen)
            assert noticed(guessed(view, 3), seat) == pytest.approx(seen)


@law
def test_a_mind_judges_every_move_by_what_its_player_sees(game: Game) -> None:
    if is_at_a_choice(game):
        found = judged(game.states, RANDOM_MIND)
        assert found.moves == game.legal_actions()
        seen = judged(game.view(game.to_move).states, RANDOM_MIND)
        assert found.values == pytest.approx(seen.values, abs=1e-5)
        assert found.line[0] in found.moves
