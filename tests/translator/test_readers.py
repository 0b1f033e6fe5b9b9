"""The page makes the same position of a record as Python does, whoever looks, in every game that is kept."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.house.tree import ROOT
from tests.translator.looked_at import Seen, seen_in
from translator.games import PACKAGES, THIRD, name_of

COMPARE = Path(__file__).parent / "compare.mjs"
TROUBLE = {"position": {"players": 99}}  # what no record says


def in_the_page(package: str, seen: Iterable[Seen]) -> tuple[int, str]:
    """How many positions were looked at, and what the page says of them."""
    folder = f"web/{'tests' if package == THIRD else 'src/kernel'}/{name_of(package)}"
    beside = Path(sys.executable).parent  # Node is in the environment
    node = shutil.which("node", path=f"{beside}{os.pathsep}{os.environ['PATH']}")
    assert node, "Expected Node beside Python, got none."
    command: list[str | Path] = [node, COMPARE, ROOT, folder]
    count = 0
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as page:
        assert page.stdin is not None
        for told in seen:
            count += 1
            page.stdin.write(json.dumps(told) + "\n")
        answer, _ = page.communicate()
    return count, answer.strip()


@pytest.mark.parametrize("package", PACKAGES)
def test_every_kept_position_reads_alike_in_the_page(package: str) -> None:
    count, answer = in_the_page(package, seen_in(package))
    assert answer == str(count)
    assert count > 1000


def test_a_position_that_reads_otherwise_is_found() -> None:
    first = next(seen_in(THIRD))
    _, answer = in_the_page(THIRD, [first, first | TROUBLE])
    assert answer.startswith('In line 2 Python says {"players":99}, the page {"players":3,')
