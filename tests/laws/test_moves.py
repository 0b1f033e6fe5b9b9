"""Legal moves are few, ordered and readable, and each of them can be played."""

import numpy as np

from tests.laws.kernels import after, answered, sample
from tests.laws.positions import law
from trefoil.core import entry_points
from trefoil.core.actions import UNSEEN
from trefoil.core.game import Game
from trefoil.core.seats import NATURE, NOBODY
from trefoil.core.slate import MOST, SLATE


@law
def test_legal_moves_ascend_without_repeats(game: Game) -> None:
    actions = game.legal_actions()
    assert actions == sorted(set(actions))


@law
def test_legal_moves_fit_on_a_slate_and_stand_in_the_table_of_verbs(game: Game) -> None:
    actions = game.legal_actions()
    assert len(actions) <= MOST
    assert all(0 <= action < len(game.KERNEL.VERBS) for action in actions)


@law
def test_somebody_can_move_until_the_game_is_over(game: Game) -> None:
    assert bool(game.legal_moves) == (game.to_move is not None)
    assert (game.outcome() is None) == (game.to_move is not None)


@law
def test_after_every_legal_move_somebody_is_to_move_or_the_game_is_over(game: Game) -> None:
    known = {NATURE, NOBODY, *range(int(game.options["players"]))}
    for action in game.legal_actions():
        assert int(after(game.states, action)["to_move"][0]) in known


@law
def test_asking_changes_nothing(game: Game) -> None:
    before = game.states.tobytes()
    game.legal_moves, game.chances(), game.outcome(), game.position(), game.record(), game.view(None), str(game)
    assert game.states.tobytes() == before


@law
def test_no_legal_move_hides_something_from_its_player(game: Game) -> None:
    assert not [text for text in game.legal_moves if UNSEEN in text]


@law
def test_a_move_is_read_back_as_it_is_written_whatever_the_spaces(game: Game) -> None:
    verbs = game.KERNEL.VERBS
    for action, text in zip(game.legal_actions(), game.legal_moves, strict=True):
        assert verbs.number(text) == action
        assert verbs.number(f"  {text.replace(' ', '   ')}\t\n") == action


@law
def test_sampling_gives_all_legal_moves_and_no_other(game: Game) -> None:
    actions, slates = game.legal_actions(), np.zeros(1, SLATE)
    tries = range(20 * len(actions))
    assert {sample(game.states, np.uint64(rng), slates) for rng in tries} == set(actions)


@law
def test_sampling_changes_nothing(game: Game) -> None:
    before = game.states.tobytes()
    if game.to_move is not None:
        sample(game.states, np.uint64(1), np.zeros(1, SLATE))
    assert game.states.tobytes() == before


@law
def test_playing_is_applying_and_then_letting_nature_pick(game: Game) -> None:
    slates = np.zeros(1, SLATE)
    for action in game.legal_actions():
        played, stepped = game.states.copy(), after(game.states, action)
        answered(played, action, slates)
        while stepped["to_move"][0] == NATURE:
            entry_points.let_nature_move(stepped, slates)
        assert played.tobytes() == stepped.tobytes()
