"""Modules that were made from other sources than ours are noticed, and so are modules that somebody changed."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.tree import ROOT
from wasm import __main__ as command
from wasm import stamp

SOURCE, MODULE = "rules.py", "rules.wasm"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A module that was just made, in a repository of one file."""
    monkeypatch.setattr(stamp, "ROOT", tmp_path)
    monkeypatch.setattr(stamp, "LOCK", tmp_path / "run.txt")
    monkeypatch.setattr(stamp, "FOLDER", tmp_path / "kernel")
    (tmp_path / "run.txt").write_text("llvmlite==0.50.0 \\\nnumba==0.68.1 \\\nnumpy==2.1\n")
    (tmp_path / SOURCE).write_text("one rule\n")
    (tmp_path / "src/trefoil/games/one").mkdir(parents=True)
    (tmp_path / "src/trefoil/games/one/kernel.py").touch()
    stamp.write(tmp_path / "kernel/one", [SOURCE], {MODULE: b"compiled"})
    return tmp_path / "kernel/one"


def test_modules_that_were_just_made_are_in_step(folder: Path) -> None:
    assert (folder / MODULE).read_bytes() == b"compiled"
    assert stamp.differences(folder) == []
    stamp.expect_in_step()


@pytest.mark.parametrize("change", ["another rule\n", None])
def test_another_source_is_noticed(change: str | None, folder: Path) -> None:
    source = stamp.ROOT / SOURCE
    source.write_text(change) if change else source.unlink()
    assert stamp.differences(folder) == [SOURCE]


def test_another_compiler_is_noticed(folder: Path) -> None:
    stamp.LOCK.write_text("llvmlite==0.50.0\nnumba==0.68.2\n")
    assert stamp.differences(folder) == ["numba==0.68.2"]


def test_another_module_is_noticed(folder: Path) -> None:
    (folder / MODULE).write_bytes(b"changed by hand")
    assert stamp.differences(folder) == [MODULE]


def test_modules_without_a_stamp_are_noticed(folder: Path) -> None:
    (folder / stamp.NAME).unlink()
    assert stamp.differences(folder) == [stamp.NAME]


def test_a_package_is_not_built_with_modules_of_other_rules(folder: Path) -> None:
    (stamp.ROOT / SOURCE).write_text("another rule\n")
    sentence = (
        f"Expected modules in web/src/kernel/one that were made from these sources, got another {SOURCE}: "
        f"run `python -m wasm`."
    )
    with pytest.raises(RuntimeError, match=f"^{re.escape(sentence)}$"):
        stamp.expect_in_step()


def test_modules_of_another_python_are_built_again_by_the_one_whose_modules_are_kept(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = (folder / stamp.NAME).read_text()
    (folder / stamp.NAME).write_text(said.replace(stamp.python(), "python==3.99"))
    assert command.stale("one") == ("Python" if stamp.python() == stamp.PYTHON else "")
    monkeypatch.setattr(stamp, "PYTHON", stamp.python())
    assert command.stale("one") == "Python"
    assert stamp.differences(folder) == []


def test_the_python_whose_modules_are_kept_is_the_oldest_we_support() -> None:
    version = stamp.PYTHON.removeprefix("python==")
    assert f'requires-python = ">={version}"' in (ROOT / "pyproject.toml").read_text("utf-8")


@pytest.mark.parametrize("game", stamp.games())
def test_the_modules_of_the_house_are_in_step(game: str) -> None:
    assert stamp.differences(stamp.FOLDER / game) == []


@pytest.mark.parametrize("game", stamp.games())
def test_the_sources_of_modules_are_the_rules_and_not_the_face(game: str) -> None:
    told = (stamp.FOLDER / game / stamp.NAME).read_text("utf-8")
    sources = set(re.findall(r"^[0-9a-f]+ (\S+\.(?:py|ll))$", told, re.MULTILINE))
    package = f"src/trefoil/games/{game}"
    assert {f"{package}/{name}.py" for name in ("kernel", "knowledge", "material", "effects")} < sources
    assert {f"src/trefoil/core/{name}.py" for name in ("chance", "entry_points", "network", "slate")} < sources
    assert {"wasm/lowering.py", "wasm/runtime.ll", "src/trefoil/core/warm.py"} < sources
    assert not {f"{package}/{name}.py" for name in ("description", "drawing", "page")} & sources
    assert all((ROOT / source).is_file() for source in sources)


def test_another_build_gives_the_same_bytes_and_a_changed_module_is_found(
    built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(built, tmp_path / "kernel")
    monkeypatch.setattr(stamp, "FOLDER", tmp_path / "kernel")
    monkeypatch.setattr(stamp, "PYTHON", stamp.python())  # any Python gives the same as itself
    monkeypatch.setattr(command, "VERIFIED", tmp_path / "verified")
    folder, name = tmp_path / "kernel" / "acorns", "bots.wasm"
    (folder / name).write_bytes((folder / name).read_bytes() + b"\0\1\0")  # an empty section
    told = (folder / stamp.NAME).read_text().replace(stamp.line(built / "acorns", name), stamp.line(folder, name))
    (folder / stamp.NAME).write_text(told)
    monkeypatch.setenv("PYTHONHASHSEED", "5")
    assert command.check(["acorns"]) == 1
    said = capsys.readouterr().out
    assert said == f"web/src/kernel/acorns/{name} is not what its sources give: remove it and run python -m wasm\n"
    command.note("acorns")
    assert command.check(["acorns"]) == 0


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "wasm", *words], cwd=ROOT, capture_output=True, text=True, check=False)


def test_modules_in_step_are_left_alone() -> None:
    done = run()
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_a_game_without_modules_is_behind() -> None:
    done = run("--check", "acorns")
    assert done.returncode == 1
    assert done.stdout == "web/src/kernel/acorns was made from another sources.txt: run python -m wasm\n"


def test_a_game_that_nobody_knows_is_refused_in_a_sentence(tmp_path: Path) -> None:
    done = run("--out", str(tmp_path), "chess")
    assert (done.returncode, done.stdout) == (1, "")
    assert re.fullmatch(r"trefoil: There is no game 'chess': expected .+\.\n", done.stderr)
