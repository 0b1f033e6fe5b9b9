"""Where every card leads in random positions: the kernel against a walk, square by square, on a plain board."""

from random import Random
from typing import Any

import pytest

from tests.rules.tock.board import DECKS, SUITED, Board
from tests.rules.tock.positions import board_of, scattered
from tests.rules.tock.seats import EVERY_SEATING, Seats, seating_name
from tests.rules.tock.table import places, play, sentences, table
from trefoil.core.jit import COMPILED

POSITIONS = 60 if COMPILED else 6  # for each way to sit
TAROT = ["N", "X4", "X5", "X6", "X7"]


def expected(board: Board, own: str, rank: str) -> set[str]:
    """Every turn with a card, as the plain board tells it."""
    turns = set()
    for pawn, place in board.pawns.items():
        turns |= {f"{rank} @{place} >{target}" for target in board.reach(own, rank, pawn)}
    return turns


def position(choices: Random, seats: Seats, number: int) -> dict[str, Any]:
    given = scattered(
        choices,
        seats,
        direction=("clockwise", "anticlockwise")[number % 2],
        friendly_fire=number % 3 == 0,
        jack_spares_start=number % 4 != 0,
    )
    if seats.players == 6 and number % 2:
        given["A"] = " ".join([*given.get("A", "").split(), "O", "O"][:4])
    return {**given, "deck": "tarot" if seats.players == 4 else ("plain", "jokers")[number // 2 % 2]}


every_seating = pytest.mark.parametrize("seats", EVERY_SEATING, ids=seating_name)


@every_seating
def test_every_card_leads_where_the_plain_board_says(seats: Seats) -> None:
    choices = Random(seating_name(seats))
    for number in range(POSITIONS):
        given = position(choices, seats, number)
        board = board_of(given)
        for rank in [rank for rank in SUITED + TAROT if rank != "7" and rank in DECKS[given["deck"]]]:
            game = table(rank, **given)
            found = sentences(game, rank) if rank in game.legal_moves else set()
            assert found == expected(board, board.own(0), rank), (given, rank)


# 5.1
@every_seating
def test_a_joker_leads_wherever_some_rank_does(seats: Seats) -> None:
    choices = Random(f"joker {seating_name(seats)}")
    for number in range(POSITIONS // 3):
        given = {**scattered(choices, seats, most_own=2, friendly_fire=number % 2 == 0), "deck": "jokers"}
        board, game = board_of(given), table("*", **given)
        turns = {rank: expected(board, board.own(0), rank) for rank in SUITED if rank != "7"}
        turns["7"] = {" ".join(("7", *turn)) for turn in board.sevens(board.own(0))}
        named = {f"* ={turn}" for rank in SUITED for turn in turns[rank]}
        assert named == (sentences(game, "*") if "*" in game.legal_moves else set()), given


@every_seating
def test_a_turn_leaves_the_board_that_the_plain_board_says(seats: Seats) -> None:
    choices = Random(f"turn {seating_name(seats)}")
    for number in range(POSITIONS):
        given = position(choices, seats, number)
        board, rank = board_of(given), choices.choice(["A", "4", "8", "K", "Q", "5", "2"])
        own = board.own(0)
        turns = sorted(expected(board, own, rank))
        if turns:
            turn = choices.choice(turns)
            _, start, target = turn.split()
            after = play(table(rank, **given), turn)
            pawn = next(p for p in board.of(own) if board.pawns[p] == start[1:])
            board = board.moved(pawn, target[1:])
            for colour in seats.colours:
                assert places(after, colour) == {board.pawns[p] for p in board.of(colour)}, (given, turn)
