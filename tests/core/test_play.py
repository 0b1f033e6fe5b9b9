"""A lineup of players: who is seated plays, nature answers, and turns are counted."""

from typing import Any

import numpy as np
import pytest

from trefoil.core.game import Game
from trefoil.core.jit import kernel
from trefoil.core.lineup import UNIFORM, Lineup, Player, lineup_of
from trefoil.core.network import NO_NETWORK
from trefoil.core.play import play_turns
from trefoil.core.seats import NATURE, NOBODY
from trefoil.core.slate import SLATE
from trefoil.core.state import Records
from trefoil.games.catalogue import GAMES, load

LONG = 10_000  # turns that no game takes


@kernel
def played(states: Records, most: int, lineup: Lineup, slates: Records) -> int:
    return play_turns(states[0], most, lineup, slates[0])


def seated(*players: Player, rng: int = 1) -> Lineup:
    """Players on the seats in their order, and again."""
    lineup = lineup_of(NO_NETWORK, players)
    seats = lineup.seatings["players"].shape[1]
    lineup.seatings["players"][0] = np.arange(seats) % len(players)
    lineup.seatings["rng"] = rng
    return lineup


def after(game: Game, most: int, lineup: Lineup) -> tuple[Any, int]:
    """The position after some turns, and how many were taken."""
    states = game.states.copy()
    taken = played(states, most, lineup, np.zeros(1, SLATE))
    return states[0], taken


def test_a_game_is_played_to_its_end() -> None:
    s, turns = after(load("triqueta")(players=2, first=0, seed=1), LONG, seated(Player(0)))
    assert s.to_move == NOBODY
    assert 10 < turns < LONG


@pytest.mark.parametrize("name", GAMES)
def test_no_more_turns_are_taken_than_asked_for_and_the_last_mover_is_known(name: str) -> None:
    game, lineup = load(name)(seed=1), seated(Player(0))
    first = game.to_move
    s, turns = after(game, 1, lineup)
    assert turns == 1
    assert int(lineup.seatings["mover"][0]) == first
    assert s.to_move != NOBODY
    assert after(game, 0, lineup)[1] == 0


def test_turns_one_by_one_are_the_same_game() -> None:
    game = load("triqueta")(players=3, first=0, seed=4)
    whole, turns = after(game, 12, seated(Player(0, noise=500)))
    states, lineup, slates = game.states.copy(), seated(Player(0, noise=500)), np.zeros(1, SLATE)
    assert sum(played(states, 1, lineup, slates) for _ in range(12)) == turns == 12
    assert states[0].tobytes() == whole.tobytes()


def test_nobody_takes_a_turn_when_a_game_is_over() -> None:
    game = load("triqueta")(players=2, first=0, seed=1)
    over, lineup, slates = game.states.copy(), seated(Player(0)), np.zeros(1, SLATE)
    played(over, LONG, lineup, slates)
    assert played(over, LONG, lineup, slates) == 0


def ends(*players: Player) -> set[bytes]:
    """Where a few turns lead with several streams of the players."""
    game = load("triqueta")(players=2, first=0, seed=2)
    return {after(game, 6, seated(*players, rng=rng))[0].tobytes() for rng in range(8)}


def test_noise_comes_from_the_players_own_stream() -> None:
    assert len(ends(Player(0))) == 1
    assert len(ends(Player(0, noise=UNIFORM))) > 4
    assert len(ends(Player(0), Player(0, noise=UNIFORM))) > 1  # the second seat alone


def test_somebody_who_solves_plays_otherwise_somewhere() -> None:
    games = [load("triqueta")(players=2, first=0, seed=seed) for seed in range(6)]
    plain, solving = (
        [after(game, LONG, seated(Player(0, solve_depth=depth)))[0].tobytes() for game in games] for depth in (0, 2)
    )
    assert plain != solving


def test_nature_is_not_asked_after_the_last_turn() -> None:
    found = {
        int(after(load("triqueta")(players=2, first=0, seed=1), turns, seated(Player(0)))[0].to_move)
        for turns in range(1, 9)
    }
    assert NATURE in found
