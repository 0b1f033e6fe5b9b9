"""Tock with a partner: a bot passes what the partner needs, spares the partner's pawns, and plays for the partner."""

import pytest

from tests.laws.positions import changed
from tests.rules.tock.table import dealt, play, table
from trefoil.bots.players.bot import Bot
from trefoil.bots.players.greedy import Greedy
from trefoil.bots.players.search import Search
from trefoil.games.tock.game import Tock

FRIENDS = [Greedy(), Search(200, 1)]
friends = pytest.mark.parametrize("bot", FRIENDS, ids=lambda bot: type(bot).__name__)


def turn_of(bot: Bot, game: Tock) -> str:
    """A whole turn, as a line of moves."""
    moves: list[str] = []
    seat, turn = game.to_move, game.copy()
    assert seat is not None
    while not moves or (turn.to_move == seat and turn.position()["stage"] in ("naming", "picking", "moving")):
        moves.append(bot.choose(turn.view(seat)))
        turn.push(moves[-1])
    return " ".join(moves)


@friends
@pytest.mark.parametrize("partner", ["15", "25"])
def test_the_partners_pawn_is_not_hit_if_another_move_does_as_well(partner: str, bot: Bot) -> None:
    game = table("5", A="10 20", C=partner, friendly_fire=True)
    other = {"15": "5 @20 >25", "25": "5 @10 >15"}[partner]
    assert turn_of(bot, game) == other


@pytest.mark.parametrize("partner", ["24", "27"])
def test_a_seven_does_not_sweep_the_partner_away(partner: str) -> None:
    game = table("7", A="20 40", C=partner)
    after = play(game.copy(), turn_of(Greedy(), game))
    assert partner in after.position()["colours"][2]["pawns"]


def test_a_jack_is_not_used_to_set_the_partner_back() -> None:
    game = table("J 2", A="3", B="40", C="30")
    after = play(game.copy(), turn_of(Greedy(), game))
    assert after.position()["colours"][2]["pawns"].count("30") == 1


@pytest.mark.parametrize("pair", ["A A", "K K", "A K"])
def test_a_partner_who_is_stuck_is_given_a_card_that_enters(pair: str) -> None:
    game = dealt(f"{pair} 9 8 Q" + " 2 3 4 5 6" * 3, players=4, first=0)
    assert Greedy().choose(game.view(0)) in {f"give {card}" for card in pair.split()}


def test_the_only_card_that_enters_is_given_by_whoever_needs_it_less() -> None:
    game = dealt("A 9 8 Q 5" + " 2 3 4 5 6" * 3, players=4, first=0)
    game = changed(game, pawns="20,A,A,A/B,B,B,B/C,C,C,C/D,D,D,D")  # seat 0 has a pawn in play, its partner has none
    assert Greedy().choose(game.view(0)) == "give A"


def test_whoever_is_home_brings_the_partner_home() -> None:
    assert turn_of(Greedy(), table("2 9", A="A1 A2 A3 A4", C="32 50")) == "2 @32 >C1"


def test_whoever_is_home_enters_the_partners_pawns() -> None:
    assert turn_of(Greedy(), table("K 3", A="A1 A2 A3 A4", C="50")) == "K @C >36"


@friends
def test_the_last_pawn_of_the_side_is_brought_home(bot: Bot) -> None:
    game = table("2 3 5", A="A1 A2 A3 A4", C="C2 C3 C4 32", B="20", D="60")
    outcome = play(game.copy(), turn_of(bot, game)).outcome()
    assert outcome is not None
    assert outcome.winners == (0, 2)
