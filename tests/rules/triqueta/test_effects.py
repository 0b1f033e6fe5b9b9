"""What a move of Triqueta does: which token goes where, who leaves the round, and what its end brings."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.rules.triqueta.table import kept, laid, line, rest, table, taken
from trefoil import NATURE, Triqueta


# 3.2, 6.1
def test_a_drawn_token_is_told_to_its_drawer_alone() -> None:
    game = table(2, 0, "draw, token D")
    assert game.effects_read_by(0, 0) == []
    assert game.effects_read_by(0, 1) == [{"what": "drew", "seat": 0, "thing": "D", "start": "1"}]
    assert game.effects_read_by(1, 1) == [{"what": "drew", "seat": 0, "thing": "?", "start": "1"}]


# 3.2a
def test_a_placed_token_is_told_to_all() -> None:
    game = table(2, 0, laid("D", 2))
    placed = [{"what": "placed", "seat": 0, "thing": "D", "end": "2"}]
    assert [game.effects_read_by(seat, 2) for seat in (0, 1, None)] == [placed] * 3


# 3.2b
def test_a_kept_token_is_told_to_its_owner_alone() -> None:
    game = table(2, 0, kept("D"))
    assert game.effects_read_by(0, 2) == [{"what": "kept", "seat": 0, "thing": "D"}]
    assert game.effects_read_by(1, 2) == [{"what": "kept", "seat": 0, "thing": "?"}]


# 3.5
def test_a_row_brings_its_tokens() -> None:
    game = table(3, 0, laid("DDR", 1))
    assert game.effects("take 1") == [
        {"what": "left", "seat": 0, "start": "1"},
        {"what": "gained", "seat": 0, "thing": "R", "start": "1", "amount": 1},
        {"what": "gained", "seat": 0, "thing": "D", "start": "1", "amount": 2},
    ]


# 4.1
def test_the_last_row_brings_the_rock_and_the_rest_of_the_tower_goes() -> None:
    game = table(2, 0, line(laid("D", 1), "take 1"))
    assert game.effects("take 2") == [
        {"what": "left", "seat": 0, "start": "2"},
        {"what": "discarded", "start": "1", "amount": 14},
        {"what": "got the rock", "seat": 0},
    ]


def test_of_an_empty_tower_nothing_goes() -> None:
    game = table(2, 0, "take 1")
    while "draw" in game.legal_moves:
        for move in ("draw", None, "place 2"):
            game.push(move or next(iter(game.legal_moves)))
    assert [effect["what"] for effect in game.effects("take 2")][-1:] == ["got the rock"]
    assert "discarded" not in [effect["what"] for effect in game.effects("take 2")]


# 4.2
def test_the_tower_that_is_chosen_gives_its_tree() -> None:
    game = table(2, 0, taken(2))
    assert game.effects("tower 3") == [{"what": "got a tree", "seat": 1, "start": "3"}]


# 5.1
def test_a_choice_is_told_to_others_when_all_are_made() -> None:
    game = table(2, 0, line(kept("D"), kept("R"), taken(2), rest(2)))
    assert game.effects("add") == [{"what": "added", "seat": 0, "thing": "D"}]
    game.push("add")
    assert game.effects_read_by(1, game.ply - 1) == [{"what": "decided", "seat": 0, "thing": "?"}]
    game.push("return")
    assert game.effects_read_by(1, game.ply - 2) == [{"what": "added", "seat": 0, "thing": "?"}]
    assert game.effects_read_by(1, game.ply - 1) == [{"what": "returned", "seat": 1, "thing": "R"}]


def test_there_is_no_move_before_the_first_or_after_the_last() -> None:
    game = table(2, 0, laid("D", 1))
    assert game.effects_read_by(None, -1) == game.effects_read_by(None, 2)
    for ply in (3, -4):
        with pytest.raises(IndexError):
            game.effects_read_by(None, ply)


# Whoever tells a game by its effects need not compare tables.
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_effects_account_for_every_token_that_comes_to_lie_open(players: int) -> None:
    game, choices = Triqueta(players=players, seed=players, nature="manual"), Random(1)
    lying: Counter[Any] = Counter()
    while game.to_move is not None:
        move = choices.choice(list(game.legal_moves))
        for effect in game.effects(move):
            if effect["what"] == "placed":
                lying["row", effect["end"], effect["thing"]] += 1
            if effect["what"] == "gained":
                lying["row", effect["start"], effect["thing"]] -= effect["amount"]
                lying["seat", effect["seat"], effect["thing"]] += effect["amount"]
        game.push(move)
        if game.to_move not in (None, NATURE) and game.position()["stage"] != "choosing":
            assert +lying == open_tokens(game)


def open_tokens(game: Triqueta) -> Counter[Any]:
    position = game.position()
    found: Counter[Any] = Counter()
    for row in position["rows"]:
        found.update({("row", str(row["row"]), animal): n for animal, n in row["tokens"].items()})
    for seat in position["seats"]:
        found.update({("seat", seat["seat"], animal): n for animal, n in seat["collection"].items()})
    return found
