"""The only way out: what happened, and how a table stands, as one seat or a spectator may know it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from trefoil.core.game import Game
from trefoil.protocol import happenings as told
from trefoil.protocol.events import Advice, Coded, Hinted, Previewed, SeatView, TableInfo, Update, Welcome, You
from trefoil.protocol.shapes import PROTOCOL
from trefoil.server import log
from trefoil.server.hints import Opinion
from trefoil.server.invites import CODE_LASTS, code_of, invites
from trefoil.server.log import Entry
from trefoil.server.showing import info
from trefoil.server.state import Table


@dataclass(frozen=True, slots=True)
class Place:
    """From where a connection looks at a table."""

    person: int | None  # None: a spectator
    sitting: int | None  # None: the public view


class Audience:
    """A table as it stands now, shown to whoever asks; what several may see is made once."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._views: dict[int | None, SeatView | None] = {}
        self._info: TableInfo | None = None

    def info(self) -> TableInfo:
        """What everybody sees."""
        if self._info is None:
            self._info = info(self._table)
        return self._info

    def view(self, seat: int | None) -> SeatView | None:
        """The game as a seat may know it; None before the deal."""
        if seat not in self._views:
            game = self._table.game
            self._views[seat] = None if game is None else seen(game, seat, self._table.phase == "playing")
        return self._views[seat]

    def you(self, place: Place) -> You:
        """Who a connection is."""
        table, seats = self._table, self._table.seats_of(place.person)
        hosting = place.person is not None and place.person == table.host
        return You(
            person=place.person,
            host=hosting,
            seats=seats,
            sitting=place.sitting,
            covered=len(seats) > 1 and place.sitting is None,
            invites=invites(table) if hosting else None,
        )

    def welcome(self, place: Place, cid: str, now: int) -> Welcome:
        """The answer to hello."""
        return Welcome(
            cid=cid,
            protocol=PROTOCOL,
            now=now,
            seq=self._table.seq,
            you=self.you(place),
            table=self.info(),
            view=self.view(place.sitting),
            chat=list(self._table.chat),
        )

    def update(self, place: Place, entry: Entry | None, now: int) -> Update:
        """What an entry that was just applied changed; without one, only how things stand."""
        view = self.view(place.sitting)
        happened = (
            [] if entry is None else [what for event in entry.events if (what := telling(event, self._table, view))]
        )
        return Update(
            seq=self._table.seq,
            at=self._table.at,
            now=now,
            you=self.you(place),
            happened=happened,
            table=self.info(),
            view=view,
        )

    def coded(self, person: int, cid: str, at: int) -> Coded:
        """The code that was just made, for its owner."""
        return Coded(cid=cid, code=code_of(self._table, person, at), until=at + CODE_LASTS)


def seen(game: Game, seat: int | None, running: bool) -> SeatView:
    """A game as a seat may know it."""
    body = game.view(seat).to_dict()
    body["legal_moves"] = body["legal_moves"] if running else []
    return SeatView(**body, movers=list(game.movers))


def previewed(table: Table, game: Game, seat: int, cid: str, moves: list[str]) -> Previewed:
    """A beginning of a sentence, shown to the seat that would play it; nature has not answered."""
    view = seen(game, seat, True)
    whole = game.to_move != seat
    return Previewed(cid=cid, seq=table.seq, moves=moves, legal_moves=view.legal_moves, whole=whole, view=view)


def hinted(table: Table, cid: str, advice: Sequence[Opinion]) -> Hinted:
    """What a bot thinks of each step of a sentence, for whoever is to play it; opinions are formed from views alone."""
    moves = [opinion.best.move for opinion in advice]
    other = next(((k, opinion.other) for k, opinion in enumerate(advice) if opinion.other is not None), None)
    return Hinted(
        cid=cid,
        seq=table.seq,
        best=Advice(moves=moves, value=round(advice[0].best.value, 3)),
        exact=advice[0].exact,
        runner_up=other and Advice(moves=[*moves[: other[0]], other[1].move], value=round(other[1].value, 3)),
        chances={move: round(chance, 4) for move, chance in advice[0].chances.items()},
    )


def telling(event: log.Happened, table: Table, view: SeatView | None) -> told.Happening | None:
    """Something that happened, as whoever has this view may hear it; None if it is the server's own business."""
    match event:
        case log.Dealt():
            return told.Dealt(moves=[] if view is None else view.moves[: len(event.moves)])
        case log.Played():
            return played(event, view)
        case log.Ended():
            return told.Ended(how=event.how, outcome=None if view is None else view.outcome)
        case log.Chatted():
            name = table.people[event.person].name
            return told.Chatted(person=event.person, name=name, text=event.text)
        case _:
            found = PLAIN.get(type(event))
            return found and found(event)


def played(event: log.Played, view: SeatView | None) -> told.Moved:
    """A sentence, its moves as the reader may know them."""
    assert view is not None
    ply = len(view.moves) - len(event.moves)
    return told.Moved(seat=event.seat, by=event.by, ply=ply, moves=view.moves[ply:], movers=view.movers[ply:])


PLAIN: dict[type[log.Stored], Callable[[Any], told.Happening]] = {  # what holds no secret, told with its numbers alone
    log.SeatTaken: lambda event: told.Claimed(seat=event.seat, person=event.person),
    log.SeatFilled: lambda event: told.Seated(seats=[event.seat]),
    log.SeatsSwapped: lambda event: told.Seated(seats=[event.seat, event.other]),
    log.Renamed: lambda event: told.Renamed(person=event.person),
    log.Configured: lambda event: told.Configured(),
    log.PutOut: lambda event: told.WasPutOut(person=event.person),
    log.Started: lambda event: told.Started(),
    log.Promised: lambda event: told.Contributed(person=event.person),
    log.Revealed: lambda event: told.Contributed(person=event.person),
    log.TimedOut: lambda event: told.OutOfTime(seat=event.seat),
    log.StoodIn: lambda event: told.StoodIn(seat=event.seat),
    log.Came: lambda event: told.Came(person=event.person),
    log.Gone: lambda event: told.Gone(person=event.person),
    log.Reacted: lambda event: told.Reacted(person=event.person, reaction=event.reaction),
    log.Muted: lambda event: told.Quieted(person=event.person),
    log.Hushed: lambda event: told.Quieted(person=None),
    log.Asked: lambda event: told.WasAsked(what=event.what, person=event.person),
    log.Answered: lambda event: told.Answered(what=event.what, person=event.person, yes=event.yes),
    log.Undone: lambda event: told.Undone(seat=event.seat, ply=event.ply),
    log.Rematched: lambda event: told.Rematched(table=event.table),
}
