"""Whatever is wrong with a command is said before anything is loaded or compiled for it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.loading import COMMANDS, loaded_by
from trefoil import Tock

SLIPS = [
    ("play triqueta --players 9", "players=9"),
    ("play tock --players 3 --deck tarot", "deck='tarot'"),
    ("play tock --players 5 --sides pairs", "sides='pairs': expected 'alone' with players=5"),
    ("bench tock --players 4 --kitty", "kitty=True: expected False with players=4"),
    ("play tock --seat 4", "There is no seat 4 with 4 players"),
    ("play tock --against expert", "There is no level 'expert'"),
    ("play tock --language es", "as --language, got 'es'"),
    ("play tock --record a.json --record b.json", "Expected --record once"),
    ("play tock --record a.json --players 4", "A record brings its own options"),
    ("play tock --record nowhere.json", "Cannot read 'nowhere.json'"),
    ("play triqueta --record tock.json", "This is a record of 'tock': expected one of 'triqueta'."),
    ("play tock --record tock.json --seat 3", "There is no seat 3 with 3 players"),
    ("play --continue", "Expected a game that you left"),
    ("perft triqueta --players 9 --depth 1", "players=9"),
    ("bench triqueta --players 9", "players=9"),
    ("arena tock --seats greedy,expert", "There is no level 'expert'"),
    ("arena tock --players 9", "players=9"),
    ("train tock", "Expected --players."),
    ("train tock --players 9", "players=9"),
    ("replay nowhere.json", "Cannot read 'nowhere.json'"),
    ("serve --port x", "--port cannot be used: expected a whole number, got 'x'."),
    ("backup tables.backup --database none.db", "there is none at 'none.db'"),
    ("restore none.backup", "there is none at 'none.backup'"),
    ("hint nowhere.json", "Cannot read 'nowhere.json'"),
    ("hint tock.json --playouts 0", "Expected a whole number from 1 to 1000000 as --playouts, got '0'."),
    ("verify nowhere.json", "Cannot read 'nowhere.json'"),
    ("rules chess", "There is no game 'chess'"),
    ("warm tock", "Cannot use 'tock' here"),
]


@pytest.mark.parametrize(("line", "told"), SLIPS)
def test_a_slip_is_refused_before_anything_is_loaded_or_compiled(tmp_path: Path, line: str, told: str) -> None:
    (tmp_path / "tock.json").write_text(Tock(players=3).record())
    loaded = loaded_by(line.split(), tmp_path)
    assert (loaded.code, loaded.heavy) == (2, set())
    assert told in loaded.err
    assert list((tmp_path / "cache").iterdir()) == []


@pytest.mark.parametrize("name", COMMANDS)
def test_a_flag_that_no_command_has_is_refused_before_anything_is_loaded(tmp_path: Path, name: str) -> None:
    loaded = loaded_by([name, "--nonsense"], tmp_path)
    assert (loaded.code, loaded.heavy) == (2, set())


def test_a_slip_with_every_command_is_tried() -> None:
    assert {line.split()[0] for line, _ in SLIPS} == set(COMMANDS)


def test_a_setting_of_the_environment_is_blamed_where_it_was_the_source() -> None:
    command = [sys.executable, "-m", "trefoil", "serve"]
    run = subprocess.run(command, env=os.environ | {"TREFOIL_PORT": "x"}, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (
        2,
        "trefoil: TREFOIL_PORT cannot be used: expected a whole number, got 'x'.\n",
    )
