"""Every measurement can be chosen, and choosing one loads no other."""

import subprocess
import sys
from importlib import import_module

import pytest

from bench.__main__ import MEASUREMENTS
from tests.house.tree import ROOT


def said(*words: str) -> str:
    """What `python -m bench` answers."""
    command = [sys.executable, "-m", "bench", *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def test_the_help_lists_every_measurement() -> None:
    assert all(f"    {name} " in said("--help") for name in MEASUREMENTS)


@pytest.mark.parametrize("name", MEASUREMENTS)
def test_a_measurement_can_be_loaded_and_has_a_line_on_the_page(name: str) -> None:
    assert callable(import_module(f"bench.{name}").measure)
    assert f"\n| `{name}` |" in (ROOT / "bench" / "README.md").read_text(encoding="utf-8")


def test_a_measurement_loads_no_other() -> None:
    program = "import sys, bench.__main__; print([name for name in sys.modules if name.startswith('tests')])"
    run = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    assert run.stdout == "[]\n"
