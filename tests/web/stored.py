"""Tables whose logs are written before anybody comes: the same game in every run, at the very place a test wants."""

import secrets
from collections.abc import Callable, Iterator
from random import Random
from time import time_ns
from typing import Any

from tests.server.tables import Desk
from tests.web.ahead import Laid
from tests.web.house import House
from trefoil.core.game import Game
from trefoil.server.store import sqlite
from trefoil.server.store.store import Line
from trefoil.server.table.events import packed
from trefoil.server.table.invites import invites

Enough = Callable[[Game], bool]
DRAWING = 0.8  # how often somebody who could take a row draws instead
MOST_TURNS = 2000
DEALS = 256


class Table(Desk):
    """A table with a deal of its own at which everybody plays whatever comes; the first seat also likes to go home."""

    def __init__(self, game: str, bots: int, luck: int, people: int = 1, **wishes: Any) -> None:
        self.name, self.began, self.luck = secrets.token_urlsafe(16), time_ns() // 1_000_000, luck
        self._random = Random(luck)
        super().__init__(game, people, bots, **wishes)
        self.start()

    def token(self, person: int) -> str:
        return f"{self.name}-{person}"

    def reaches(self, enough: Enough) -> bool:
        """Play until the first seat is to move in a position that is enough; False if none comes."""
        for _ in range(MOST_TURNS):
            game = self.table.game
            if game is None or game.to_move is None:
                return False
            if game.to_move == 0 and enough(game):
                return True
            self.turn(self._choose)
        return False

    def _choose(self, legal: list[str]) -> str:
        lanes = [move for move in legal if is_lane(move)] if self.table.to_move == 0 else []
        draw = ["draw"] if "draw" in legal and self._random.random() < DRAWING else []
        return self._random.choice(lanes or draw or legal)

    def stored(self, house: House) -> Laid:
        """The table in the server's database, and the token of whoever has its first seat."""
        connection = sqlite.connect(house.database)
        lines = [Line(self.name, entry.seq, entry.at, packed(entry)) for entry in self.entries]
        connection.execute("BEGIN")
        assert sum(sqlite.inserted(connection, [line]) for line in lines) == len(lines)  # each stands on the one before
        connection.execute("COMMIT")
        connection.close()
        made = invites(self.table)
        return Laid(self.name, self.token(0), {"table": made.table, "seats": list(made.seats)})


def is_lane(move: str) -> bool:
    """Whether a step of Tock leads into a lane."""
    return move.startswith(">") and move[1:2].isalpha() and move != ">O"


def stored(house: House, game: str, bots: int, enough: Enough, first: int = 0, **wishes: Any) -> Laid:
    """The first of many deals in which the first seat comes to a position that is enough, as a table of the server."""
    for luck in range(first, DEALS):
        table = Table(game, bots, luck, **wishes)
        if table.reaches(enough):
            return table.stored(house)
    raise AssertionError(f"no deal of {game} comes to such a position")


def sentences(game: Game) -> Iterator[tuple[list[str], Game]]:
    """Every sentence that the seat to move can play, and the game behind it."""
    for move in game.legal_moves:
        after = game.copy()
        after.push(move)
        if after.to_move == game.to_move:
            yield from (([move, *rest], end) for rest, end in sentences(after))
        else:
            yield [move], after


def wins_by_going_home(game: Game) -> bool:
    """Tock: every way into the lane wins, and there is one; its card moves one pawn alone, and is not the first."""
    view = game.view(0).to_dict()["position"]
    if view["stage"] != "playing" or view["colours"][0]["home"] != 3 or "fold" in game.legal_moves:
        return False
    home = [(moves, end) for moves, end in sentences(game) if any(map(is_lane, moves))]
    first = next(iter(game.legal_moves))
    return bool(home) and all(len(moves) == 3 and moves[0] != first and end.to_move is None for moves, end in home)


def near_its_end(house: House) -> Laid:
    """A table of Tock for three at which the first seat can win at once, by bringing its last pawn home."""
    return stored(house, "tock", 2, wins_by_going_home)


def anything(game: Game) -> bool:
    """The first turn of the first seat will do."""
    return True


def everybody_in_the_round(game: Game) -> bool:
    """Triqueta: nobody has taken a row yet, and a token can be drawn."""
    seats = game.view(0).to_dict()["position"]["seats"]
    return "draw" in game.legal_moves and all(seat["row"] is None for seat in seats)


def last_in_the_round(game: Game) -> bool:
    """Triqueta: the first seat alone is in the round, and will be after it has placed a token."""
    position = game.view(0).to_dict()["position"]
    others_out = all(seat["row"] is not None for seat in position["seats"][1:])
    return others_out and "draw" in game.legal_moves and position["towers"][position["tower"] - 1] > 1


def counts_up(game: Game) -> bool:
    """Triqueta: the last round is over, and what was kept is added or returned."""
    return "add" in game.legal_moves


def one_way(game: Game) -> bool:
    """Tock: the first card moves one pawn, to one square."""
    if game.view(0).to_dict()["position"]["stage"] != "playing":
        return False
    card = next(iter(game.legal_moves))
    ways = [moves for moves, _ in sentences(game) if moves[0] == card]
    return len(ways) == 1 and len(ways[0]) == 3


def harmful(game: Game) -> list[str]:
    """Tock: a sentence of card, pawn and square with which the first seat sends somebody else back; empty if none."""
    if game.view(0).to_dict()["position"]["stage"] != "playing":
        return []
    ways = (way for way in sentences(game) if len(way[0]) == 3 and way[0][0] not in ("J", "*"))
    return next((moves for moves, end in ways if at_base(end) > at_base(game)), [])


def at_base(game: Game) -> int:
    """How many pawns of the other seats stand in their bases."""
    colours = game.view(0).to_dict()["position"]["colours"][1:]
    return sum(pawn == colour["colour"] for colour in colours for pawn in colour["pawns"])


def has_choices(game: Game) -> bool:
    """Tock: the first card lets its player choose between pawns or squares."""
    first = next(iter(game.legal_moves))
    if game.view(0).to_dict()["position"]["stage"] != "playing" or first == "fold":
        return False
    after = game.copy()
    after.push(first)
    return after.to_move == 0 and len(after.legal_moves) > 1


def chooses_pawns(game: Game) -> bool:
    """Tock: the first card can move either of two pawns, each to one square or more."""
    if not has_choices(game):
        return False
    after = game.copy()
    after.push(next(iter(game.legal_moves)))
    return all(move.startswith("@") and move[1:].isdigit() for move in after.legal_moves)
