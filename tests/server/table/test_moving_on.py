"""Another device by a code, and another game with the same people."""

import pytest

from tests.server.tables import START, Desk
from trefoil.server.audience.audience import Audience
from trefoil.server.table.context import Context, fingerprint
from trefoil.server.table.errors import Refused
from trefoil.server.table.internal import LayOutAgain, TakeOverSeats
from trefoil.server.table.invites import CODE_LASTS, person_with
from trefoil.server.table.rematch import again
from trefoil.server.table.state import Table
from trefoil.server.table.table import apply, decide


def coded(desk: Desk, who: int) -> str:
    entry = desk.say(who, "make_code")
    assert entry is not None
    return Audience(desk.table).coded(who, entry.cid or "", entry.at).code


def take_over(desk: Desk, code: str) -> None:
    desk.ask(None, TakeOverSeats(code, fingerprint("token-of-phone")))


def test_a_code_moves_a_person_and_the_old_token_is_worth_nothing() -> None:
    desk = Desk()
    code = coded(desk, 1)
    assert code not in str(desk.entries)
    take_over(desk, code.lower())
    assert person_with(desk.table, "token-of-phone") == 1
    assert person_with(desk.table, "token-of-1") is None


def test_a_code_works_once_and_not_for_long() -> None:
    desk = Desk()
    code = coded(desk, 1)
    take_over(desk, code)
    with pytest.raises(Refused):
        take_over(desk, code)
    code = coded(desk, 0)
    desk.wait(CODE_LASTS)
    with pytest.raises(Refused) as caught:
        take_over(desk, code)
    assert caught.value.code == "no_table"


def test_a_code_that_is_asked_for_again_is_the_same_whatever_happened_meanwhile() -> None:
    desk = Desk()
    code = coded(desk, 1)
    cid, other = desk.entries[-1].cid or "", coded(desk, 0)
    desk.at += 5_000
    desk.say(0, "chat", text="Something else")
    assert Audience(desk.table).coded(1, cid, desk.at).code == code != other
    take_over(desk, code)
    assert person_with(desk.table, "token-of-phone") == 1


def test_a_code_that_works_no_more_is_not_given_again() -> None:
    desk = Desk()
    for end in ("used", "replaced", "old"):
        code = coded(desk, 1)
        cid = desk.entries[-1].cid or ""
        if end == "used":
            take_over(desk, code)
        elif end == "replaced":
            coded(desk, 1)
        else:
            desk.at += CODE_LASTS
        with pytest.raises(Refused) as caught:
            Audience(desk.table).coded(1, cid, desk.at)
        assert caught.value.code == "not_now"


def test_a_code_that_nobody_made_is_no_table() -> None:
    with pytest.raises(Refused) as caught:
        take_over(Desk(), "ABCDEFGH23")
    assert caught.value.code == "no_table"
    assert Desk().refused(None, "make_code") == "not_yours"


def over(desk: Desk) -> Desk:
    desk.start()
    desk.say(desk.table.host, "ask", what="end")
    return desk


def test_a_rematch_has_the_same_people_in_the_same_seats() -> None:
    desk = over(Desk(people=2, bots=1))
    desk.say(1, "rematch")
    new = desk.table.rematch
    assert new is not None
    table = Table(new)
    decision = decide(table, None, LayOutAgain(tuple(again(desk.table, new, 1, desk.now()))), Context(START, desk.draw))
    assert decision is not None
    apply(table, decision.entry)
    assert [(seat.person, seat.level) for seat in table.seats] == [(0, None), (1, None), (None, "uniform")]
    assert person_with(table, "token-of-1") == 1
    assert (table.phase, table.options) == ("lobby", {"players": 3})
    assert table.invite_key != desk.table.invite_key


def test_a_rematch_keeps_a_first_seat_that_was_chosen() -> None:
    desk = over(Desk(people=2, options={"first": 1}))
    created = again(desk.table, "new", 0, desk.now())[0]
    assert getattr(created, "options", None) == {"players": 2, "first": 1}


def test_there_is_one_rematch_and_only_after_the_end() -> None:
    desk = Desk()
    assert desk.refused(0, "rematch") == "not_now"
    over(desk)
    desk.say(0, "rematch")
    assert desk.refused(1, "rematch") == "not_now"
    assert desk.refused(None, "rematch") == "not_yours"
