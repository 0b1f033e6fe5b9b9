"""Bots, the arena and hints take a game from another package like any other; it has no networks, and so no master."""

import pytest

from tests.games.acorns.game import Acorns
from trefoil.bots.arena.match import Contest, play_deal
from trefoil.bots.networks.weights import NoNetwork
from trefoil.bots.players.hint import hint
from trefoil.bots.players.levels import LEVELS

PLAYING = [level for level in LEVELS if level != "master"]


@pytest.mark.parametrize("level", PLAYING)
@pytest.mark.parametrize("options", [{"players": 3}, {"players": 4, "hand": 3}], ids=str)
def test_every_level_that_needs_no_network_plays_it(level: str, options: dict[str, int]) -> None:
    levels = (level, *["uniform"] * (options["players"] - 1))
    for played in play_deal(Contest("acorns", options, levels, seed=1), 0):
        assert played.winners


def test_who_has_no_networks_has_no_master() -> None:
    game = Acorns(players=3, seed=1)
    with pytest.raises(NoNetwork, match=r"^There are no networks for Acorns: every level but master plays it\.$"):
        LEVELS["master"].make(1, 10).choose(game.view(0))


def test_thinking_helps() -> None:
    contest = Contest("acorns", {"players": 3}, ("search", "uniform", "uniform"), seed=3)
    shares = [played.share("search") for deal in range(5) for played in play_deal(contest, deal)]
    assert sum(shares) / len(shares) > 0.5


def test_a_hint_is_given() -> None:
    game = Acorns(players=3, seed=1)
    found = hint(game.view(0), 60)
    assert found.best.move in game.legal_moves
    assert set(found.chances) == set() or sum(found.chances.values()) == pytest.approx(1)
