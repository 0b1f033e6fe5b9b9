"""A stranger installs with pip, from a repository, a folder or a source archive, and plays from somewhere else."""

import os
import re
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.tree import ROOT


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    """What a program says; if it fails, so does the test, with all that was said."""
    done = subprocess.run(command, cwd=cwd, env=os.environ | environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def repository(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What is here, committed or not, as a repository of its own without anything that was built."""
    copy = tmp_path_factory.mktemp("stranger") / "trefoil"
    listed = run("git", "ls-files", "--cached", "--others", "--exclude-standard", "-z", cwd=ROOT)
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).exists():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, copy / name)
    run("git", "init", "--quiet", cwd=copy)
    run("git", "add", "--all", cwd=copy)
    run("git", "-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "--quiet", "-m", "All", cwd=copy)
    return copy


@pytest.fixture(scope="module")
def path_without_node(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A PATH on which there is git and no Node: whatever a build needs comes from the package index."""
    folder = tmp_path_factory.mktemp("bin")
    for tool in ("git", "env", "sh"):
        found = shutil.which(tool)
        assert found, tool
        (folder / tool).symlink_to(found)
    return str(folder)


@pytest.fixture(scope="module")
def installed(repository: Path, path_without_node: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A fresh environment with the package, straight from the repository."""
    environment = tmp_path_factory.mktemp("fresh") / "venv"
    run(sys.executable, "-m", "venv", environment, cwd=repository)
    run(pip(environment), "install", f"git+file://{repository}", cwd=environment, PATH=path_without_node)
    yield environment
    shutil.rmtree(environment)


def pip(environment: Path) -> Path:
    return environment / "bin" / "pip"


def has_page(environment: Path) -> bool:
    """Whether the installed package has the page and the rules inside, asked from a folder that is not ours."""
    ask = "import trefoil, pathlib; print(pathlib.Path(trefoil.__file__).parent)"
    package = Path(run(environment / "bin" / "python", "-c", ask, cwd=environment).strip())
    assert environment in package.parents
    return (package / "_web" / "index.html").exists() and (package / "rules" / "tock.md").exists()


@pytest.mark.long
def test_pip_installs_from_a_repository_and_the_server_starts_elsewhere(installed: Path, tmp_path: Path) -> None:
    assert has_page(installed)
    program, tables = str(installed / "bin" / "trefoil"), str(tmp_path / "tables.db")
    command = [program, "serve", "--host", "127.0.0.1", "--port", "0", "--database", tables]
    cold = os.environ | {"TREFOIL_CACHE": str(tmp_path / "cache")}
    with subprocess.Popen(command, cwd=tmp_path, env=cold, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            found = re.search(r":(\d+)", server.stdout.readline())
            assert found
            with urllib.request.urlopen(f"http://127.0.0.1:{found[1]}/", timeout=30) as page:
                assert b'id="page"' in page.read()
        finally:
            server.terminate()
            server.wait(60)


@pytest.mark.long
def test_pip_installs_a_folder(installed: Path, repository: Path, path_without_node: str) -> None:
    run(pip(installed), "install", "--no-deps", "--force-reinstall", repository, cwd=installed, PATH=path_without_node)
    assert has_page(installed)


@pytest.mark.long
def test_a_source_archive_brings_its_page_and_needs_no_node(
    installed: Path, repository: Path, path_without_node: str, tmp_path: Path
) -> None:
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", tmp_path, cwd=repository)
    (archive,) = tmp_path.glob("*.tar.gz")
    offline = {"PATH": path_without_node, "npm_config_registry": "http://127.0.0.1:9"}  # nobody answers there
    run(pip(installed), "install", "--no-deps", "--force-reinstall", archive, cwd=installed, **offline)
    assert has_page(installed)
