"""Pawns scattered over a board at random, crowded enough that they meet."""

from random import Random
from typing import Any

from tests.rules.tock.board import SIDES, START_OF, Board


def scattered(choices: Random, players: int, most_own: int = 4, **options: Any) -> dict[str, Any]:
    """What `table` is given: pawns of every colour, half of them in the stretch that matters to seat 0."""
    colours = sorted("".join(SIDES[players]))
    ring = 72 if players < 5 else 108
    free = [str(square) for square in range(ring)]
    near = [str(square % ring) for square in range(-16, 10)] + [str(START_OF[c]) for c in colours]
    given: dict[str, Any] = {}
    for colour in colours:
        lanes = [f"{colour}{k}" for k in range(1, 5)]
        own = colour == "A" or (players == 2 and colour == "C")
        for _ in range(choices.randint(0, most_own // (1 + (players == 2)) if own else 4)):
            pool = [place for place in choices.choice((near, near, free, lanes)) if place in free or place in lanes]
            place = choices.choice([p for p in pool if p not in _used(given)] or [colour])
            given[colour] = f"{given.get(colour, '')} {place}".strip()
    return {**given, "players": players, "direction": _direction(options), **_rules(options)}


def _used(given: dict[str, Any]) -> set[str]:
    return {place for places in given.values() for place in places.split()}


def _direction(options: dict[str, Any]) -> str:
    return "clockwise" if options.get("clockwise", True) else "anticlockwise"


def _rules(options: dict[str, Any]) -> dict[str, bool]:
    return {name: bool(options.get(name, False)) for name in ("friendly_fire", "jack_spares_start")}


def board_of(given: dict[str, Any]) -> Board:
    """The same position on the plain board."""
    players = given["players"]
    pawns = {}
    for colour in "".join(SIDES[players]):
        places = given.get(colour, "").split()
        for number in range(4):
            pawns[colour, number] = places[number] if number < len(places) else colour
    return Board(players, given["direction"] == "clockwise", given["friendly_fire"], given["jack_spares_start"], pawns)
