"""Where fields lie is what NumPy says, and the fingerprint of a game changes with whatever it stands for."""

from types import SimpleNamespace
from typing import Annotated, Any

import numpy as np
import pytest

from trefoil.core.actions import Verb, Verbs
from trefoil.core.layout import fingerprint, places
from trefoil.core.state import Int8, Int8s, UInt64, dtype_of
from trefoil.games.catalogue import GAMES, load


class Small:
    """A record with bytes left over between its fields."""

    first: Int8
    rng: UInt64
    many: Annotated[Int8s, 2, 3]


SMALL = dtype_of(Small)


def rules(**changed: Any) -> Any:
    """What a fingerprint stands for."""
    return SimpleNamespace(**{"RULES": 1, "STATE": SMALL, "VERBS": Verbs(Verb("go")), **changed})


def test_fields_lie_where_numpy_has_them_and_gaps_are_left_out() -> None:
    assert places(SMALL) == {"first": ("i1", 0, ()), "rng": ("u8", 8, ()), "many": ("i1", 16, (2, 3))}


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_bytes_of_every_field_are_found_by_its_place(game: str) -> None:
    kind = load(game).KERNEL.STATE
    state = np.frombuffer(bytes(index % 251 for index in range(kind.itemsize)), kind)
    for name, place in places(kind).items():
        found = np.ndarray(place.shape, f"<{place.kind}", state.tobytes(), place.offset)
        assert found.tolist() == state[name][0].tolist()


@pytest.mark.parametrize("changed", [{"RULES": 2}, {"VERBS": Verbs(Verb("stop"))}, {"STATE": np.dtype([("a", "i1")])}])
def test_a_fingerprint_changes_with_what_it_stands_for(changed: dict[str, Any]) -> None:
    assert fingerprint(rules(**changed)) != fingerprint(rules()) == fingerprint(rules())


def test_no_two_games_have_one_fingerprint() -> None:
    found = {fingerprint(load(game).KERNEL) for game in GAMES}
    assert len(found) == len(GAMES)
