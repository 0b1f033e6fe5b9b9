"""`trefoil play --against LEVEL`: how the others play."""

import pytest

from tests.cli.conftest import Call
from tests.cli.test_refusals import assert_refused
from trefoil.bots.players.levels import LEVELS


@pytest.mark.parametrize("level", LEVELS)
def test_the_others_play_at_the_level_asked_for(trefoil: Call, level: str) -> None:
    answer = trefoil("play", "triqueta", "--seed", "4", "--players", "2", "--against", level, stdin="1\n" * 8)
    assert (answer.code, answer.err) == (0, "")
    how = {"uniform": "at random", "beginner": "like beginners", "greedy": "thoughtfully", "search": "with foresight"}
    how |= {"casual": "with pleasure and mistakes", "master": "like masters"}
    assert f"the others are bots and play {how[level]}." in answer.out.splitlines()[0]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_level_has_its_own_words(trefoil: Call, language: str) -> None:
    line = ("play", "triqueta", "--seat", "1", "--first", "1", "--language", language, "--against")
    assert len({trefoil(*line, level).out.splitlines()[0] for level in LEVELS}) == len(LEVELS)


def test_unless_asked_for_the_others_play_thoughtfully(trefoil: Call) -> None:
    asked, unasked = (
        trefoil("play", "triqueta", "--seed", "4", *level, stdin="1\n" * 300).out
        for level in (["--against", "greedy"], [])
    )
    assert asked == unasked
    assert "The game is over" in asked


def test_levels_play_differently(trefoil: Call) -> None:
    evenings = {
        trefoil("play", "triqueta", "--seed", "4", "--against", level, stdin="1\n" * 300).out.partition("\n")[2]
        for level in ("uniform", "beginner", "greedy")
    }
    assert len(evenings) == 3


@pytest.mark.parametrize("level", ["expert", "", "Greedy"])
def test_a_level_that_does_not_exist_is_refused(trefoil: Call, level: str) -> None:
    refused = trefoil("play", "triqueta", "--against", level)
    guess = " (did you mean 'greedy'?)" if level == "Greedy" else ""
    assert_refused(refused, f"There is no level {level!r}{guess}: expected uniform, beginner, casual, greedy")
