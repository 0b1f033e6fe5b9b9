"""A game can be written down at any point, read again and continued."""

import json
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from tests.laws.kernels import whole
from tests.laws.positions import every_game, games, law, play_on, readers, take_back
from trefoil import Triqueta
from trefoil.core.game import AUTO, MANUAL, Game
from trefoil.core.seats import NATURE
from trefoil.games.catalogue import GAMES, load

NAMES = {title: load(name) for name, title in GAMES.items()}  # what a repr may name


@law
def test_a_record_is_read_back_to_the_same_game(game: Game) -> None:
    again = type(game).from_record(game.record(), nature=game.nature)
    assert again == game
    assert again.record() == game.record()
    assert whole(again.states) == whole(game.states)


@law
def test_a_record_gives_everybody_the_same_view_again(game: Game) -> None:
    again = type(game).from_record(game.record(), nature=MANUAL)
    for seat in readers(game):
        assert again.view(seat).to_dict() == game.view(seat).to_dict()


@law
def test_bytes_are_read_like_text(game: Game) -> None:
    assert type(game).from_record(game.record().encode(), nature=MANUAL) == game


@every_game
@given(data=st.data())
def test_every_beginning_of_a_record_is_a_game_that_is_not_over(name: str, data: st.DataObject) -> None:
    game = data.draw(games(name, (MANUAL,)))
    document = json.loads(game.record())
    if document["moves"]:
        document["moves"] = document["moves"][: data.draw(st.integers(0, len(document["moves"]) - 1))]
        begun = type(game).from_record(json.dumps(document), nature=MANUAL)
        assert begun.outcome() is None
        assert list(begun.moves) == document["moves"]


@law
def test_a_record_read_without_further_words_stops_where_it_stopped(game: Game) -> None:
    again = type(game).from_record(game.record())
    assert again.moves == game.moves
    assert again.nature == (MANUAL if game.to_move == NATURE else AUTO)


@law
def test_a_game_goes_on_from_its_record(game: Game) -> None:
    again = type(game).from_record(game.record(), seed=1, nature=AUTO)
    play_on(again, Random(1), 10)
    assert again.to_move != NATURE
    assert again.moves[: len(game.moves)] == game.moves


@law
def test_a_game_read_from_its_record_can_be_taken_back_to_its_beginning(game: Game) -> None:
    again = type(game).from_record(game.record(), nature=game.nature)
    moves = game.moves
    while take_back(again):
        pass
    while take_back(game):
        pass
    assert again.moves == game.moves == moves[: game.ply]


@law
def test_a_repr_is_a_program_that_makes_the_game(game: Game) -> None:
    assert eval(repr(game), dict(NAMES)) == game


@law
def test_a_view_is_plain_json(game: Game) -> None:
    for seat in readers(game):
        shown = game.view(seat).to_dict()
        assert json.loads(json.dumps(shown, allow_nan=False)) == shown


def test_the_repr_law_knows_the_games() -> None:
    assert NAMES["Triqueta"] is Triqueta
