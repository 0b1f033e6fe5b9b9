"""Worlds that a seat or a spectator may not tell apart send it the same bytes; every planted leak is noticed."""

from pathlib import Path

import pytest

from tests.rules.tock.rows import ROWS
from tests.server.leaks import LEAKS
from tests.server.worlds import twins, twins_of
from trefoil.games.catalogue import GAMES

PAIRS = 6


@pytest.mark.parametrize("game", GAMES)
def test_nobody_can_tell_two_worlds_apart(game: str, tmp_path: Path) -> None:
    found = twins(tmp_path, game, PAIRS)
    assert (found.pairs, found.different) == (PAIRS, 0)
    assert found.readers >= 3 * PAIRS
    assert found.size > 10_000 * found.readers


def test_nobody_can_tell_two_worlds_of_any_row_of_tock_apart(tmp_path: Path) -> None:
    found = twins_of(tmp_path, "tock", ROWS)
    assert (found.pairs, found.different) == (len(ROWS), 0)
    assert found.readers == sum(row["players"] + 1 for row in ROWS)


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_noticed(leak: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    LEAKS[leak](monkeypatch)
    assert any(twins(tmp_path / game, game, PAIRS, stop=True).different for game in GAMES)
