"""Where there is one move only, nobody is asked: it is played and told, and `undo` does not stop at it."""

import pytest

from tests.rules.tock.table import HOPELESS, dealt, lonely
from tests.rules.triqueta.table import table as triqueta_table
from tests.terminal.sitting import Stubborn, sit
from trefoil import Triqueta
from trefoil.games.tock.game import Tock
from trefoil.words import LANGUAGES, speaker


def last_card() -> Tock:
    """Seat 0 has one card, and one pawn that it moves."""
    return lonely("A T 2 2 5", "A @A >0, T @0 >10, 2 @10 >12, 2 @12 >14")


def two_cards() -> Tock:
    """Seat 0 has two cards, and one pawn that either of them moves."""
    return lonely("A Q 2 5 6", "A @A >0, Q @0 >12, 2 @12 >14")


def alone(kept: bool = True) -> Triqueta:
    """Seat 0 is alone in the round, with one row; it has kept two tokens, so that what it draws must be placed."""
    keeping = "draw, token U, keep, draw, token R, place 1, draw, token O, keep, take 2"
    game = triqueta_table(2, 0, keeping if kept else "draw, token R, place 1, take 2")
    return Triqueta.from_record(game.record(), seed=1, nature="auto")


def test_a_turn_without_a_choice_is_told_in_one_line_and_nobody_is_asked() -> None:
    game = last_card()
    before = game.ply
    said = sit(game, [], bot=Stubborn())
    assert "You play the 5. Only the pawn on 14 can move. The pawn goes to 19. You had no other move.\n" in said
    assert game.moves[before : before + 3] == ("5", "@14", ">19")


def test_what_follows_from_a_choice_is_not_asked_for() -> None:
    game = two_cards()
    said = sit(game, ["6"], bot=Stubborn())
    assert "You play the 6. Only the pawn on 14 can move. The pawn goes to 20.\n" in said


def test_a_drawn_token_that_must_be_placed_is_named() -> None:
    game = alone()
    said = sit(game, ["draw"])
    assert game.moves[-1] == "place 1"
    assert "\nYou draw a" in said
    assert "You place it in row 1.\n" in said
    assert "You had no other move." not in said  # it was the person who drew


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_there_was_no_other_move_is_told_in_every_language(language: str) -> None:
    assert speaker(language)("house-forced") in sit(last_card(), [], language=language, bot=Stubborn())


def test_undo_goes_back_behind_forced_moves() -> None:
    game = two_cards()
    before = game.moves
    said = sit(game, ["6", "undo"], bot=Stubborn("fold"))
    assert game.moves == before
    assert said.count("Back to your last decision.") == 1


def test_undo_can_be_asked_for_again_and_again() -> None:
    game = alone()
    before = game.ply
    said = sit(game, ["draw", "draw", "undo", "undo"])
    assert game.ply == before
    assert said.count("Back to your last decision.") == 2


def test_a_forced_move_alone_cannot_be_taken_back() -> None:
    game = dealt(" ".join(("A T 2 2 5", *HOPELESS)), players=5, first=0, seed=1)
    game.nature = "auto"
    said = sit(game, ["undo"], seat=1, bot=Stubborn())
    assert game.movers.count(1) == 1
    assert game.moves[game.movers.index(1)] == "fold"
    assert "You have not made a move yet" in said


def test_a_forced_move_is_told_of_again_only_if_it_is_made_again() -> None:
    game = two_cards()
    said = sit(game, ["6", "undo", "5"], bot=Stubborn("fold"))
    assert said.count("The pawn goes to 20.") == 1
    assert said.count("You play the 5. Only the pawn on 14 can move. The pawn goes to 19.") == 1
