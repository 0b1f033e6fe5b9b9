"""Pawns scattered over a board at random, crowded enough that they meet."""

from random import Random
from typing import Any

from tests.rules.tock.board import START_OF, Board
from tests.rules.tock.seats import Seats, seats_of


def scattered(choices: Random, seats: Seats, most_own: int = 4, **options: Any) -> dict[str, Any]:
    """What `table` is given: pawns of every colour, half of them in the stretch that matters to seat 0."""
    free = [str(square) for square in range(Board(seats).ring)]
    near = [str(square % len(free)) for square in range(-16, 10)] + [str(START_OF[c]) for c in seats.colours]
    mine = seats.led[0]
    given: dict[str, Any] = {}
    for colour in seats.colours:
        lanes = [f"{colour}{k}" for k in range(1, 5)]
        for _ in range(choices.randint(0, most_own // len(mine)) if colour in mine else 4):
            pool = choices.choice((near, near, free, lanes))
            place = choices.choice([p for p in pool if p not in _used(given)] or [colour])
            given[colour] = f"{given.get(colour, '')} {place}".strip()
    return {**given, "players": seats.players, "sides": seats.sides, **options}


def _used(given: dict[str, Any]) -> set[str]:
    return {place for places in given.values() for place in places.split()}


def board_of(given: dict[str, Any]) -> Board:
    """The same position on the plain board."""
    seats = seats_of(given)
    pawns = {}
    for colour in seats.colours:
        places = given.get(colour, "").split()
        for number in range(4):
            pawns[colour, number] = places[number] if number < len(places) else colour
    clockwise = given.get("direction", "clockwise") == "clockwise"
    return Board(seats, clockwise, given.get("friendly_fire", False), given.get("jack_spares_start", True), pawns)
