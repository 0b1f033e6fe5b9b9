"""The verbs in scripts/ keep their promises, and the continuous integration runs the same ones."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.tree import ROOT, files, name

VERBS = [path for path in files("scripts", ".ci") if path.read_bytes().startswith(b"#!")]
SHELL = [path for path in VERBS if "bash" in path.read_text(encoding="utf-8").splitlines()[0]]
HEAVY = {"numpy", "numba", "llvmlite", "asyncio", "sqlite3"}


def loaded_by(statement: str) -> set[str]:
    """The modules that a fresh Python holds after the statement."""
    program = f"{statement}\nimport sys\nprint(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return set(run.stdout.split())


def test_the_verbs_are_there() -> None:
    assert {path.name for path in VERBS} >= {"serve", "test", "check", "bench", "setup", "lock", "sizes", "run"}


@pytest.mark.parametrize("path", VERBS, ids=name)
def test_a_verb_can_be_executed(path: Path) -> None:
    assert os.access(path, os.X_OK)


@pytest.mark.parametrize("path", SHELL, ids=name)
def test_a_shell_verb_opens_with_its_sentence_and_stops_at_errors(path: Path) -> None:
    _, sentence, options, *_ = path.read_text(encoding="utf-8").splitlines()
    assert re.fullmatch(r"# [A-Z].*\.", sentence)
    assert options == "set -euo pipefail"


def test_the_integration_runs_the_test_verb() -> None:
    lines = (ROOT / ".ci/run").read_text(encoding="utf-8").splitlines()
    commands = [line for line in lines if line and not line.startswith(("#", "set "))]
    assert len(commands) == 1
    assert "scripts/test" in commands[0]


@pytest.mark.long
def test_the_checks_pass() -> None:
    run = subprocess.run([ROOT / "scripts/check"], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr


def test_setup_refuses_an_unknown_lock() -> None:
    run = subprocess.run([ROOT / "scripts/setup", "everything"], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (2, "trefoil: expected run, dev or bench, got 'everything'.\n")


@pytest.mark.parametrize("statement", ["import trefoil", "import trefoil.cli"])
def test_importing_loads_nothing_heavy(statement: str) -> None:
    assert loaded_by(statement) & HEAVY == set()


def test_a_heavy_import_is_found() -> None:
    assert loaded_by("import sqlite3") & HEAVY == {"sqlite3"}
