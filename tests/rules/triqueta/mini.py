"""Triqueta once more, in plain lists and words and without a thought for speed, to compare the kernel with."""

from collections import Counter
from copy import deepcopy

ANIMALS = "RODBMU"
WORTH = dict(zip(ANIMALS, (5, 6, 7, 8, 9, 10), strict=True))


class Mini:
    """A game in play; it knows only texts."""

    def __init__(self, players: int, first: int) -> None:
        self.seats = list(range(players))
        self.turn = self.rock = first
        self.bag = Counter(dict.fromkeys(ANIMALS, 10))
        self.towers = {1: 15, 2: 15, 3: 15, 4: 15}
        self.tower = 1
        self.kept: list[list[str]] = [[] for _ in self.seats]
        self.won: list[list[str]] = [[] for _ in self.seats]
        self.trees = [0 for _ in self.seats]
        self.choices: list[int] = []  # the seats that still have to choose, once for each kept token
        self.adding: list[tuple[int, str]] = []
        self.waiting = "turn"
        self.hand = ""
        self.begin_round()

    def begin_round(self) -> None:
        self.rows: dict[int, list[str]] = {seat + 1: [] for seat in self.seats}
        self.playing = list(self.seats)
        self.turn = self.rock

    def legal(self) -> list[str]:
        places = [f"place {row}" for row in self.rows]
        return {
            "turn": ["draw"] * (self.towers[self.tower] > 0) + [f"take {row}" for row in self.rows],
            "token": [f"token {animal}" for animal in ANIMALS if self.bag[animal]],
            "hand": places + ["keep"] * (len(self.kept[self.turn]) < 2),
            "tower": [f"tower {tower}" for tower in sorted(self.towers) if self.towers[tower]],
            "choice": ["add", "return"],
            "over": [],
        }[self.waiting]

    def push(self, text: str) -> None:
        verb, _, what = text.partition(" ")
        {
            "draw": self.draw,
            "token": self.token,
            "place": self.place,
            "keep": self.keep,
            "take": self.take,
            "tower": self.choose_tower,
            "add": self.choose,
            "return": self.choose,
        }[verb](what or verb)

    def draw(self, _: str) -> None:
        self.towers[self.tower] -= 1
        self.waiting = "token"

    def token(self, animal: str) -> None:
        self.bag[animal] -= 1
        self.hand = animal
        self.waiting = "hand"

    def place(self, row: str) -> None:
        self.rows[int(row)].append(self.hand)
        self.next_turn()

    def keep(self, _: str) -> None:
        self.kept[self.turn].append(self.hand)
        self.next_turn()

    def next_turn(self) -> None:
        self.waiting = "turn"
        round_the_table = [(self.turn + step) % len(self.seats) for step in range(1, len(self.seats) + 1)]
        self.turn = next(seat for seat in round_the_table if seat in self.playing)

    def take(self, row: str) -> None:
        self.won[self.turn] += self.rows.pop(int(row))
        self.playing.remove(self.turn)
        if self.playing:
            self.next_turn()
        else:
            self.end_round()

    def end_round(self) -> None:
        self.rock = self.turn
        self.towers[self.tower] = 0
        self.choices = [seat for seat in self.seats for _ in self.kept[seat]]
        self.waiting = "tower" if any(self.towers.values()) else "choice" if self.choices else "over"
        if self.waiting == "choice":
            self.turn = self.choices[0]

    def choose_tower(self, tower: str) -> None:
        self.trees[self.rock] += 1
        self.tower = int(tower)
        self.begin_round()
        self.waiting = "turn"

    def choose(self, verb: str) -> None:
        seat = self.choices.pop(0)
        token = self.kept[seat][-1 if seat not in self.choices else 0]
        if verb == "add":
            self.adding.append((seat, token))
        if self.choices:
            self.turn = self.choices[0]
        else:
            self.finish()

    def finish(self) -> None:
        for seat, token in self.adding:
            self.won[seat].append(token)
        self.waiting = "over"

    def mover(self) -> int | None:
        """A seat, -1 for nature, or None."""
        return {"token": -1, "over": None}.get(self.waiting, self.turn)

    def score(self, seat: int) -> int:
        points = self.trees[seat] + (self.rock == seat)
        for animal, n in Counter(self.won[seat]).items():
            points += n if n < 3 else WORTH[animal] if n == 3 else 3 - n
        return points

    def winners(self) -> list[int]:
        ranks = [(self.score(seat), len(self.won[seat])) for seat in self.seats]
        return [seat for seat in self.seats if ranks[seat] == max(ranks)]

    def perft(self, depth: int) -> int:
        """How many sequences of so many moves there are."""
        return 1 if depth == 0 else sum(self.after(text).perft(depth - 1) for text in self.legal())

    def after(self, text: str) -> "Mini":
        """The game after a move."""
        twin = deepcopy(self)
        twin.push(text)
        return twin
