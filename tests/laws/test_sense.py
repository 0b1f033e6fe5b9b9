"""What holds for the sense of every game: it judges all moves, changes nothing, and looks at nothing hidden."""

from math import isfinite

import pytest

from tests.laws.kernels import after, guessed, legal
from tests.laws.positions import law
from tests.rules.judged import Judged, judged, shares
from trefoil.bots.judgement import solved
from trefoil.core.game import Game
from trefoil.core.seats import NATURE


def is_at_a_choice(game: Game) -> bool:
    return game.to_move not in (None, NATURE)


@law
def test_every_legal_move_is_judged_once_in_its_order(game: Game) -> None:
    if is_at_a_choice(game):
        found = judged(game._states)
        assert found.moves == game.legal_actions()
        assert all(map(isfinite, found.worths))


@law
def test_judging_changes_nothing(game: Game) -> None:
    if is_at_a_choice(game):
        before = game._states.tobytes()
        judged(game._states)
        solved(game.view(game.to_move))
        shares(game)
        assert game._states.tobytes() == before


@law
def test_the_best_turn_can_be_played_and_begins_with_the_best_move(game: Game) -> None:
    if is_at_a_choice(game):
        found, states = judged(game._states), game._states
        assert found.line[0] == found.moves[found.worths.index(max(found.worths))]
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
    return {move: worth - max(found.worths) for move, worth in zip(found.moves, found.worths, strict=True)}


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
