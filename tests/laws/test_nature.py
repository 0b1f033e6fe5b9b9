"""Nature is a seat: it has legal moves with chances, and its stream does not care how the others play."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.laws.positions import LONGEST, SEEDS, every_game, games, law, options, play_on, readers
from trefoil.core.game import AUTO, MANUAL, Game
from trefoil.core.seats import NATURE
from trefoil.games.catalogue import load


def natures_moves(game: Game) -> list[str]:
    """What nature did so far."""
    return [move for mover, move in zip(game.movers, game.moves, strict=True) if mover == NATURE]


def at_nature(game: Game) -> Game:
    """The game, or what it was when nature was last to move."""
    while game.moves and game.to_move != NATURE:
        game.pop()
    return game


@every_game
@given(data=st.data())
def test_natures_legal_moves_are_its_likely_outcomes(name: str, data: st.DataObject) -> None:
    game = at_nature(data.draw(games(name, (MANUAL,))))
    if game.to_move == NATURE:
        assert list(game.chances()) == list(game.legal_moves)
        assert all(chance > 0 for chance in game.chances().values())
        assert sum(game.chances().values()) == pytest.approx(1)


@law
def test_there_are_chances_only_when_nature_is_to_move(game: Game) -> None:
    assert bool(game.chances()) == (game.to_move == NATURE)


@law
def test_the_chances_in_a_view_are_none_or_all(game: Game) -> None:
    for seat in readers(game):
        assert sum(game.view(seat).chances().values()) == pytest.approx(1) or not game.view(seat).chances()


@law
def test_nature_that_plays_by_itself_is_never_to_move(game: Game) -> None:
    assert game.nature == MANUAL or game.to_move != NATURE


@every_game
@given(data=st.data(), seed=SEEDS, one=SEEDS, other=SEEDS)
def test_the_same_stream_gives_the_same_moves_of_nature_whatever_is_played(
    name: str, data: st.DataObject, seed: int, one: int, other: int
) -> None:
    chosen = data.draw(options(name))
    plays = []
    for choices in (one, other):
        game = load(name)(seed=seed, nature=AUTO, **chosen)
        play_on(game, Random(choices), LONGEST)
        plays.append(natures_moves(game))
    assert all(mine == yours for mine, yours in zip(*plays, strict=False))


@every_game
@given(data=st.data(), seed=SEEDS)
def test_the_same_seed_and_play_give_the_same_game(name: str, data: st.DataObject, seed: int) -> None:
    chosen = data.draw(options(name))
    twins = [load(name)(seed=seed, **chosen) for _ in range(2)]
    for twin in twins:
        play_on(twin, Random(seed), 40)
    assert twins[0].record() == twins[1].record()
    assert twins[0].states.tobytes() == twins[1].states.tobytes()
