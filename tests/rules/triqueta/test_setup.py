"""Triqueta 1 and 2: what lies on the table when the game begins."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.laws.positions import games, readers
from tests.rules.triqueta.table import table
from trefoil import BadOption, Triqueta
from trefoil.core.game import Game


def counted(position: dict[str, object], animal: str) -> int:
    """How many tokens of an animal there are, wherever they lie."""
    seats, rows, unseen = position["seats"], position["rows"], position["unseen"]
    assert isinstance(seats, list)
    assert isinstance(rows, list)
    assert isinstance(unseen, dict)
    lying = [unseen, *(row["tokens"] for row in rows), *(seat["collection"] for seat in seats)]
    face_down = [position["hand"], *(token for seat in seats for token in seat["kept"])]
    return int(sum(place.get(animal, 0) for place in lying) + face_down.count(animal))


# 1.1
@pytest.mark.parametrize("animal", "RODBMU")
def test_there_are_ten_tokens_of_each_of_six_animals(animal: str) -> None:
    assert table().position()["unseen"][animal] == 10
    assert sum(table().position()["unseen"].values()) == 60


# 1.1
@given(data=st.data())
def test_no_token_is_created_or_lost(data: st.DataObject) -> None:
    game: Game = data.draw(games("triqueta"))
    assert [counted(game.position(), animal) for animal in "RODBMU"] == [10] * 6
    for reader in readers(game):
        assert [counted(game.view(reader).position(), animal) for animal in "RODBMU"] == [10] * 6


# 1.1, 4.1: what leaves the game unseen stays unseen, so the towers never hold more than nobody has seen.
@given(data=st.data())
def test_the_towers_hold_only_tokens_that_nobody_has_seen(data: st.DataObject) -> None:
    position = data.draw(games("triqueta")).position()
    assert sum(position["towers"]) <= sum(position["unseen"].values())


# 1.1
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_play(players: int) -> None:
    assert len(table(players).position()["seats"]) == players


# 1.1
@pytest.mark.parametrize("players", [0, 1, 6])
def test_nobody_else_plays(players: int) -> None:
    with pytest.raises(BadOption, match="expected 2, 3, 4 or 5"):
        Triqueta(players=players)


# 2.1
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_are_as_many_empty_rows_as_players(players: int) -> None:
    rows = table(players).position()["rows"]
    assert rows == [{"row": number + 1, "taken_by": None, "tokens": {}} for number in range(players)]


# 2.2
def test_four_towers_hold_fifteen_tokens_each_and_the_first_is_current() -> None:
    assert table().position()["towers"] == [15, 15, 15, 15]
    assert table().position()["tower"] == 1


# 2.2
def test_nobody_holds_a_tree_or_a_token_at_the_start() -> None:
    for seat in table(5).position()["seats"]:
        assert (seat["trees"], seat["collection"], seat["kept"]) == (0, {}, [])


# 2.3 R1
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_the_rock_goes_to_whom_the_table_names(first: int) -> None:
    game = table(4, first)
    assert [seat["rock"] for seat in game.position()["seats"]] == [seat == first for seat in range(4)]


# 2.3 R1
@pytest.mark.parametrize("players", [2, 5])
def test_the_rock_is_drawn_by_lot_if_nobody_says(players: int) -> None:
    tables = [Triqueta(players=players, seed=seed) for seed in range(60)]
    assert {game.options["first"] for game in tables} == set(range(players))
    assert all(game.to_move == game.options["first"] for game in tables)


# 2.3 R1
def test_the_lot_is_an_option_and_no_move() -> None:
    game = Triqueta(players=3, seed=5)
    assert game.moves == ()
    assert Triqueta.from_record(game.record()).options == game.options
