"""`hint` typed at the prompt: what a strong bot would play, in the person's language, and nothing is played."""

import pytest

from tests.rules.triqueta.table import laid, line, table
from tests.terminal.sitting import sit
from trefoil import Triqueta
from trefoil.bots.players.hint import Hint
from trefoil.bots.players.search import Result, Search
from trefoil.games.catalogue import GAMES, load
from trefoil.terminal.advice import Adviser
from trefoil.words import LANGUAGES, speaker


def test_a_hint_is_given_and_nothing_is_played() -> None:
    game = Triqueta(players=3, first=0, seed=1)
    said = sit(game, ["hint", " HINT "])
    assert game.moves == ()
    assert said.count("You should play ") == 2
    assert said.count("Next best is ") == 2
    assert said.count("What comes next, from what you can know: a rabbit 16.7 %, an owl 16.7 %,") == 2


@pytest.mark.parametrize(
    ("language", "own", "other"),
    [
        ("en", "You should play draw, ", "Seat 0 should play draw, "),
        ("fr", "Vous devriez jouer draw, ", "Place 0 devrait jouer draw, "),
        ("de", "Du solltest draw spielen, ", "Platz 0 sollte draw spielen, "),
    ],
)
def test_whoever_sits_at_the_seat_is_addressed_and_others_are_told_of_it(language: str, own: str, other: str) -> None:
    view = Triqueta(players=2, first=0).view(0)
    advice = Hint(Result("draw", 1, 0.5), None, False, {})
    assert next(Adviser(speaker(language, view.kind.package()), view, reader=0).said(advice)).startswith(own)
    assert next(Adviser(speaker(language, view.kind.package()), view).said(advice)).startswith(other)


def test_help_names_the_hint() -> None:
    for language in LANGUAGES:
        assert "\n  hint  " in sit(Triqueta(players=2, first=0), ["?"], language=language)


def test_a_hint_that_is_reckoned_out_says_so() -> None:
    game = table(2, 1, line("take 2", laid("UUU", 1)))
    assert "that is computed exactly. It seems" in sit(Triqueta.from_record(game.record()), ["hint"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_advised_has_its_words(name: str, language: str) -> None:
    for seed in range(6):
        game = load(name)(players=3, seed=seed)
        for _ in range(5 * seed):
            if game.to_move is not None:
                game.push(next(iter(game.legal_moves)))
        if game.to_move is None:
            break  # a short game
        view = game.view(game.to_move)
        found = Search(1, 0).results(view)
        advice = Hint(found[0], found[-1], False, view.chances())
        lines = list(Adviser(speaker(language, view.kind.package()), view).said(advice))
        assert found[0].move in lines[0]
        assert found[-1].move in lines[1]
        assert lines[-1].count("%") == len(view.chances())
