"""A module is called with pointers, counts and numbers, stands alone, and gives back whatever memory it takes."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numba
import pytest
from numba.core import config

from tests.house.tree import ROOT
from tests.laws.positions import every_game
from tests.wasm import samples
from tests.wasm.comparing import node, said
from tests.wasm.conftest import Modules
from trefoil.games.catalogue import load
from wasm import binary, build, compiling, processes
from wasm.entries import offer_of
from wasm.errors import CannotBuild

SAMPLES = [sys.executable, "-m", "tests.wasm.samples"]
OWN = {"memory", "free", "reserve"}
FILES = "rules.wasm", "bots.wasm", "bots.simd.wasm"


@pytest.fixture(scope="module")
def answers(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What the kernels of samples.py answer in Node."""
    file = tmp_path_factory.mktemp("samples") / "samples.wasm"
    said([*SAMPLES, file])
    (line,) = node("samples.mjs", file)
    return json.loads(line)


def test_arrays_numbers_and_truths_are_passed_and_returned(answers: Any) -> None:
    assert answers["total"] == 3.0
    assert answers["is_long"] == [1, 0]
    assert answers["always"] == "7"
    assert answers["small"] == "-7"
    assert answers["unsigned"] == str(256 - 7)
    assert answers["nothing"] == ["undefined", "7"]


def test_an_exception_of_a_kernel_stops_the_module(answers: Any) -> None:
    assert answers["refusing"] == ["5", "RuntimeError"]


def test_memory_grows_where_it_must_and_all_of_it_is_given_back(answers: Any) -> None:
    assert answers["with_room"] == ["6", "6", "6"]
    assert answers["grown"]
    assert answers["left"] == 16  # what the question itself takes


def test_a_module_has_its_own_memory_and_shows_where_the_free_part_begins(answers: Any) -> None:
    assert answers["imports"] == 0
    assert set(answers["exports"]) == {*OWN, *samples.ENTRIES}
    assert answers["free"] > 0
    assert answers["free"] % 16 == 0


@every_game
def test_a_module_offers_each_entry_of_the_rules_and_of_the_bots(name: str, modules: Modules) -> None:
    rules, bots = offer_of(load(name)).rules, offer_of(load(name)).bots
    for file, offered in zip(FILES, (rules, rules | bots, rules | bots), strict=True):
        assert exported((modules(name) / file).read_bytes()) == {*OWN, *offered}


def exported(module: bytes) -> set[str]:
    """The names of a module's exports."""
    reader = binary.Reader(dict(binary.sections(module))[binary.EXPORT])
    found = [(reader.sized().decode(), reader.byte(), reader.number()) for _ in range(reader.number())]
    return {name for name, _, _ in found}


@every_game
def test_a_module_asks_for_nothing(name: str, modules: Modules) -> None:
    sections = [dict(binary.sections((modules(name) / file).read_bytes())) for file in FILES]
    assert [binary.IMPORT in found for found in sections] == [False, False, False]


def refused(name: str, folder: Path) -> str:
    """What is said of a kernel that cannot be in a module."""
    command = [*SAMPLES, str(folder / "samples.wasm"), name]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 1
    return run.stderr


def test_a_function_of_the_machine_is_refused_by_its_name(tmp_path: Path) -> None:
    assert refused("foreign", tmp_path) == (
        "Expected modules without imports, got `log` in samples.wasm of Acorns: "
        "what a library of the machine computes is to be a function of the house, as `trefoil.core.exp` is.\n"
    )


def test_a_result_that_is_no_number_is_refused(tmp_path: Path) -> None:
    said = refused("pair", tmp_path)
    assert said.startswith("Expected nothing, a truth or a number as the result of an entry, got Tuple")


def test_another_numba_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numba, "__version__", "0.99.1")
    with pytest.raises(CannotBuild, match=r"^Expected Numba 0\.68\.x, .*, got 0\.99\.1\.$"):
        build.expect_compiler()


def test_the_numba_that_is_expected_is_the_one_that_is_pinned() -> None:
    assert f'"numba>={build.NUMBA[:-1]},' in (ROOT / "pyproject.toml").read_text("utf-8")


@pytest.mark.parametrize("setting", ["DISABLE_JIT", "BOUNDSCHECK"])
def test_a_compiler_that_is_switched_off_or_checks_bounds_is_refused(
    setting: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(config, setting, 1)
    with pytest.raises(CannotBuild, match=r"^Expected neither NUMBA_DISABLE_JIT nor"):
        build.expect_compiler()


def test_an_llvm_without_webassembly_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "TRIPLE", "wasm96-unknown-unknown")
    assert llvm.get_default_triple() != compiling.TRIPLE
    with pytest.raises(CannotBuild, match=r"^Expected an llvmlite that can write WebAssembly"):
        compiling.machine(compiling.PLAIN)


def test_a_machine_without_numba_is_told_what_is_lacking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "wasm.build", None)
    with pytest.raises(CannotBuild, match=r"^Expected Numba and llvmlite as requirements/run\.txt has them, got"):
        processes.build("tock")


@pytest.mark.parametrize("value", [0, 1, 127, 128, 300, 65536, 2**31])
def test_a_number_is_read_as_it_was_written(value: int) -> None:
    reader = binary.Reader(binary.number(value))
    assert reader.number() == value
    assert not reader


@pytest.mark.parametrize(("value", "written"), [(0, b"\0"), (63, b"\x3f"), (64, b"\xc0\0"), (-1, b"\x7f")])
def test_a_number_with_a_sign_keeps_it(value: int, written: bytes) -> None:
    assert binary.signed(value) == written
