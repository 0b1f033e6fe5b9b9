"""A game as one seat, or a spectator, may know it, in the form in which its reader asked for it."""

from collections.abc import Callable
from functools import cache
from typing import Any

from trefoil.core.game import Game
from trefoil.core.layout import fingerprint
from trefoil.core.outcome import OutcomeTold
from trefoil.core.view import View
from trefoil.games.catalogue import load
from trefoil.protocol.events import RecordView, Reread, RereadAction, SeatView
from trefoil.server.audience.move_feed import Feed, Told

Seen = SeatView | RecordView  # in words, or as a record
Position = Callable[[View], dict[str, Any]]  # how a view is put into words


@cache
def layout(game: str) -> str:
    """How records of a game are laid out: it does not change while a process lives."""
    return fingerprint(load(game).KERNEL)


def seen(
    game: Game, seat: int | None, running: bool, feed: Feed, news: Told, position: Position = View.position
) -> SeatView:
    """A game as a seat may know it, in words."""
    view, texts = game.view(seat, told=False), game.KERNEL.VERBS.texts
    return SeatView(
        game=game.NAME,
        options=view.options,
        seat=seat,
        to_move=view.to_move,
        legal_moves=list(view.steps()) if running else [],
        ply=news.ply,
        moves=[texts[action] for action in feed.actions[news.ply :].tolist()],
        movers=game.movers_from(news.ply),
        reread=[Reread(ply=ply, move=texts[feed.actions[ply]]) for ply in news.changed],
        position=position(view),
        lying=game.lying(feed.actions),
        outcome=outcome(view),
    )


def recorded(game: Game, seat: int | None, feed: Feed, news: Told) -> RecordView:
    """The same as a record; legal moves and the position follow from it, and what lies in an order from all moves."""
    view = game.view(seat, told=False)
    return RecordView(
        **view.packed(),  # the record that `hide` made, and nothing of the game itself
        game=game.NAME,
        to_move=view.to_move,
        ply=news.ply,
        moves=feed.actions[news.ply :].tolist(),
        movers=game.movers_from(news.ply),
        reread=[RereadAction(ply=ply, move=int(feed.actions[ply])) for ply in news.changed],
        outcome=outcome(view),
    )


def outcome(view: View) -> OutcomeTold | None:
    """How the game ended, if it has."""
    ended = view.outcome()
    return None if ended is None else ended.to_dict()


def in_words(view: Seen, first: int) -> list[str]:
    """The moves that a view tells, from one of them on, as texts."""
    if isinstance(view, SeatView):
        return view.moves[first:]
    texts = load(view.game).KERNEL.VERBS.texts
    return [texts[action] for action in view.moves[first:]]
