"""How Tock can be set up: the rows of the table in section 1, the direction and the house rules."""

from trefoil.core.options import Chosen, Option, Options, Value

DECKS: dict[int, tuple[Value, ...]] = {  # by players, the usual one first
    2: ("plain",),
    3: ("plain",),
    4: ("plain", "tarot"),
    5: ("plain",),
    6: ("jokers", "plain"),
}


def _decks(chosen: Chosen) -> tuple[Value, ...]:
    return DECKS[int(chosen["players"])]


def _seats(chosen: Chosen) -> tuple[Value, ...]:
    return tuple(range(int(chosen["players"])))


OPTIONS = Options(
    "Tock",
    Option("players", (2, 3, 4, 5, 6), "how many play", default=lambda chosen: 4),
    Option("deck", ("plain", "jokers", "tarot"), "52 cards, with two jokers, or with the tarot's own", allowed=_decks),
    Option("direction", ("clockwise", "anticlockwise"), "which way the pawns travel"),
    Option("friendly_fire", (False, True), "one may land on pawns of one's own side"),
    Option("jack_spares_start", (False, True), "a jack takes no other pawn from its own start"),
    Option("first", (0, 1, 2, 3, 4, 5), "the seat that deals first", allowed=_seats, by_lot=True),
)
