"""A bot chooses its whole turn from one view: it plays what it would have played move by move."""

from typing import Any

import pytest

from tests.bots.tables import SEATED, begun, bot_of, name_of, positions
from trefoil.bots.players.bot import CannotChoose
from trefoil.bots.players.hint import hint, hints
from trefoil.bots.players.search import Search, by_hand
from trefoil.bots.players.sentence import sentence_of
from trefoil.bots.search.policy import SearchSettings
from trefoil.core.view import View
from trefoil.games.catalogue import GAMES, load


@pytest.mark.parametrize(("name", "options", "level"), SEATED, ids=name_of)
def test_a_sentence_is_what_the_bot_chooses_move_by_move(name: str, options: dict[str, Any], level: str) -> None:
    for plies in (0, 9, 40):
        game = begun(name, options, 3, plies)
        seat, before = game.to_move, game.copy()
        if seat is None:
            continue
        moves, bot = sentence_of(bot_of(level, 11), game.view(seat)), bot_of(level, 11)
        for move in moves:
            assert game.goes_on(before, seat)
            assert bot.choose(game.view(seat)) == move
            game.push(move)
        assert not game.goes_on(before, seat)


def test_there_is_no_sentence_where_there_is_nothing_to_choose() -> None:
    with pytest.raises(CannotChoose):
        sentence_of(bot_of("uniform", 0), begun("triqueta", {"players": 2}, 1, 1000).view(0))


@pytest.mark.parametrize("name", GAMES)
def test_hints_are_given_on_each_step_of_a_sentence(name: str) -> None:
    for game in positions(name, {"players": 3}, 8):
        seat, before = game.to_move, game.copy()
        assert seat is not None
        view = game.view(seat)
        steps = hints(view, 60, 5)
        assert steps[0] == hint(view, 60, 5)
        for number, step in enumerate(steps):
            assert game.goes_on(before, seat)
            if number and len(game.legal_moves) == 1:
                assert (step.runner_up, step.exact, step.chances) == (None, steps[number - 1].exact, {})
                assert step.best.value == steps[number - 1].best.value
            game.push(step.best.move)
        assert not game.goes_on(before, seat)


def test_a_search_looks_up_once_how_it_searches_at_a_table() -> None:
    asked: list[View] = []

    def settings(view: View) -> SearchSettings:
        asked.append(view)
        return by_hand(view)

    search = Search(20, 1, settings=settings)
    games = [load("tock")(players=players, first=0, seed=5) for players in (2, 3)]
    for game in games:
        sentence_of(search, game.view(0))
        sentence_of(search, game.view(0))
    assert [view.options["players"] for view in asked] == [2, 3]
