"""What others keep secret is never printed: games that look the same from a seat sound the same there."""

import json
from collections.abc import Iterator

import pytest

from tests.terminal.sitting import Stubborn, sit
from trefoil import Triqueta
from trefoil.core.view import View
from trefoil.words import LANGUAGES

BEFORE = ["draw", "token R", "place 1", "draw", "token {}", "keep", "take 1", "draw", "token {}", "keep", "take 2"]
AFTER = ["tower 2", "take 1", "take 2", "tower 3", "take 1", "take 2", "tower 4", "take 1", "take 2"]


def game(animals: str, moves: list[str]) -> Triqueta:
    """A game for two in which seat 1 keeps two tokens."""
    text = json.dumps(moves).replace("{}", animals[0], 1).replace("{}", animals[1], 1)
    record = {"format": "trefoil-record/1", "game": "triqueta", "rules": 1, "options": {"players": 2, "first": 0}}
    return Triqueta.from_record(json.dumps({**record, "moves": json.loads(text)}), seed=1, nature="auto")


def told(animals: str, moves: list[str], language: str = "en") -> str:
    return sit(game(animals, moves), ["", "?", "undo", ""], language=language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_kept_tokens_of_others_are_not_told(language: str) -> None:
    assert told("MU", BEFORE, language) == told("DB", BEFORE, language)


@pytest.mark.parametrize("moves", [BEFORE, BEFORE[:6]])
def test_not_even_after_taking_moves_back(moves: list[str]) -> None:
    assert told("MU", moves) == told("OO", moves)


def test_a_returned_token_is_not_told_at_the_end_either() -> None:
    ends = {sit(game(animals, [*BEFORE, *AFTER]), [], bot=Stubborn("return")) for animals in ("MU", "DB")}
    assert len(ends) == 1
    assert "returns a kept token to the box" in ends.pop()


def test_an_added_token_counts_at_the_end() -> None:
    ends = [sit(game(animals, [*BEFORE, *AFTER]), [], bot=Stubborn("add")) for animals in ("MM", "UU")]
    assert ends[0] != ends[1]


class Watched:
    """A bot that checks that it sees no more than its seat may."""

    def __init__(self) -> None:
        self.seen: list[str] = []

    def choose(self, view: View) -> str:
        assert view.seat == view.to_move
        self.seen += others_kept(view)
        return Stubborn("keep", "draw").choose(view)


def others_kept(view: View) -> Iterator[str]:
    return (token for seat in view.position()["seats"] if seat["seat"] != view.seat for token in seat["kept"])


def test_a_bot_is_given_a_view_and_nothing_more() -> None:
    bot = Watched()
    sit(Triqueta(players=4, first=0, seed=2), ["draw", "keep", "take 1"], bot=bot)
    assert set(bot.seen) == {"?"}
