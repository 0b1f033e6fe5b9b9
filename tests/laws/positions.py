"""Positions to try a law in: any game, any options, any play, of any length."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trefoil.core.actions import UNSEEN
from trefoil.core.game import AUTO, MANUAL, Game
from trefoil.core.jit import COMPILED
from trefoil.core.options import Chosen, Value
from trefoil.games.catalogue import GAMES, load, options_of

LONGEST = 400 if COMPILED else 120  # plies played before a law is tried
Kind = TypeVar("Kind", bound=Game)
SEEDS = st.integers(0, 2**64 - 1)

every_game = pytest.mark.parametrize("name", sorted(GAMES))


def set_up(name: str, pick: Callable[[tuple[Value, ...]], Value], given: Mapping[str, Value]) -> dict[str, Any]:
    """A way to set a game up: what is given, and the rest picked from what the choices before leave open."""
    chosen: Chosen = {}
    for option in options_of(name).options:
        picked = pick(option.possible(chosen))
        chosen[option.name] = given.get(option.name, picked)
    return chosen


@st.composite
def options(draw: st.DrawFn, name: str) -> dict[str, Any]:
    """Any way to set a game up."""
    return set_up(name, lambda possible: draw(st.sampled_from(possible)), {})


@st.composite
def games(draw: st.DrawFn, name: str, natures: tuple[str, ...] = (AUTO, MANUAL)) -> Game:
    """A game after any number of random moves."""
    chosen, seed, nature = draw(options(name)), draw(SEEDS), draw(st.sampled_from(natures))
    game = load(name)(seed=seed, nature=nature, **chosen)
    play_on(game, Random(draw(SEEDS)), draw(st.integers(0, LONGEST)))
    return game


def play_on(game: Game, choices: Random, plies: int) -> None:
    """Play that many moves at random, or until the game is over."""
    for _ in range(plies):
        if game.to_move is None:
            return
        game.play(choices.choice(game.legal_actions()))


def take_back(game: Game) -> bool:
    """Take the last move back; whether there was one that can be."""
    try:
        game.pop()
    except IndexError:
        return False
    return True


def law(check: Callable[[Game], None]) -> Any:
    """Try a law in random positions of every game; a failure shows the game as its record."""

    def tried(name: str, data: st.DataObject) -> None:
        check(data.draw(games(name)))

    tried.__name__ = tried.__qualname__ = check.__name__
    tried.__module__ = check.__module__
    return every_game(given(data=st.data())(tried))


def changed(game: Kind, **parts: str) -> Kind:
    """A game from the same position with some of its parts replaced."""
    said: dict[str, Any] = {**game.options, **type(game).parts_of(game.states), **parts}
    return type(game).from_position(nature=game.nature, **said)


def readers(game: Game) -> list[int | None]:
    """Everybody who can look at a game: its seats and a spectator."""
    return [*range(int(game.options["players"])), None]


def other_world(game: Game, seat: int | None, choices: Random) -> Game | None:
    """The same game, with other moves wherever the seat could not read them; None if that cannot be played."""
    options: dict[str, Any] = dict(game.options)
    twin = type(game)(nature=MANUAL, **options)
    for move, read in zip(game.moves, game.view(seat).moves, strict=True):
        known = [text for text in twin.legal_moves if text == move or UNSEEN in read]
        if not known:
            return None
        twin.push(choices.choice(known))
    return twin
