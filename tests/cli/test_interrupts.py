"""Ctrl-C, anywhere: one line that says how to go on, and the program ends."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Call
from tests.cli.pseudo import CTRL_C, SOON, Terminal, heed_ctrl_c
from trefoil.commands import arena, train
from trefoil.games.catalogue import GAMES
from trefoil.terminal.interrupt import AS_BEFORE, INTERRUPTED, at_once

TREFOIL = [sys.executable, "-m", "trefoil"]


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """Rules are compiled, and none is yet; nothing is kept yet, and a terminal has 80 columns."""
    own = {"TREFOIL_CACHE": str(tmp_path / "cache"), "XDG_DATA_HOME": str(tmp_path / "data"), "COLUMNS": "80"}
    return os.environ | own | {"LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1", "TERM": "xterm", "NUMBA_DISABLE_JIT": "0"}


@pytest.fixture
def interpreted(environment: dict[str, str]) -> dict[str, str]:
    """The same, with nothing to compile."""
    return environment | {"NUMBA_DISABLE_JIT": "1"}


def interrupted(command: list[str], environment: dict[str, str], seen: str, stream: str) -> tuple[int, str]:
    """Run until a line holds something, send Ctrl-C, and return the code and the last of standard error."""
    pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "stdin": subprocess.PIPE}
    run = subprocess.Popen(command, env=environment, text=True, preexec_fn=heed_ctrl_c, **pipes)
    heard = iter(getattr(run, stream).readline, "")
    assert any(seen in line for line in heard)
    run.send_signal(signal.SIGINT)
    said = run.communicate(timeout=SOON)[1]
    return run.returncode, said


COMPILING = "Interrupted while compiling. What is compiled already is kept; the same command goes on from there."


@pytest.mark.parametrize("line", ["perft triqueta --depth 1", "warm"])
def test_while_compiling(environment: dict[str, str], line: str) -> None:
    code, said = interrupted([*TREFOIL, *line.split()], environment, " 1 of ", "stderr")
    steps = [step for step in said.splitlines() if " of " in step and step.startswith("  ")]
    assert (code, said.splitlines()[len(steps) :]) == (INTERRUPTED, [COMPILING])


def test_while_a_game_is_made_ready_at_a_terminal(environment: dict[str, str]) -> None:
    terminal = Terminal([*TREFOIL, "play", "triqueta"], environment)
    terminal.wait_for(b"the rules of Triqueta")  # the bar names its steps
    terminal.type(CTRL_C)
    code, said = terminal.close()
    assert code == INTERRUPTED
    assert said.startswith("Getting Triqueta ready. This happens once and takes a minute or two.\n")
    assert " ".join(said.rpartition("^C")[2].split()).endswith(COMPILING)
    assert AS_BEFORE in said.rpartition("^C")[2]  # the cursor that the bar has hidden
    assert "Traceback" not in said
    assert "ignored" not in said


def test_at_the_prompt(interpreted: dict[str, str], tmp_path: Path) -> None:
    terminal = Terminal([*TREFOIL, "play", "triqueta", "--first", "0"], interpreted)
    terminal.wait_for(b"Your move: ")
    terminal.type(b"draw\n")
    terminal.wait_for(b"Your move: ", times=2)
    terminal.type(CTRL_C)
    code, said = terminal.close()
    last = said.rpartition("Your move: ")[2].replace(AS_BEFORE, "")
    assert code == INTERRUPTED
    assert " ".join(last.removeprefix("^C").split()) == (
        "You leave the table. Go on with the game at any time: trefoil play triqueta --continue"
    )
    assert last.removeprefix("^C").startswith("\n")
    assert b'"draw"' in (tmp_path / "data" / "trefoil" / "games" / "triqueta.json").read_bytes()


def test_at_the_prompt_without_a_terminal(interpreted: dict[str, str]) -> None:
    code, said = interrupted([*TREFOIL, "play", "triqueta"], interpreted, "   1  ", "stdout")
    told = "You leave the table. Go on with the game at any time: trefoil play triqueta --continue\n"
    assert (code, said) == (INTERRUPTED, told)


def test_while_sequences_are_counted(interpreted: dict[str, str]) -> None:
    code, said = interrupted([*TREFOIL, "perft", "triqueta", "--depth", "100"], interpreted, "  1  ", "stdout")
    assert (code, said) == (INTERRUPTED, "Interrupted.\n")


DEAF = """
import hashlib
from trefoil.terminal.interrupt import at_once
with at_once(lambda: "Kept."):
    print("now", flush=True)
    hashlib.pbkdf2_hmac("sha256", b"", b"", 2**31 - 1)
"""


def test_while_python_is_deaf(environment: dict[str, str]) -> None:
    assert interrupted([sys.executable, "-c", DEAF], environment, "now", "stdout") == (INTERRUPTED, "Kept.\n")


def test_afterwards_ctrl_c_is_what_it_was() -> None:
    before = signal.getsignal(signal.SIGINT)
    with at_once():
        assert signal.getsignal(signal.SIGINT) is not before
    assert signal.getsignal(signal.SIGINT) is before
    assert signal.set_wakeup_fd(-1) == -1


def test_who_ignores_ctrl_c_goes_on_ignoring_it(monkeypatch: pytest.MonkeyPatch) -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with at_once():
            assert signal.getsignal(signal.SIGINT) == signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)


def stopping(*_: object) -> Iterator[Any]:
    """Somebody presses Ctrl-C at once."""
    raise KeyboardInterrupt
    yield


def test_an_arena_and_its_processes_end_in_one_line(interpreted: dict[str, str]) -> None:
    line = "arena triqueta --seats uniform,uniform --games 100000 --jobs 2"
    terminal = Terminal([*TREFOIL, *line.split()], interpreted)
    terminal.wait_for_match(rb"[1-9]\d*/100000")  # the bar: the processes are playing
    terminal.type(CTRL_C)
    code, said = terminal.close()
    assert code == INTERRUPTED
    assert "An arena keeps nothing of what was played" in " ".join(said.split())
    assert "Traceback" not in said


def test_an_arena_says_what_is_lost(trefoil: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "tallies", stopping)
    answer = trefoil("arena", "triqueta", "--seats", "uniform,uniform")
    assert answer.code == INTERRUPTED
    assert answer.err.splitlines()[-1].startswith("Interrupted. An arena keeps nothing of what was played")


def test_a_training_says_how_to_go_on(trefoil: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(train, "train", stopping)
    answer = trefoil("train", "triqueta", "--players", "2", "--kept", str(tmp_path))
    assert answer.code == INTERRUPTED
    assert answer.err.splitlines()[-1] == "Interrupted after round 0. The same command goes on from there."


def test_a_server_stops_in_one_line(interpreted: dict[str, str]) -> None:
    terminal = Terminal([*TREFOIL, "serve", "--host", "127.0.0.1", "--port", "0"], interpreted)
    last = [*GAMES][-1]  # that it makes ready; to the end of its line
    terminal.wait_for(f'"game": "{last}"}}\r\n'.encode())
    terminal.type(CTRL_C)
    code, said = terminal.close()
    assert (code, said.rpartition("^C")[2].count("\n")) == (0, 1)
    assert said.endswith('"what": "stopped"}\n')


def test_any_other_command_says_a_word(trefoil: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(game: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("trefoil.commands.rules.page", stop)
    answer = trefoil("rules", "tock")
    assert (answer.code, answer.err) == (INTERRUPTED, "Interrupted.\n")
