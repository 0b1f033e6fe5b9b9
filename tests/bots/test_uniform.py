"""The uniform bot plays legal moves, all of them in the end, from a view alone."""

from collections import Counter

import pytest

from trefoil.bots.players.bot import Bot
from trefoil.bots.players.uniform import Uniform
from trefoil.games.catalogue import GAMES, load

LONG = 300  # moves; a game without a plan can take many more


@pytest.mark.parametrize("name", GAMES)
def test_uniform_bots_play_legal_moves_to_the_end(name: str) -> None:
    game = load(name)(seed=5)
    bot: Bot = Uniform(5)
    while game.to_move is not None and len(game.moves) < LONG:
        game.push(bot.choose(game.view(game.to_move)))
    assert (game.outcome() is None) == (len(game.moves) >= LONG)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_makes_the_same_choices(name: str) -> None:
    game = load(name)(seed=1)
    assert game.to_move is not None
    view = game.view(game.to_move)
    one, other = Uniform("seat 1"), Uniform("seat 1")
    assert [one.choose(view) for _ in range(20)] == [other.choose(view) for _ in range(20)]


def test_every_legal_move_is_about_equally_likely() -> None:
    view = load("triqueta")(players=3, first=0).view(0)
    bot = Uniform(0)
    counts = Counter(bot.choose(view) for _ in range(4000))
    assert set(counts) == set(view.legal_moves)
    assert max(counts.values()) - min(counts.values()) < 200


def test_a_choice_leaves_the_view_as_it_was() -> None:
    view = load("triqueta")(players=2, first=0).view(0)
    before = view.to_dict()
    Uniform(0).choose(view)
    assert view.to_dict() == before
