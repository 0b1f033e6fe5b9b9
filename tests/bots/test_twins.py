"""A bot sees a view and nothing else: whatever lies behind it, it plays the same."""

from random import Random
from typing import Any

import pytest

from tests.bots.tables import SEATED, begun, bot_of, name_of, positions
from tests.laws.kernels import whole
from tests.laws.positions import other_world
from trefoil.bots.players.hint import hint
from trefoil.bots.players.levels import LEVELS
from trefoil.core.game import MANUAL, Game


def twin_of(game: Game, seed: int) -> Game:
    """The same game with another world behind what the player to move can see."""
    assert game.to_move is not None
    return game.imagined(game.to_move, seed)


def choices(game: Game, level: str) -> list[str]:
    assert game.to_move is not None
    bot = bot_of(level, 7)
    return [bot.choose(game.view(game.to_move)) for _ in range(3)]


@pytest.mark.parametrize(("name", "options", "level"), SEATED, ids=name_of)
def test_whatever_world_is_behind_a_view_a_bot_plays_the_same(name: str, options: dict[str, Any], level: str) -> None:
    different = 0
    for game in positions(name, options, 8):
        twin = twin_of(game, 99)
        different += whole(twin.states) != whole(game.states)
        assert choices(twin, level) == choices(game, level)
    assert different > 0


def other_game(game: Game) -> Game:
    """Another real game, with other chance and other secrets, that reads the same to the player to move."""
    assert game.to_move is not None
    mine = game.view(game.to_move).to_dict()
    for seed in range(500):
        twin = other_world(game, game.to_move, Random(seed))
        if twin is not None and twin != game and twin.view(game.to_move).to_dict() == mine:
            return twin
    raise AssertionError("no other game reads like this one")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("name", "players", "plies"), [("triqueta", 3, 23), ("tock", 4, 0), ("tock", 4, 3), ("tock", 3, 4)]
)
def test_two_real_games_that_read_alike_are_played_alike(name: str, players: int, plies: int, level: str) -> None:
    game = begun(name, {"players": players, "first": 0}, 3, plies)
    game = type(game).from_record(game.record(), nature=MANUAL)
    assert choices(other_game(game), level) == choices(game, level)


@pytest.mark.parametrize("name", ["triqueta", "tock"])
def test_a_hint_tells_nothing_of_the_world_behind_a_view(name: str) -> None:
    for game in positions(name, {"players": 3}, 4):
        hints = [hint(world.view(world.to_move), 40) for world in (game, twin_of(game, 5))]
        assert hints[0] == hints[1]
