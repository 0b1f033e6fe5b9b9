"""The only way out: what happened, and how a table stands, as one seat or a spectator may know it."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from trefoil.core.game import Game
from trefoil.core.view import View
from trefoil.protocol import happenings as told
from trefoil.protocol.codec import once, written
from trefoil.protocol.events import (
    Advice,
    Coded,
    Hinted,
    Previewed,
    TableInfo,
    Update,
    Welcome,
    You,
)
from trefoil.protocol.shapes import PROTOCOL
from trefoil.server.audience.move_feed import NOTHING, Feed, Feeds, Known, Told
from trefoil.server.audience.table_info import in_pieces, info, whole_info
from trefoil.server.audience.views import Seen, in_words, layout, recorded, seen
from trefoil.server.table import events
from trefoil.server.table.events import Entry
from trefoil.server.table.hints import Opinion
from trefoil.server.table.invites import code_given, invites
from trefoil.server.table.preview import Preview
from trefoil.server.table.state import Table


class Place(NamedTuple):
    """From where a connection looks at a table, and in which form it is told what it sees."""

    person: int | None  # None: a spectator
    sitting: int | None  # None: the public view
    records: bool = False  # it is told the game as a record, not in words


class Shown:
    """What an audience was shown last, kept by whoever holds the table: most of it is the same after the next move."""

    __slots__ = ("changes", "feeds", "info", "you")

    def __init__(self) -> None:
        self.feeds = Feeds()
        self.info: TableInfo | None = None
        self.you: dict[Place, You] = {}
        self.changes = 0  # how often more than the moves and the talk has changed

    def forget(self) -> None:
        """More than the moves and the talk has changed."""
        self.info = None
        self.you.clear()
        self.changes += 1


class Audience:
    """A table as it stands now, shown to whoever asks; what several may see is made once."""

    def __init__(self, table: Table, shown: Shown | None = None) -> None:
        self._table, self._shown = table, shown or Shown()
        self._feed: dict[int | None, Feed] = {}
        self._positions: dict[bytes, dict[str, Any]] = {}
        self._frames: dict[tuple[Place, Known], bytes] = {}
        self._info: TableInfo | None = None

    def info(self) -> TableInfo:
        """What everybody sees."""
        if self._info is None:
            if self._shown.info is None:
                self._shown.info = in_pieces(whole_info(self._table))
            self._info = once(info(self._table, self._shown.info))
        return self._info

    def view(self, place: Place, known: Known = NOTHING) -> Seen | None:
        """The game as seen from a place, with the moves that are news to somebody; None before the deal."""
        game, seat = self._table.game, place.sitting
        if game is None:
            return None
        feed = self.feed(game, seat)
        news = feed.since(known[1] if known[0] == seat else 0)
        if place.records:
            return recorded(game, seat, feed, news)
        return seen(game, seat, self._table.phase == "playing", feed, news, self._position)

    def _position(self, view: View) -> dict[str, Any]:
        """The position of a view; seats that see the same record are told the same words."""
        record = view.states.tobytes()
        if record not in self._positions:
            self._positions[record] = once(view.position())
        return self._positions[record]

    def feed(self, game: Game, seat: int | None) -> Feed:
        """How a seat reads the moves."""
        if seat not in self._feed:
            self._feed[seat] = self._shown.feeds.of(game, seat)
        return self._feed[seat]

    def known(self, place: Place) -> Known:
        """What somebody at this place knows who has just been told everything."""
        feed = self._feed.get(place.sitting)
        return NOTHING if feed is None else (place.sitting, feed.version)

    def you(self, place: Place) -> You:
        """Who a connection is."""
        known = self._shown.you.get(place)
        if known is None:
            known = self._shown.you[place] = once(self._you(place))
        return known

    def _you(self, place: Place) -> You:
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

    def welcome(self, place: Place, cid: str, now: int) -> Welcome[Any]:
        """The answer to hello."""
        return Welcome(
            cid=cid,
            protocol=PROTOCOL,
            layout=layout(self._table.game_name),
            now=now,
            seq=self._table.seq,
            you=self.you(place),
            table=self.info(),
            view=self.view(place),
            chat=list(self._table.chat),
        )

    def update(self, place: Place, known: Known, entry: Entry | None, now: int) -> bytes:
        """What an entry that was just applied changed; without one, only how things stand."""
        frame = self._frames.get((place, known))
        if frame is None:
            frame = self._frames[place, known] = written(self._update(place, known, entry, now))
        return frame

    def _update(self, place: Place, known: Known, entry: Entry | None, now: int) -> Update[Seen]:
        view, events = self.view(place, known), () if entry is None else entry.events
        return Update(
            seq=self._table.seq,
            at=self._table.at,
            now=now,
            you=self.you(place),
            happened=[what for event in events if (what := telling(event, self._table, view))],
            table=self.info(),
            view=view,
        )

    def coded(self, person: int, cid: str, at: int) -> Coded:
        """The code that a command made, for its owner, as long as it works."""
        code, until = code_given(self._table, person, cid, at)
        return Coded(cid=cid, code=code, until=until)


def previewed(table: Table, preview: Preview, cid: str, moves: list[str], records: bool = False) -> Previewed[Any]:
    """A beginning of a sentence, shown to the seat that would play it; nature has not answered."""
    game, seat, whole = preview.game, preview.seat, preview.whole
    ply = 0 if table.game is None else table.game.ply
    feed = Feed(0, game.read_by(seat), Told(ply))
    view = recorded(game, seat, feed, feed.new) if records else seen(game, seat, not whole, feed, feed.new)
    legal = [] if whole else list(game.view(seat, told=False).steps())
    return Previewed(cid=cid, seq=table.seq, moves=moves, legal_moves=legal, whole=whole, view=view)


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


def telling(event: events.Happened, table: Table, view: Seen | None) -> told.Happening | None:
    """Something that happened, as whoever has this view may hear it; None if it is the server's own business."""
    match event:
        case events.Dealt():
            return told.Dealt(moves=[] if view is None else in_words(view, 0))
        case events.Played():
            return played(event, view)
        case events.Ended():
            return told.Ended(how=event.how, outcome=None if view is None else view.outcome)
        case events.Chatted():
            name = table.people[event.person].name
            return told.Chatted(person=event.person, name=name, text=event.text)
        case _:
            found = PLAIN.get(type(event))
            return found and found(event)


def played(event: events.Played, view: Seen | None) -> told.Moved:
    """A sentence, its moves as the reader may know them."""
    assert view is not None
    old = len(view.moves) - len(event.moves)
    moves, movers = in_words(view, old), view.movers[old:]
    return told.Moved(seat=event.seat, by=event.by, ply=view.ply + old, moves=moves, movers=movers)


IN_VIEW = events.Dealt, events.Played, events.Ended, events.Chatted  # what is told as its reader may know it
SILENT = (  # the server's own business, or seen in how the table stands
    events.Created,
    events.Joined,
    events.CodeMade,
    events.TakenOver,
    events.Closed,
    events.Reminded,
    events.Excused,
    events.HintsAgreed,
)
PLAIN: dict[
    type[events.Stored], Callable[[Any], told.Happening]
] = {  # what holds no secret, told with its numbers alone
    events.SeatTaken: lambda event: told.Claimed(seat=event.seat, person=event.person),
    events.SeatFilled: lambda event: told.Seated(seats=[event.seat]),
    events.SeatsSwapped: lambda event: told.Seated(seats=[event.seat, event.other]),
    events.Renamed: lambda event: told.Renamed(person=event.person),
    events.Configured: lambda event: told.Configured(),
    events.PutOut: lambda event: told.WasPutOut(person=event.person),
    events.Started: lambda event: told.Started(),
    events.Promised: lambda event: told.Contributed(person=event.person),
    events.Revealed: lambda event: told.Contributed(person=event.person),
    events.BotFailed: lambda event: told.BotFailed(seat=event.seat, level=event.level),
    events.TimedOut: lambda event: told.OutOfTime(seat=event.seat),
    events.StoodIn: lambda event: told.StoodIn(seat=event.seat),
    events.Came: lambda event: told.Came(person=event.person),
    events.Gone: lambda event: told.Gone(person=event.person),
    events.Reacted: lambda event: told.Reacted(person=event.person, reaction=event.reaction),
    events.Muted: lambda event: told.Quieted(person=event.person),
    events.Hushed: lambda event: told.Quieted(person=None),
    events.Asked: lambda event: told.WasAsked(what=event.what, person=event.person),
    events.Answered: lambda event: told.Answered(what=event.what, person=event.person, yes=event.yes),
    events.Undone: lambda event: told.Undone(seat=event.seat, ply=event.ply),
    events.Rematched: lambda event: told.Rematched(table=event.table),
}
