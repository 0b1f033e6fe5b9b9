"""Scripts run by the Node of this environment, which reads TypeScript as it is."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

HERE = Path(__file__).parent


def said(script: str, words: Iterable[str | Path], lines: Iterable[str]) -> list[str]:
    """What a script of these tests says, line by line, to lines that it is given."""
    beside = Path(sys.executable).parent  # Node is in the environment
    node = shutil.which("node", path=f"{beside}{os.pathsep}{os.environ['PATH']}")
    assert node, "Expected Node beside Python, got none."
    command: list[str | Path] = [
        node,
        "--experimental-transform-types",
        "--no-warnings",
        "--import",
        HERE / "endings.mjs",
        HERE / script,
        *words,
    ]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as run:
        assert run.stdin is not None
        for line in lines:
            run.stdin.write(f"{line}\n")
        answer, _ = run.communicate()
    assert run.returncode == 0
    return answer.splitlines()
