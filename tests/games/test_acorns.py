"""The rules of Acorns, paragraph by paragraph as rules.md numbers them."""

from typing import Any

import pytest

from tests.games.acorns.game import Acorns, Ending
from trefoil import BadOption, BadPosition


def dealt(acorns: str, **options: int) -> Acorns:
    """A game in which the given acorns fall into the hands."""
    game = Acorns(nature="manual", **options)
    for acorn in acorns.split():
        game.push(f"acorn {acorn}")
    return game


def after(game: Acorns, *moves: str) -> Acorns:
    for move in moves:
        game.push(move)
    return game


# 2
def test_everybody_is_dealt_a_hand_in_the_order_of_the_seats() -> None:
    game = dealt("S M L S M L", players=3)
    assert [seat["hand"] for seat in game.position()["seats"]] == [{"S": 1, "M": 1}, {"S": 1, "L": 1}, {"M": 1, "L": 1}]
    assert (game.to_move, game.position()["bag"]) == (0, 12)
    assert dealt("S M L S M L S M L S M L", players=4, hand=3).to_move == 0


# 3.1, 3.3
def test_who_eats_draws_an_acorn_and_the_next_plays() -> None:
    game = after(dealt("S M L S M L", players=3), "eat S")
    assert game.position()["eaten"][0] == {"S": 1}
    assert "acorn S" in game.legal_moves
    assert after(game, "acorn L").to_move == 1


# 3.2
def test_who_buries_may_bury_another_or_rest() -> None:
    game = after(dealt("S M L S M L", players=3), "bury S")
    assert (game.to_move, list(game.legal_moves)) == (0, ["bury M", "rest"])
    assert list(after(game, "bury M").legal_moves) == ["rest"]


# 3.2
def test_a_fourth_acorn_is_not_buried() -> None:
    game = after(dealt("S S S M M M L L L", players=3, hand=3), "bury S", "bury S", "bury S")
    assert list(game.legal_moves) == ["rest"]
    after(game, "rest", "acorn L", "eat M", "acorn M", "eat L", "acorn M")
    assert list(game.legal_moves) == ["eat L"]


# 4
def test_what_is_buried_counts_twice_unless_the_jay_finds_it() -> None:
    said: dict[str, Any] = {"stage": "over", "hands": "-/-/-", "buried": "L/SS/-", "eaten": "S/L/MM"}
    outcome = Acorns.from_position(players=3, **said).outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.ending) == ((7, 3, 4), (0,), Ending.POINTS)


# 4
def test_equal_players_win_together() -> None:
    said: dict[str, Any] = {"stage": "over", "hands": "-/-/-", "buried": "-/-/-", "eaten": "L/SM/S"}
    outcome = Acorns.from_position(players=3, **said).outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.ending) == ((0, 1), Ending.SHARED)


# 5
def test_what_is_buried_is_secret_until_the_end() -> None:
    game = after(dealt("S M L S M L", players=3), "bury S", "rest", "acorn M", "eat L")
    assert game.view(1).moves[6:9] == ("bury ?", "rest", "acorn ?")
    assert game.view(1).position()["seats"][0]["buried_acorns"] == {}
    assert game.view(0).position()["seats"][0]["buried_acorns"] == {"S": 1}


@pytest.mark.parametrize(
    "said",
    [
        {"stage": "eating"},
        {"stage": "playing", "hands": "SS/SS/SSS", "eaten": "-/-/-"},
        {"stage": "playing", "hands": "-/S/S"},
        {"stage": "burying", "hands": "S/S/S"},
        {"stage": "over", "hands": "S/-/-"},
        {"stage": "playing", "hands": "S/S/S", "buried": "SSSS/-/-"},
        {"stage": "playing", "hands": "S/S/S", "eaten": "?/-/-"},
        {"stage": "dealing", "hands": "SS/SS/SS"},
        {"stage": "dealing", "hands": "S/-/-", "eaten": "S/-/-"},
        {"stage": "refilling", "hands": "SSSSSS/MMMMMM/LLLLLL"},
    ],
    ids=str,
)
def test_a_position_that_cannot_be_is_refused(said: dict[str, Any]) -> None:
    with pytest.raises(BadPosition, match=r"^Expected .*, got .*\.$"):
        Acorns.from_position(players=3, **said)


def test_two_players_are_too_few() -> None:
    with pytest.raises(BadOption, match="expected 3 or 4"):
        Acorns(players=2)
