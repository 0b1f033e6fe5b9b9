"""A network: shares that add up to one, each under its seat's number, and certainty when a game is over."""

import numpy as np
import pytest

from trefoil import Tock, Triqueta
from trefoil.bots.learning.net import initialised
from trefoil.core.entry_points import evaluate
from trefoil.core.game import Game
from trefoil.core.slate import SLATE


def judged(game: Game, seat: int, seed: int = 1) -> list[float]:
    slates = np.zeros(1, SLATE)
    own = evaluate(game.states, seat, initialised(seed), slates)
    shares: list[float] = slates["win_chances"][0].tolist()
    assert shares[seat] == own
    return shares


@pytest.mark.parametrize("game", [Triqueta(players=3, first=0, seed=1), Tock(players=4, first=0, seed=1)])
def test_shares_add_up_to_one_over_the_seats(game: Game) -> None:
    players = int(game.options["players"])
    for seat in range(players):
        shares = judged(game, seat)
        assert sum(shares[:players]) == pytest.approx(1)
        assert min(shares[:players]) > 0
        assert not any(shares[players:])


def test_another_mind_thinks_otherwise() -> None:
    game = Triqueta(players=3, first=0, seed=1)
    assert judged(game, 0, 1) != judged(game, 0, 2)


def test_a_seat_reads_its_own_share_wherever_it_sits() -> None:
    one, other = (Triqueta(players=3, first=first, seed=1) for first in (0, 1))
    assert judged(one, 0)[:3] == pytest.approx([*judged(other, 1)[1:3], judged(other, 1)[0]])


def test_when_a_game_is_over_everything_is_shared_among_the_winners() -> None:
    game = Triqueta(players=2, first=0, seed=1)
    while game.to_move is not None:
        game.push(list(game.legal_moves)[-1])
    outcome = game.outcome()
    assert outcome is not None
    expected = [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(2)]
    assert judged(game, 1)[:2] == expected
