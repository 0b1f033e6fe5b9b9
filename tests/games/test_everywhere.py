"""How a process learns of a game from elsewhere, and that bots, arena and hints take it like any other.

The laws, the words, the terminal, twin worlds and the kills take it among all the games there are; commands and a whole
game on a server have their tests in those rooms.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.acorns.game import Acorns
from trefoil.bots.arena.match import Contest, play_deal
from trefoil.bots.networks.weights import NoNetwork
from trefoil.bots.players.hint import hint
from trefoil.bots.players.levels import LEVELS
from trefoil.core import plugins
from trefoil.games import catalogue

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


# How a process learns of it


def asked(program: str, **settings: str) -> "subprocess.CompletedProcess[str]":
    environment = {name: value for name, value in os.environ.items() if name != "TREFOIL_GAMES"} | settings
    command = [sys.executable, "-c", program]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


GAMES = "from trefoil.games.catalogue import GAMES; print(*GAMES)"
HELP = "import sys; from trefoil.cli import main; sys.exit(main(['--help']))"


def test_unless_somebody_names_it_there_are_the_games_of_the_house() -> None:
    assert asked(GAMES).stdout.split() == ["triqueta", "tock"]
    assert asked(GAMES, TREFOIL_GAMES="tests.games.acorns").stdout.split() == ["triqueta", "tock", "acorns"]


@pytest.mark.parametrize("named", ["nowhere", "tests.games.nowhere", "a..b", "json.decoder"])
def test_a_package_that_is_not_there_is_refused_in_one_sentence(named: str) -> None:
    answer = asked(HELP, TREFOIL_GAMES=named)
    assert answer.returncode == 2
    assert len(answer.stderr.splitlines()) <= 3
    assert f"got '{named}': there is no such package." in " ".join(answer.stderr.split())


def test_two_games_of_one_name_are_refused() -> None:
    answer = asked(HELP, TREFOIL_GAMES="tests.rules.tock")
    told = " ".join(answer.stderr.split())
    assert told == "trefoil: Expected games of different names, got tests.rules.tock beside trefoil.games.tock."


def test_an_installed_package_brings_its_game_by_an_entry_point(tmp_path: Path) -> None:
    info = tmp_path / "acorns-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: acorns\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[{plugins.GROUP}]\nacorns = tests.games.acorns\n")
    path = os.pathsep.join([os.environ["PYTHONPATH"], str(tmp_path)])
    assert asked(GAMES, PYTHONPATH=path).stdout.split() == ["triqueta", "tock", "acorns"]


def test_what_is_wrong_is_told_of_the_first_package() -> None:
    plugins.expect_found({"here": Path()})
    with pytest.raises(plugins.BadPlugin, match=r"^Expected packages of games in TREFOIL_GAMES .*, got 'there': "):
        plugins.expect_found({"here": Path(), "there": None})


def test_the_first_of_a_name_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert catalogue.by_name(["a.tock", "b.tock", "c.chess"]) == {"tock": "a.tock", "chess": "c.chess"}
    monkeypatch.setattr(plugins, "FOLDERS", {"b.tock": Path()})
    with pytest.raises(plugins.BadPlugin, match=r"got b\.tock beside trefoil\.games\.tock\.$"):
        catalogue.expect_sound()
    assert plugins.installed([]) == []
