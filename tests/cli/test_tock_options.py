"""Tock's options as flags: each command that takes a game takes all of them, and says what they are unless given."""

import json
from typing import Any

import pytest

from tests.bots.tables import begun
from tests.cli.conftest import Call
from tests.cli.test_refusals import assert_refused
from trefoil.commands.arena import contests_of
from trefoil.commands.flags.arena import Asked

NAMES = ["players", "deck", "sides", "kitty", "fold", "direction", "friendly_fire", "jack_spares_start", "first"]
UNUSUAL = (
    "--players 3 --deck jokers --no-kitty --no-fold --direction anticlockwise --friendly-fire --no-jack-spares-start"
)
SAID = {
    "players": 3,
    "deck": "jokers",
    "sides": "alone",
    "kitty": False,
    "fold": False,
    "direction": "anticlockwise",
    "friendly_fire": True,
    "jack_spares_start": False,
    "first": 2,
}


@pytest.mark.parametrize("command", ["perft", "bench"])
def test_every_option_is_taken_and_told_in_the_order_of_the_rules(trefoil: Call, command: str) -> None:
    what = ("--depth", "1") if command == "perft" else ("--games", "1")
    answer = trefoil(command, "tock", *UNUSUAL.split(), "--first", "2", *what, "--json")
    told: dict[str, Any] = json.loads(answer.out)["options"]
    assert (list(told), told) == (NAMES, SAID)


def test_an_arena_plays_with_every_option(trefoil: Call) -> None:
    line = ("arena", "tock", *UNUSUAL.split(), "--seats", "greedy,uniform,uniform", "--games", "1", "--jobs", "1")
    told = json.loads(trefoil(*line, "--json").out)
    assert told["options"] == {name: SAID[name] for name in NAMES if name not in ("sides", "first")}
    assert told["contests"][0]["games"] == 3


@pytest.mark.parametrize(
    ("line", "welcome"),
    [
        ("--players 4 --sides alone", "Tock for 4 players."),
        ("--players 2 --sides alone", "Tock for 2 players."),
        ("--players 3 --no-kitty", "Tock for 3 players."),
        ("--players 6 --sides alone --deck plain --no-fold", "Tock for 6 players."),
    ],
)
def test_a_game_with_them_is_played_in_the_terminal(trefoil: Call, line: str, welcome: str) -> None:
    answer = trefoil("play", "tock", *line.split(), "--seed", "3", stdin="1\n" * 30)
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.startswith(welcome)
    assert "partner" not in answer.out


@pytest.mark.parametrize("options", [{"sides": "alone"}, {"deck": "jokers", "fold": False}], ids=str)
def test_a_hint_is_given_on_a_game_with_them(trefoil: Call, options: dict[str, Any]) -> None:
    game = begun("tock", {"players": 4, **options}, 1, 5)
    told = json.loads(trefoil("hint", "-", "--playouts", "50", "--json", stdin=game.record()).out)
    assert told["best"]["move"] in game.legal_moves
    assert told["seat"] == game.to_move


def test_with_a_partner_a_card_is_passed(trefoil: Call) -> None:
    answer = trefoil("play", "tock", "--players", "4", "--seed", "3", stdin="1\n" * 3)
    assert "to your partner" in answer.out


def test_nobody_is_a_partner_in_an_arena_for_four_alone() -> None:
    def seated(**options: str) -> tuple[str, ...]:
        given = {"players": 6, **options}
        asked = Asked(game="tock", options=given, seats=None, games=1, error=0.0, seed=0, jobs=1, json=False)
        return contests_of(asked)[0].levels

    one, other = "uniform", "beginner"
    assert seated() == (one, other, one, one, other, one)
    assert seated(sides="alone") == (one, other) * 3


def test_help_says_what_holds_unless_a_flag_is_given(trefoil: Call) -> None:
    told = " ".join(trefoil("play", "tock", "--help").out.split())
    assert "a jack takes no other pawn from its own start; yes unless given" in told
    assert "not one card; yes unless given" in told
    assert "one may land on pawns of one's own side; no unless given" in told
    assert "a kitty of five cards each --fold" in told  # that depends on how many play


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("--players 4 --kitty", "kitty=True: expected False with players=4."),
        ("--players 5 --sides pairs", "sides='pairs': expected 'alone' with players=5."),
        ("--players 4 --sides double", "sides='double': expected 'pairs' or 'alone' with players=4."),
        ("--players 6 --deck tarot", "deck='tarot': expected 'jokers' or 'plain' with players=6."),
        ("--sides alnoe", "(did you mean 'alone'?)"),
        ("--kitty=yes", "Expected no value after --kitty"),
    ],
)
def test_what_does_not_go_together_is_refused_with_what_does(trefoil: Call, line: str, expected: str) -> None:
    assert_refused(trefoil("play", "tock", *line.split()), expected)
