"""A game line by line: it can be played through, it helps, takes back, saves, and forgives slips."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.terminal.sitting import Stubborn, any_moves, sit
from trefoil import Triqueta
from trefoil.games.catalogue import GAMES, load, options_of
from trefoil.terminal.narration import Narrator
from trefoil.words import LANGUAGES, speaker

TABLES = [(name, players) for name in GAMES for players in options_of(name).options[0].values]


def triqueta(moves: str = "", players: int = 3) -> Triqueta:
    """A game after some moves; nature's are written down like anyone's."""
    game = Triqueta(players=players, first=0, seed=1, nature="manual")
    for move in filter(None, moves.split(", ")):
        game.push(move)
    return Triqueta.from_record(game.record(), seed=1, nature="auto")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_whole_game_can_be_played(players: int, language: str) -> None:
    game = Triqueta(players=players, seed=players)
    said = sit(game, any_moves(game, players - 1), seat=players - 1, language=language)
    outcome = game.outcome()
    assert outcome is not None
    for line in Narrator(speaker(language, game.package()), players - 1).ended("triqueta", outcome):
        assert f"\n{line}\n" in said
    assert "trefoil replay " in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_any_game_can_be_played_for_a_while(name: str, players: int, language: str) -> None:
    game = load(name)(players=players, seed=players)
    said = sit(game, any_moves(game, players - 1, most=30), seat=players - 1, language=language)
    assert speaker(language)("house-not-now", text="…", first=1, last=1).split("…")[1][:12] not in said


def test_the_table_is_shown_with_what_can_be_done_now() -> None:
    said = sit(triqueta(), [])
    assert "Draw a token, or take a row and leave the round.\n   1  draw    draw a token from the tower\n" in said


def test_an_empty_tower_is_told() -> None:
    draws = ", ".join(f"draw, token {animal}, place 1" for animal in "RRRRRRRRRROOOO")
    game = triqueta(f"{draws}, draw, token U, place 2")
    assert "The tower is empty: take a row and leave the round." in sit(game, [])


def test_the_drawn_token_is_named_to_its_drawer() -> None:
    said = sit(triqueta("draw, token U"), [])
    assert "You hold a bear: place it in a row, or keep it face down." in said


def test_a_third_token_cannot_be_kept_and_that_is_told() -> None:
    other = "draw, token R, place 1"
    said = sit(triqueta(f"draw, token U, keep, {other}, draw, token U, keep, {other}, draw, token O", players=2), [])
    assert "You hold an owl: place it in a row. (You have kept two tokens; more is not allowed.)" in said


def test_what_the_others_did_is_told_a_turn_to_a_line() -> None:
    said = sit(triqueta(), ["take 1"], bot=Stubborn("place 2", "draw"))
    assert "You take row 1 and leave the round.\nSeat 1 draws a" in said
    assert "It goes into row 2.\nSeat 2 draws a" in said


def test_a_token_kept_by_another_is_told_without_its_animal() -> None:
    said = sit(triqueta(), ["take 1", "quit"], bot=Stubborn("keep", "draw"))
    assert "\nSeat 1 draws a token. It stays face down in front of seat 1.\n" in said


def test_moves_are_taken_by_number_by_text_and_in_capitals() -> None:
    game = triqueta()
    sit(game, ["1", "  PLACE   2 "], bot=Stubborn("take 1", "take 3"))
    assert game.moves[0] == "draw"
    assert game.moves[2] == "place 2"


@pytest.mark.parametrize(
    "slip", ["0", "5", "99999999999999999999", "-1", "drow", "place 1", "take 9", "²", "\x00", "undo it"]
)
def test_a_slip_gets_one_sentence_and_changes_nothing(slip: str) -> None:
    game = triqueta()
    before = game.record()
    said = sit(game, [slip])
    assert game.record() == before
    assert (
        f"{slip!r} is not one of your moves: expected 1 to 4, a move from the list, or ? for help.\nYour move:" in said
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_explains_the_game_and_the_commands(language: str) -> None:
    said = sit(triqueta(), ["?"], language=language)
    for word in ("undo", "save", "quit", "trefoil rules triqueta"):
        assert word in said
    assert speaker(language, Triqueta.package())("triqueta-help") in said


def test_enter_alone_shows_the_table_again() -> None:
    assert sit(triqueta(), ["", ""]).count("Round 1 of 4") == 3


def test_undo_goes_back_to_the_last_decision() -> None:
    game = triqueta()
    said = sit(game, ["draw", "place 1", "undo", "undo", "undo"])
    assert game.moves == ()
    assert said.count("Back to your last decision.") == 2
    assert "You have not made a move yet" in said


def test_a_draw_that_is_taken_back_and_made_again_shows_the_same_token() -> None:
    game = Triqueta(players=2, first=0, seed=4)
    sit(game, ["draw", "undo", "draw"])
    again = Triqueta(players=2, first=0, seed=4)
    again.push("draw")
    assert game.moves == again.moves


def test_a_game_can_be_saved_and_taken_up_again(tmp_path: Path) -> None:
    game, file = triqueta(), tmp_path / "my game.json"
    said = sit(game, ["take 2", f"save {file}", "quit"], bot=Stubborn("place 1", "draw"))
    assert f"trefoil play triqueta --record '{file}' --against uniform\n" in said
    assert "a record shows everything, other players' secrets too" in said
    assert Triqueta.from_record(file.read_bytes()) == game


def test_saving_twice_writes_over_the_first_record(tmp_path: Path) -> None:
    game, file = triqueta(), tmp_path / "game.json"
    sit(game, [f"save {file}", "draw", f"save {file}"])
    assert Triqueta.from_record(file.read_bytes()) == game


def test_a_file_that_is_no_record_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear friend")
    said = sit(triqueta(), [f"save {file}"])
    assert "is there already and is not a recorded game" in said
    assert file.read_text() == "Dear friend"


@pytest.mark.parametrize("file", ["", "{}/missing/game.json", "{}", "a\x00b", "~nobody-of-that-name/game.json"])
def test_what_cannot_be_saved_is_told_in_one_sentence(file: str, tmp_path: Path) -> None:
    before, after = sit(triqueta(), []), sit(triqueta(), [f"save {file.format(tmp_path)}"])
    assert after.count("\n") == before.count("\n") + 2


def test_quitting_keeps_the_game(shelf: Path) -> None:
    game = triqueta()
    said = sit(game, ["take 1", "quit"], seat=0, bot=Stubborn("draw"))
    file = shelf / "games" / "triqueta.json"
    assert "You leave the table. Go on with the game at any time: trefoil play triqueta --continue" in said
    assert Triqueta.from_record(file.read_bytes()) == game


def test_the_end_of_the_input_is_like_quitting(shelf: Path) -> None:
    assert "You leave the table." in sit(triqueta(), [])
    assert (shelf / "games" / "triqueta.json").exists()


def test_going_on_from_another_seat_names_the_seat(tmp_path: Path) -> None:
    said = sit(Triqueta(players=2, first=1), [f"save {tmp_path / 'game'}"], seat=1)
    assert f"--record {tmp_path / 'game'} --seat 1 --against uniform\n" in said


def test_an_interrupted_game_is_kept_too(shelf: Path) -> None:
    def lines() -> Iterator[str]:
        yield "draw"
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt, match=r"Go on with the game at any time: trefoil play triqueta --continue$"):
        sit(triqueta(), lines())
    assert b"draw" in (shelf / "games" / "triqueta.json").read_bytes()


def test_leaving_works_where_nothing_can_be_kept(shelf: Path) -> None:
    shelf.write_text("a file where a folder should be")
    assert sit(triqueta(), ["quit"]).endswith("You leave the table.")


def test_a_finished_record_shows_its_end() -> None:
    game = Triqueta(players=2, seed=9)
    sit(game, any_moves(game, 0))
    assert "Look at the game again: trefoil replay" in sit(Triqueta.from_record(game.record()), [])
