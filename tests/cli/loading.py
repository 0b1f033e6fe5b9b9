"""What a command loads, seen in a process of its own."""

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from trefoil import cli

COMMANDS = [flags.__name__.rpartition(".")[2] for flags in cli.COMMANDS]
LIBRARIES = {"numpy", "numba", "llvmlite", "msgspec", "fluent.runtime", "rich", "uvicorn", "starlette", "asyncio"}
HEAVY = (
    LIBRARIES
    | {"sqlite3", "trefoil.core.game", "trefoil.terminal.plain"}
    | {f"trefoil.commands.{name}" for name in COMMANDS}
)
PROGRAM = "import sys; from trefoil.cli import main; code = main(sys.argv[1:]); print(); print(code, *sys.modules)"


@dataclass(frozen=True)
class Loaded:
    """How a command ended, what it said on standard error, and what it loaded that takes long."""

    code: int
    err: str
    heavy: set[str]


def loaded_by(arguments: list[str], folder: Path) -> Loaded:
    """A command in a folder that holds all of its user's files; `cache` in it is there, and empty."""
    (folder / "cache").mkdir(exist_ok=True)
    own = {"TREFOIL_CACHE": str(folder / "cache"), "XDG_DATA_HOME": str(folder / "data"), "LC_ALL": "C"}
    command = [sys.executable, "-c", PROGRAM, *arguments]
    run = subprocess.run(command, cwd=folder, env=os.environ | own, capture_output=True, text=True, check=True)
    code, *modules = run.stdout.splitlines()[-1].split()
    return Loaded(int(code), run.stderr, HEAVY & set(modules))
