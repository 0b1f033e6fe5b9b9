"""How Tock can be set up: the rows of the table in section 1, the direction and the house rules."""

from trefoil.core.options import Chosen, Option, Options, Value

DECKS: dict[int, tuple[Value, ...]] = {  # by players, the usual one first
    2: ("plain", "jokers"),
    3: ("plain", "jokers"),
    4: ("plain", "jokers", "tarot"),
    5: ("plain", "jokers"),
    6: ("jokers", "plain"),
}
SIDES: dict[int, tuple[Value, ...]] = {  # by players, the usual ones first
    2: ("double", "alone"),
    3: ("alone",),
    4: ("pairs", "alone"),
    5: ("alone",),
    6: ("pairs", "alone"),
}


def _decks(chosen: Chosen) -> tuple[Value, ...]:
    return DECKS[int(chosen["players"])]


def _sides(chosen: Chosen) -> tuple[Value, ...]:
    return SIDES[int(chosen["players"])]


def _kitties(chosen: Chosen) -> tuple[Value, ...]:
    return (True, False) if chosen["players"] == 3 else (False,)


def _seats(chosen: Chosen) -> tuple[Value, ...]:
    return tuple(range(int(chosen["players"])))


OPTIONS = Options(
    "Tock",
    Option("players", (2, 3, 4, 5, 6), "how many play", default=lambda chosen: 4),
    Option("deck", ("plain", "jokers", "tarot"), "52 cards, with two jokers, or with the tarot's own", allowed=_decks),
    Option("sides", ("double", "pairs", "alone"), "two colours each, partners, or everybody alone", allowed=_sides),
    Option("kitty", (True, False), "three players have a kitty of five cards each", allowed=_kitties),
    Option("fold", (True, False), "whoever can do nothing lays down the whole hand, not one card"),
    Option("direction", ("clockwise", "anticlockwise"), "which way the pawns travel"),
    Option("friendly_fire", (False, True), "one may land on pawns of one's own side"),
    Option("jack_spares_start", (True, False), "a jack takes no other pawn from its own start"),
    Option("first", (0, 1, 2, 3, 4, 5), "the seat that deals first", allowed=_seats, by_lot=True),
)
