"""Tock 8: what is public, and what is not."""

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.rules.tock.rows import ROWS, SHORT_ROWS, row_name
from tests.rules.tock.table import begin, play, table
from tests.rules.tock.test_mini import hurry
from trefoil.core import entry_points
from trefoil.core.slate import SLATE
from trefoil.games.tock.game import Tock

PUBLIC = (
    "players",
    "stage",
    "turn",
    "dealer",
    "deal",
    "ring",
    "card",
    "pawn",
    "seven_left",
    "laid",
    "undealt",
    "colours",
)


def played(row: dict[str, Any], plies: int, seed: int = 3) -> Tock:
    game, choices = Tock(**row, seed=seed, nature="manual"), Random(seed)
    for _ in range(plies):
        game.push(choices.choice(list(game.legal_moves)))
    return game


# 8.1
@pytest.mark.parametrize("plies", [10, 45, 120, 301])
@pytest.mark.parametrize("row", ROWS, ids=row_name)
def test_pawns_laid_cards_sizes_and_the_points_of_a_seven_are_public(row: dict[str, Any], plies: int) -> None:
    game = played(row, plies)
    whole = game.position()
    for reader in (None, *range(row["players"])):
        view = game.view(reader).position()
        assert {key: view[key] for key in PUBLIC} == {key: whole[key] for key in PUBLIC}
        sizes = [(held["cards"], held["kitty"]) for held in view["seats"]]
        assert sizes == [(held["cards"], held["kitty"]) for held in whole["seats"]]


# 8.1
@pytest.mark.parametrize("plies", [10, 45, 120, 301])
@pytest.mark.parametrize("row", ROWS, ids=row_name)
def test_hands_and_kitties_are_their_owners(row: dict[str, Any], plies: int) -> None:
    game = played(row, plies)
    for reader in (None, *range(row["players"])):
        for held, seen in zip(game.position()["seats"], game.view(reader).position()["seats"], strict=True):
            if held["seat"] == reader:
                assert (seen["hand"], seen["kitty_cards"]) == (held["hand"], held["kitty_cards"])
            else:
                assert sum(seen["hand"].values()) <= (reader is not None and seen["partner"] == reader)
                assert seen["kitty_cards"] == {}


# 8.1
@pytest.mark.parametrize("row", ROWS, ids=row_name)
def test_what_a_reader_cannot_see_could_be_any_of_the_unseen(row: dict[str, Any]) -> None:
    game = played(row, 200)
    whole = game.position()
    for reader in (None, *range(row["players"])):
        view = game.view(reader).position()
        hidden = Counter[str]()
        for held, seen in zip(whole["seats"], view["seats"], strict=True):
            hidden += Counter(held["hand"]) - Counter(seen["hand"])
            hidden += Counter(held["kitty_cards"]) - Counter(seen["kitty_cards"])
            hidden += Counter([held["giving"]] if held["giving"] != seen["giving"] else [])
        hidden += Counter([whole["about"]] if view["about"] == "?" else [])
        assert Counter(view["unseen"]) == Counter(whole["unseen"]) + hidden


# 8.1
def test_the_points_left_of_a_seven_are_public() -> None:
    game = play(table("7", A="3 40"), "7 @3 >6")
    assert [game.view(reader).position()["seven_left"] for reader in (0, 1, None)] == [4, 4, 4]


# 8.1
def test_how_many_cards_are_undealt_is_public() -> None:
    game = begin(players=4, first=0)
    assert [game.view(reader).position()["undealt"] for reader in (0, 1, None)] == [32, 32, 32]


# 8.1
def test_unused_cards_are_shown_to_nobody() -> None:
    game = begin(players=5, first=0)
    while game.position()["deal"] == 1:
        game.push(next(iter(game.legal_moves)))
    unused = Counter(game.position()["unseen"])
    assert unused.total() == game.position()["undealt"] == 2
    for reader in (None, *range(5)):
        assert Counter(game.view(reader).position()["unseen"]) > unused


# 8.1
@pytest.mark.parametrize("row", SHORT_ROWS, ids=row_name)
def test_hands_left_at_the_end_are_not_shown(row: dict[str, Any]) -> None:
    game = Tock(**row, first=0, seed=8)
    hurry(game, Random(1))
    assert game.to_move is None
    for held in game.view(None).position()["seats"]:
        assert (held["hand"], held["kitty_cards"]) == ({}, {})
    for held in game.view(1).position()["seats"]:
        assert held["seat"] == 1 or sum(held["hand"].values()) <= 1


# 8.1
def test_the_record_of_a_game_shows_every_card() -> None:
    game = begin(players=4, first=0)
    assert "card ?" not in game.record()


# 8.1
def test_cards_played_dropped_and_folded_are_read_by_all() -> None:
    game = play(table("5 Q", B="18", A="14", hands={1: "3", 2: "9 T"}), "drop 5, 3 @18 >21, fold")
    for reader in (None, 0, 1, 2, 3):
        assert game.view(reader).moves == ("drop 5", "3", "@18", ">21", "fold")


# 2.2, 2.3: what is on its way stays hidden, also from somebody who hides a view once more.
@pytest.mark.parametrize("players", [3, 4])
def test_a_card_on_its_way_is_hidden_once_and_for_all(players: int) -> None:
    game = Tock(players=players, first=0, seed=5)
    game.push(next(iter(game.legal_moves)))
    view = game.view(1)
    again = view.states.copy()
    entry_points.hide(again, 1)
    assert again.tobytes() == view.states.tobytes()
    entry_points.guess(again, 7, np.zeros(1, SLATE))
    assert again.tobytes() != view.states.tobytes()
    entry_points.hide(again, 1)
    assert again.tobytes() == view.states.tobytes()
