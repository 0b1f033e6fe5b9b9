"""The same games in two places: natively or interpreted here, and with a module in Node; where they differ is said."""

import os
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

from tests.house.tree import ROOT
from tests.wasm import native
from tests.wasm.plans import Plan, Table, write

KERNEL = ROOT / "web" / "src" / "kernel"
HERE = Path(__file__).parent


def node(script: str, *words: str | Path) -> list[str]:
    """What a script of these tests prints, line by line."""
    beside = Path(sys.executable).parent  # Node is in the environment
    found = shutil.which("node", path=f"{beside}{os.pathsep}{os.environ['PATH']}")
    assert found, "Expected Node beside Python, got none."
    return said([found, HERE / script, *words])


def interpreted(plan: Path) -> list[str]:
    """What is found by the kernel as the Python it is."""
    return said([sys.executable, "-m", "tests.wasm.native", plan], NUMBA_DISABLE_JIT="1")


def said(command: list[str | Path], **environment: str) -> list[str]:
    run = subprocess.run(command, cwd=ROOT, env=os.environ | environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()


def differences(plan: Plan, module: Path, folder: Path, *, compiled: bool = True) -> list[str]:
    """The first thing in which each game differs: its table, the number of the move, and what."""
    here, there = both(plan, module, folder, compiled=compiled)
    assert len(here) == len(there) == len(plan.tables)
    differing = [table for table, *lines in zip(plan.tables, here, there, strict=True) if lines[0] != lines[1]]
    return [first_difference(plan, table, module, folder, compiled=compiled) for table in differing]


def both(plan: Plan, module: Path, folder: Path, *, compiled: bool) -> tuple[list[str], list[str]]:
    """What is found here, and what with a module."""
    path = write(folder / "plan.json", plan)
    return native.found_in(plan) if compiled else interpreted(path), node("games.mjs", module, path)


def first_difference(plan: Plan, table: Table, module: Path, folder: Path, *, compiled: bool) -> str:
    """Where a game goes another way, played again with each part noted."""
    detailed = replace(plan, tables=[table], detailed=True)
    here, there = both(detailed, module, folder, compiled=compiled)
    other = next(one for one, two in zip([*here, "end"], [*there, "end"], strict=False) if one != two)
    move, _, what = other.partition(" ")
    return f"{table.told}, move {move}: {what.partition(' ')[0]}"
