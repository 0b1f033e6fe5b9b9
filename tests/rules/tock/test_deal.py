"""Tock 2.1 and R18: deals, packets and the dealer."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.rules.tock.board import DECKS
from tests.rules.tock.rows import ROWS, STAYS_OUT, deals, exchange, row_name
from tests.rules.tock.table import begin, cards_in, play, seat, stage, table
from trefoil import NATURE
from trefoil.core.jit import COMPILED
from trefoil.games.tock.game import Tock

every_row = pytest.mark.parametrize("row", ROWS, ids=row_name)


def packets(game: Tock) -> list[tuple[int, int]]:
    """Nature deals on by itself: to whom, and how many at once."""
    found: list[tuple[int, int]] = []
    while game.to_move == NATURE:
        to = int(game.position()["turn"])
        game.push(next(iter(game.legal_moves)))
        if found and found[-1][0] == to:
            found[-1] = to, found[-1][1] + 1
        else:
            found.append((to, 1))
    return found


def play_deal(game: Tock, choices: Random) -> None:
    """Everybody exchanges and plays, until all hands are empty."""
    before = game.states[0].deals.item()
    while game.to_move is not None and game.states[0].deals.item() == before and stage(game) != "kitties":
        game.push(choices.choice(list(game.legal_moves)))


def whole_deck(row: dict[str, Any], first: int) -> tuple[Tock, list[list[tuple[int, int]]], list[int]]:
    """The packets and the dealers of all deals of a deck, and of the first deal of the next."""
    game, found, dealers = Tock(**row, first=first, nature="manual"), [], []
    for _ in range(len(deals(row)) + 1 + row["kitty"]):
        found.append(packets(game))
        dealers.append(int(game.position()["dealer"]))
        play_deal(game, Random(first))
    return game, found, dealers


def round_from(dealer: int, players: int, size: int) -> list[tuple[int, int]]:
    return [((dealer + step) % players, size) for step in range(players)]


# 1, 2.1, R18
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("row", [row for row in ROWS if not row["kitty"]], ids=row_name)
def test_each_deal_has_its_size_and_goes_in_packets_from_the_dealer(row: dict[str, Any], first: int) -> None:
    _, found, dealers = whole_deck(row, first)
    sizes = (*deals(row), deals(row)[0])
    assert found == [round_from(dealer, row["players"], size) for dealer, size in zip(dealers, sizes, strict=True)]


# 2.1, 2.3, R18
@pytest.mark.parametrize("first", [0, 2])
@pytest.mark.parametrize("row", [row for row in ROWS if row["kitty"]], ids=row_name)
def test_kitties_are_dealt_first_and_taken_up_last(row: dict[str, Any], first: int) -> None:
    _, found, dealers = whole_deck(row, first)
    hands = [round_from(dealer, 3, 4) for dealer in dealers]
    kitties = [round_from(dealer, 3, 5) for dealer in dealers]
    # The last packet of the kitties is followed at once by the dealer's hand.
    assert found == [kitties[0] + hands[0], hands[1], hands[2], [], kitties[4] + hands[4]]


# 2.3
@pytest.mark.parametrize("deck", ["plain", "jokers"])
def test_three_players_without_kitty_are_dealt_5_4_4_and_4_and_exchange_nothing(deck: str) -> None:
    game, found, _ = whole_deck({"players": 3, "deck": deck, "kitty": False}, 1)
    assert [packets[0][1] for packets in found] == [5, 4, 4, 4, 5]
    verbs = {move.split()[0] for move in game.moves}
    assert not verbs & {"give", "put", "get"}
    assert {(held["kitty"], *held["kitty_cards"]) for held in game.position()["seats"]} == {(0,)}


# 2.1, R3
@every_row
def test_the_dealer_passes_to_the_left_over_reshuffles_too(row: dict[str, Any]) -> None:
    _, _, dealers = whole_deck(row, row["players"] - 1)
    assert dealers == [(row["players"] - 1 + deal) % row["players"] for deal in range(len(dealers))]


# R3: with three players, where taking up the kitties counts as a deal, and without kitties, a deck lasts four deals.
@pytest.mark.parametrize("kitty", [True, False])
def test_after_a_deck_for_three_the_dealers_left_neighbour_deals_the_next(kitty: bool) -> None:
    _, _, dealers = whole_deck({"players": 3, "deck": "plain", "kitty": kitty}, 0)
    assert dealers == [0, 1, 2, 0, 1]


# 1, 2.1
@every_row
def test_when_the_deals_are_used_up_all_cards_are_shuffled_again(row: dict[str, Any]) -> None:
    game = Tock(**row, first=0, nature="manual")
    before = game.position()
    while game.position()["deal"] >= before["deal"]:
        before = game.position()
        game.push(next(iter(game.legal_moves)))
    assert before["undealt"] == STAYS_OUT.get((row["deck"], row["players"]), 0)
    assert game.position()["laid"] == {}
    assert Counter(game.position()["unseen"]) == DECKS[row["deck"]]


# 2.1
@every_row
def test_nothing_is_created_or_lost(row: dict[str, Any]) -> None:
    choices = Random(5)
    for seed in range(3 if COMPILED else 1):
        game = Tock(**row, seed=seed, nature="manual")
        for _ in range(400):
            game.push(choices.choice(list(game.legal_moves)))
            assert cards_in(game) == DECKS[row["deck"]]


# 2.1
@pytest.mark.parametrize("row", [row for row in ROWS if not exchange(row)], ids=row_name)
@pytest.mark.parametrize("first", [0, 1])
def test_without_exchange_the_dealer_plays_at_once(row: dict[str, Any], first: int) -> None:
    game = begin(**row, first=first)
    assert (game.to_move, stage(game)) == (first, "playing")


# 2.1
def test_after_the_exchange_the_dealer_plays_first() -> None:
    game = begin(players=4, first=2)
    for _ in range(4):
        game.push(next(iter(game.legal_moves)))
    assert (game.to_move, stage(game)) == (2, "playing")


# 2.1
def test_one_card_a_turn_clockwise_until_all_hands_are_empty() -> None:
    game = table("9 8", A="1", B="19", C="37", D="55", turn=3, hands={0: "2 2", 1: "3 3", 2: "5 5"})
    play(game, "9 @55 >64, 2 @1 >3, 3 @19 >22, 5 @37 >42, 8 @64 >0")
    assert game.to_move == 0
    play(game, "2 @3 >5, 3 @22 >25, 5 @42 >47")
    assert (game.to_move, stage(game)) == (NATURE, "dealing")
    assert game.position()["dealer"] == 0


# 2.1
def test_the_first_dealer_is_drawn_by_lot() -> None:
    assert {begin(seed=seed, players=4).options["first"] for seed in range(30)} == {0, 1, 2, 3}


# 2.1
def test_a_seat_whose_hand_is_empty_is_passed_over() -> None:
    game = table("9 8", A="1", B="19", C="37", D="55", hands={1: "", 2: "5", 3: ""})
    assert play(game, "9 @1 >10").to_move == 2
    assert play(game, "5 @37 >42").to_move == 0


# R18
def test_a_packet_is_dealt_whole_before_the_next_begins() -> None:
    game = Tock(players=4, first=2, nature="manual")
    for rank in ["A", "2", "3", "4", "5", "K", "Q", "J", "T", "9"]:
        game.push(f"card {rank}")
    assert seat(game, 2)["hand"] == {"A": 1, "2": 1, "3": 1, "4": 1, "5": 1}
    assert seat(game, 3)["hand"] == {"9": 1, "T": 1, "J": 1, "Q": 1, "K": 1}
    assert (game.to_move, game.position()["turn"]) == (NATURE, 0)


# R18
def test_the_next_card_is_any_of_those_left() -> None:
    game = Tock(players=4, first=0, nature="manual")
    for _ in range(4):
        game.push("card A")
    chances = game.chances()
    assert "card A" not in chances
    assert chances["card 2"] == 4 / 48
