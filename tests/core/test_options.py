"""A game is set up only in ways that exist; anything else is refused in one sentence."""

from inspect import signature
from typing import Any

import numpy as np
import pytest

from trefoil import BadOption, TrefoilError, Triqueta
from trefoil.core.options import Option, Options, same_kind
from trefoil.core.quoting import listed, shortened
from trefoil.games.catalogue import GAMES, NoSuchGame, load, options_of

PLAIN = Option("deck", ("plain", "tarot"), "the cards")
SPARES = Option("spares", (False, True), "a house rule")
TOY = Options("Toy", Option("players", (2, 3), "how many"), PLAIN, SPARES)


@pytest.mark.parametrize("players", [0, 1, 6, -2, 10**30, "3", "", 3.0, True, False, [3], (3,), {"players": 3}, b"3"])
def test_a_number_of_players_that_cannot_be_is_refused(players: Any) -> None:
    with pytest.raises(BadOption) as refused:
        Triqueta(players=players)
    assert str(refused.value) == f"Cannot set up Triqueta with players={players!r}: expected 2, 3, 4 or 5."


@pytest.mark.parametrize("first", [3, -1, "0", 0.0, True, "youngest"])
def test_a_first_seat_that_is_not_at_the_table_is_refused(first: Any) -> None:
    with pytest.raises(BadOption) as refused:
        Triqueta(players=3, first=first)
    expected = f"Cannot set up Triqueta with first={first!r}: expected 0, 1 or 2 with players=3."
    assert str(refused.value) == expected


def test_a_long_value_is_shortened_in_the_sentence() -> None:
    with pytest.raises(BadOption, match="…: expected 2, 3, 4 or 5"):
        Triqueta(players="x" * 1000)  # type: ignore[arg-type]
    assert len(shortened("x" * 1000)) == 40


@pytest.mark.parametrize("seed", ["7", 7.0, True, [7], b"7"])
def test_a_seed_that_is_no_whole_number_is_refused(seed: Any) -> None:
    with pytest.raises(BadOption) as refused:
        Triqueta(players=3, seed=seed)
    assert str(refused.value) == f"Expected a whole number as seed, got {seed!r}."


@pytest.mark.parametrize("seed", [0, -1, 2**64, 2**64 - 1, 10**40])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    assert Triqueta(players=3, seed=seed) == Triqueta(players=3, seed=seed)


@pytest.mark.parametrize("nature", ["", "Auto", "random", None, 1, True, ["auto"]])
def test_nature_plays_in_no_other_way(nature: Any) -> None:
    with pytest.raises(BadOption) as refused:
        Triqueta(players=3, nature=nature)
    assert str(refused.value) == f"Expected nature='auto' or 'manual', got {nature!r}."


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadOption) as refused:
        TOY.choose({"colour": "red"}, lambda n: 0)
    assert str(refused.value) == "Toy has no option 'colour': expected players, deck, spares."


def test_an_unknown_option_of_a_game_is_a_python_mistake() -> None:
    with pytest.raises(TypeError):
        Triqueta(players=3, colour="red")  # type: ignore[call-arg]


def test_what_nobody_chooses_has_a_default() -> None:
    assert Triqueta().options["players"] == 3
    assert TOY.choose({}, lambda n: 0) == {"players": 2, "deck": "plain", "spares": False}


def test_none_is_the_default() -> None:
    assert Triqueta(players=None, first=None, seed=1) == Triqueta(seed=1)


@pytest.mark.parametrize("lot", [0, 1, 2, 3])
def test_a_lot_chooses_among_what_is_possible(lot: int) -> None:
    assert options_of("triqueta").choose({"players": 4}, lambda n: n - 1 - lot)["first"] == 3 - lot


def test_whole_numbers_of_numpy_are_numbers() -> None:
    four: Any = np.int8(4)
    assert Triqueta(players=four, first=four - 1).options == {"players": 4, "first": 3}
    assert type(Triqueta(players=four).options["players"]) is int


@pytest.mark.parametrize(
    ("value", "options", "named"),
    [
        (1, (1, 2), 1),
        (True, (1, 2), None),
        (1, (False, True), None),
        (True, (False, True), True),
        (1.0, (1, 2), None),
        ("plain", ("plain",), "plain"),
        ("Plain", ("plain",), None),
    ],
)
def test_a_value_names_only_an_option_of_its_kind(value: Any, options: Any, named: Any) -> None:
    assert same_kind(value, options) is named


def test_a_value_has_a_number_in_a_state() -> None:
    assert TOY.codes({"players": 3, "deck": "tarot", "spares": True}) == [3, 1, 1]


def test_names_are_listed_as_a_person_would() -> None:
    assert [listed(["a"]), listed("ab"), listed("abc"), listed("abc", "and")] == [
        "a",
        "a or b",
        "a, b or c",
        "a, b and c",
    ]


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_option_says_what_it_means(name: str) -> None:
    assert all(option.meaning for option in options_of(name).options)
    assert load(name).OPTIONS is options_of(name)


@pytest.mark.parametrize("name", ["chess", "Triqueta", "", "../triqueta"])
def test_an_unknown_game_is_refused(name: str) -> None:
    for ask in (load, options_of):
        with pytest.raises(NoSuchGame) as refused:
            ask(name)
        assert str(refused.value) == f"There is no game {name!r}: expected {listed(GAMES)}."


def test_everything_that_is_refused_is_a_value_error() -> None:
    assert issubclass(TrefoilError, ValueError)
    assert issubclass(NoSuchGame, TrefoilError)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_takes_its_options_in_the_order_in_which_they_are_declared(name: str) -> None:
    given = [parameter.name for parameter in signature(load(name)).parameters.values()]
    assert given == [*(option.name for option in options_of(name).options), "seed", "nature"]


@pytest.mark.parametrize("name", GAMES)
def test_every_option_reaches_the_state_under_its_own_name(name: str) -> None:
    fields = [option for option in options_of(name).options if option.name in (load(name).KERNEL.STATE.names or ())]
    for option in fields:
        for value in option.possible({"players": 4}):
            given: dict[str, Any] = {"players": 4, option.name: value}
            game = load(name)(**given)
            assert game.view(None).states[option.name] == option.code(game.options[option.name])


def test_at_most_one_option_is_decided_by_lot() -> None:
    one, other = (Option(name, (0, 1), "a seat", by_lot=True) for name in ("first", "last"))
    assert Options("Toy", one).lot is one
    assert Options("Toy", Option("players", (2,), "how many play")).lot is None
    with pytest.raises(ValueError, match=r"Expected at most one option of Toy by lot, got 2\."):
        Options("Toy", one, other)
