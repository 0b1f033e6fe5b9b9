"""The kernel and a tiny independent Tock agree: on legal moves, on every card and pawn, and on who knows what."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.rules.tock.mini import Mini
from tests.rules.tock.rows import ROWS, SHORT_ROWS, WAYS, row_name
from tests.rules.tock.seats import COLOURS
from trefoil.core.jit import COMPILED
from trefoil.games.tock.game import Tock

GAMES = 2 if COMPILED else 1  # for each row and way
PLIES = 400 if COMPILED else 200
LONGEST = 100_000  # plies; hardly a game has more than ten thousand


def agree(game: Tock, mini: Mini) -> None:
    """Both offer the same moves to the same seat."""
    assert game.to_move == mini.mover()
    assert set(game.legal_moves) == mini.legal()
    assert len(game.legal_moves) == len(mini.legal())


def stand_alike(game: Tock, mini: Mini) -> None:
    """Pawns, hands, kitties and cards laid down are the same in both."""
    position = game.position()
    for colour in position["colours"]:
        places = [where for pawn, where in mini.board.pawns.items() if pawn[0] == colour["colour"]]
        assert sorted(colour["pawns"]) == sorted(places)
    assert Counter(position["laid"]) == +mini.laid
    for seat, held in enumerate(position["seats"]):
        assert Counter(held["hand"]) == +mini.hands[seat]
        assert Counter(held["kitty_cards"]) == +mini.kitties[seat]
        assert held["cards"] == mini.hands[seat].total()


def see_alike(game: Tock, mini: Mini, reader: int | None) -> None:
    """8.1, R19: a seat sees its own cards, and one it gave; a spectator sees none."""
    for seat, held in enumerate(game.view(reader).position()["seats"]):
        known = Counter(mini.hands[seat]) if seat == reader else Counter[str]()
        if reader is not None and reader in mini.known and mini.seats.partner(reader) == seat:
            known[mini.known[reader]] = 1
        assert Counter(held["hand"]) == +known
        assert Counter(held["kitty_cards"]) == (+mini.kitties[seat] if seat == reader else Counter())
        assert held["cards"] == mini.hands[seat].total()


def lockstep(game: Tock, mini: Mini, choices: Random, plies: int) -> None:
    """Play the same moves in both; homeward ones are preferred, so that lanes fill."""
    readers = [None, *range(mini.players)]
    for ply in range(plies):
        agree(game, mini)
        if game.to_move is None:
            return
        moves = sorted(mini.legal())
        home = [move for move in moves if len(move) == 3 and move[0] == ">" and move[1] in COLOURS]
        move = choices.choice(home or moves)
        game.push(move)
        mini.push(move)
        stand_alike(game, mini)
        if ply % 20 == 0:
            see_alike(game, mini, choices.choice(readers))


@pytest.mark.parametrize("way", WAYS, ids=row_name)
@pytest.mark.parametrize("row", ROWS, ids=row_name)
def test_both_play_alike(row: dict[str, Any], way: dict[str, Any]) -> None:
    for seed in range(GAMES):
        game = Tock(**row, **way, first=seed % row["players"], nature="manual")
        lockstep(game, Mini(game.options), Random(seed), PLIES)


@pytest.mark.parametrize("row", ROWS if COMPILED else SHORT_ROWS, ids=row_name)
def test_both_end_alike(row: dict[str, Any]) -> None:
    way = WAYS[ROWS.index(row) % len(WAYS)]
    game = Tock(**row, **way, first=0, nature="manual")
    mini = Mini(game.options)
    lockstep(game, mini, Random(row_name(row)), LONGEST)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winners == mini.winners()


def hurry(game: Tock, choices: Random) -> None:
    """Play to the end, homeward whenever that can be."""
    while game.to_move is not None:
        moves = list(game.legal_moves)
        home = [move for move in moves if move[0] == ">" and move[1] in COLOURS]
        game.push(choices.choice(home or moves))
