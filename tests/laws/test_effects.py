"""What a move does is told in the same way to all who may know it, and to nobody else."""

from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.laws.positions import every_game, games, law, other_world, readers, take_back
from trefoil.core.actions import UNSEEN
from trefoil.core.game import MANUAL, Game
from trefoil.core.seats import NATURE
from trefoil.core.slate import MOST_EFFECTS

Told = list[dict[str, Any]]
PAST = 12  # of the moves so far, how many are looked at


def agree(known: Told, whole: Told) -> bool:
    """Whether somebody is told what happened, but for things that they may not see."""
    return len(known) == len(whole) and all(
        {**one, "thing": None} == {**other, "thing": None} and one.get("thing") in (other.get("thing"), UNSEEN)
        for one, other in zip(known, whole, strict=True)
    )


def last_plies(game: Game) -> range:
    return range(max(0, game.ply - PAST), game.ply)


@law
def test_a_move_does_what_the_table_of_effects_has_words_for(game: Game) -> None:
    kinds = {kind.name: kind for kind in game.KERNEL.EFFECTS.kinds}
    players = int(game.options["players"])
    for move in game.legal_moves:
        found = game.effects(move)
        assert len(found) <= MOST_EFFECTS
        for effect in found:
            kind = kinds[effect["what"]]
            assert effect.get("seat", 0) in range(players)
            assert effect.get("thing", UNSEEN) in (*kind.things, UNSEEN)
            assert all(effect[end] in kind.places for end in ("start", "end") if end in effect)


@law
def test_to_ask_what_a_move_does_changes_nothing(game: Game) -> None:
    before = game.states.tobytes()
    for move in game.legal_moves:
        game.effects(move)
    assert game.states.tobytes() == before


@law
def test_the_mover_is_told_beforehand_what_the_move_does(game: Game) -> None:
    if game.to_move not in (None, NATURE):
        view = game.view(game.to_move, told=False)
        for move in view.legal_moves:
            assert agree(view.effects(move), game.effects(move))


@law
def test_everybody_reads_of_a_past_move_what_it_did(game: Game) -> None:
    again = type(game)(nature=MANUAL, **dict[str, Any](game.options))
    for ply, move in enumerate(game.moves):
        if ply in last_plies(game):
            whole = again.effects(move)
            assert all(agree(game.effects_read_by(seat, ply), whole) for seat in readers(game))
        again.push(move)


# An effect is made of what its reader sees before and after: of two games that look alike it tells the same.
@every_game
@given(data=st.data())
def test_nobody_learns_from_effects_what_the_moves_do_not_show(name: str, data: st.DataObject) -> None:
    game, choices = data.draw(games(name, (MANUAL,))), Random(data.draw(st.integers(0, 2**32)))
    for seat in readers(game):
        twin = other_world(game, seat, choices)
        if twin is not None and looks(twin, seat) == looks(game, seat):
            for ply in last_plies(game):
                assert twin.effects_read_by(seat, ply) == game.effects_read_by(seat, ply)


def looks(game: Game, seat: int | None) -> list[Any]:
    """How a game looked to a seat at its last moves, and how it does now."""
    again = game.copy()
    seen: list[Any] = [again.view(seat).to_dict()]
    for _ in range(PAST):
        take_back(again)
        seen.append(again.view(seat, told=False).to_dict())
    return seen
