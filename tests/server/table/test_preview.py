"""Looking ahead shows what a move does, and nothing that somebody else has chosen in secret."""

from random import Random

import pytest

from tests.laws.positions import other_world, play_on
from trefoil import Tock, Triqueta
from trefoil.core.game import MANUAL, Game
from trefoil.core.jit import COMPILED
from trefoil.core.seats import NATURE
from trefoil.games.catalogue import GAMES, load
from trefoil.server.table.preview import Preview, looks, preview_of

COMPARED = 60 if COMPILED else 6  # pairs of worlds


def sentence(game: Game, choices: Random) -> list[str]:
    """Whole moves of the seat to move."""
    trial, before = game.copy(), game.ply
    assert game.to_move is not None
    while trial.goes_on(game, game.to_move):
        trial.play(choices.choice(trial.legal_actions()))
    return trial.moves_from(before)


def ahead(game: Game, moves: list[str]) -> Preview:
    assert game.to_move is not None
    return preview_of(game, game.to_move, moves, True)


def last_at(game: Game, stage: str) -> list[str]:
    """Play until the last choice of a stage at which everybody chooses in secret; returns a sentence that ends it."""
    choices = Random(3)
    while True:
        if game.to_move not in (None, NATURE) and game.position()["stage"] == stage:
            moves = sentence(game, choices)
            trial = game.copy()
            for move in moves:
                trial.push(move)
            if trial.position()["stage"] != stage:
                return moves
        play_on(game, choices, 1)


@pytest.mark.parametrize(
    ("game", "stage"),
    [(Tock(players=4, first=0, seed=5), "giving"), (Triqueta(players=3, first=0, seed=5), "choosing")],
)
def test_the_last_of_several_secret_choices_opens_nothing_before_it_is_made(game: Game, stage: str) -> None:
    moves, seat = last_at(game, stage), game.to_move
    assert seat is not None
    found = ahead(game, moves)
    assert found.whole
    assert found.game.position()["stage"] == stage
    assert looks(found.game, seat) == looks(game, seat)


@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_look_alike_have_the_same_preview(name: str) -> None:
    choices, compared = Random(8), 0
    while compared < COMPARED:
        game = load(name)(nature=MANUAL, players=choices.choice([3, 4]))
        play_on(game, choices, choices.randrange(10, 150))
        seat = game.to_move
        twin = None if seat in (None, NATURE) else other_world(game, seat, choices)
        if twin is None or seat is None or looks(twin, seat) != looks(game, seat):
            continue
        moves = sentence(game, choices)
        assert looks(ahead(twin, moves).game, seat) == looks(ahead(game, moves).game, seat)
        compared += 1


@pytest.mark.parametrize("name", GAMES)
def test_what_depends_on_nobody_is_shown_as_it_will_be(name: str) -> None:
    choices, shown = Random(2), 0
    for _ in range(60):
        game = load(name)(nature=MANUAL, players=3)
        play_on(game, choices, choices.randrange(10, 60))
        seat = game.to_move
        if seat in (None, NATURE) or seat is None:
            continue
        moves, after = sentence(game, choices), game.copy()
        for move in moves:
            after.push(move)
        found = ahead(game, moves).game
        if found.ply == after.ply:
            assert looks(found, seat) == looks(after, seat)
            shown += 1
    assert shown > 20
