"""How a process learns of a game from elsewhere.

The laws, the words, the terminal, twin worlds and the kills take it among all the games there are; bots, commands and a
whole game on a server have their tests in those rooms.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from trefoil.core import plugins
from trefoil.core.errors import BadSetting
from trefoil.games import catalogue


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
    with pytest.raises(BadSetting, match=r"^Expected packages of games in TREFOIL_GAMES .*, got 'there': "):
        plugins.expect_found({"here": Path(), "there": None})


def test_the_first_of_a_name_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert catalogue.by_name(["a.tock", "b.tock", "c.chess"]) == {"tock": "a.tock", "chess": "c.chess"}
    monkeypatch.setattr(plugins, "FOLDERS", {"b.tock": Path()})
    with pytest.raises(BadSetting, match=r"got b\.tock beside trefoil\.games\.tock\.$"):
        catalogue.expect_sound()
    assert plugins.installed([]) == []


def test_packages_are_looked_for_among_what_is_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, group in (("acorns", plugins.GROUP), ("other", "console_scripts")):
        info = tmp_path / f"{name}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[{group}]\n{name} = tests.games.acorns\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert plugins.installed([str(tmp_path)]) == ["tests.games.acorns"]
    assert [plugins.folder_of(name) for name in ("nowhere.at.all", "a..b", "json.decoder")] == [None, None, None]


def test_what_the_tests_name_is_sound() -> None:
    catalogue.expect_sound()
    assert "acorns" in catalogue.PACKAGES
