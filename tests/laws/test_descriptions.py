"""A position in words and numbers has the type that its game declares, whoever looks, at every moment."""

import json

import msgspec
import pytest

from tests.golden.files import path_of
from tests.golden.setups import SETUPS, Setup
from tests.laws.positions import law, readers
from trefoil.core.game import MANUAL, Game
from trefoil.games.catalogue import load


def all_fit(game: Game) -> bool:
    """Whether what everybody sees has the declared type, and nothing besides."""
    positions = [game.position(), *(game.view(seat, told=False).position() for seat in readers(game))]
    return all(msgspec.convert(position, game.POSITION, strict=True) == position for position in positions)


@law
def test_a_described_position_has_its_declared_type(game: Game) -> None:
    assert all_fit(game)


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.name)
def test_every_position_of_a_golden_game_has_its_declared_type(setup: Setup) -> None:
    *_, last = json.loads(path_of(setup).read_text(encoding="utf-8"))
    game = load(setup.game).from_record(json.dumps(last["record"]), nature=MANUAL)
    while game.moves:
        assert all_fit(game)
        game.pop()
    assert all_fit(game)
