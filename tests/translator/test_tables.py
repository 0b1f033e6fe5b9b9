"""The tables of the kernel say what the kernel does: its records, its moves, its options, its networks."""

from typing import Any

import numpy as np
import pytest

from translator import board
from translator.games import PACKAGES, THIRD, class_of, name_of
from translator.tables import tables
from trefoil.bots.networks.weights import FOLDER
from trefoil.core import entry_points
from trefoil.core.game import MANUAL


@pytest.mark.parametrize("package", PACKAGES)
def test_a_layout_has_every_field_and_no_byte_twice(package: str) -> None:
    for record in tables(class_of(package))["LAYOUTS"].values():
        ends = [0]
        for kind, offset, shape in record["fields"].values():
            assert offset >= ends[-1]
            ends.append(offset + int(kind[1]) * int(np.prod(shape)))
        assert ends[-1] <= record["size"]


@pytest.mark.parametrize("package", PACKAGES)
def test_the_text_of_a_move_stands_at_its_number(package: str) -> None:
    kind = class_of(package)
    actions = tables(kind)["ACTIONS"]
    assert [kind.KERNEL.VERBS.number(text) for text in actions] == list(range(len(actions)))


@pytest.mark.parametrize("package", PACKAGES)
def test_the_codes_of_options_set_up_the_same_game(package: str) -> None:
    kind = class_of(package)
    game = kind(nature=MANUAL)
    codes = np.array([code_of(option, game.options[option["name"]]) for option in tables(kind)["OPTIONS"]], np.int64)
    states = np.zeros(1, kind.KERNEL.STATE)
    entry_points.setup(states, codes)
    states["rng_state"] = game.states["rng_state"]
    assert states.tobytes() == game.states.tobytes()


def code_of(option: dict[str, Any], value: object) -> int:
    """The number that stands for a value."""
    code: int = option["codes"][option["values"].index(value)]
    return code


@pytest.mark.parametrize("package", PACKAGES)
def test_every_network_is_there_and_serves_options_of_its_game(package: str) -> None:
    told = tables(class_of(package))
    values = {option["name"]: option["values"] for option in told["OPTIONS"]}
    for network in told["NETWORKS"]:
        assert (FOLDER / network["file"]).is_file()
        assert all(value in values[name] for name, value in network["tables"].items())
    assert bool(told["NETWORKS"]) == (package != THIRD)


@pytest.mark.parametrize("package", PACKAGES)
def test_every_level_that_plays_a_game_fills_a_policy(package: str) -> None:
    told = tables(class_of(package))
    fields = list(told["LAYOUTS"]["policy"]["fields"])
    assert all(list(policy) == fields for policy in told["LEVELS"].values())
    assert ("master" in told["LEVELS"]) == (package != THIRD)
    assert told["LEVELS"]["search"]["playouts"] == 1000


@pytest.mark.parametrize("package", PACKAGES)
def test_a_game_goes_by_one_name_everywhere(package: str) -> None:
    assert tables(class_of(package))["GAME"] == board.tables(package)["GAME"] == name_of(package)
