"""Who leads which colours and plays with whom: the column `sides` in section 1 of the rule page, in plain words."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

COLOURS = "ABCDEF"
LED = {  # by players and `sides`: the colours that each player leads
    (2, "double"): ("AC", "BD"),
    (2, "alone"): ("A", "C"),
    (3, "alone"): ("A", "B", "C"),
    (4, "pairs"): ("A", "B", "C", "D"),
    (4, "alone"): ("A", "B", "C", "D"),
    (5, "alone"): ("A", "B", "C", "D", "E"),
    (6, "pairs"): ("A", "B", "C", "D", "E", "F"),
    (6, "alone"): ("A", "B", "C", "D", "E", "F"),
}
PARTNERS = {(4, "pairs"): 2, (6, "pairs"): 3}  # how many seats away the partner sits


@dataclass(frozen=True)
class Seats:
    """The seats of a table."""

    players: int
    sides: str

    @cached_property
    def led(self) -> tuple[str, ...]:
        """By seat, its colours."""
        return LED[self.players, self.sides]

    @cached_property
    def colours(self) -> str:
        """The colours that are played."""
        return "".join(sorted("".join(self.led)))

    def partner(self, seat: int) -> int | None:
        away = PARTNERS.get((self.players, self.sides))
        return None if away is None else (seat + away) % self.players

    def side(self, seat: int) -> str:
        """The colours that win together with a seat's."""
        partner = self.partner(seat)
        return self.led[seat] if partner is None else self.led[seat] + self.led[partner]

    def of(self, colour: str) -> int:
        """The seat that leads a colour."""
        return next(seat for seat, led in enumerate(self.led) if colour in led)

    def together(self, one: str, other: str) -> bool:
        return other in self.side(self.of(one))


EVERY_SEATING = tuple(Seats(players, sides) for players, sides in LED)


def seats_of(options: Mapping[str, Any]) -> Seats:
    """The seats of a game that has these options."""
    return Seats(options["players"], options["sides"])


def seating_name(seats: Seats) -> str:
    """How a test names it."""
    return f"{seats.players}-{seats.sides}"
