"""Moves in words: every move of every game has its message, and sentences are built as people build them."""

import pytest

from trefoil import NATURE, Tock, Triqueta
from trefoil.bots.players.uniform import Uniform
from trefoil.core.actions import UNSEEN
from trefoil.core.outcome import Outcome
from trefoil.games.catalogue import GAMES, PACKAGES, load
from trefoil.games.triqueta.game import Ending
from trefoil.terminal.narration import Narrator, labels, parts, sentence
from trefoil.words import LANGUAGES, speaker

LONG = 300  # moves; a game without a plan can take many more


def test_a_move_is_a_verb_and_what_follows() -> None:
    assert parts(Triqueta, "place 2") == ("place", "2")
    assert parts(Triqueta, "keep") == ("keep", "")
    assert parts(Triqueta, "token ?") == ("token", "?")


def test_verbs_that_are_no_words_have_names_for_messages() -> None:
    found = [parts(Tock, text) for text in ("Q", "@14", ">A2", "*")]
    assert found == [("play", "Q"), ("from", "14"), ("to", "A2"), ("play", "joker")]


def test_moves_that_are_numbers_are_not_mistaken_for_labels() -> None:
    assert labels(["draw", "keep"]) == ["1", "2"]
    assert labels(["5", "Q"]) == ["#1", "#2"]


def test_a_sentence_begins_with_a_capital() -> None:
    assert sentence("seat 1 draws") == "Seat 1 draws"
    assert sentence("") == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_verb_has_its_words(name: str, language: str) -> None:
    say = speaker(language, PACKAGES[name])
    verbs = load(name).KERNEL.VERBS
    for text in verbs.texts:
        verb, follow = parts(load(name), text)
        for who in ("you", "other"):
            say(f"{name}-did-{verb}", name="…", who=who, object=follow)
    for verb, follow in (parts(load(name), v.word + v.objects[0]) for v in verbs.verbs if v.by == "player"):
        if follow != UNSEEN:
            assert say(f"{name}-do-{verb}", object=follow)


@pytest.mark.parametrize("name", GAMES)
def test_whatever_can_be_done_has_its_sentence(name: str) -> None:
    players = load(name).OPTIONS.options[0].values
    for seed in range(10):
        game = load(name)(players=players[seed % len(players)], seed=seed)
        bot = Uniform(seed)
        while (seat := game.to_move) is not None and len(game.moves) < LONG:
            view = game.view(seat)
            assert Narrator(speaker("en", PACKAGES[name]), seat).can_do(view).endswith((".", ".)"))
            game.push(bot.choose(view))


@pytest.mark.parametrize(
    ("winners", "ending", "told"),
    [
        ((1,), Ending.POINTS, "Seat 1 wins, with the most points."),
        ((0,), Ending.POINTS, "You win, with the most points."),
        ((0,), Ending.TOKENS, "You win: as many points as another, and more tokens."),
        ((0, 2), Ending.SHARED, "A shared win, equal in points and in tokens: you and seat 2."),
        ((0, 1, 2), Ending.SHARED, "A shared win, equal in points and in tokens: you, seat 1 and seat 2."),
    ],
)
def test_the_winners_are_named_with_the_reason(winners: tuple[int, ...], ending: Ending, told: str) -> None:
    outcome = Outcome(winners, (12, 12, 1), (4, 5, 1), ending)
    assert [*Narrator(speaker("en", Triqueta.package()), 0).ended("triqueta", outcome)][-1] == told


def test_the_score_sheet_begins_with_the_best() -> None:
    outcome = Outcome((1,), (12, 12, 1), (4, 5, 1), Ending.TOKENS)
    lines = [*Narrator(speaker("en", Triqueta.package()), 0).ended("triqueta", outcome)][:-1]
    assert lines == ["  Seat 1: 12 points, 5 tokens", "  You: 12 points, 4 tokens", "  Seat 2: 1 point, 1 token"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ending", Ending)
def test_every_ending_has_its_words(ending: Ending, language: str) -> None:
    outcome = Outcome((0,), (1, 0), None, ending)
    assert [*Narrator(speaker(language, Triqueta.package()), 1).ended("triqueta", outcome)][-1].endswith(".")


@pytest.mark.parametrize("name", GAMES)
def test_each_move_has_its_mover(name: str) -> None:
    game = load(name)(seed=3)
    expected: list[int] = [NATURE] * len(game.moves)
    bot = Uniform(3)
    while (seat := game.to_move) is not None and len(game.moves) < LONG:
        game.push(bot.choose(game.view(seat)))
        expected += [seat] + [NATURE] * (len(game.moves) - len(expected) - 1)
    assert list(game.movers) == expected
    assert list(type(game).from_record(game.record()).movers) == expected
