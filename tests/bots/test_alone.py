"""Tock where everybody plays alone: nobody is a partner, whoever sits opposite is an opponent like all others."""

import pytest

from tests.bots.test_partners import turn_of
from tests.rules.tock.table import places, play, table
from trefoil.bots.players.bot import Bot
from trefoil.bots.players.greedy import Greedy
from trefoil.bots.players.rating import sensible
from trefoil.bots.players.search import Search
from trefoil.games.tock.game import Tock

BOTS = [Greedy(), Search(200, 1)]
every_bot = pytest.mark.parametrize("bot", BOTS, ids=lambda bot: type(bot).__name__)


def hit(bot: Bot, sides: str, pawn: str, colour: str, **more: str | int) -> bool:
    """Whether a bot that could as well go on with its other pawn sends a pawn of a colour home that is in its way."""
    game = table("5", A="10 20", friendly_fire=True, sides=sides, **{colour: pawn}, **more)
    after = play(game.copy(), turn_of(bot, game))
    return all(place == colour for place in places(after, colour))


@every_bot
@pytest.mark.parametrize("pawn", ["15", "25"])
def test_the_pawn_of_the_seat_opposite_is_hit_alone_and_spared_in_pairs(pawn: str, bot: Bot) -> None:
    assert hit(bot, "alone", pawn, "C")
    assert not hit(bot, "pairs", pawn, "C")


@every_bot
def test_with_six_too(bot: Bot) -> None:
    assert hit(bot, "alone", "25", "D", players=6)
    assert not hit(bot, "pairs", "25", "D", players=6)


@every_bot
def test_of_two_the_one_is_hit_by_the_other(bot: Bot) -> None:
    game = table("5", A="10 20", C="25", players=2, sides="alone")
    assert turn_of(bot, game) == "5 @20 >25"


def test_a_seven_sweeps_the_seat_opposite_away() -> None:
    for sides, swept in (("alone", True), ("pairs", False)):
        game = table("7", A="20 40", C="24", sides=sides)
        after = play(game.copy(), turn_of(Greedy(), game)).position()
        assert (after["colours"][2]["pawns"] == ["C"] * 4) is swept


def test_a_jack_sets_the_seat_opposite_back() -> None:
    for sides, is_set_back in (("alone", True), ("pairs", False)):
        game = table("J 2", A="3", C="30", sides=sides)
        assert (turn_of(Greedy(), game) == "J @3 >30") is is_set_back


def test_a_beginner_may_send_the_seat_opposite_home() -> None:
    for sides, sensible_to_hit in (("alone", True), ("pairs", False)):
        game = play(table("5", A="10 20", C="15", sides=sides, friendly_fire=True), "5 @10")
        other = play(table("5", A="10 20", C="15", sides=sides, friendly_fire=True), "5")
        assert ">15" in sensible(game.view(0))
        assert ("@10" in sensible(other.view(0))) is sensible_to_hit


def test_nothing_is_passed_alone() -> None:
    game = Tock(players=4, sides="alone", first=0, seed=7)
    assert {move.split()[0] for move in game.legal_moves}.isdisjoint({"give", "put"})


@every_bot
def test_the_fourth_pawn_wins(bot: Bot) -> None:
    game = table("2 3 5", A="A2 A3 A4 68", C="30", B="20", D="60", sides="alone")
    outcome = play(game.copy(), turn_of(bot, game)).outcome()
    assert outcome is not None
    assert outcome.winners == (0,)
