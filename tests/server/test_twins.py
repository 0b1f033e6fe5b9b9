"""Two worlds that a seat may not tell apart send it the same bytes; and every planted leak is noticed."""

from pathlib import Path

import pytest

from tests.server.leaks import LEAKS
from tests.server.worlds import twins
from trefoil.games.catalogue import GAMES

PAIRS = 12


@pytest.mark.parametrize("game", GAMES)
def test_nobody_can_tell_two_worlds_apart(game: str, tmp_path: Path) -> None:
    tried, different, size = twins(tmp_path, game, PAIRS)
    assert (tried, different) == (PAIRS, 0)
    assert size > 10_000


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_noticed(leak: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    LEAKS[leak](monkeypatch)
    assert any(twins(tmp_path / game, game, PAIRS, stop=True)[1] for game in GAMES)
