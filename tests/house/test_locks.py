"""The locks are hashed, name no address, and are in step with pyproject.toml."""

import re
import tomllib
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.house import faults
from tests.house.tree import ROOT

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
RUN: list[str] = PROJECT["project"]["dependencies"]
EXTRAS: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]
GROUPS: dict[str, list[str]] = PROJECT["dependency-groups"]
ASKED = {
    "uv": GROUPS["uv"],
    "run": RUN + GROUPS["build"],
    "server": RUN + EXTRAS["postgres"] + GROUPS["build"],
    "dev": RUN + EXTRAS["postgres"] + GROUPS["build"] + GROUPS["dev"],
    "bench": RUN + EXTRAS["postgres"] + GROUPS["build"] + GROUPS["dev"] + GROUPS["bench"],
}

Pins = set[tuple[str, str]]


def lock(name: str) -> str:
    return (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")


def pins(text: str) -> Pins:
    """Names and versions; a package may be pinned twice, for different Pythons."""
    found = re.findall(r"^([\w.-]+)==(\S+)", text, re.MULTILINE)
    return {(canonicalize_name(name), version) for name, version in found}


def unmet(asked: list[str], locked: Pins) -> list[str]:
    """What is asked for, but not pinned to a version that will do."""
    wanted = [Requirement(text) for text in asked]
    return [str(want) for want in wanted if not any(meets(want, name, version) for name, version in locked)]


def meets(want: Requirement, name: str, version: str) -> bool:
    return canonicalize_name(want.name) == name and want.specifier.contains(version)


@pytest.mark.parametrize("name", ASKED)
def test_a_lock_names_no_address(name: str) -> None:
    assert faults.addresses(lock(name)) == []


@pytest.mark.parametrize("line", ["--index-url x", "a @ file", "# from https://example.org", "--find-links x"])
def test_an_address_in_a_lock_is_found(line: str) -> None:
    assert faults.addresses(f"numpy==2.0\n{line}")


@pytest.mark.parametrize("name", ASKED)
def test_every_pin_has_a_hash(name: str) -> None:
    assert [pin for pin in re.split(r"\n(?=\w)", lock(name))[1:] if "--hash=sha256:" not in pin] == []


@pytest.mark.parametrize("name", ASKED)
def test_a_lock_holds_all_that_is_asked_for(name: str) -> None:
    assert unmet(ASKED[name], pins(lock(name))) == []


def test_what_a_lock_lacks_is_found() -> None:
    assert unmet(["numba>=0.68", "numpy>=2"], {("numba", "0.67.0"), ("numpy", "2.1.0")}) == ["numba>=0.68"]


def test_the_test_environment_contains_the_playing_one() -> None:
    assert pins(lock("run")) <= pins(lock("dev"))


def test_the_measuring_environment_contains_the_test_environment() -> None:
    assert pins(lock("dev")) <= pins(lock("bench"))  # bench/ plays tables with what tests/ has for it


def test_no_package_is_locked_under_our_own_name() -> None:
    assert not {name for lock_name in ASKED for name, _ in pins(lock(lock_name))} & {"trefoil", "trefoil-games"}
