"""The search: reproducible, stopped between slices, within its memory, and better than what looks best."""

import tracemalloc
from dataclasses import replace

import numpy as np
import pytest

from tests.bots.tables import begun
from tests.rules.triqueta.table import laid, line, rest, table, taken
from trefoil.bots.learning.net import newborn
from trefoil.bots.players.judgement import rated
from trefoil.bots.players.search import Search, by_sense
from trefoil.bots.search.halving import Finding, Manner
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
    assert Search(150, "a").findings(view) == Search(150, "a").findings(view)
    values = {tuple(finding.value for finding in Search(150, seed).findings(view)) for seed in range(5)}
    assert len(values) > 1


@pytest.mark.parametrize("name", GAMES)
def test_every_move_is_tried_once_at_least_and_told_once(name: str) -> None:
    view = view_of(name)
    for budget in (1, 2, 7, 200):
        found = Search(budget, 1).findings(view)
        assert sorted(finding.move for finding in found) == sorted(view.legal_moves)
        assert all(0 <= finding.value <= 1 for finding in found)
        assert min(finding.worlds for finding in found) >= 1


@pytest.mark.parametrize("name", GAMES)
def test_what_is_chosen_stands_first_in_the_findings(name: str) -> None:
    view = view_of(name)
    assert Search(100, 4).choose(view) == Search(100, 4).findings(view)[0].move


def test_a_first_impression_counts_as_so_many_worlds() -> None:
    view, mind = view_of("triqueta"), newborn(3)
    minds = np.concatenate([mind, mind, mind])
    thought = rated(view, mind)
    for finding in Search(40, 1, manner=lambda _: Manner(minds, 4, reckons=False, prior=10**9)).findings(view):
        assert finding.value == pytest.approx(thought[finding.move], abs=1e-5)
    tried = Search(40, 1, manner=lambda _: Manner(minds, 4, reckons=False)).findings(view)
    assert any(abs(finding.value - thought[finding.move]) > 0.001 for finding in tried)


def test_the_others_are_taken_for_equals_in_two_worlds_of_three() -> None:
    view, mind, stranger = view_of("triqueta"), newborn(3), newborn(4)

    def found(*minds: Records) -> list[Finding]:
        return Search(60, 1, manner=lambda _: Manner(np.concatenate(minds), 4, reckons=False)).findings(view)

    among_equals, among_strangers = found(mind, mind, mind), found(mind, mind, stranger)
    assert among_equals != among_strangers
    assert found(stranger, mind, stranger) != among_strangers


def test_moves_are_not_tried_in_more_worlds_than_a_manner_allows() -> None:
    view = view_of("triqueta")
    found = Search(4000, 1, manner=lambda view: replace(by_sense(view), worlds=70)).findings(view)
    assert max(finding.worlds for finding in found) <= 70 + len(found)


@pytest.mark.parametrize("game", ["triqueta", "tock"])
def test_hardly_more_positions_are_judged_than_a_manner_allows(game: str) -> None:
    view, minds = view_of(game), np.concatenate([newborn(3)] * 3)

    def most_worlds(judgements: int) -> int:
        manner = Manner(minds, 4, reckons=False, judgements=judgements)
        return max(finding.worlds for finding in Search(4000, 1, manner=lambda _: manner).findings(view))

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

    stopped = Search(10**7, 1, stop).findings(view)
    assert len(asked) == slices
    assert sorted(finding.move for finding in stopped) == sorted(view.legal_moves)
    assert max(finding.worlds for finding in stopped) < 1000


def test_a_search_that_is_not_stopped_asks_and_goes_on() -> None:
    view, asked = view_of("triqueta"), []
    found = Search(2000, 1, lambda: bool(asked.append(True))).findings(view)  # type: ignore[func-returns-value]
    assert len(asked) > 3
    assert found == Search(2000, 1).findings(view)


def test_the_largest_search_stays_within_its_memory() -> None:
    view = view_of("tock")
    Search(1, 0).findings(view)
    tracemalloc.start()
    Search(10**9, 0, lambda: True).findings(view)
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
