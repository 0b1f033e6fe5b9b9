"""Playing: a sentence of moves by one seat, with what nature answers; and looking ahead without playing."""

from collections.abc import Sequence
from typing import Literal

from trefoil.core.errors import IllegalMove, UnknownMove
from trefoil.core.game import Game
from trefoil.protocol import commands
from trefoil.server.table import events
from trefoil.server.table.clock import begin_turn, charge
from trefoil.server.table.context import Context
from trefoil.server.table.dealing import let_nature_move
from trefoil.server.table.errors import Refused
from trefoil.server.table.events import Entry
from trefoil.server.table.guards import seated, while_playing
from trefoil.server.table.handlers import Tried, applied, decided
from trefoil.server.table.internal import RobotPlays
from trefoil.server.table.presence import robot
from trefoil.server.table.preview import Preview, preview_of
from trefoil.server.table.state import Table, Turn


def fresh(table: Table, seq: int) -> None:
    """Refuse whoever has not seen the last change of the game."""
    if not table.moved <= seq <= table.seq:
        raise Refused(
            "stale", f"The game has moved on: expected a number from {table.moved} to {table.seq}, got {seq}."
        )


def own_turn(table: Table, who: int | None) -> int:
    """The seat to move in a game that runs, if it is a person's to play."""
    seat = table.to_move
    if who is None or seat is None or table.seats[seat].person != who:
        seated(table, who)
        raise Refused("not_yours", "It is another seat's turn: wait until it is yours.")
    if table.timed_out == seat:
        raise Refused("not_now", "The clock has run out: a bot plays this turn.")
    return seat


def begun(table: Table, moves: Sequence[str]) -> Game:
    """The game with the moves of a sentence played; nature has not answered yet."""
    assert table.game is not None
    game, seat = table.game.copy(), table.to_move
    for number, move in enumerate(moves):
        if number and (seat is None or not game.goes_on(table.game, seat)):
            raise Refused(
                "illegal_move", f"The sentence ends after {number} moves: expected no more, got {len(moves)}."
            )
        try:
            game.push(move)
        except UnknownMove as error:
            raise Refused("unknown_move", str(error)) from None
        except IllegalMove as error:
            raise Refused("illegal_move", str(error)) from None
    return game


def sentence(
    table: Table, seat: int, moves: Sequence[str], by: Literal["person", "bot", "clock"], now: Context
) -> Tried:
    """A whole sentence, nature's answer, and the end of the game if that is it."""
    game = begun(table, moves)
    assert table.game is not None
    if game.goes_on(table.game, seat):
        raise Refused("unfinished", f"The sentence goes on: seat {seat} can play {game.legal_moves}.")
    assert table.deal is not None
    before = table.game.ply
    let_nature_move(game, table.deal.key, table.draws, now)
    played = events.Played(seat=seat, by=by, own=len(moves), moves=game.moves_from(before))
    return Tried([played, events.Ended(how="finished")] if game.to_move is None else [played], game)


@decided.register
def play(command: commands.Play, table: Table, who: int | None, now: Context) -> Tried:
    while_playing(table)
    fresh(table, command.seq)
    return sentence(table, own_turn(table, who), command.moves, "person", now)


@decided.register
def robot_plays(command: RobotPlays, table: Table, who: int | None, now: Context) -> Tried:
    while_playing(table)
    fresh(table, command.seq)
    waiting = robot(table)
    if waiting is None or waiting[0] != command.seat:
        raise Refused("stale", "The game has moved on while the bot was thinking.")
    tried = sentence(table, command.seat, command.moves, command.by, now)
    told = [] if command.instead is None else [events.BotFailed(seat=command.seat, level=command.instead)]
    return Tried([*told, *tried.events], tried.game)


def preview(table: Table, who: int | None, seq: int, moves: Sequence[str]) -> Preview:
    """The game as whoever would play a beginning of a sentence may imagine it afterwards."""
    while_playing(table)
    fresh(table, seq)
    seat = own_turn(table, who)
    assert table.game is not None
    whole = not begun(table, moves).goes_on(table.game, seat)
    return preview_of(table.game, seat, moves, whole)


@applied.register
def played(event: events.Played, table: Table, entry: Entry, tried: Game | None = None) -> None:
    """The sentence is played again, unless the game after it is there: whoever decided has tried it out."""
    assert table.game is not None
    before, answered = table.game.ply, len(event.moves) > event.own
    if tried is None:
        for move in event.moves:
            table.game.push(move)
    else:
        table.game = tried
    table.draws += len(event.moves) - event.own
    table.turns = [] if answered else table.turns
    table.turns.append(Turn(event.seat, before, answered))
    table.question = None
    charge(table, event.seat, entry.at)
    begin_turn(table, entry.at)
    table.moved = entry.seq


@applied.register
def bot_failed(event: events.BotFailed, table: Table, entry: Entry) -> None:
    """Told, and nothing more: the next turn is the bot's own again."""


@applied.register
def ended(event: events.Ended, table: Table, entry: Entry) -> None:
    table.phase, table.ended, table.moved = "over", event.how, entry.seq
    table.question = None
