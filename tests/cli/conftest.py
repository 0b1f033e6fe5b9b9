"""The command, called as a user calls it, with no harm to the user's own files."""

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from trefoil import cli
from trefoil.bots.warm import FOR_PLAY
from trefoil.core.warm import rules_of
from trefoil.games.catalogue import GAMES, load
from trefoil.terminal import saves


@dataclass(frozen=True)
class Answer:
    """What a command answered."""

    code: int
    out: str
    err: str


Call = Callable[..., Answer]


@pytest.fixture(scope="session")
def warm_house() -> None:
    """What a command has to compile it says on standard error; here that has been said before."""
    for kind in map(load, GAMES):
        for batch in (rules_of(kind.TITLE, kind.KERNEL), *(batch_of(kind) for batch_of in FOR_PLAY)):
            batch.warm()


@pytest.fixture
def trefoil(
    warm_house: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Call:
    """Calls the command in this process: `trefoil("perft", "triqueta", stdin=…)`."""
    monkeypatch.setattr(saves, "cache_home", lambda: tmp_path / "cache")
    monkeypatch.setattr(saves, "data_home", lambda: tmp_path / "shelf")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def call(*arguments: str, stdin: str | bytes = b"") -> Answer:
        typed = stdin.encode() if isinstance(stdin, str) else stdin
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed), encoding="utf-8"))
        capsys.readouterr()
        code = cli.main(arguments)
        said = capsys.readouterr()
        return Answer(code, said.out, said.err)

    return call
