"""Where every card leads in random positions: the kernel against a walk, square by square, on a plain board."""

from random import Random
from typing import Any

import pytest

from tests.rules.tock.board import COLOURS, DECKS, SIDES, SUITED, Board
from tests.rules.tock.positions import board_of, scattered
from tests.rules.tock.table import own_colours, places, play, sentences, table
from trefoil.core.jit import COMPILED

POSITIONS = 60 if COMPILED else 8  # for each number of players
TAROT = ["N", "X4", "X5", "X6", "X7"]


def expected(board: Board, own: str, rank: str) -> set[str]:
    """Every turn with a card, as the plain board tells it."""
    turns = set()
    for pawn, place in board.pawns.items():
        turns |= {f"{rank} @{place} >{target}" for target in board.reach(own, rank, pawn)}
    return turns


def position(choices: Random, players: int, number: int) -> dict[str, Any]:
    given = scattered(
        choices,
        players,
        clockwise=number % 2 == 0,
        friendly_fire=number % 3 == 0,
        jack_spares_start=number % 4 == 0,
    )
    if players == 6 and number % 2:
        given["A"] = " ".join([*given.get("A", "").split(), "O", "O"][:4])
    return {**given, "deck": "tarot" if players == 4 else "plain"}


def own_in(given: dict[str, Any]) -> str:
    return own_colours(given["players"], 0, {colour: given.get(colour, "").split() for colour in COLOURS})


@pytest.mark.parametrize("players", sorted(SIDES))
def test_every_card_leads_where_the_plain_board_says(players: int) -> None:
    choices = Random(players)
    for number in range(POSITIONS):
        given = position(choices, players, number)
        board, own = board_of(given), own_in(given)
        for rank in [rank for rank in SUITED + TAROT if rank != "7" and rank in DECKS[given["deck"]]]:
            game = table(rank, **given)
            found = sentences(game, rank) if rank in game.legal_moves else set()
            assert found == expected(board, own, rank), (given, rank)


@pytest.mark.parametrize("players", sorted(SIDES))
def test_a_turn_leaves_the_board_that_the_plain_board_says(players: int) -> None:
    choices = Random(players + 10)
    for number in range(POSITIONS):
        given = position(choices, players, number)
        board, rank = board_of(given), choices.choice(["A", "4", "8", "K", "Q", "5", "2"])
        turns = sorted(expected(board, own_in(given), rank))
        if turns:
            turn = choices.choice(turns)
            _, start, target = turn.split()
            after = play(table(rank, **given), turn)
            pawn = next(p for p in board.of(own_in(given)) if board.pawns[p] == start[1:])
            board = board.moved(pawn, target[1:])
            for colour in "".join(SIDES[players]):
                assert places(after, colour) == {board.pawns[p] for p in board.of(colour)}, (given, turn)
