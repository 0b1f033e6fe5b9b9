"""Leaks, planted one at a time: each lets something that a seat may not know slip out by another hole."""

import zlib
from base64 import b64encode
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from trefoil.core.game import Game
from trefoil.core.layout import GAP
from trefoil.core.state import Records
from trefoil.core.view import View
from trefoil.protocol.codec import once
from trefoil.protocol.events import TableInfo
from trefoil.server import oplog
from trefoil.server.audience import audience, table_info, views
from trefoil.server.edge import session
from trefoil.server.table import turns
from trefoil.server.table.errors import Refused
from trefoil.server.table.preview import Preview
from trefoil.server.table.state import Table
from trefoil.server.tables.actor import TableActor

Plant = Callable[[pytest.MonkeyPatch], None]


def secret(game: Game | None) -> int:
    """A number that depends on every hidden thing."""
    return zlib.crc32(repr(game and game.moves).encode())


def in_view(**shown: Callable[[Game], Any]) -> Plant:
    """A field of the view made from the whole game."""
    return in_form("seen", views.seen, shown)


def in_record(**shown: Callable[[Game], Any]) -> Plant:
    """The same for those who are told the game as a record: all others hear nothing of it."""
    return in_form("recorded", views.recorded, shown)


def in_form(name: str, honest: Callable[..., Any], shown: dict[str, Callable[[Game], Any]]) -> Plant:
    def told(game: Game, *others: Any) -> Any:
        return replace(honest(game, *others), **{field: make(game) for field, make in shown.items()})

    return lambda patch: patch.setattr(audience, name, told)


def in_base64(states: Records) -> str:
    """A record as it is sent."""
    return b64encode(states.tobytes()).decode()


def with_the_stream(game: Game) -> str:
    """A spectator's record that tells where nature's stream stands."""
    states = game.view(None, told=False).states
    states["rng_state"] = game.states["rng_state"]
    return in_base64(states)


def with_a_full_gap(game: Game) -> str:
    """A spectator's record with a secret where no field lies."""
    states = game.view(None, told=False).states
    for name in states.dtype.names or ():
        if name.startswith(GAP):
            states[name] = secret(game) % 256
    return in_base64(states)


def raw_happening(patch: pytest.MonkeyPatch) -> None:
    honest = audience.played
    patch.setattr(audience, "played", lambda event, view: replace(honest(event, view), moves=event.moves))


def telling_refusal(patch: pytest.MonkeyPatch) -> None:
    honest = turns.own_turn

    def own_turn(table: Table, who: int | None) -> int:
        try:
            return honest(table, who)
        except Refused as error:
            raise Refused(error.code, f"{error} {table.game and table.game.legal_moves}") from None

    patch.setattr(turns, "own_turn", own_turn)


def telling_code(patch: pytest.MonkeyPatch) -> None:
    honest = turns.own_turn

    def own_turn(table: Table, who: int | None) -> int:
        try:
            return honest(table, who)
        except Refused as error:
            raise Refused("not_now" if secret(table.game) % 2 else error.code, str(error)) from None

    patch.setattr(turns, "own_turn", own_turn)


def preview_for_anybody(patch: pytest.MonkeyPatch) -> None:
    def preview(table: Table, who: int | None, seq: int, moves: list[str]) -> Preview:
        if table.game is None or table.to_move is None:
            raise Refused("not_now", "Not now.")
        return Preview(table.to_move, table.game, False)

    patch.setattr(session, "preview", preview)
    patch.setattr(session.Session, "_covered", lambda self, table: None)


def looking_ahead_in_the_real_game(patch: pytest.MonkeyPatch) -> None:
    def preview_of(game: Game, seat: int, moves: list[str], whole: bool) -> Preview:
        ahead = game.copy()
        for move in moves:
            ahead.push(move)
        return Preview(seat, ahead, whole)

    patch.setattr(turns, "preview_of", preview_of)


def anothers_reading(patch: pytest.MonkeyPatch) -> None:
    honest = Game.read_by

    def read_by(self: Game, seat: int | None) -> Any:
        return honest(self, seat if self.ply % 3 or self.to_move is None or self.to_move < 0 else self.to_move)

    patch.setattr(Game, "read_by", read_by)


def wrong_seat(patch: pytest.MonkeyPatch) -> None:
    honest = session.Session.catch_up

    def catch_up(self: session.Session, table: Table) -> bool:
        belongs = honest(self, table)
        self.place = self.place._replace(sitting=table.to_move)
        return belongs

    patch.setattr(session.Session, "catch_up", catch_up)


def one_frame_more(patch: pytest.MonkeyPatch) -> None:
    honest = TableActor.show

    def show(self: TableActor, entry: Any) -> None:
        honest(self, entry)
        if secret(self.table.game) % 2:
            honest(self, None)

    patch.setattr(TableActor, "show", show)


def words_for_everybody(patch: pytest.MonkeyPatch) -> None:
    """A position that is put into words once, for whoever looks first."""

    def position(self: audience.Audience, view: View) -> dict[str, Any]:
        return self._positions.setdefault(b"", once(view.position()))

    patch.setattr(audience.Audience, "_position", position)


def whole(info: TableInfo) -> TableInfo:
    """The same without parts that are bytes already."""
    return msgspec.json.decode(msgspec.json.encode(info), type=TableInfo)


def in_table(change: Callable[[Any, int], Any]) -> Plant:
    """Something about the table that depends on what is hidden."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        honest = table_info.info
        patch.setattr(audience, "info", lambda table, known: change(whole(honest(table, known)), secret(table.game)))

    return plant


def in_summary(patch: pytest.MonkeyPatch) -> None:
    honest = table_info.summary

    def summary(table: Table) -> Any:
        return replace(honest(table), options={**table.options, "checksum": secret(table.game)})

    patch.setattr(table_info, "summary", summary)


def counted(patch: pytest.MonkeyPatch) -> None:
    honest = TableActor._happened

    def happened(self: TableActor, *what: Any) -> None:
        honest(self, *what)
        self.house.metrics.closed[f"{secret(self.table.game) % 5}"] += 1

    patch.setattr(TableActor, "_happened", happened)


def logged(patch: pytest.MonkeyPatch) -> None:
    honest = TableActor._happened

    def happened(self: TableActor, *what: Any) -> None:
        honest(self, *what)
        oplog.say("move", checksum=secret(self.table.game))

    patch.setattr(TableActor, "_happened", happened)


def late(patch: pytest.MonkeyPatch) -> None:
    honest = audience.Audience.update

    def update(self: audience.Audience, place: Any, known: Any, entry: Any, now: int) -> bytes:
        return honest(self, place, known, entry, now + secret(self._table.game) % 3)

    patch.setattr(audience.Audience, "update", update)


def early_secret_of_others(patch: pytest.MonkeyPatch) -> None:
    honest = Game.view

    def view(self: Game, seat: int | None, told: bool = True) -> Any:
        players = int(self.options["players"])
        whole = honest(self, seat, told)
        whole.states = honest(self, (0 if seat is None else seat + 1) % players).states
        return whole

    patch.setattr(Game, "view", view)


LEAKS: dict[str, Plant] = {
    "moves as they were made": in_view(moves=lambda game: list(game.moves)),
    "the whole position": in_view(position=lambda game: game.position()),
    "the mover's next steps": in_view(legal_moves=lambda game: list(game.legal_moves)),
    "what is left unseen": in_view(options=lambda game: game.position()["unseen"]),
    "the record of the whole game": in_record(record=lambda game: in_base64(game.states)),
    "nature's stream in a record": in_record(record=with_the_stream),
    "a byte between the fields of a record": in_record(record=with_a_full_gap),
    "the numbers of moves as they were made": in_record(
        moves=lambda game: list(map(game.KERNEL.VERBS.number, game.moves))
    ),
    "moves as they happened": raw_happening,
    "the text of a refusal": telling_refusal,
    "the code of a refusal": telling_code,
    "a preview for anybody": preview_for_anybody,
    "a preview of the real game": looking_ahead_in_the_real_game,
    "what another seat reads, now and then": anothers_reading,
    "another seat's chair": wrong_seat,
    "another seat's eyes": early_secret_of_others,
    "words made for another": words_for_everybody,
    "a frame more or less": one_frame_more,
    "the length of a text": in_table(lambda info, number: replace(info, stand_in="x" * (number % 7))),
    "the order of a list": in_table(lambda info, number: replace(info, seats=info.seats[:: 1 if number % 2 else -1])),
    "a number that should not count": in_table(lambda info, number: replace(info, table=str(number))),
    "a summary over HTTP": in_summary,
    "a count in the metrics": counted,
    "a line of the log": logged,
    "the time of an answer": late,
}
