"""What even a beginner sees in Tock: nobody sends a pawn of their own side back if the turn can end otherwise."""

from random import Random

import pytest

from tests.rules.rated import absurd
from tests.rules.tock.harm import does_harm
from tests.rules.tock.positions import scattered
from tests.rules.tock.seats import Seats
from tests.rules.tock.table import after, dealt, sentences, stage, table
from trefoil.core.jit import COMPILED
from trefoil.games.tock.game import Tock

POSITIONS = 100 if COMPILED else 4  # interpreted rules take long
SIT_WITH = [
    (Seats(2, "double"), "plain"),
    (Seats(2, "alone"), "plain"),
    (Seats(3, "alone"), "plain"),
    (Seats(4, "pairs"), "plain"),
    (Seats(4, "pairs"), "tarot"),
    (Seats(4, "alone"), "tarot"),
    (Seats(6, "pairs"), "jokers"),
]
HANDS = {"plain": ("7 5", "7 K", "J 4", "A 7"), "tarot": ("N X5", "7 X4", "N 4"), "jokers": ("* 5",)}


# 4.8
def test_a_seven_that_must_sweep_the_partner_away_is_not_played() -> None:
    assert absurd(table("7 5", A="20", C="24")) == {"7"}


# 4.8
def test_a_seven_is_led_round_the_partner() -> None:
    game = table("7 5", A="20 40", C="24")
    assert absurd(game) == set()
    assert absurd(after(game, "7 @20")) == {">25", ">26", ">27"}


# 4.8: whoever is overtaken goes back, one's own pawns too.
def test_ones_own_pawn_is_not_swept_away_if_it_can_go_first() -> None:
    game = table("7", A="20 22")
    assert absurd(after(game, "7 @20")) == {">27"}
    assert absurd(after(game, "7 @22")) == set()


def test_an_opponent_is_sent_back_gladly() -> None:
    assert absurd(table("7 5 4", A="20", B="24 25 16")) == set()


# R7
@pytest.mark.parametrize("colour", ["A", "C"])
def test_with_friendly_fire_nobody_lands_on_their_own_side(colour: str) -> None:
    pawns = {"A": "20 25"} if colour == "A" else {"A": "20", "C": "25"}
    game = table("5 2", friendly_fire=True, **pawns)
    assert absurd(game) == (set() if colour == "A" else {"5"})
    assert absurd(after(game, "5")) == {"@20"}


# 4.4: the partner's pawn has no protection on one's start.
def test_with_friendly_fire_nobody_enters_onto_their_partner() -> None:
    assert absurd(table("K 2", A="20", C="0", friendly_fire=True)) == set()
    assert absurd(after(table("K 2", A="20", C="0", friendly_fire=True), "K")) == {"@A"}


# 6.1
def test_a_knight_does_not_ride_the_partner_down() -> None:
    assert absurd(table("N 2", A="20", B="40", C="30", deck="tarot")) == {"N"}
    assert absurd(table("N 2", A="20", B="30", C="40", deck="tarot")) == set()


# 6.2
@pytest.mark.parametrize("mine", [{"A": "35 3"}, {"A": "3", "C": "35"}])
def test_a_trump_does_not_drive_an_opponent_onto_ones_own_side(mine: dict[str, str]) -> None:
    game = after(table("X5 2", B="30", deck="tarot", **mine), "X5 @30")
    assert absurd(game) == {">35"}


# R2
def test_whoever_plays_for_the_partner_spares_the_partner_too() -> None:
    game = table("7 2", A="A1 A2 A3 A4", C="40 44")
    assert absurd(after(game, "7 @40")) == {">47"}


# 4.9: nobody goes back to a base by it.
def test_a_jack_sends_nobody_back() -> None:
    assert absurd(table("J 2", A="20", B="40", C="30")) == set()


# 5.1
def test_a_joker_is_named_what_spares_the_partner() -> None:
    game = after(table("*", players=6, A="20", D="24"), "*")
    assert "=7" in absurd(game)
    assert "=5" not in absurd(game)


# 1: both colours are one's own.
def test_with_two_players_both_colours_are_spared() -> None:
    assert absurd(table("7 2", players=2, A="20", C="24")) == set()
    assert absurd(after(table("7 2", players=2, A="20", C="24"), "7 @20")) == {">27"}


@pytest.mark.parametrize(("players", "opposite"), [(2, "C"), (3, "C"), (4, "C"), (6, "D")])
def test_alone_everybody_else_is_an_opponent(players: int, opposite: str) -> None:
    assert absurd(table("7 2", players=players, sides="alone", A="20", **{opposite: "24"})) == set()


# 2.2, 3.2
def test_nothing_is_absurd_about_giving_dropping_and_folding() -> None:
    assert absurd(dealt("A 9 8 Q 5" + " 2 3 4 5 6" * 3, players=4, first=0)) == set()
    assert absurd(table("X7 7 2", deck="tarot")) == absurd(table("9 8")) == set()


def test_if_every_way_does_harm_all_are_the_same() -> None:
    game = table("7", A="20", C="24")
    assert absurd(game) == set(game.legal_moves) == {"7"}


# The same once more in plain words: every whole turn is played and looked at.


def expected(game: Tock) -> set[str]:
    return {move for move in game.legal_moves if all(does_harm(game, turn) for turn in sentences(game, move))}


def checked_step(game: Tock, choices: Random) -> set[str]:
    """See that the right moves are absurd, play one at random, and tell which were."""
    found = absurd(game)
    assert found == expected(game)
    game.push(choices.choice(game.legal_moves))
    return found


def checked_turn(game: Tock, choices: Random) -> set[str]:
    """The same from the card to the end of the turn."""
    found = checked_step(game, choices)
    while stage(game) in ("naming", "picking", "moving"):
        found |= checked_step(game, choices)
    return found


@pytest.mark.parametrize(("seats", "deck"), SIT_WITH, ids=str)
@pytest.mark.parametrize("fire", [False, True])
def test_a_step_is_absurd_if_no_whole_turn_that_begins_with_it_spares_ones_own_side(
    seats: Seats, deck: str, fire: bool
) -> None:
    found = set[str]()
    for seed in range(POSITIONS):
        choices = Random(seed)
        way = ("clockwise", "anticlockwise")[seed % 2]
        most = 4 if seats.sides == "double" else 3
        given = scattered(choices, seats, most, friendly_fire=fire, direction=way, jack_spares_start=False)
        found |= checked_turn(table(choices.choice(HANDS[deck]), deck=deck, **given), choices)
    assert found or not COMPILED  # so that something is seen by it
