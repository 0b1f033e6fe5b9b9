"""Every way to set a game up begins, is written down whole and is reached by the laws that draw one at random."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from tests.laws.positions import every_game, play_on, set_up
from trefoil import BadOption
from trefoil.core.jit import COMPILED
from trefoil.core.options import Option
from trefoil.games.catalogue import load, options_of

DRAWS = 40  # for each way there is
PLIES = 40 if COMPILED else 5  # that are played of each


def every_way(name: str) -> list[dict[str, Any]]:
    """All ways to set a game up, but for what is drawn by lot."""
    found: list[dict[str, Any]] = [{}]
    for option in options_of(name).options:
        if not option.by_lot:
            found = [one for chosen in found for one in extended(chosen, option)]
    return found


def extended(chosen: dict[str, Any], option: Option) -> Iterator[dict[str, Any]]:
    return ({**chosen, option.name: value} for value in option.possible(chosen))


def made_before(option: Option, chosen: dict[str, Any]) -> dict[str, Any]:
    """The choices that are made before an option."""
    names = list(chosen)
    return {name: chosen[name] for name in (names[: names.index(option.name)] if option.name in names else names)}


def named(chosen: dict[str, Any]) -> tuple[tuple[str, object], ...]:
    return tuple(sorted(chosen.items()))


@every_game
def test_every_way_to_set_a_game_up_begins_and_can_be_read_back(name: str) -> None:
    for chosen in every_way(name):
        game = load(name)(seed=1, **chosen)
        play_on(game, Random(1), PLIES)
        assert {option: game.options[option] for option in chosen} == chosen
        assert load(name).from_record(game.record()) == game


@every_game
def test_the_laws_draw_every_way_to_set_a_game_up(name: str) -> None:
    ways, choices = every_way(name), Random(1)
    drawn = [set_up(name, choices.choice, {}) for _ in range(DRAWS * len(ways))]
    assert {named({key: one[key] for key in ways[0]}) for one in drawn} == set(map(named, ways))


@every_game
def test_what_the_choices_before_leave_no_room_for_is_refused(name: str) -> None:
    for option, chosen in product(options_of(name).options, every_way(name)):
        before = made_before(option, chosen)
        for value in set(option.values) - set(option.possible(before)):
            with pytest.raises(BadOption, match=f"with {option.name}="):
                load(name)(**{**before, option.name: value})
