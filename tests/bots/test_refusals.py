"""What a bot cannot do it says in one sentence: there is nothing to choose, no such level, no budget."""

import pytest

from tests.bots.tables import begun, bot_of
from trefoil import Triqueta
from trefoil.bots.players.bot import CannotChoose
from trefoil.bots.players.hint import hint
from trefoil.bots.players.levels import LEVELS, NoSuchLevel
from trefoil.bots.players.levels import bot_of as bot_of_level
from trefoil.bots.players.search import Search
from trefoil.core.errors import TrefoilError

every_level = pytest.mark.parametrize("level", LEVELS)


@every_level
@pytest.mark.parametrize("seat", [0, 1, None])
def test_nothing_is_chosen_in_a_game_that_is_over(level: str, seat: int | None) -> None:
    finished = begun("triqueta", {"players": 2}, 1, 1000)
    with pytest.raises(CannotChoose, match=r"^A bot chooses a move in a game that goes on: this one is over\.$"):
        bot_of(level, 0).choose(finished.view(seat))


@every_level
def test_a_spectator_has_nothing_to_choose(level: str) -> None:
    with pytest.raises(CannotChoose, match=r"this view is a spectator's, and seat 1 is to move\.$"):
        bot_of(level, 0).choose(Triqueta(players=2, first=1).view(None))


@every_level
def test_nothing_is_chosen_when_another_seat_is_to_move(level: str) -> None:
    with pytest.raises(CannotChoose, match=r"this view is seat 0's, and seat 1 is to move\.$"):
        bot_of(level, 0).choose(Triqueta(players=2, first=1).view(0))


@every_level
def test_nothing_is_chosen_when_nature_is_to_move(level: str) -> None:
    game = Triqueta(players=2, first=0, nature="manual")
    game.push("draw")
    with pytest.raises(CannotChoose, match=r"this view is seat 0's, and nature is to move\.$"):
        bot_of(level, 0).choose(game.view(0))


def test_a_hint_is_for_whoever_is_to_move() -> None:
    with pytest.raises(CannotChoose, match="seat 1 is to move"):
        hint(Triqueta(players=2, first=1).view(0))


@pytest.mark.parametrize("level", ["", "Greedy", "grandmaster", "greedy "])
def test_a_level_that_does_not_exist_is_refused_with_those_that_do(level: str) -> None:
    with pytest.raises(NoSuchLevel) as caught:
        bot_of_level(level)
    assert str(caught.value) == f"There is no level {level!r}: expected {', '.join(LEVELS)}."


@pytest.mark.parametrize("budget", [0, -1, -(10**9)])
def test_a_search_without_a_budget_is_refused(budget: int) -> None:
    with pytest.raises(CannotChoose, match=rf"^Expected at least 1 playout for a search, got {budget}\.$"):
        Search(budget)


def test_all_refusals_are_the_houses_own() -> None:
    assert issubclass(CannotChoose, TrefoilError)
    assert issubclass(NoSuchLevel, TrefoilError)
