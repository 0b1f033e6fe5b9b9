"""A table without a server around it: commands go in by name, entries come out, time stands still unless moved."""

from typing import Any

import msgspec
import pytest

from trefoil.protocol.codec import command_in
from trefoil.protocol.commands import Spoken
from trefoil.protocol.requests import CreateTable
from trefoil.protocol.shapes import Wish
from trefoil.server.table import table as pure
from trefoil.server.table.context import Context, fingerprint
from trefoil.server.table.errors import Refused
from trefoil.server.table.events import Created, Entry, packed, unpacked
from trefoil.server.table.internal import Arrive, ClaimSeat, Internal, LayOut, LayOutAgain, RobotPlays, Tick
from trefoil.server.table.invites import invites
from trefoil.server.table.rematch import again
from trefoil.server.table.state import Table

START = 1_700_000_000_000  # milliseconds since 1970


class Desk:
    """A table, its log and its clock."""

    name, began, luck = "t" * 22, START, 0  # of the table; when it was laid; which of many deals it has

    def __init__(self, game: str = "triqueta", people: int = 2, bots: int = 0, **wishes: Any) -> None:
        self.table, self.twin = Table(self.name), Table(self.name)
        self.entries, self.at, self.draws = list[Entry](), self.began, 0
        kinds = [Wish(kind="mine")] + [Wish(kind="open")] * (people - 1) + [Wish(kind="bot", level="uniform")] * bots
        wish = CreateTable(**{"game": game, "seats": kinds, **wishes})
        self.ask(None, LayOut(wish, fingerprint(self.token(0))))
        for person in range(1, people):
            self.ask(None, ClaimSeat(person, f"P{person}", self.invite(), fingerprint(self.token(person))))
        for person in range(people):
            self.ask(person, Arrive())

    def token(self, person: int) -> str:
        return f"token-of-{person}"

    def invite(self) -> str:
        return invites(self.table).table

    def draw(self, n: int) -> bytes:
        """Bytes that are the same in every run."""
        self.draws += 1
        return bytes((self.luck + self.draws * 31 + k * 7) % 256 for k in range(n))

    def now(self) -> Context:
        return Context(self.at, self.draw, "here")

    def ask(self, who: int | None, command: Spoken | Internal, cid: str | None = None) -> Entry | None:
        """Let the table decide, store and apply."""
        decision = pure.decide(self.table, who, command, self.now(), cid)
        assert self.table == self.twin  # deciding changes nothing, whatever is decided
        return None if decision is None else self.keep(decision)

    def refused(self, who: int | None, kind: str, **fields: Any) -> str:
        """The code with which something is refused."""
        with pytest.raises(Refused) as caught:
            self.say(who, kind, **fields)
        return caught.value.code

    def say(self, who: int | None, kind: str, **fields: Any) -> Entry | None:
        """The same, for what a client says."""
        body: dict[str, Any] = {"type": kind, "cid": f"c-{len(self.entries):06}", **fields}
        if kind in ("play", "preview", "hint", "ask"):
            body.setdefault("seq", self.table.seq)
        command = command_in(msgspec.json.encode(body))
        return self.ask(who, command, command.cid)

    def keep(self, decision: pure.Decision) -> Entry:
        """Apply an entry as a server does that has decided it, and as one that reads it: both come to the same."""
        stored = unpacked(packed(decision.entry))
        assert stored == decision.entry
        self.entries.append(stored)
        pure.apply(self.table, decision.entry, decision.tried)
        pure.apply(self.twin, stored)
        assert self.table == self.twin
        return stored

    def move_to(self, entries: list[Entry]) -> None:
        """Go on at the table of another log."""
        first = entries[0].events[0]
        assert isinstance(first, Created)
        self.entries = entries
        self.table, self.twin = (pure.rebuilt(first.table, entries) for _ in range(2))

    def go_on(self, asker: int) -> None:
        """Let somebody ask for a rematch, and go on at its table, to which nobody has come yet."""
        self.say(asker, "rematch")
        new = self.table.rematch or ""
        made = tuple(again(self.table, new, asker, self.now()))
        decision = pure.decide(Table(new), None, LayOutAgain(made), self.now())
        assert decision is not None
        self.move_to([decision.entry])

    def wait(self, milliseconds: int) -> None:
        """Let time pass, and whatever is due happen."""
        self.at += milliseconds
        while self.ask(None, Tick()):
            pass

    def start(self) -> None:
        """Start, with nobody contributing."""
        self.say(self.table.host, "start")
        self.wait(3_000)

    def turn(self, choose: Any = None) -> None:
        """The seat to move plays a whole sentence: the last legal move at every step."""
        seat = self.table.to_move
        assert seat is not None
        assert self.table.game is not None
        game, moves = self.table.game.copy(), []
        while game.goes_on(self.table.game, seat):
            moves.append((choose or (lambda legal: legal[-1]))(list(game.legal_moves)))
            game.push(moves[-1])
        person = self.table.seats[seat].person
        if person is None:
            self.ask(None, RobotPlays(seat, self.table.seq, tuple(moves), "bot"))
        else:
            self.say(person, "play", moves=moves)
