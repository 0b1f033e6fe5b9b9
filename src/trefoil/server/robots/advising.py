"""Asking for a hint: a whole sentence is thought out from the asker's own view, one hint at a time."""

from typing import TYPE_CHECKING

from trefoil.core.errors import TrefoilError
from trefoil.server import oplog
from trefoil.server.robots.answers import expect_sentence
from trefoil.server.table.errors import Refused
from trefoil.server.table.guards import while_playing
from trefoil.server.table.hints import Adviser, Opinion, allowed
from trefoil.server.table.turns import fresh, own_turn

if TYPE_CHECKING:
    from trefoil.core.game import Game
    from trefoil.server.table.state import Table
    from trefoil.server.tables.actor import TableActor


async def advice_for(actor: "TableActor", who: int | None, seq: int) -> list[Opinion]:
    """An opinion on each step of the best sentence; refused if the game has moved on meanwhile."""
    seat = may_ask(actor.table, who, seq)
    actor.house.readiness.require_bots()
    if who is None or who in actor.advised:
        raise Refused("not_now", "One hint at a time: the one before is still being thought of.")
    actor.advised.add(who)
    try:
        assert actor.table.game is not None
        advice = await sentence(actor.table.game.copy(), seat, actor.house.advise)
    finally:
        actor.advised.discard(who)
    may_ask(actor.table, who, seq)
    return advice


def may_ask(table: "Table", who: int | None, seq: int) -> int:
    """The seat to move, if it is the asker's and hints are allowed."""
    while_playing(table)
    fresh(table, seq)
    seat = own_turn(table, who)
    if not allowed(table):
        raise Refused("hints_off", "Several people play here: hints can be asked for once all of them have agreed.")
    return seat


async def sentence(game: "Game", seat: int, advise: Adviser) -> list[Opinion]:
    """What a bot thinks of each step of a sentence, which can be played; its trouble is its own."""
    try:
        steps = await advise(game.view(seat, told=False))
    except Refused:
        raise
    except Exception as error:  # noqa: BLE001  # a bot is a guest: the table goes on without its hint
        oplog.failure("hint", error)
        raise Refused("no_hint", "The bot gave no hint. Nothing was changed; try again.") from None
    try:
        expect_sentence(game, seat, [step.best.move for step in steps])
    except TrefoilError:
        raise Refused("no_hint", "The bot gave no hint: its moves cannot be played. Nothing was changed.") from None
    return steps
