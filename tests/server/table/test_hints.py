"""Who may have hints: whoever plays alone, and friends once all of them have agreed."""

import asyncio

import pytest

from tests.server.tables import Desk
from trefoil import Triqueta
from trefoil.protocol.requests import CreateTable
from trefoil.protocol.shapes import Wish
from trefoil.server.table.context import fingerprint
from trefoil.server.table.errors import Refused
from trefoil.server.table.hints import allowed, nobody
from trefoil.server.table.internal import LayOut
from trefoil.server.table.state import Table


def playing(people: int = 2, bots: int = 0) -> Desk:
    desk = Desk(people=people, bots=bots, options={"first": 0})
    desk.start()
    return desk


def test_whoever_plays_with_bots_alone_may_have_hints() -> None:
    assert allowed(playing(people=1, bots=2).table)


def test_friends_may_have_hints_once_all_agree() -> None:
    desk = playing(people=3)
    assert not allowed(desk.table)
    desk.say(2, "ask", what="hints")
    desk.say(0, "answer", yes=True)
    assert not allowed(desk.table)
    desk.say(1, "answer", yes=True)
    assert allowed(desk.table)
    assert desk.table.question is None
    assert desk.refused(1, "ask", what="hints") == "not_now"


def test_one_no_is_enough() -> None:
    desk = playing()
    desk.say(0, "ask", what="hints")
    desk.say(1, "answer", yes=False)
    assert not allowed(desk.table)


def test_those_round_one_screen_are_friends() -> None:
    desk = Desk(people=1, bots=1)
    desk.table, desk.twin, desk.entries = Table("s" * 22), Table("s" * 22), []
    wish = CreateTable(game="triqueta", seats=[Wish(kind="mine"), Wish(kind="mine")])
    desk.ask(None, LayOut(wish, fingerprint("token-of-0")))
    desk.start()
    assert not allowed(desk.table)
    desk.say(0, "ask", what="hints")
    assert allowed(desk.table)


def test_a_house_without_bots_has_no_hints() -> None:
    with pytest.raises(Refused) as caught:
        asyncio.run(nobody(Triqueta(players=2, seed=1).view(0)))
    assert caught.value.code == "no_hint"
