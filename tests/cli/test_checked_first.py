"""Whatever is wrong with a command is said before anything is loaded or compiled for it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from trefoil import Tock

PROGRAM = "import sys; from trefoil.cli import main; code = main(sys.argv[1:]); print(code, 'numba' in sys.modules)"


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("play triqueta --players 9", "players=9"),
        ("play tock --players 3 --deck jokers", "deck='jokers'"),
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
    ],
)
def test_a_slip_is_refused_before_anything_is_compiled(tmp_path: Path, line: str, told: str) -> None:
    (tmp_path / "cache").mkdir()
    (tmp_path / "tock.json").write_text(Tock(players=3).record())
    own = {"TREFOIL_CACHE": str(tmp_path / "cache"), "XDG_DATA_HOME": str(tmp_path / "data"), "LC_ALL": "C"}
    command = [sys.executable, "-c", PROGRAM, *line.split()]
    run = subprocess.run(command, cwd=tmp_path, env=os.environ | own, capture_output=True, text=True, check=True)
    assert run.stdout == "2 False\n"
    assert told in run.stderr
    assert list((tmp_path / "cache").iterdir()) == []


def test_a_setting_of_the_environment_is_blamed_where_it_was_the_source() -> None:
    command = [sys.executable, "-m", "trefoil", "serve"]
    run = subprocess.run(command, env=os.environ | {"TREFOIL_PORT": "x"}, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (
        2,
        "trefoil: TREFOIL_PORT cannot be used: expected a whole number, got 'x'.\n",
    )
