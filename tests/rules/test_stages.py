"""A stage has one number and one name, in the rules and in what a position is told as."""

from importlib import import_module

import pytest

from trefoil.games import catalogue
from trefoil.games.triqueta import features
from trefoil.games.triqueta.material import Stage

every_own_game = pytest.mark.parametrize("package", catalogue.OWN)


@every_own_game
def test_the_rules_and_the_description_call_a_stage_by_one_name(package: str) -> None:
    material, description = (import_module(f"{package}.{part}") for part in ("material", "description"))
    for stage in material.Stage:
        assert getattr(material, stage.name) == stage
        assert description.STAGES[stage] == stage.name.lower()


@every_own_game
def test_stages_are_numbered_from_nought_on(package: str) -> None:
    stages = import_module(f"{package}.material").Stage
    assert [int(stage) for stage in stages] == list(range(len(stages)))


def test_only_a_game_that_goes_on_has_a_trait_of_its_stage() -> None:
    assert features.WHOSE - features.STAGE == Stage.OVER
