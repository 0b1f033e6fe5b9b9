"""A few kills during play; bench/kills.py does many, and counts the same."""

from pathlib import Path

import pytest

from tests.server.databases import new_database
from tests.server.kills import killing


def test_a_killed_server_loses_nothing(file: Path) -> None:
    found = killing(file, servers=1, kills=3, tables=2)
    assert found["acknowledged"] > 10
    assert {name: found[name] for name in ("lost", "duplicated", "gaps", "failures", "unfinished")} == {
        "lost": 0, "duplicated": 0, "gaps": 0, "failures": 0, "unfinished": 0,
    }  # fmt: skip


@pytest.mark.long
def test_with_two_processes_one_may_be_killed_again_and_again() -> None:
    found = killing(new_database(), servers=2, kills=2, tables=2)
    assert found["acknowledged"] > 10
    assert {name: found[name] for name in ("lost", "duplicated", "gaps", "failures", "unfinished")} == {
        "lost": 0, "duplicated": 0, "gaps": 0, "failures": 0, "unfinished": 0,
    }  # fmt: skip
