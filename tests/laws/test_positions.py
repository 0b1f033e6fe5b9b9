"""A position can be written as one line and read back, in every game, at every moment; a bad line is refused."""

import copy
import pickle
import re
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.laws.kernels import guessed, hidden, whole
from tests.laws.positions import SEEDS, every_game, games, law, options, play_on, readers
from trefoil import BadPosition, BadRecord, TrefoilError
from trefoil.core import position
from trefoil.core.game import AUTO, MANUAL, Game
from trefoil.core.jit import COMPILED
from trefoil.core.seats import NATURE
from trefoil.games.catalogue import load

FURTHER = 200 if COMPILED else 40  # plies that are played on from a position
LETTERS = "ARODBMU?-,/0123456789XJQKNT*= "


@law
def test_a_position_is_read_back_from_its_text(game: Game) -> None:
    text = game.position_text()
    again = type(game).from_position_text(text, nature=MANUAL)
    assert whole(again.states) == whole(game.states)
    assert again.position_text() == text
    assert again.legal_moves == game.legal_moves
    assert (again.position(), again.to_move, again.outcome()) == (game.position(), game.to_move, game.outcome())


@law
def test_everybody_sees_the_same_of_a_position_that_was_read_back(game: Game) -> None:
    again = type(game).from_position_text(game.position_text(), nature=MANUAL)
    for seat in readers(game):
        assert again.view(seat, told=False).states.tobytes() == game.view(seat, told=False).states.tobytes()


@law
def test_the_text_of_a_position_is_one_plain_line_that_names_the_game(game: Game) -> None:
    text = game.position_text()
    assert text.isascii()
    assert text.isprintable()
    assert text.startswith(f"{game.NAME}/{game.KERNEL.RULES} players={game.options['players']} ")


@law
def test_the_text_of_a_view_holds_what_the_view_holds(game: Game) -> None:
    for seat in readers(game):
        view = game.view(seat, told=False)
        chosen, parts = position.read(type(game), view.position_text())
        assert chosen == view.options
        read = position.started(type(game), chosen)
        type(game).lay_out(read, {**type(game).parts_of(read), **parts})
        assert whole(read) == whole(view.states)


@law
def test_only_a_whole_position_becomes_a_game(game: Game) -> None:
    for seat in readers(game):
        text = game.view(seat).position_text()
        if "?" in text:
            with pytest.raises(BadPosition, match=r"^Expected a "):
                type(game).from_position_text(text)


@law
def test_a_game_goes_on_from_a_position(game: Game) -> None:
    again = type(game).from_position_text(game.position_text(), seed=1, nature=AUTO)
    play_on(again, Random(1), 10)
    assert again.to_move != NATURE
    if any(mover != NATURE for mover in again.movers):
        again.pop()
    for twin in (again.copy(), copy.deepcopy(again), pickle.loads(pickle.dumps(again))):
        assert twin == again
        assert twin.position_text() == again.position_text()


@law
def test_nature_waits_in_a_position_in_which_it_is_to_move(game: Game) -> None:
    again = type(game).from_position_text(game.position_text())
    assert again.moves == ()
    assert again.nature == (MANUAL if game.to_move == NATURE else AUTO)


@every_game
@given(data=st.data(), seed=SEEDS)
def test_the_parts_of_a_new_game_can_be_left_out(name: str, data: st.DataObject, seed: int) -> None:
    chosen = data.draw(options(name))
    new, laid_out = load(name)(seed=seed, nature=MANUAL, **chosen), load(name).from_position(seed=seed, **chosen)
    assert laid_out.states.tobytes() == new.states.tobytes()
    assert laid_out != new  # a record could not tell how it began


@law
def test_a_game_that_was_set_up_has_no_record_but_a_repr(game: Game) -> None:
    again = type(game).from_position_text(game.position_text(), nature=MANUAL)
    with pytest.raises(BadRecord, match=r"^Expected a game from its beginning, got one that was set up"):
        again.record()
    assert eval(repr(again), {type(game).__name__: type(game)}) == again


# What anybody may send us: every text is read or refused in a sentence, and whatever is read can be played.


def try_out(kind: type[Game], text: str) -> None:
    """Refused in one sentence, or a game that can be seen, guessed and played on."""
    try:
        game = kind.from_position_text(text, seed=1)
    except BadPosition as error:
        refusal = str(error)
        assert refusal.endswith(".") and "\n" not in refusal  # noqa: PT018  # most texts are refused
        return
    for seat in readers(game):
        view = game.view(seat)
        assert hidden(guessed(view.states, 1), seat).tobytes() == view.states.tobytes()
    assert kind.from_position_text(game.position_text(), nature=MANUAL).position_text() == game.position_text()
    play_on(game, Random(2), FURTHER)
    assert game.to_move is None or len(game.legal_moves) > 0
    assert int(game.states["unseen"].min()) >= 0


def head(name: str) -> str:
    """What the text of a position begins with."""
    return f"{name}/{load(name).KERNEL.RULES}"


@every_game
@given(text=st.one_of(st.text(), st.text(LETTERS)))
def test_any_text_is_read_or_refused(name: str, text: str) -> None:
    try_out(load(name), text)
    try_out(load(name), f"{head(name)} {text}")


@every_game
@given(data=st.data())
def test_a_text_with_other_letters_is_read_or_refused(name: str, data: st.DataObject) -> None:
    text = list(data.draw(games(name)).position_text())
    for _ in range(data.draw(st.integers(1, 3))):
        text[data.draw(st.integers(0, len(text) - 1))] = data.draw(st.sampled_from(LETTERS))
    try_out(load(name), "".join(text))


@every_game
@given(data=st.data())
def test_parts_of_two_positions_are_read_together_or_refused(name: str, data: st.DataObject) -> None:
    one = data.draw(games(name))
    other = load(name)(seed=data.draw(SEEDS), nature=MANUAL, **dict[str, Any](one.options))
    play_on(other, Random(data.draw(SEEDS)), data.draw(st.integers(0, FURTHER)))
    parts = type(one).parts_of(one.states)
    stolen = data.draw(st.sets(st.sampled_from(sorted(parts)), min_size=1))
    mixed = parts | {part: text for part, text in type(one).parts_of(other.states).items() if part in stolen}
    head = " ".join(one.position_text().split()[: 1 + len(one.options)])
    try_out(type(one), " ".join([head, *(f"{part}={text}" for part, text in mixed.items())]))


@every_game
@pytest.mark.parametrize("text", [None, 5, b"triqueta/1", "", " ", "chess/1", "ß", "x" * 10_000])
def test_what_is_no_text_of_a_position_is_refused(name: str, text: Any) -> None:
    with pytest.raises(BadPosition, match=r"^Expected .*, got .*\.$"):
        load(name).from_position_text(text)


@every_game
@pytest.mark.parametrize("said", ["stage", "=over", "stage=", "stage=x", "colour=red", "seed=1", "turn=0 turn=1"])
def test_a_part_that_is_none_is_refused(name: str, said: str) -> None:
    new = load(name)(seed=1, nature=MANUAL).position_text()
    with pytest.raises(BadPosition, match=r"^Expected .*, got .*\.$"):
        load(name).from_position_text(f"{new} {said}")


@every_game
def test_options_that_do_not_exist_are_refused(name: str) -> None:
    new = load(name)(seed=1, nature=MANUAL).position_text()
    bad = [re.sub(rf" {option.name}=\S+", f" {option.name}=9", new) for option in load(name).OPTIONS.options]
    for text in (*bad, head(name)):
        with pytest.raises(BadPosition):
            load(name).from_position_text(text)
    with pytest.raises(TrefoilError):
        load(name).from_position(players=9)


@every_game
def test_a_part_that_is_no_text_is_refused(name: str) -> None:
    with pytest.raises(BadPosition, match=r"^Expected plain ASCII as turn of a position, got 1\.$"):
        load(name).from_position(turn=1)
