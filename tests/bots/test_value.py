"""The value of a view: a share for every seat with its error, and nothing hidden in it."""

from typing import Any

import pytest

from tests.bots.tables import LEARNED, begun, name_of, positions
from tests.laws.kernels import guessed
from tests.laws.positions import changed
from trefoil.bots.networks.value import value
from trefoil.core.view import View


@pytest.mark.parametrize(("name", "options"), LEARNED, ids=name_of)
def test_every_seat_has_a_share_and_they_are_a_whole(name: str, options: dict[str, Any]) -> None:
    for game in positions(name, options, 4):
        for seat in (None, game.to_move):
            shares = value(game.view(seat))
            assert len(shares) == options["players"]
            assert sum(share.value for share in shares) == pytest.approx(1)
            assert all(0 < share.error < 0.5 for share in shares)


@pytest.mark.parametrize(("name", "options"), LEARNED, ids=name_of)
def test_what_a_seat_cannot_see_has_no_part_in_it(name: str, options: dict[str, Any]) -> None:
    for game in positions(name, options, 6):
        view = game.view(game.to_move)
        other = View(view.kind, view.options, view.seat, guessed(view.states, 5), view.moves)
        assert [share.value for share in value(other)] == pytest.approx([share.value for share in value(view)])


@pytest.mark.parametrize(("name", "players"), [("triqueta", 2), ("tock", 4)])
def test_a_finished_game_is_certain(name: str, players: int) -> None:
    game = begun(name, {"players": players}, 1, 10**6)
    outcome = game.outcome()
    assert outcome is not None
    shares = value(game.view(0))
    expected = [1 / len(outcome.winners) if seat in outcome.winners else 0 for seat in range(players)]
    assert [share.value for share in shares] == expected
    assert {share.error for share in shares} == {0.0}


def test_whoever_has_more_may_hope_for_more() -> None:
    game = begun("triqueta", {"players": 2, "first": 0}, 1, 0)
    last_round, good, bad = "4/0/0/0", "RRRDDDMMMUUU", "ROOOODDDDMU"
    game = changed(game, towers=last_round, collections=f"{good}/{bad}")
    for seat in (0, 1):
        assert value(game.view(seat))[0].value > 0.8
