"""Triqueta 6, 5.1 R6 and the end of 7: what is public, and what is whose secret."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.laws.kernels import guessed, hidden
from tests.laws.positions import games, other_world, readers
from tests.rules.triqueta.table import kept, laid, line, play, rest, table, taken
from trefoil import Triqueta
from trefoil.core.game import MANUAL

READERS = (0, 1, 2, None)
SECRET = {"unseen", "hand", "about"}  # of a position; and of a seat:
SECRETS = {"kept", "choices"}

# Seat 0 keeps a rabbit and a deer, seat 2 a bear; then everybody plays on without drawing until the choices are due.
KEEPERS = line(kept("R"), laid("O", 1), kept("U"), kept("D"), "take 1, take 2, take 3", rest(3))


def public(game: Triqueta, reader: int | None) -> dict[str, object]:
    """What a reader's view shows of the things that everybody sees."""
    shown = game.view(reader).position()
    shown["seats"] = [
        {**{key: value for key, value in seat.items() if key not in SECRETS}, "kept": len(seat["kept"])}
        for seat in shown["seats"]
    ]
    return {key: value for key, value in shown.items() if key not in SECRET}


def shown(game: Triqueta, reader: int | None, seat: int, what: str) -> object:
    """What a reader sees of something in front of a seat."""
    return game.view(reader).position()["seats"][seat][what]


# 6.1
@pytest.mark.parametrize(
    "moves",
    ["draw, token R", line(laid("RO", 1), kept("U"), "take 1"), KEEPERS, line(KEEPERS, "add, return, add")],
)
def test_everybody_sees_the_same_table(moves: str) -> None:
    game = table(3, 0, moves)
    assert len({repr(public(game, reader)) for reader in READERS}) == 1


# 6.1
def test_only_its_drawer_sees_a_drawn_token() -> None:
    game = table(3, 1, "draw, token U")
    assert [game.view(reader).position()["hand"] for reader in READERS] == ["?", "U", "?", "?"]


# 6.1
def test_only_their_owner_sees_kept_tokens() -> None:
    game = table(3, 0, line(kept("U"), laid("RO", 1), kept("M")))
    assert [shown(game, reader, 0, "kept") for reader in READERS] == [["U", "M"], ["?", "?"], ["?", "?"], ["?", "?"]]


# 6.1, 3.2: the owner may look at them at any time.
def test_an_owner_sees_kept_tokens_in_a_later_round() -> None:
    game = table(3, 0, line(kept("U"), taken(3), rest(3, 4)))
    assert shown(game, 0, 0, "kept") == ["U"]


# 6.1
def test_a_token_that_a_seat_cannot_see_is_among_its_unseen() -> None:
    game = table(3, 0, kept("U"))
    assert [game.view(reader).position()["unseen"]["U"] for reader in READERS] == [9, 10, 10, 10]


# 6.1, 3.4
def test_chances_are_those_of_the_reader() -> None:
    game = table(3, 0, kept("U"))
    assert game.view(0).chances()["token U"] == 9 / 59
    assert game.view(1).chances()["token U"] == 10 / 60
    assert game.view(None).chances()["token U"] == 10 / 60


# 6.1: everything else is public, so who reads the same moves sees the same table.
@given(data=st.data())
def test_worlds_in_which_a_seat_reads_the_same_moves_look_alike_to_it(data: st.DataObject) -> None:
    game, choices = data.draw(games("triqueta", (MANUAL,))), Random(data.draw(st.integers(0, 2**32)))
    for reader in readers(game):
        twin = other_world(game, reader, choices)
        assert twin is not None
        assert twin.view(reader).to_dict() == game.view(reader).to_dict()


# 5.1 R6
def test_nobody_else_sees_a_choice_or_its_token_before_the_last_choice() -> None:
    game = table(3, 0, line(KEEPERS, "add, return"))
    assert [shown(game, reader, 0, "choices") for reader in READERS] == [["add", "return"], *[["?", "?"]] * 3]
    assert [shown(game, reader, 0, "kept") for reader in READERS] == [["R", "D"], *[["?", "?"]] * 3]
    assert [shown(game, reader, 0, "collection") for reader in READERS] == [{}] * 4
    assert [shown(game, reader, 0, "points") for reader in READERS] == [shown(game, None, 0, "points")] * 4


# 5.1 R6
def test_after_the_last_choice_everybody_sees_what_was_added() -> None:
    game = table(3, 0, line(KEEPERS, "add, return, add"))
    assert [shown(game, reader, 0, "collection") for reader in READERS] == [{"R": 1}] * 4
    assert [shown(game, reader, 0, "choices") for reader in READERS] == [["add", "return"]] * 4
    assert [shown(game, reader, 2, "collection") for reader in READERS] == [{"U": 1}] * 4


# 5.1 R6
def test_a_returned_token_is_never_shown_to_others() -> None:
    game = table(3, 0, line(KEEPERS, "add, return, add"))
    assert [shown(game, reader, 0, "kept") for reader in READERS] == [["D"], ["?"], ["?"], ["?"]]
    assert [game.view(reader).position()["unseen"]["D"] for reader in READERS] == [9, 10, 10, 10]


# 5.1 R6
def test_a_view_of_the_end_gives_everybody_the_same_outcome() -> None:
    game = table(3, 0, line(KEEPERS, "add, return, return"))
    assert [game.view(reader).outcome() for reader in READERS] == [game.outcome()] * 4


# 6.1: a guess fills what is hidden with what could be there, and a view of it is the view again.
@pytest.mark.parametrize("moves", ["draw, token R", line(kept("U"), "draw, token R"), line(KEEPERS, "add, return")])
def test_a_guess_leaves_nothing_hidden(moves: str) -> None:
    game = table(3, 0, moves)
    for reader in READERS:
        view = game.view(reader).states
        whole = guessed(view, 7)
        assert "?" not in repr(Triqueta.describe(whole))
        assert hidden(hidden(whole, reader), reader).tobytes() == view.tobytes()


# 7
def test_a_token_reads_unseen_until_it_is_placed() -> None:
    game = table(3, 0, "draw, token R")
    assert [game.view(reader).moves[1] for reader in READERS] == ["token R", "token ?", "token ?", "token ?"]
    play(game, "place 3")
    assert [game.view(reader).moves[1] for reader in READERS] == ["token R"] * 4


# 7
def test_a_kept_token_reads_unseen_until_it_is_added() -> None:
    game = table(3, 0, line(KEEPERS, "add, add"))
    assert [game.view(reader).moves[1] for reader in READERS] == ["token R", "token ?", "token ?", "token ?"]
    play(game, "return")
    assert [game.view(reader).moves[1] for reader in READERS] == ["token R"] * 4


# 7
def test_a_returned_token_reads_unseen_for_ever_but_for_its_owner() -> None:
    game = table(3, 0, line(KEEPERS, "add, return, return"))
    deer, bear = game.moves.index("token D"), game.moves.index("token U")
    assert [game.view(reader).moves[deer] for reader in READERS] == ["token D", "token ?", "token ?", "token ?"]
    assert [game.view(reader).moves[bear] for reader in READERS] == ["token ?", "token ?", "token U", "token ?"]


# 7, 5.1 R6
def test_a_choice_reads_unseen_until_the_last_one_is_made() -> None:
    game = table(3, 0, line(KEEPERS, "add, return"))
    assert game.view(0).moves[-2:] == ("add", "return")
    assert [game.view(reader).moves[-2:] for reader in (1, 2, None)] == [("choose ?", "choose ?")] * 3
    play(game, "return")
    assert [game.view(reader).moves[-3:] for reader in READERS] == [("add", "return", "return")] * 4


# 7
def test_a_token_placed_later_does_not_open_a_kept_one() -> None:
    game = table(3, 0, line(kept("R"), laid("R", 1), "draw, token R"))
    assert game.view(1).moves == ("draw", "token ?", "keep", "draw", "token R", "place 1", "draw", "token ?")


# 7
def test_the_record_of_a_finished_game_shows_everything() -> None:
    game = table(3, 0, line(KEEPERS, "return, return, return"))
    assert "?" not in game.record()


# 5.1, 6.1
def test_whoever_chooses_is_told_which_kept_token_is_meant() -> None:
    game = table(moves=line(kept("R"), kept("U"), taken(3), rest(3)))
    chooser = game.to_move
    assert game.position()["stage"] == "choosing"
    told = [game.view(reader).position()["about"] for reader in READERS]
    assert told == ["R" if reader == chooser else "?" for reader in READERS]
