"""How Triqueta can be set up."""

from trefoil.core.options import Chosen, Option, Options, Value


def _seats(chosen: Chosen) -> tuple[Value, ...]:
    return tuple(range(int(chosen["players"])))


OPTIONS = Options(
    "Triqueta",
    Option("players", (2, 3, 4, 5), "how many play", default=lambda chosen: 3),
    Option("first", (0, 1, 2, 3, 4), "the seat that begins with the rock", allowed=_seats, by_lot=True),
)
