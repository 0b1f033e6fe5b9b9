"""Where the modules of each game are: those of the house are kept, the third game's are built here."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.house.tree import ROOT
from tests.wasm.comparing import KERNEL
from wasm import stamp

Modules = Callable[[str], Path]


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The modules of the third game, built as anybody would."""
    folder = tmp_path_factory.mktemp("modules")
    command = [sys.executable, "-m", "wasm", "--out", str(folder), "acorns"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return folder


@pytest.fixture(scope="session")
def modules(request: pytest.FixtureRequest) -> Modules:
    """The folder of the modules of a game."""

    def folder(game: str) -> Path:
        place = KERNEL if game in stamp.games() else request.getfixturevalue("built")
        assert isinstance(place, Path)
        return place / game

    return folder
