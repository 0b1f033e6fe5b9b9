"""The contract of a game: every word is in it once, and a state without what all states have is refused."""

from inspect import signature
from types import ModuleType

import numpy as np
import pytest

from trefoil.core import rules
from trefoil.core.contract import Knowledge, Rules


def test_the_words_are_those_of_the_contract_with_the_same_parameters() -> None:
    promised = {name: word for part in (Rules, Knowledge) for name, word in vars(part).items() if callable(word)}
    promised = {name: word for name, word in promised.items() if not name.startswith("_")}
    assert sorted(promised) == sorted(word.__name__ for word in rules.WORDS)
    for word in rules.WORDS:
        assert ["self", *signature(word).parameters] == [*signature(promised[word.__name__]).parameters]


def test_a_state_without_what_every_state_has_is_refused() -> None:
    state = np.dtype([("rng_state", np.uint64), ("players", np.int8), ("to_move", np.int8)])
    with pytest.raises(TypeError, match=r"^Expected a state with the fields .*, got one without 'unseen'\.$"):
        rules.register(state, ModuleType("nothing"))
