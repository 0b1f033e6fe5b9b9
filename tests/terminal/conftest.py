"""No test writes over the last game of whoever runs it."""

from pathlib import Path

import pytest

from trefoil.terminal import saves


@pytest.fixture(autouse=True)
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder that stands in for the user's."""
    folder = tmp_path / "shelf"
    monkeypatch.setattr(saves, "cache_home", lambda: tmp_path / "cache")
    monkeypatch.setattr(saves, "data_home", lambda: folder)
    return folder
