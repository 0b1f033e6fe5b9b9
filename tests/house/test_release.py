"""A release needs one command, notes for whoever upgrades, and the same version everywhere."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.tree import ROOT
from trefoil import __version__

FILES = ("CHANGELOG.md", "pyproject.toml", "CITATION.cff", "src/trefoil/__init__.py", "scripts/release")
BUILD = """#!/bin/sh
# Stands in for the environment of a whole checkout: the archives are built by tests/house/test_install.py.
echo "$@" >>built
"""


def git(folder: Path, *words: str) -> str:
    who = ("-c", "user.name=A", "-c", "user.email=a@example.org")
    return subprocess.run(["git", *who, *words], cwd=folder, capture_output=True, text=True, check=True).stdout


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The files of a release in a repository whose tests pass at once."""
    for name in FILES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, tmp_path / name)
    for name, text in {"scripts/test": "#!/bin/sh\ntouch tested\n", ".venv/bin/python": BUILD}.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
        (tmp_path / name).chmod(0o755)
    (tmp_path / ".gitignore").write_text(".venv/\ntested\nbuilt\n")
    for word in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{word}_NAME", "A")
        monkeypatch.setenv(f"GIT_{word}_EMAIL", "a@example.org")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", "--all")
    git(tmp_path, "commit", "--quiet", "-m", "All")
    return tmp_path


def released(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(folder / "scripts" / "release"), *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_version_is_the_same_everywhere() -> None:
    texts = {name: (ROOT / name).read_text(encoding="utf-8") for name in ("pyproject.toml", "CITATION.cff")}
    assert f'\nversion = "{__version__}"\n' in texts["pyproject.toml"]
    assert f"\nversion: {__version__}\n" in texts["CITATION.cff"]


def test_a_release_is_tested_dated_committed_tagged_and_built(checkout: Path) -> None:
    done = released(checkout, "7.8.9")
    assert (done.returncode, done.stderr) == (0, "")
    assert (checkout / "tested").exists()
    assert git(checkout, "status", "--porcelain") == ""
    assert git(checkout, "describe") == "v7.8.9\n"
    for name in FILES[:4]:
        assert "7.8.9" in (checkout / name).read_text(encoding="utf-8")
    news = (checkout / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.search(r"## \[Unreleased\]\n\n## \[7\.8\.9\] – \d{4}-\d\d-\d\d\n\n### ", news)
    assert (checkout / "built").read_text() == "-m hatchling build --directory dist\n"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((), "Expected a version such as 0.2.0, got ''."),
        (("2",), "Expected a version such as 0.2.0, got '2'."),
        (("0.1.0",), "Expected a version that is not in CHANGELOG.md, got 0.1.0."),
    ],
)
def test_a_version_that_will_not_do_is_refused(checkout: Path, words: tuple[str, ...], sentence: str) -> None:
    done = released(checkout, *words)
    assert (done.returncode, done.stderr) == (1, f"trefoil: {sentence}\n")
    assert not (checkout / "tested").exists()


def test_nothing_uncommitted_is_released(checkout: Path) -> None:
    (checkout / "CITATION.cff").write_text("other")
    assert released(checkout, "7.8.9").stderr == "trefoil: Expected nothing uncommitted, got 'M CITATION.cff'.\n"


def test_news_without_notes_for_whoever_upgrades_are_refused(checkout: Path) -> None:
    path = checkout / "CHANGELOG.md"
    path.write_text(path.read_text(encoding="utf-8").replace("### Upgrading", "### More"), encoding="utf-8")
    git(checkout, "commit", "--quiet", "--all", "-m", "Without")
    assert "Expected news with '### Upgrading' under [Unreleased]" in released(checkout, "7.8.9").stderr
    assert not (checkout / "tested").exists()


def test_what_fails_its_tests_is_not_released(checkout: Path) -> None:
    (checkout / "scripts" / "test").write_text("#!/bin/sh\nexit 3\n")
    git(checkout, "commit", "--quiet", "--all", "-m", "Broken")
    done = released(checkout, "7.8.9")
    assert done.stderr == "trefoil: Expected 'scripts/test' to succeed, got exit code 3.\n"
    assert git(checkout, "tag") == ""
