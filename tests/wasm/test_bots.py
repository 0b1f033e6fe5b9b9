"""The bots in a module are the bots: the same ratings and sentences, and the same values to the last bit."""

import re
from dataclasses import replace
from itertools import combinations_with_replacement
from pathlib import Path

import pytest

from tests.laws.positions import every_game
from tests.wasm.choices import Questions, found_in, questions, write
from tests.wasm.comparing import node
from tests.wasm.conftest import Modules
from tests.wasm.plans import tables
from trefoil.bots.players.levels import LEVELS
from trefoil.games.catalogue import load
from wasm.entries import offer_of

LEAST, STEP = 30, 7  # positions of a game, and of how many tables each comes from one; odd, so that all options vary
BUDGET = 1000  # of a search
MODULES = pytest.mark.parametrize("file", ["bots.wasm", "bots.simd.wasm"])


def differences(asked: Questions, module: Path, folder: Path) -> list[str]:
    """The answers that differ: from which table, and to what question."""
    here, there = found_in(asked), node("choices.mjs", module, write(folder, asked))
    assert len(here) == len(there)
    return [told(asked, one) for one, other in zip(here, there, strict=True) if one != other]


def told(asked: Questions, line: str) -> str:
    number, _, what = line.partition(" ")
    return f"{asked.positions[int(number)].told}: {what.rpartition(' ')[0]}"


@MODULES
@every_game
def test_a_module_chooses_and_evaluates_as_the_bots_do(name: str, file: str, modules: Modules, tmp_path: Path) -> None:
    assert differences(questions(name, LEAST, STEP, BUDGET), modules(name) / file, tmp_path) == []


@every_game
def test_each_two_options_meet_in_a_position_that_is_asked_about(name: str) -> None:
    asked = questions(name, LEAST, STEP, BUDGET)
    lot = load(name).OPTIONS.lot
    place = lot and load(name).OPTIONS.place(lot.name)

    def pairs(codes: list[list[int]]) -> set[tuple[tuple[int, int], ...]]:
        """The numbers of each two options, whatever the others are."""
        chosen = ([(k, code) for k, code in enumerate(one) if k != place] for one in codes)
        return {pair for one in chosen for pair in combinations_with_replacement(one, 2)}

    every = [table.codes for table in tables(name, LEAST * STEP)]
    assert pairs(every[::STEP]) == pairs(every)
    assert len(asked.positions) >= LEAST
    assert set(asked.policies) == set(LEVELS)


@every_game
def test_whatever_the_bots_offer_is_asked(name: str) -> None:
    script = "".join(Path(__file__).with_name(f"{part}.mjs").read_text("utf-8") for part in ("choices", "thinking"))
    assert set(re.findall(r"wasm\.(\w+)\(", script)) >= set(offer_of(load(name)).bots)


def test_another_seed_is_noticed_and_told_where(modules: Modules, tmp_path: Path) -> None:
    asked = questions("triqueta", 4, STEP, 50)
    there = node("choices.mjs", modules("triqueta") / "bots.wasm", write(tmp_path, replace(asked, seed=asked.seed + 1)))
    here = found_in(asked)
    differing = {told(asked, one) for one, other in zip(here, there, strict=True) if one != other}
    assert differing
    assert all(re.fullmatch(r"\{'players': \d, 'first': \d\}: think .+ [01]", one) for one in differing)
