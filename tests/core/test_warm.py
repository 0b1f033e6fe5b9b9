"""What a game needs is compiled once, with a sentence that says so."""

from pathlib import Path
from typing import Any

import numba
import pytest

from trefoil import Triqueta
from trefoil.core import jit, rules, warm
from trefoil.core.slate import SLATE
from trefoil.games.triqueta import kernel, knowledge


@pytest.fixture
def cold(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Any]:
    """A house in which nothing is compiled; the list grows by what would be."""
    compiled: list[Any] = []
    monkeypatch.setattr(warm, "COMPILED", True)
    monkeypatch.setattr(warm, "CACHE", tmp_path / "cache")
    monkeypatch.setattr(warm, "_ready", set())
    monkeypatch.setattr(warm, "compile_for", lambda function, *arguments: compiled.append(function))
    return compiled


def test_the_first_game_says_that_it_compiles(cold: list[Any], capsys: pytest.CaptureFixture[str]) -> None:
    warm.warm("Toy", kernel)
    assert capsys.readouterr().err.startswith("Compiling the rules of Toy. ")
    assert len(cold) == len(warm.rules_of("Toy", kernel).steps)


def test_the_second_game_says_nothing(cold: list[Any], capsys: pytest.CaptureFixture[str]) -> None:
    warm.warm("Toy", kernel)
    capsys.readouterr()
    warm.warm("Toy", kernel)
    warm._ready.clear()
    warm.warm("Toy", kernel)
    assert capsys.readouterr().err == ""
    assert len(cold) == len(warm.rules_of("Toy", kernel).steps)


@pytest.mark.usefixtures("cold")
def test_a_game_is_warm_when_its_last_step_is_done() -> None:
    batch = warm.rules_of("Toy", kernel)
    steps = batch.compile()
    assert next(steps) == "setup"
    assert not batch.is_warm()
    assert list(steps)[-1] == "random games"
    assert batch.is_warm()


def test_interpreted_rules_are_always_warm(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm, "COMPILED", False)
    assert warm.rules_of("a game nobody knows", kernel).is_warm()


@pytest.mark.usefixtures("cold")
def test_two_batches_of_one_house_are_marked_apart(tmp_path: Path) -> None:
    one, other = (warm.Batch(title, (), tmp_path) for title in ("the rules of Toy", "the bots of Toy"))
    one.warm()
    assert one.is_warm()
    assert not other.is_warm()


def test_a_batch_is_compiled_once(cold: list[Any], tmp_path: Path) -> None:
    batch = warm.Batch("the bots of Toy", (("a step", "a kernel", ()),), tmp_path)
    batch.warm()
    batch.mark.unlink()
    batch.warm()
    assert cold == ["a kernel"]


def test_a_game_in_play_is_warm() -> None:
    assert f"the rules of {Triqueta(players=2).TITLE}" in warm._ready


def test_a_kernel_is_compiled_for_arguments_like_those_given() -> None:
    class Kernel:
        def compile(self, signature: tuple[Any, ...]) -> None:
            self.signature = signature

    function = Kernel()
    jit.compile_for(function, 1, 2.0)
    assert function.signature == (numba.int64, numba.float64)


def test_a_record_type_belongs_to_one_dtype() -> None:
    assert jit.is_record_of(numba.from_dtype(kernel.STATE), kernel.STATE)
    assert not jit.is_record_of(numba.from_dtype(SLATE), kernel.STATE)


def test_a_word_finds_the_rules_of_the_game_a_record_belongs_to() -> None:
    assert rules._find(numba.from_dtype(kernel.STATE), "hide") is kernel.hide
    assert rules._find(numba.from_dtype(kernel.STATE), "rate") is knowledge.rate
    assert rules._find(numba.from_dtype(SLATE), "hide") is None


def test_a_compiled_word_goes_straight_to_the_rules_of_its_state(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen: list[Any] = []
    monkeypatch.setattr(jit, "overload", lambda word: chosen.append)
    jit.by_state(rules.hide, lambda record, name: {"a record": lambda s, seat: (name, s, seat)}.get(record))
    assert chosen[0]("a record", 2)("a state", 2) == ("hide", "a state", 2)
    assert chosen[0]("no record", 2) is None
