"""The board of Tock once more, in plain dictionaries, walked square by square; written from the rule page alone."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from tests.rules.tock.seats import COLOURS, Seats

START_OF = {colour: 18 * number for number, colour in enumerate(COLOURS)}
SUITED = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"]
DECKS = {
    "plain": Counter(SUITED * 4),
    "jokers": Counter(SUITED * 4 + ["*", "*"]),
    "tarot": Counter(SUITED * 4 + ["N"] * 4 + ["X4", "X5", "X6", "X7"]),
}
STEPS = {
    "A": (1, 11),
    "2": (2,),
    "3": (3,),
    "5": (5,),
    "6": (6,),
    "8": (8,),
    "9": (9,),
    "T": (10,),
    "Q": (12,),
    "K": (13,),
}

Pawn = tuple[str, int]  # colour and number
Path = tuple[str, ...]  # the places a pawn comes to, one after the other


@dataclass(frozen=True)
class Board:
    """Pawns and where they stand; places are written as on the rule page."""

    seats: Seats
    clockwise: bool = True
    friendly_fire: bool = False
    jack_spares_start: bool = True
    pawns: dict[Pawn, str] = field(default_factory=dict)

    @property
    def ring(self) -> int:
        return 72 if self.seats.players < 5 else 108

    def own(self, seat: int) -> str:
        """R2: the colours of the pawns that a seat plays with."""
        mine, partner = self.seats.led[seat], self.seats.partner(seat)
        return mine if partner is None or self.home(mine) < 4 else self.seats.led[partner]

    def at(self, place: str) -> Pawn | None:
        """Who stands on a square; bases and the centre are no squares."""
        found = [pawn for pawn, where in self.pawns.items() if where == place and place not in "ABCDEFO"]
        assert len(found) <= 1, "one pawn to a square"
        return found[0] if found else None

    def guarded(self, place: str) -> bool:
        """4.2: whether a pawn on its own start stands here."""
        pawn = self.at(place)
        return pawn is not None and place == str(START_OF[pawn[0]])

    def may_end(self, colour: str, place: str) -> bool:
        """4.3, 4.5."""
        pawn = self.at(place)
        if pawn is None:
            return True
        if self.guarded(place) or not place.isdigit():
            return False
        return self.friendly_fire or not self.seats.together(colour, pawn[0])

    def may_pass(self, place: str) -> bool:
        """4.2."""
        return not self.guarded(place) if place.isdigit() else self.at(place) is None

    # Walking

    def onward(self, colour: str, place: str, may_turn: bool) -> Iterator[tuple[str, bool]]:
        """The next places forward, and whether the pawn may turn into its lane from there."""
        if place.isdigit():
            square = (int(place) + (1 if self.clockwise else -1)) % self.ring
            yield str(square), may_turn or square == START_OF[colour]
            if may_turn and int(place) == (START_OF[colour] - 3) % self.ring:
                yield f"{colour}1", True
        elif len(place) == 2 and place[1] < "4":
            yield f"{colour}{int(place[1]) + 1}", True

    def forward(self, pawn: Pawn, n: int) -> Iterator[Path]:
        """4.5, 7.1: all ways to go n forward; against the clock a pawn turns in only after passing its start."""
        front: list[tuple[Path, str, bool]] = [((), self.pawns[pawn], self.clockwise)]
        for step in range(1, n + 1):
            front = [
                ((*path, place), place, turn)
                for path, here, may_turn in front
                for place, turn in self.onward(pawn[0], here, may_turn)
                if step == n or self.may_pass(place)
            ]
        return (path for path, place, _ in front if self.may_end(pawn[0], place))

    def straight(self, pawn: Pawn, n: int) -> Iterator[Path]:
        """4.7: n along the ring, back if n is below zero."""
        here, way = self.pawns[pawn], (1 if n > 0 else -1) * (1 if self.clockwise else -1)
        if here.isdigit():
            path = tuple(str((int(here) + way * step) % self.ring) for step in range(1, abs(n) + 1))
            if all(map(self.may_pass, path[:-1])) and self.may_end(pawn[0], path[-1]):
                yield path

    # Moving

    def moved(self, pawn: Pawn, place: str, swept: Path = ()) -> "Board":
        """The board after a pawn has moved; whoever stands there, or was swept, is back in base."""
        pawns = dict(self.pawns)
        for square in (*swept, place):
            if (other := self.at(square)) is not None and other != pawn:
                pawns[other] = other[0]
        pawns[pawn] = place
        return replace(self, pawns=pawns)

    def swapped(self, pawn: Pawn, other: Pawn) -> "Board":
        return replace(self, pawns={**self.pawns, pawn: self.pawns[other], other: self.pawns[pawn]})

    def of(self, colours: str) -> list[Pawn]:
        return [pawn for pawn in self.pawns if pawn[0] in colours]

    def home(self, colours: str) -> int:
        """How many pawns are in their lanes."""
        return sum(len(self.pawns[pawn]) == 2 and not self.pawns[pawn].isdigit() for pawn in self.of(colours))

    # Cards

    def reach(self, own: str, rank: str, pawn: Pawn) -> set[str]:
        """3: where a pawn can go with a card other than a seven."""
        if rank in ("X4", "X5", "X6", "X7"):
            return self.trumped(own, pawn, int(rank[1]))
        if pawn[0] not in own:
            return set()
        if rank == "J":
            return self.swaps(own, pawn)
        if rank == "N":
            return self.ride(own, pawn)
        if rank == "4":
            return {path[-1] for path in self.straight(pawn, -4)}
        found = {path[-1] for n in STEPS[rank] for path in self.forward(pawn, n)}
        return found | self.entering(rank, pawn) | self.centre(rank, pawn)

    def entering(self, rank: str, pawn: Pawn) -> set[str]:
        start = str(START_OF[pawn[0]])
        if rank in "AK" and self.pawns[pawn] == pawn[0] and self.may_end(pawn[0], start):
            return {start}
        return set()

    def centre(self, rank: str, pawn: Pawn) -> set[str]:
        if self.seats.players < 6 or rank not in "23":
            return set()
        sevens = [str(square) for square in range(7, 108, 18)]
        if self.pawns[pawn] == "O":
            return {square for square in sevens if self.may_end(pawn[0], square)}
        return {"O"} if self.pawns[pawn] in sevens else set()

    def swaps(self, own: str, pawn: Pawn) -> set[str]:
        others = [other for other in self.pawns if other[0] not in own and self.pawns[other].isdigit()]
        free = {self.pawns[other] for other in others}
        if self.jack_spares_start:
            free = {square for square in free if not self.guarded(square)}
        return free if self.pawns[pawn].isdigit() else set()

    def ride(self, own: str, pawn: Pawn) -> set[str]:
        here, way = self.pawns[pawn], 1 if self.clockwise else -1
        for n in range(1, self.ring) if here.isdigit() else ():
            square = str((int(here) + way * n) % self.ring)
            other = self.at(square)
            if other is not None and other[0] not in own and not self.guarded(square):
                return {square}
        return set()

    def trumped(self, own: str, pawn: Pawn, n: int) -> set[str]:
        if self.seats.together(own[0], pawn[0]) or self.guarded(self.pawns[pawn]):
            return set()
        return {path[-1] for way in (n, -n) for path in self.straight(pawn, way)}

    # The seven

    def steps(self, own: str, left: int, last: Pawn | None) -> Iterator[tuple[Pawn, Path]]:
        """4.8: every step of a seven, whatever comes after."""
        for pawn in self.of(own):
            if pawn != last:
                yield from ((pawn, path) for path in self.parts(pawn, left))

    def parts(self, pawn: Pawn, left: int) -> Iterator[Path]:
        """All ways to spend some of the points on one pawn, the most first."""
        return (path for n in range(left, 0, -1) for path in self.forward(pawn, n))

    def sevens(self, own: str, left: int = 7, last: Pawn | None = None) -> Iterator[tuple[str, ...]]:
        """4.8: every sequence of steps that spends exactly what is left."""
        if left == 0:
            yield ()
        for pawn, path in self.steps(own, left, last):
            step = (f"@{self.pawns[pawn]}", f">{path[-1]}")
            for rest in self.moved(pawn, path[-1], path).sevens(own, left - len(path), pawn):
                yield (*step, *rest)
