"""Compiled rules are kept by source and mode, so that a bounds-checked run never executes unchecked code."""

import os
import stat
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

import trefoil
from trefoil.core import cache, jit
from trefoil.core.errors import BadOption

PLANTED = '''"""A kernel that writes where it must not."""

import numpy as np

from trefoil.core.jit import MODE, kernel


@kernel
def write(numbers, place):
    numbers[place] = 1


try:
    write(np.zeros(16)[:2], 5)
    print(MODE, "silent")
except IndexError:
    print(MODE, "refused")
'''
MODES = {
    "compiled": {},
    "checked": {"NUMBA_BOUNDSCHECK": "1"},
    "interpreted": {"NUMBA_DISABLE_JIT": "1"},
}


def planted(folder: Path, mode: str, **outside: str) -> list[str]:
    """Run the planted write in a process of its own: the mode, and what came of it."""
    script = folder / "planted.py"
    if not script.exists():
        script.write_text(PLANTED, encoding="utf-8")
    env = {name: value for name, value in os.environ.items() if not name.startswith(("NUMBA_", "COV_", "COVERAGE_"))}
    env |= {"PYTHONPATH": str(Path(trefoil.__file__).parents[1]), "TREFOIL_CACHE": str(folder / "cache")}
    command = [sys.executable, str(script)]
    run = subprocess.run(command, env=env | MODES[mode] | outside, capture_output=True, text=True, check=True)
    return run.stdout.split()


def kept(folder: Path) -> set[str]:
    """The compiled code that is kept in a folder."""
    return {path.name for path in folder.rglob("*.nbc")}


def test_a_planted_write_out_of_range_is_refused_when_checked_even_if_the_cache_is_warm(tmp_path: Path) -> None:
    assert planted(tmp_path, "compiled") == ["compiled", "silent"]
    assert kept(tmp_path / "cache")
    assert planted(tmp_path, "checked") == ["checked", "refused"]


def test_a_cache_folder_from_outside_does_not_mix_modes(tmp_path: Path) -> None:
    outside = str(tmp_path / "outside")
    assert planted(tmp_path, "compiled", NUMBA_CACHE_DIR=outside)[-1] == "silent"
    assert planted(tmp_path, "checked", NUMBA_CACHE_DIR=outside)[-1] == "refused"
    assert kept(Path(outside)) == set()


def test_interpreted_rules_refuse_it_too(tmp_path: Path) -> None:
    assert planted(tmp_path, "interpreted") == ["interpreted", "refused"]


def test_the_fingerprint_changes_with_the_mode(monkeypatch: pytest.MonkeyPatch) -> None:
    found = set()
    for mode in MODES:
        monkeypatch.setattr(jit, "MODE", mode)
        found.add(jit.fingerprint())
    assert len(found) == 3


def test_the_fingerprint_changes_with_every_source(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(jit, "__file__", str(tmp_path / "core" / "jit.py"))
    found = [jit.fingerprint()]
    for source in ("core/jit.py", "games/toy/kernel.py", "bots/tree.py"):
        (tmp_path / source).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / source).write_text("one", encoding="utf-8")
        found.append(jit.fingerprint())
        (tmp_path / source).write_text("two", encoding="utf-8")
        found.append(jit.fingerprint())
    assert len(set(found)) == len(found)
    (tmp_path / "games/toy/kernel.py").rename(tmp_path / "games/toy/other.py")
    assert jit.fingerprint() not in found


def test_what_core_and_games_compile_to_does_not_depend_on_the_bots(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(jit, "__file__", str(tmp_path / "core" / "jit.py"))
    before = jit.fingerprint(("core", "games"))
    (tmp_path / "bots").mkdir()
    (tmp_path / "bots/tree.py").write_text("one", encoding="utf-8")
    assert jit.fingerprint(("core", "games")) == before


def test_the_fingerprint_does_not_change_with_other_rooms(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(jit, "__file__", str(tmp_path / "core" / "jit.py"))
    before = jit.fingerprint()
    (tmp_path / "server/edge").mkdir(parents=True)
    (tmp_path / "server/edge/app.py").write_text("one", encoding="utf-8")
    assert jit.fingerprint() == before


def test_the_cache_is_named_by_mode_and_fingerprint() -> None:
    for folder, rooms in ((jit.CACHE, ("core", "games")), (jit.CACHE_OF_ALL, ("core", "games", "bots"))):
        assert folder.name.split("-") == [jit.MODE, jit.fingerprint(rooms, jit.FOLDERS)]
        assert folder.parent == cache.cache_home()


def test_the_cache_lies_where_one_says(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TREFOIL_CACHE", str(tmp_path / "here"))
    assert cache.cache_home() == tmp_path / "here"


def test_the_cache_lies_in_the_users_cache_otherwise(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("TREFOIL_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache.cache_home() == tmp_path / "trefoil"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert cache.cache_home() == tmp_path / ".cache" / "trefoil"


def test_the_cache_lies_among_temporary_files_where_nothing_else_can_be_made(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.delenv("TREFOIL_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    assert cache.cache_home() == tmp_path / f"trefoil-{os.getuid()}"


def test_the_cache_lies_among_temporary_files_where_nothing_else_can_be_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("TREFOIL_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    assert cache.cache_home() == tmp_path / f"trefoil-{os.getuid()}"
    assert stat.S_IMODE(cache.cache_home().stat().st_mode) == 0o700


def test_a_temporary_folder_that_others_can_write_is_not_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    planted_folder = tmp_path / f"trefoil-{os.getuid()}"
    planted_folder.mkdir()
    planted_folder.chmod(0o777)
    assert cache.private_folder() != planted_folder
    assert stat.S_IMODE(cache.private_folder().stat().st_mode) == 0o700


def test_a_cache_folder_that_cannot_be_written_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.touch()
    monkeypatch.setenv("TREFOIL_CACHE", str(taken))
    with pytest.raises(BadOption, match=r"Expected a folder that can be written as TREFOIL_CACHE, got .*taken"):
        cache.cache_home()
