"""`trefoil warm` makes the rules and the bots of every game ready, and says so."""

from collections.abc import Iterator

import pytest

from tests.cli.conftest import Call
from trefoil.bots.warm import search_of, sense_of, value_of
from trefoil.core.warm import Batch, rules_of
from trefoil.games.catalogue import GAMES, load

BATCHES = [
    *(f"The rules of {title}" for title in GAMES.values()),
    *(f"The bots of {title}" for title in GAMES.values()),
    *(f"The search of {title}" for title in GAMES.values()),
    *(f"The values of {title}" for title in GAMES.values()),
]


def test_warm_says_what_is_ready(trefoil: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Batch, "is_warm", lambda batch: True)
    assert trefoil("warm").out == "".join(f"{title}: ready.\n" for title in BATCHES)


def test_warm_compiles_with_a_bar(trefoil: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled: list[str] = []

    def named(batch: Batch) -> Iterator[str]:
        """The steps of a batch, without the half minute they take."""
        for name, *_ in batch.steps:
            yield name
            compiled.append(name)

    monkeypatch.setattr(Batch, "is_warm", lambda batch: False)
    monkeypatch.setattr(Batch, "compile", named)
    answer = trefoil("warm")
    assert answer.code == 0
    for title in BATCHES:
        assert title in answer.out
    tock = load("tock")
    batches = [rules_of(tock.TITLE, tock.KERNEL), sense_of(tock), search_of(tock), value_of(tock)]
    assert len(compiled) == len(GAMES) * sum(len(batch.steps) for batch in batches)
    for batch in batches:
        assert f"{len(batch.steps)}/{len(batch.steps)}" in answer.out


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_the_bots_and_the_search_are_marked_apart(name: str) -> None:
    kind = load(name)
    assert len({batch.mark for batch in (rules_of(kind.TITLE, kind.KERNEL), sense_of(kind), search_of(kind))}) == 3
