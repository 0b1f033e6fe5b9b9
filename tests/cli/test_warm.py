"""What a command needs is compiled in one wait, with its steps named and counted; `trefoil warm` compiles it all."""

from collections.abc import Iterator

import pytest

from tests.cli.conftest import Call
from trefoil.bots.warm import search_of, sense_of, value_of
from trefoil.commands import ready
from trefoil.core.warm import Batch, rules_of
from trefoil.games.catalogue import GAMES, load

BATCHES = [
    *(f"The rules of {title}" for title in GAMES.values()),
    *(f"The bots of {title}" for title in GAMES.values()),
    *(f"The search of {title}" for title in GAMES.values()),
    *(f"The values of {title}" for title in GAMES.values()),
]
FIRST = "Getting {} ready. This happens once and takes a minute or two."


@pytest.fixture
def cold(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A house in which nothing is compiled; the list grows by the steps that would be."""
    compiled: list[str] = []

    def named(batch: Batch) -> Iterator[str]:
        """The steps of a batch, without the time they take."""
        for name, *_ in batch.steps:
            yield name
            compiled.append(f"{batch.title}, {name}")

    monkeypatch.setattr(Batch, "is_warm", lambda batch: False)
    monkeypatch.setattr(Batch, "compile", named)
    return compiled


def steps_of(*batches: Batch) -> list[str]:
    return [f"{batch.title}, {name}" for batch in batches for name, *_ in batch.steps]


def test_warm_says_what_is_ready(trefoil: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Batch, "is_warm", lambda batch: True)
    answer = trefoil("warm")
    assert (answer.out, answer.err) == ("".join(f"{title}: ready.\n" for title in BATCHES), "")


def test_warm_compiles_everything_in_one_wait(trefoil: Call, cold: list[str]) -> None:
    answer = trefoil("warm")
    assert answer.out == "".join(f"{title}: ready.\n" for title in BATCHES)
    kinds = [load(name) for name in GAMES]
    batches = [batch for kind in kinds for batch in (sense_of(kind), search_of(kind), value_of(kind))]
    assert sorted(cold) == sorted(steps_of(*(rules_of(kind.TITLE, kind.KERNEL) for kind in kinds), *batches))
    first, *told = answer.err.splitlines()
    assert first == FIRST.format("Triqueta, Tock and Acorns")
    assert told == [f"  {number} of {len(cold)}: {step}" for number, step in enumerate(cold, 1)]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_waits_once_for_its_rules_its_bots_and_its_hints(trefoil: Call, cold: list[str], name: str) -> None:
    answer, kind = trefoil("play", name, stdin="hint\nquit\n"), load(name)
    assert cold == steps_of(rules_of(kind.TITLE, kind.KERNEL), sense_of(kind), search_of(kind))
    first, *told = answer.err.splitlines()
    assert first == FIRST.format(kind.TITLE)
    assert len(told) == len(cold)


def test_a_bar_names_and_counts_the_steps(cold: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    kind = load("tock")
    batches = [sense_of(kind), search_of(kind)]
    ready.bar("Tock", 3, ready.steps_of(batches))
    assert capsys.readouterr().err.startswith(FIRST.format("Tock"))
    assert cold == steps_of(*batches)


def test_a_program_without_standard_error_compiles_in_silence(cold: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stderr", None)
    assert ready.make_ready("Tock", [sense_of(load("tock"))])
    assert cold == steps_of(sense_of(load("tock")))


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_the_bots_and_the_search_are_marked_apart(name: str) -> None:
    kind = load(name)
    assert len({batch.mark for batch in (rules_of(kind.TITLE, kind.KERNEL), sense_of(kind), search_of(kind))}) == 3
