"""A sentence chosen in compiled code: slice by slice, hurried or not, by any policy, and with nobody's help."""

from typing import Any

import numpy as np
import pytest

from tests.bots.tables import begun
from trefoil.bots.players.chooser import stream_of
from trefoil.bots.players.levels import LEVELS, policies_of
from trefoil.bots.players.search import Search
from trefoil.bots.players.uniform import Uniform
from trefoil.bots.search.choice import CHOICE
from trefoil.bots.search.choosing import think
from trefoil.bots.search.policy import POLICY, Policy
from trefoil.bots.search.rollouts import BY_HAND
from trefoil.core.lineup import SEATING
from trefoil.core.slate import SLATE
from trefoil.core.view import View
from trefoil.games.catalogue import GAMES, load

SEED = 8


class Thought:
    """A choice that is made by hand, one slice after the other."""

    def __init__(self, view: View, policy: Policy, **given: int) -> None:
        self.view, self.slices = view, 0
        self.choices: Any = np.zeros(1, CHOICE)
        for name, value in {"rng": SEED, **given}.items():
            self.choices[name] = value
        rooms = np.zeros(1, SEATING), np.zeros(1, SLATE)
        views, policies = np.concatenate([view.states] * 2), np.array([policy], POLICY)
        self._room = views, self.choices, policies, BY_HAND, *rooms

    def is_whole_after_a_slice(self) -> bool:
        self.slices += 1
        return bool(think(*self._room))

    def finished(self) -> "Thought":
        while not self.is_whole_after_a_slice():
            pass
        return self

    @property
    def line(self) -> list[str]:
        texts, choice = self.view.kind.KERNEL.VERBS.texts, self.choices[0]
        return [texts[action] for action in choice["line"][: choice["steps"]]]


def view_of(name: str, plies: int = 6) -> View:
    game = begun(name, {"players": 3}, 2, plies)
    return game.view(game.to_move)


@pytest.mark.parametrize("name", GAMES)
def test_every_level_has_a_policy_that_ends_its_sentence(name: str) -> None:
    for level, policy in policies_of(load(name)).items():
        line = Thought(view_of(name), policy._replace(playouts=min(60, int(policy.playouts)))).finished().line
        assert line[0] in view_of(name).legal_moves, level


@pytest.mark.parametrize("name", GAMES)
def test_a_search_in_a_hurry_ends_after_one_slice_for_each_step(name: str) -> None:
    policy, view = policies_of(load(name))["search"], view_of(name)
    patient, hurried = (
        Thought(view, policy, thorough=1).finished(),
        Thought(view, policy, thorough=1, hurried=1).finished(),
    )
    assert hurried.slices == len(hurried.line) < patient.slices


def test_a_search_that_is_hurried_on_its_way_plays_the_best_so_far() -> None:
    thought = Thought(view_of("triqueta"), policies_of(load("triqueta"))["search"], thorough=1)
    for _ in range(3):
        assert not thought.is_whole_after_a_slice()
    count = int(thought.choices["count"][0])
    thought.choices["hurried"], before = 1, thought.choices["tried"].copy()
    assert thought.finished().slices == 4
    assert sorted(before[0, :count]) == sorted(thought.choices["tried"][0, :count])
    won = thought.choices["won"][0, : int(thought.choices["runners"][0])].tolist()
    assert won == sorted(won, reverse=True)


def test_no_more_steps_are_chosen_than_are_asked_for() -> None:
    policy, view = policies_of(load("tock"))["greedy"], view_of("tock", 20)
    whole = Thought(view, policy).finished().line
    assert len(whole) > 1
    assert Thought(view, policy, most=1).finished().line == whole[:1]


def test_a_thorough_search_tries_even_the_only_move() -> None:
    game = begun("triqueta", {"players": 2}, 1, 0)
    while len(game.legal_moves) != 1:
        game.push(next(iter(game.legal_moves)))
    found = Search(10, 1).results(game.view(game.to_move))
    assert [result.move for result in found] == list(game.legal_moves)
    assert found[0].worlds >= 10


@pytest.mark.parametrize("name", GAMES)
def test_moves_at_random_are_those_of_the_bot_that_needs_no_more_than_the_rules(name: str) -> None:
    view, bot = view_of(name), Uniform("a")
    thought = Thought(view, LEVELS["uniform"].policy(load(name).KNOWLEDGE, 0), rng=stream_of("a"), most=1)
    assert thought.finished().line == [bot.choose(view)]
