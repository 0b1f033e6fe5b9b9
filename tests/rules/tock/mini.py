"""Tock once more, in plain lists and words and without a thought for speed, to compare the kernel with."""

from collections import Counter
from typing import Any

from tests.rules.tock.board import DECKS, SUITED, Board, Path, Pawn
from tests.rules.tock.rows import deals, exchange
from tests.rules.tock.seats import seats_of

TRUMPS = ("X4", "X5", "X6", "X7")


class Mini:
    """A game in play; it knows only texts."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.seats = seats_of(options)
        self.players = self.seats.players
        self.deck = DECKS[options["deck"]]
        self.deals, self.exchange = deals(options), exchange(options)
        self.kitty: bool = options["kitty"]
        self.fold: bool = options["fold"]
        clockwise = options["direction"] == "clockwise"
        pawns = {(colour, number): colour for colour in self.seats.colours for number in range(4)}
        self.board = Board(self.seats, clockwise, options["friendly_fire"], options["jack_spares_start"], pawns)
        self.dealer: int = options["first"]
        self.turn = self.dealer
        self.waiting = "card"
        self.new_deck()

    # 2 Deal and exchange

    def new_deck(self) -> None:
        self.stock = Counter(self.deck)
        self.laid: Counter[str] = Counter()
        self.hands: list[Counter[str]] = [Counter() for _ in range(self.players)]
        self.kitties: list[Counter[str]] = [Counter() for _ in range(self.players)]
        self.to_come = list(self.deals)
        self.packets = self.round_of(self.kitties, 5) if self.kitty else []
        self.new_deal()

    def round_of(self, piles: list[Counter[str]], size: int) -> list[tuple[int, Counter[str]]]:
        """One packet for everybody, beginning with the dealer: to whom each card goes."""
        seats = [(self.dealer + step) % self.players for step in range(self.players)]
        return [(seat, piles[seat]) for seat in seats for _ in range(size)]

    def new_deal(self) -> None:
        self.gifts: dict[int, str] = {}
        self.known: dict[int, str] = {}  # what a giver knows in the partner's hand
        if self.to_come:
            self.packets += self.round_of(self.hands, self.to_come.pop(0))
            self.waiting, self.turn = "card", self.packets[0][0]
        else:
            self.hands, self.kitties = self.kitties, [Counter() for _ in range(self.players)]
            self.begin_play()

    def card(self, rank: str) -> None:
        self.packets.pop(0)[1][rank] += 1
        self.stock[rank] -= 1
        if self.packets:
            self.turn = self.packets[0][0]
        elif self.exchange:
            self.waiting, self.turn = self.exchange, 0
        else:
            self.begin_play()

    def give(self, rank: str) -> None:
        self.hands[self.turn][rank] -= 1
        self.gifts[self.turn] = rank
        self.turn += 1
        if self.turn == self.players:
            for seat, gift in self.gifts.items():
                if (partner := self.seats.partner(seat)) is not None:
                    self.hands[partner][gift] += 1
            self.known, self.gifts = self.gifts, {}
            self.begin_play()

    def put(self, rank: str) -> None:
        self.hands[self.turn][rank] -= 1
        self.gifts[self.turn] = rank
        self.waiting = "get"

    def get(self, rank: str) -> None:
        self.kitties[self.turn][rank] -= 1
        self.kitties[self.turn][self.gifts.pop(self.turn)] += 1
        self.hands[self.turn][rank] += 1
        self.waiting = "put"
        self.turn += 1
        if self.turn == self.players:
            self.begin_play()

    # 3 A turn

    def begin_play(self) -> None:
        self.turn = self.dealer
        self.begin_turn()

    def begin_turn(self) -> None:
        self.waiting = "play"
        self.rank = ""
        self.left = 7
        self.last: Pawn | None = None
        self.own = self.board.own(self.turn)

    def ways(self, rank: str, pawn: Pawn) -> dict[str, Path]:
        """Where a pawn can go with the card, and over which places."""
        if rank != "7":
            return {place: (place,) for place in self.board.reach(self.own, rank, pawn)}
        if pawn == self.last or pawn[0] not in self.own:
            return {}
        return {path[-1]: path for path in self.board.parts(pawn, self.left) if self.leads_on(pawn, path)}

    def leads_on(self, pawn: Pawn, path: Path) -> bool:
        board = self.board.moved(pawn, path[-1], path)
        return any(True for _ in board.sevens(self.own, self.left - len(path), pawn))

    def playable(self, rank: str) -> bool:
        ranks = SUITED if rank == "*" else [rank]
        return any(self.ways(name, pawn) for name in ranks for pawn in self.board.pawns)

    def can_play(self) -> list[str]:
        hand = +self.hands[self.turn]
        if cards := [rank for rank in hand if self.playable(rank)]:
            return cards
        return ["fold"] if self.fold and self.is_useless(hand) else [f"drop {rank}" for rank in hand]

    def is_useless(self, hand: Counter[str]) -> bool:
        """R6: no card that may serve, and nobody who can bring one of these pawns in before the next deal."""
        places = [self.board.pawns[pawn] for pawn in self.board.of(self.own)]
        out = any(place.isdigit() or place == "O" for place in places)
        keeps = any(rank in ("A", "K", "*", *TRUMPS) for rank in hand)
        return not out and not keeps and not self.helped()

    def helped(self) -> bool:
        """R2, R6: whether one of two partners has all four pawns home."""
        partner = self.seats.partner(self.turn)
        return partner is not None and 4 in (self.board.home(self.seats.led[seat]) for seat in (self.turn, partner))

    # Playing

    def legal(self) -> set[str]:
        if self.waiting in ("give", "put"):
            return {f"{self.waiting} {rank}" for rank in +self.hands[self.turn]}
        pawns = self.board.pawns
        return {
            "card": lambda: {f"card {rank}" for rank in +self.stock},
            "get": lambda: {f"get {rank}" for rank in +self.kitties[self.turn]},
            "play": lambda: set(self.can_play()),
            "name": lambda: {f"={rank}" for rank in SUITED if self.playable(rank)},
            "pick": lambda: {f"@{pawns[pawn]}" for pawn in pawns if self.ways(self.rank, pawn)},
            "move": lambda: {f">{place}" for place in self.ways(self.rank, self.pawn)},
            "over": lambda: set[str](),
        }[self.waiting]()

    def push(self, text: str) -> None:
        verb, _, what = text.partition(" ")
        if verb in ("card", "give", "put", "get"):
            getattr(self, verb)(what)
        elif verb in ("drop", "fold"):
            self.lay(*([what] if what else list(self.hands[self.turn].elements())))
            self.end_turn()
        elif verb[0] == "@":
            self.pick(verb[1:])
        elif verb[0] == ">":
            self.move(verb[1:])
        else:
            self.name(verb)

    def lay(self, *cards: str) -> None:
        for rank in cards:
            self.hands[self.turn][rank] -= 1
            self.laid[rank] += 1
            partner = self.seats.partner(self.turn)
            if partner is not None and self.known.get(partner) == rank:
                del self.known[partner]

    def name(self, text: str) -> None:
        if text[0] != "=":
            self.lay(text)
        self.rank = text.lstrip("=")
        self.waiting = "name" if text == "*" else "pick"

    def pick(self, place: str) -> None:
        able = [pawn for pawn, where in self.board.pawns.items() if where == place and self.ways(self.rank, pawn)]
        self.pawn = able[0]
        self.waiting = "move"

    def move(self, place: str) -> None:
        path = self.ways(self.rank, self.pawn)[place]
        other = self.board.at(place)
        if self.rank == "J" and other is not None:
            self.board = self.board.swapped(self.pawn, other)
        else:
            self.board = self.board.moved(self.pawn, place, path)
        if self.rank == "7" and len(path) < self.left:
            self.left, self.last, self.waiting = self.left - len(path), self.pawn, "pick"
        else:
            self.end_turn()

    def end_turn(self) -> None:
        if self.winners():
            self.waiting = "over"
            return
        order = [(self.turn + step) % self.players for step in range(1, self.players + 1)]
        waiting = [seat for seat in order if self.hands[seat].total()]
        if waiting:
            self.turn = waiting[0]
            self.begin_turn()
        else:
            self.end_deal()

    def end_deal(self) -> None:
        self.dealer = (self.dealer + 1) % self.players
        if self.to_come or any(kitty.total() for kitty in self.kitties):
            self.new_deal()
        else:
            self.new_deck()

    def winners(self) -> tuple[int, ...]:
        sides = map(self.seats.side, range(self.players))
        return tuple(seat for seat, side in enumerate(sides) if self.board.home(side) == 4 * len(side))

    def mover(self) -> int | None:
        """A seat, -1 for nature, or None."""
        return {"card": -1, "over": None}.get(self.waiting, self.turn)
