"""The rules in a module are the rules: whole games, everything that is asked in them, equal to the last byte."""

import re
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tests.laws.positions import every_game
from tests.wasm import native
from tests.wasm.comparing import KERNEL, differences, node, said
from tests.wasm.conftest import Modules
from tests.wasm.plans import Plan, tables, write
from trefoil.games.catalogue import load
from trefoil.games.triqueta import scoring
from wasm.entries import offer_of

LEAST = 120  # games of each game; each table at least once
FAR = 2000  # moves of a game; Tock's can go on for ever
SOON = 120  # for those who take longer
STEP = 7  # of the tables, how many there are for one that is interpreted; odd, so that all options vary


@every_game
def test_a_module_plays_every_table_as_the_kernel_does(name: str, modules: Modules, tmp_path: Path) -> None:
    plan = Plan(name, tables(name, LEAST), most=FAR)
    assert differences(plan, modules(name) / "rules.wasm", tmp_path) == []


@pytest.mark.parametrize("file", ["bots.wasm", "bots.simd.wasm"])
@every_game
def test_the_rules_are_the_same_beside_the_bots(name: str, file: str, modules: Modules, tmp_path: Path) -> None:
    plan = Plan(name, tables(name, LEAST), most=SOON)
    assert differences(plan, modules(name) / file, tmp_path) == []


@every_game
def test_a_module_plays_as_the_kernel_does_without_a_compiler(name: str, modules: Modules, tmp_path: Path) -> None:
    plan = Plan(name, tables(name, LEAST)[::STEP], most=SOON, whole=False)
    assert differences(plan, modules(name) / "rules.wasm", tmp_path, compiled=False) == []


@every_game
def test_whatever_the_rules_offer_is_compared(name: str, modules: Modules) -> None:
    script = Path(__file__).with_name("games.mjs").read_text("utf-8")
    assert set(re.findall(r"wasm\.(\w+)\(", script)) == set(offer_of(load(name)).rules)


@every_game
def test_games_of_every_kind_of_player_are_compared(name: str, tmp_path: Path) -> None:
    plan = Plan(name, tables(name, LEAST))
    lazy = [native.Match(plan, table, lambda *_: None).lazy for table in plan.tables]
    assert 0.3 < sum(lazy) / len(lazy) < 0.7


@pytest.fixture(scope="module")
def mutated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The rules of Triqueta with another number of points for the rock."""
    file = tmp_path_factory.mktemp("mutated") / "rules.wasm"
    said([sys.executable, "-m", "tests.wasm.mutated", file])
    return file


def test_another_constant_is_noticed_and_told_where(mutated: Path, tmp_path: Path) -> None:
    plan = Plan("triqueta", tables("triqueta", 4))
    found = differences(plan, mutated, tmp_path)
    assert len(found) == len(plan.tables)
    assert all(re.fullmatch(r"\{'players': \d, 'first': \d\}, move \d+: scores", one) for one in found)
    assert scoring.ROCK_POINTS == 1


def test_another_beginning_of_the_drawing_is_another_game(tmp_path: Path) -> None:
    plan = Plan("triqueta", tables("triqueta"))
    others = replace(plan, tables=[replace(table, number=table.number + 1) for table in plan.tables])
    here = node("games.mjs", KERNEL / "triqueta" / "rules.wasm", write(tmp_path / "plan.json", others))
    assert not set(here) & set(native.found_in(plan))
