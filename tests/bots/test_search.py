"""The search: reproducible, stopped between slices, within its memory, and better than what looks best."""

import tracemalloc
from dataclasses import replace

import pytest

from tests.bots.tables import begun
from tests.rules.triqueta.table import laid, line, rest, table, taken
from trefoil.bots.learning.net import initialised
from trefoil.bots.players.rating import rated
from trefoil.bots.players.search import Result, Search, by_hand
from trefoil.bots.search.policy import SearchSettings
from trefoil.bots.search.rollouts import networks_of
from trefoil.core.state import Records
from trefoil.core.view import View
from trefoil.games.catalogue import GAMES

MOST_MEMORY = 100 * 10**6  # bytes


def view_of(name: str, plies: int = 6) -> View:
    game = begun(name, {"players": 4}, 2, plies)
    return game.view(game.to_move)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_and_budget_find_the_same(name: str) -> None:
    view = view_of(name)
    assert Search(150, "a").results(view) == Search(150, "a").results(view)
    values = {tuple(result.value for result in Search(150, seed).results(view)) for seed in range(5)}
    assert len(values) > 1


@pytest.mark.parametrize("name", GAMES)
def test_every_move_is_tried_once_at_least_and_told_once(name: str) -> None:
    view = view_of(name)
    for budget in (1, 2, 7, 200):
        found = Search(budget, 1).results(view)
        assert sorted(result.move for result in found) == sorted(view.legal_moves)
        assert all(0 <= result.value <= 1 for result in found)
        assert min(result.worlds for result in found) >= 1


@pytest.mark.parametrize("name", GAMES)
def test_what_is_chosen_stands_first_in_the_results(name: str) -> None:
    view = view_of(name)
    assert Search(100, 4).choose(view) == Search(100, 4).results(view)[0].move


def test_a_prior_counts_as_so_many_worlds() -> None:
    view, network = view_of("triqueta"), initialised(3)
    networks = networks_of(guide=network, evaluator=network, strangers=network)
    thought = rated(view, network)
    for result in Search(40, 1, settings=lambda _: SearchSettings(networks, 4, solves=False, prior=10**9)).results(
        view
    ):
        assert result.value == pytest.approx(thought[result.move], abs=1e-5)
    tried = Search(40, 1, settings=lambda _: SearchSettings(networks, 4, solves=False)).results(view)
    assert any(abs(result.value - thought[result.move]) > 0.001 for result in tried)


def test_the_others_are_taken_for_equals_in_two_worlds_of_three() -> None:
    view, network, stranger = view_of("triqueta"), initialised(3), initialised(4)

    def found(guide: Records, strangers: Records) -> list[Result]:
        networks = networks_of(guide=guide, evaluator=network, strangers=strangers)
        return Search(60, 1, settings=lambda _: SearchSettings(networks, 4, solves=False)).results(view)

    among_equals, among_strangers = found(network, network), found(network, stranger)
    assert among_equals != among_strangers
    assert found(stranger, stranger) != among_strangers


def test_moves_are_not_tried_in_more_worlds_than_the_settings_allow() -> None:
    view = view_of("triqueta")
    found = Search(4000, 1, settings=lambda view: replace(by_hand(view), worlds=70)).results(view)
    assert max(result.worlds for result in found) <= 70 + len(found)


@pytest.mark.parametrize("game", ["triqueta", "tock"])
def test_hardly_more_positions_are_evaluated_than_the_settings_allow(game: str) -> None:
    view, network = view_of(game), initialised(3)
    networks = networks_of(guide=network, evaluator=network, strangers=network)

    def most_worlds(evaluations: int) -> int:
        settings = SearchSettings(networks, 4, solves=False, evaluations=evaluations)
        return max(result.worlds for result in Search(4000, 1, settings=lambda _: settings).results(view))

    assert 0 < 2 * most_worlds(1000) < most_worlds(4000) < most_worlds(10**9)


def test_a_search_leaves_the_view_as_it_was() -> None:
    view = view_of("tock")
    before = view.states.tobytes()
    Search(50, 1).choose(view)
    assert view.states.tobytes() == before


@pytest.mark.parametrize("slices", [1, 2, 3])
def test_a_search_stops_between_two_slices(slices: int) -> None:
    view, asked = view_of("triqueta"), []

    def stop() -> bool:
        asked.append(True)
        return len(asked) == slices

    stopped = Search(10**7, 1, stop).results(view)
    assert len(asked) == slices
    assert sorted(result.move for result in stopped) == sorted(view.legal_moves)
    assert max(result.worlds for result in stopped) < 1000


def test_a_search_that_is_not_stopped_asks_and_goes_on() -> None:
    view, asked = view_of("triqueta"), []
    found = Search(2000, 1, lambda: bool(asked.append(True))).results(view)  # type: ignore[func-returns-value]
    assert len(asked) > 3
    assert found == Search(2000, 1).results(view)


def test_the_largest_search_stays_within_its_memory() -> None:
    view = view_of("tock")
    Search(1, 0).results(view)
    tracemalloc.start()
    Search(10**9, 0, lambda: True).results(view)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < MOST_MEMORY


@pytest.mark.parametrize("seed", range(3))
def test_a_row_that_wins_the_game_is_taken_before_the_other_takes_it(seed: int) -> None:
    game = table(2, 0, line(taken(2), rest(2, 2, 3), "tower 4", laid("UUUMMMBBB", 1), laid("RRRRR", 2)))
    assert Search(200, seed).choose(game.view(game.to_move)) == "take 1"


def test_a_single_move_is_played_without_a_search() -> None:
    game = table(2, 0, line(taken(2), rest(2, 2, 3)))
    assert list(game.legal_moves) == ["tower 4"]
    assert Search(1, stop=lambda: 1 // 0 == 0).choose(game.view(game.to_move)) == "tower 4"
