"""Tock at the terminal: some turns in every language, and words for whatever can happen."""

from itertools import chain, islice
from typing import Any

import pytest

from tests.rules.tock.rows import ROWS
from tests.rules.tock.table import dealt, lonely, play
from tests.terminal.sitting import Stubborn, any_moves, sit
from trefoil.bots.players.uniform import Uniform
from trefoil.core.jit import COMPILED
from trefoil.core.outcome import Outcome
from trefoil.games.tock.game import Ending, Tock
from trefoil.terminal.narration import Narrator
from trefoil.words import LANGUAGES, speaker

FOUR = "A 2 3 4 5 6 7 8 9 T J Q K A 2 3 4 5 6 7"
FIRST_TURN = ["give 5"]  # then only the ace brings a pawn in, and nobody is asked
PLIES = 400 if COMPILED else 120
TYPED = 25 if COMPILED else 8  # moves


def game_of_four() -> Tock:
    game = dealt(FOUR, players=4, first=0)
    game.nature = "auto"
    return game


def test_a_first_turn_is_told_as_it_is_played() -> None:
    said = sit(game_of_four(), FIRST_TURN, bot=Stubborn()).splitlines()
    for line in (
        "You pass the 5 to your partner.",
        "Seat 1 passes a card to the partner.",
        "You play an ace. Only a pawn from base A can move. The pawn goes to 0. You had no other move.",
        "Seat 1 lays the hand down and waits for the next deal.",
        "Seat 2 plays a king. From base C → 36.",
    ):
        assert line in said


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "fr",
            [
                "Vous jouez un as. Seul un pion de la réserve A peut bouger. Le pion va à la case 0. "
                "Vous n'aviez pas d'autre coup.",
                "Place 2 joue un roi. De la réserve C → 36.",
            ],
        ),
        (
            "de",
            [
                "Du spielst ein Ass. Nur eine Figur aus Lager A kann ziehen. Die Figur zieht nach 0. "
                "Du hattest keinen anderen Zug.",
                "Platz 2 spielt einen König. Aus Lager C → 36.",
            ],
        ),
    ],
)
def test_a_first_turn_is_told_in_other_languages(language: str, lines: list[str]) -> None:
    said = sit(game_of_four(), FIRST_TURN, language=language, bot=Stubborn()).splitlines()
    assert [line for line in lines if line not in said] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("row", ROWS, ids=str)
def test_turns_of_every_row_can_be_played_in_every_language(row: dict[str, Any], language: str) -> None:
    game = Tock(seed=3, **row)
    said = sit(game, chain(islice(any_moves(game, 0), TYPED), ["?", "undo", ""]), language=language)
    assert "▸" in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("row", ROWS, ids=str)
def test_whatever_can_be_done_has_its_words(row: dict[str, Any], language: str) -> None:
    game, bot, say = Tock(seed=5, **row), Uniform(5), speaker(language, Tock.package())
    for _ in range(PLIES):
        assert game.to_move is not None
        view = game.view(game.to_move)
        narrator = Narrator(say, view.seat)
        assert narrator.can_do(view).endswith(".")
        assert all(narrator.choices(view))
        game.push(bot.choose(view))


def test_a_number_is_a_card_and_its_label_is_marked() -> None:
    game = lonely("A Q 2 5 6", "A @A >0, Q @0 >12, 2 @12 >14")
    said = sit(game, ["6", "@14", ">20"])
    assert "  #1  5  play the 5" in said
    assert "You play the 6." in said


def test_a_seven_is_played_step_by_step() -> None:
    game = lonely("A A 3 7 J", "A @A >0, 3 @0 >3, A @A >0")
    said = sit(game, ["7", "@3", ">6", "@0", ">4", "quit"], bot=Stubborn())
    assert "The pawn goes to 6." in said
    assert "The pawn goes to 4." in said


@pytest.mark.parametrize("seat", [0, 2])
def test_the_winners_are_named(seat: int) -> None:
    outcome = Outcome((0, 2), (4, 1, 4, 0), None, Ending.HOME)
    *sheet, last = Narrator(speaker("en", Tock.package()), seat).ended("tock", outcome)
    assert last in (
        "Every pawn is home, and the game goes to you and seat 2.",
        "Every pawn is home, and the game goes to seat 0 and you.",
    )
    assert sheet[-2:] == ["  Seat 1: 1 pawn home", "  Seat 3: 0 pawns home"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_others_hold_and_pass_is_not_told(language: str) -> None:
    other = FOUR.split()
    other[5:10] = other[5:10][::-1]
    told = []
    for line, gift in ((FOUR, "6"), (" ".join(other), "T")):
        game = play(dealt(line, players=4, first=0), f"give 5, give {gift}")
        game.nature = "auto"
        told.append(sit(game, [], seat=2, language=language))
    assert told[0] == told[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_explains_the_cards(language: str) -> None:
    said = sit(game_of_four(), ["?"], language=language)
    assert all(f"{card}  " in said for card in "AKQTJ74*")
