"""What must not be lost lies in the user's data folder, not in a cache."""

from pathlib import Path

import pytest

from trefoil.core.data import data_home


def test_the_data_folder_is_where_the_user_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_home() == tmp_path / "trefoil"


def test_unless_somebody_says_otherwise_it_is_below_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_home() == tmp_path / ".local" / "share" / "trefoil"
