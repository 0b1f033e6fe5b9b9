"""The command as a process: quick to start, quiet when its reader leaves, and at home in a terminal."""

import os
import re
import subprocess
import sys
from importlib import import_module
from inspect import signature
from pathlib import Path
from typing import get_type_hints

import pytest

from tests.cli.loading import COMMANDS, loaded_by
from tests.cli.pseudo import CTRL_C, Terminal
from trefoil.terminal.interrupt import INTERRUPTED

TREFOIL = [sys.executable, "-m", "trefoil"]


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """Interpreted, so that nothing is compiled, and with a shelf of its own."""
    return os.environ | {
        "NUMBA_DISABLE_JIT": "1",
        "TREFOIL_CACHE": str(tmp_path),
        "XDG_DATA_HOME": str(tmp_path),
        "LC_ALL": "C.UTF-8",
    }


HELP = ["", "--help", "--version", "help play", "play triqueta --help", *(f"{name} --help" for name in COMMANDS)]


@pytest.mark.parametrize("line", HELP)
def test_asking_for_help_loads_nothing_heavy(tmp_path: Path, line: str) -> None:
    loaded = loaded_by(line.split(), tmp_path)
    assert (loaded.code, loaded.heavy) == (0, set())


def test_a_command_is_loaded_when_it_is_carried_out_and_no_other_is(tmp_path: Path) -> None:
    assert loaded_by(["rules", "tock"], tmp_path).heavy == {"trefoil.commands.rules"}


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_is_given_what_its_flags_ask_for(name: str) -> None:
    flags, command = (import_module(f"trefoil.commands.{module}") for module in (f"flags.{name}", name))
    (taken,) = signature(command.run).parameters
    assert get_type_hints(command.run)[taken] == get_type_hints(flags.asked_for)["return"]


def test_the_package_can_be_run() -> None:
    run = subprocess.run([*TREFOIL, "--version"], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (0, "")


@pytest.mark.parametrize("arguments", [["--help"], ["rules", "triqueta"], ["perft", "triqueta", "--depth", "2"]])
def test_a_reader_who_leaves_is_no_error(environment: dict[str, str], arguments: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    run = subprocess.run([*TREFOIL, *arguments], stdout=writer, stderr=subprocess.PIPE, env=environment, check=False)
    os.close(writer)
    assert run.stderr == b""


def test_a_full_disk_is_told_in_one_sentence(environment: dict[str, str]) -> None:
    with Path("/dev/full").open("w") as full:
        command = [*TREFOIL, "rules", "triqueta"]
        run = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, env=environment, check=False)
    assert (run.returncode, run.stderr) == (1, "trefoil: Cannot go on: no space left on device.\n")


def test_a_terminal_without_our_letters_is_no_error(environment: dict[str, str]) -> None:
    poor = environment | {"PYTHONIOENCODING": "ascii"}
    run = subprocess.run([*TREFOIL, "play", "triqueta"], input=b"quit\n", capture_output=True, env=poor, check=False)
    assert (run.returncode, run.stderr) == (0, b"")


@pytest.mark.parametrize("stream", ["<&-", ">&-"])
def test_closed_streams_are_no_error(environment: dict[str, str], stream: str) -> None:
    line = f"exec '{sys.executable}' -m trefoil play triqueta {stream}"
    run = subprocess.run(
        ["sh", "-c", line], stdin=subprocess.DEVNULL, capture_output=True, env=environment, check=False
    )
    assert b"Traceback" not in run.stderr
    assert run.returncode == 0


def test_keys_that_were_typed_too_early_answer_nothing(environment: dict[str, str]) -> None:
    terminal = Terminal([*TREFOIL, "play", "triqueta", "--first", "0"], environment)
    terminal.type(b"quit\n")
    terminal.wait_for(b"Your move: ")
    terminal.type(b"?\n")
    terminal.wait_for(b"Collect exactly three")
    terminal.type(CTRL_C)
    assert terminal.close()[0] == INTERRUPTED


def test_the_rules_keep_within_a_terminal(environment: dict[str, str]) -> None:
    terminal = Terminal([*TREFOIL, "rules", "tock"], environment | {"COLUMNS": "80"})
    code, said = terminal.close()
    plain = re.sub(r"\x1b\[[\d;]*m|\x1b\][^\x1b]*\x1b\\\\", "", said)
    assert code == 0
    assert max(map(len, plain.splitlines())) <= 80
