"""Tock 2.2 and 2.3: one card for the partner, one card for one's kitty, and who knows of it."""

from typing import Any

import pytest

from tests.rules.tock.rows import ROWS, exchange, row_name
from tests.rules.tock.table import begin, dealt, play, seat, stage, table
from trefoil.games.tock.game import Tock

FOUR = "A 2 3 4 5 6 7 8 9 T J Q K A 2 3 4 5 6 7"  # five each for seats 0 to 3
SIX = "A 2 3 4 5 6 7 8 9 T J Q K A 2 3 4 5 6 7 8 9 T J Q K A 2 3 4"
THREE = "A 2 3 4 5 6 7 8 9 T J Q K A 2 3 4 5 6 7 8 9 T J Q K A"  # kitties of five, then hands of four


def four(line: str = "") -> Tock:
    return play(dealt(FOUR, players=4, first=0), line)


def three(line: str = "") -> Tock:
    return play(dealt(THREE, players=3, first=0), line)


# 2.2
def test_each_player_passes_one_card_to_the_partner() -> None:
    game = four("give A, give 6, give J, give 3")
    assert seat(game, 0)["hand"] == {"2": 1, "3": 1, "4": 1, "5": 1, "J": 1}
    assert seat(game, 1)["hand"] == {"3": 1, "7": 1, "8": 1, "9": 1, "T": 1}
    assert seat(game, 2)["hand"] == {"A": 2, "2": 1, "Q": 1, "K": 1}
    assert seat(game, 3)["hand"] == {"4": 1, "5": 1, "6": 2, "7": 1}


# 2.2
def test_with_six_players_the_partner_sits_three_seats_on() -> None:
    game = play(dealt(SIX, players=6, first=0), "give A, give 6, give J, give 3, give 8, give K")
    assert seat(game, 3)["hand"] == {"A": 1, "4": 1, "5": 1, "6": 1, "7": 1}
    assert seat(game, 0)["hand"] == {"2": 1, "3": 2, "4": 1, "5": 1}


# 1, 2.2
@pytest.mark.parametrize("row", [row for row in ROWS if row["sides"] == "pairs"], ids=row_name)
def test_partners_exchange_after_each_deal(row: dict[str, Any]) -> None:
    game = begin(**row, first=0)
    for deal in (1, 2):
        assert (stage(game), game.position()["deal"]) == ("giving", deal)
        while game.position()["deal"] == deal:
            game.push(next(iter(game.legal_moves)))


# 2.2, R4
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_choices_are_made_from_seat_0_whoever_deals(first: int) -> None:
    game, order = begin(players=4, first=first), []
    while stage(game) == "giving":
        order.append(game.to_move)
        game.push(next(iter(game.legal_moves)))
    assert order == [0, 1, 2, 3]


# 2.2, R4
def test_what_one_gives_is_chosen_before_seeing_what_comes_back() -> None:
    game = four("give A, give 6")
    assert game.to_move == 2
    assert game.view(2).position()["seats"][0]["giving"] == "?"
    assert game.view(2).position()["seats"][2]["cards"] == 5


# 2.2, R4
def test_until_the_last_choice_nobody_sees_what_they_receive() -> None:
    game = four("give A, give 6, give J")
    for reader in (1, 2, 3, None):
        assert game.view(reader).position()["seats"][0]["giving"] == "?"
        assert "give A" not in game.view(reader).moves
    assert game.view(0).position()["seats"][0]["giving"] == "A"
    assert "give A" in game.view(0).moves


# 2.2
def test_a_passed_card_is_known_to_giver_and_receiver_only() -> None:
    game = four("give A, give 6, give J, give 3")
    assert [("give A" in game.view(reader).moves) for reader in (0, 1, 2, 3, None)] == [True, False, True, False, False]
    known = [game.view(reader).position()["seats"][2]["hand"] for reader in (0, 1, 3, None)]
    assert known == [{"A": 1}, {}, {}, {}]
    passed = [game.view(reader).position()["seats"][0]["passed"] for reader in (0, 1, 2, 3, None)]
    assert passed == ["A", None, "A", None, None]


# 2.2
def test_a_passed_card_is_known_later_too() -> None:
    game = four("give 2, give 6, give J, give 3")
    while game.to_move != -1:
        game.push(next(iter(game.legal_moves)))
    for _ in range(16):
        game.push(next(iter(game.legal_moves)))
    assert stage(game) == "giving"
    assert [("give 2" in game.view(reader).moves) for reader in (0, 1, 2, 3, None)] == [True, False, True, False, False]


# R19
def test_the_givers_knowledge_ends_when_the_receiver_lays_down_that_rank() -> None:
    game = four("give A, give 6, give J, give 3")
    play(game, "fold, fold, A @C >36")
    view = game.view(0).position()["seats"]
    assert (view[2]["hand"], view[0]["passed"]) == ({}, None)
    assert seat(game, 2)["hand"]["A"] == 1


# R19
def test_the_first_card_of_the_rank_counts_as_the_passed_one_even_if_it_was_the_receivers_own() -> None:
    game = four("give A, give 6, give Q, give 3")
    assert seat(game, 2)["hand"]["A"] == 2
    play(game, "fold, fold, A @C >36")
    assert game.view(0).position()["seats"][2]["hand"] == {}


# R19
def test_other_cards_of_the_receiver_leave_the_givers_knowledge_as_it_is() -> None:
    game = four("give A, give 6, give J, give 3")
    play(game, "fold, fold, K @C >36")
    assert game.view(0).position()["seats"][2]["hand"] == {"A": 1}


# R19, 3.2
def test_a_folded_hand_ends_the_givers_knowledge() -> None:
    game = four("give 2, give 6, give J, give 3")
    play(game, "A @A >0, fold")
    assert game.view(3).position()["seats"][1]["hand"] == {}
    assert game.view(3).position()["seats"][3]["passed"] is None


# 2.3
def test_three_players_have_a_kitty_of_five_each() -> None:
    game = three()
    assert [seat(game, number)["kitty"] for number in range(3)] == [5, 5, 5]
    assert seat(game, 0)["kitty_cards"] == {"A": 1, "2": 1, "3": 1, "4": 1, "5": 1}
    assert seat(game, 0)["hand"] == {"3": 1, "4": 1, "5": 1, "6": 1}


# 2.3, R5
def test_a_card_is_put_into_the_kitty_and_another_comes_out() -> None:
    game = three("put 6, get A")
    assert seat(game, 0)["hand"] == {"A": 1, "3": 1, "4": 1, "5": 1}
    assert seat(game, 0)["kitty_cards"] == {"2": 1, "3": 1, "4": 1, "5": 1, "6": 1}
    assert game.to_move == 1


# 2.3, R5
def test_the_exchange_is_compulsory_and_the_card_just_put_in_is_not_among_the_five() -> None:
    game = three()
    assert list(game.legal_moves) == ["put 3", "put 4", "put 5", "put 6"]
    play(game, "put 6")
    assert game.to_move == 0
    assert list(game.legal_moves) == ["get A", "get 2", "get 3", "get 4", "get 5"]


# 2.3, R5
def test_a_card_of_the_rank_just_put_in_can_come_out_if_one_lay_there() -> None:
    game = three("put 3")
    assert "get 3" in game.legal_moves
    play(game, "get 3")
    assert seat(game, 0)["kitty_cards"] == {"A": 1, "2": 1, "3": 1, "4": 1, "5": 1}


# 2.3, R4
def test_kitties_are_changed_from_seat_0_and_then_the_dealer_plays() -> None:
    game, order = begin(players=3, first=2), []
    while stage(game) in ("putting", "getting"):
        order.append(game.to_move)
        game.push(next(iter(game.legal_moves)))
    assert order == [0, 0, 1, 1, 2, 2]
    assert game.to_move == 2


# 2.3, R5
def test_the_exchange_with_the_kitty_is_known_to_its_owner_only() -> None:
    game = three("put 6")
    assert [game.view(reader).position()["about"] for reader in (0, 1, 2, None)] == ["6", "?", "?", "?"]
    play(game, "get A")
    for reader in (1, 2, None):
        assert game.view(reader).moves[-2:] == ("put ?", "get ?")
        assert game.view(reader).position()["seats"][0]["kitty_cards"] == {}
        assert game.view(reader).position()["seats"][0]["kitty"] == 5
    assert game.view(0).moves[-2:] == ("put 6", "get A")
    assert game.view(0).position()["seats"][0]["kitty_cards"] == seat(game, 0)["kitty_cards"]


# 2.3
def test_an_exchange_follows_each_of_the_three_deals() -> None:
    game = begin(players=3, first=0, seed=4)
    exchanges: list[int] = []
    while len(exchanges) < 4:
        position = game.position()
        if position["stage"] == "putting" and position["turn"] == 0 and position["deal"] not in exchanges[-1:]:
            exchanges.append(position["deal"])
        game.push(next(iter(game.legal_moves)))
    assert exchanges == [1, 2, 3, 1]


# 2.3
def test_after_the_third_hand_everyone_plays_the_kitty_without_exchange() -> None:
    game = begin(players=3, first=0, seed=4)
    before = game.position()["seats"]
    while game.position()["deal"] < 4:
        before = game.position()["seats"]
        game.push(next(iter(game.legal_moves)))
    assert stage(game) == "playing"
    assert game.to_move == game.position()["dealer"] == 0
    assert [seat(game, number)["hand"] for number in range(3)] == [held["kitty_cards"] for held in before]
    assert [seat(game, number)["kitty"] for number in range(3)] == [0, 0, 0]
    assert game.position()["undealt"] == 1


# 1, 2.2
@pytest.mark.parametrize("row", [row for row in ROWS if not exchange(row)], ids=row_name)
def test_nothing_is_exchanged_but_by_partners_and_with_a_kitty(row: dict[str, Any]) -> None:
    game = begin(**row, first=0, seed=2)
    for _ in range(200):
        assert stage(game) not in ("kitties", "giving", "putting", "getting")
        game.push(next(iter(game.legal_moves)))


# 2.3
@pytest.mark.parametrize("deck", ["plain", "jokers"])
def test_cards_are_exchanged_with_the_kitty_whatever_the_deck(deck: str) -> None:
    game = begin(players=3, deck=deck, first=1)
    assert [seat(game, number)["kitty"] for number in range(3)] == [5, 5, 5]
    assert (game.to_move, stage(game)) == (0, "putting")


def test_the_helper_deals_kitties_too() -> None:
    assert [seat(table("Q", players=3), number)["kitty"] for number in range(3)] == [5, 5, 5]
    assert [seat(table("Q", players=3, kitty=False), number)["kitty"] for number in range(3)] == [0, 0, 0]
