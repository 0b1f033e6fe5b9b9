"""One server for all tests that only ask it something, and a store of each kind."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on SQLite that is ready."""
    with Running(tmp_path_factory.mktemp("server") / "tables.db") as running:
        yield running.ready()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where a test keeps its own tables."""
    return tmp_path / "tables.db"
