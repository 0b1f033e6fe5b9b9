"""Games at tables of the server, noted as they go: what is said there, and every frame that the person is told."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from tests.server.tables import Desk
from tests.wasm.plans import by_lot, ways
from trefoil.core.game import Game
from trefoil.core.options import Chosen
from trefoil.games.catalogue import load
from trefoil.protocol.codec import written
from trefoil.server.audience.audience import Audience, Place, Shown, previewed
from trefoil.server.audience.move_feed import NOTHING
from trefoil.server.table.errors import Refused
from trefoil.server.table.events import Entry
from trefoil.server.table.turns import preview

ME = Place(0, 0)
Line = dict[str, Any]


def tables(name: str, rounds: int) -> Iterator[Chosen]:
    """The options of every way to set a game up, some of them several times."""
    for number, chosen in enumerate(ways(name) * rounds):
        yield chosen | by_lot(load(name).OPTIONS, chosen, number)


class Served:
    """One game of a person against bots, all of whom choose at random."""

    def __init__(self, game: str, options: Chosen, number: int) -> None:
        self.random, self.lines = Random(number), list[Line]()
        self.known, self.shown = NOTHING, Shown()
        self.desk = Desk(game, people=1, bots=int(options["players"]) - 1, options=options)
        self.desk.luck = number
        self.desk.start()

    @property
    def game(self) -> Game:
        assert self.desk.table.game is not None
        return self.desk.table.game

    def script(self, most: int) -> Line:
        """Play some turns, or to the end; everything that is needed to play the same elsewhere."""
        table, audience = self.desk.table, self.audience()
        self.note("welcome", {}, json.loads(written(audience.welcome(ME, "c", 0))))
        self.known = audience.known(ME)
        dealt = len(self.game.moves)
        while table.phase == "playing" and len(self.lines) < most:
            self.turn()
        options = dict(self.game.options)
        seats = ["P0" if seat.person == 0 else str(seat.level) for seat in table.seats]
        told = {"game": self.game.NAME, "rules": self.game.KERNEL.RULES, "options": options, "seats": seats}
        return told | {"moves": list(self.game.moves), "dealt": dealt, "lines": self.lines}

    def turn(self) -> None:
        """A sentence of the seat to move; the person looks ahead at each step, and may take it back."""
        table = self.desk.table
        mine, seq, before = table.to_move == 0, table.seq, self.game.ply
        chosen: list[str] = []
        self.desk.turn(lambda legal: self.step(chosen, legal, mine))
        self.note("play" if mine else "bot", {"seq": seq, "moves": chosen, "all": self.game.moves_from(before)})
        if self.random.random() < 0.1 and table.phase == "playing":
            self.take_back()

    def step(self, chosen: list[str], legal: list[str], mine: bool) -> str:
        move = self.random.choice(legal)
        chosen.append(move)
        if mine:
            ahead = preview(self.desk.table, 0, self.desk.table.seq, chosen)
            frame = json.loads(written(previewed(self.desk.table, ahead, "c", list(chosen))))
            self.note("preview", {"seq": self.desk.table.seq, "moves": list(chosen)}, frame)
        return move

    def take_back(self) -> None:
        """Ask for the last turn; whether it was given back is noted too."""
        seq = self.desk.table.seq
        try:
            self.desk.say(0, "ask", what="undo")
        except Refused as refused:
            self.note("undo", {"seq": seq}, {"type": "refused", "code": refused.code})
        else:
            self.note("undo", {"seq": seq})

    def audience(self) -> Audience:
        feeds, self.shown = self.shown.feeds, Shown()
        self.shown.feeds = feeds
        return Audience(self.desk.table, self.shown)

    def note(self, what: str, said: Line, frame: Line | None = None) -> None:
        """One line of the script: what is said or played, and the frame that follows."""
        if frame is None:
            audience, entry = self.audience(), self.desk.entries[-1]
            frame = self.update(audience, entry)
            self.known = audience.known(ME)
        self.lines.append({"what": what, **said, "frame": frame})

    def update(self, audience: Audience, entry: Entry) -> Line:
        frame: Line = json.loads(audience.update(ME, self.known, entry, 0))
        return frame
