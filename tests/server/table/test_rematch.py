"""A rematch begins when everybody has come to it, and whoever asked for it hosts it until the host has come."""

from typing import Any

import pytest

from tests.golden.tables import names, stored
from tests.server.tables import Desk
from trefoil.server.audience import table_info
from trefoil.server.table.context import fingerprint
from trefoil.server.table.errors import Refused
from trefoil.server.table.events import unpacked
from trefoil.server.table.internal import Arrive, ClaimSeat, TakeOverSeats
from trefoil.server.table.invites import code_of
from trefoil.server.table.table import rebuilt


def over(people: int = 2, bots: int = 0, **wishes: Any) -> Desk:
    """A table whose game is over."""
    desk = Desk(people=people, bots=bots, **wishes)
    desk.start()
    desk.say(desk.table.host, "ask", what="end")
    return desk


def rematch(asker: int, people: int = 2, bots: int = 0, **wishes: Any) -> Desk:
    """The table of a rematch, to which nobody but the asker has come."""
    desk = over(people, bots, **wishes)
    desk.go_on(asker)
    desk.ask(asker, Arrive())
    return desk


def awaited(desk: Desk) -> list[int]:
    """Whom the page is told to wait for."""
    return table_info.whole_info(desk.table).awaited


def test_a_rematch_does_not_begin_before_everybody_has_come() -> None:
    desk = rematch(0, people=3)
    assert awaited(desk) == [1, 2]
    assert desk.refused(0, "start") == "not_now"
    desk.ask(2, Arrive())
    assert awaited(desk) == [1]
    assert desk.refused(0, "start") == "not_now"
    desk.ask(1, Arrive())
    assert awaited(desk) == []
    desk.start()
    assert desk.table.phase == "playing"


def test_the_refusal_says_who_is_awaited() -> None:
    desk = rematch(0, people=3)
    with pytest.raises(Refused, match=r"^Expected everybody at the rematch before the start: P1, P2 have not come\.$"):
        desk.say(0, "start")
    desk.ask(1, Arrive())
    with pytest.raises(Refused, match=r"^Expected everybody at the rematch before the start: P2 has not come\.$"):
        desk.say(0, "start")


def test_nobody_waits_for_bots_or_for_oneself() -> None:
    desk = over(people=1, bots=2)
    desk.go_on(0)
    assert awaited(desk) == []
    desk.start()
    assert desk.table.phase == "playing"


def test_coming_is_enough_and_going_again_takes_nothing_back() -> None:
    desk = rematch(0)
    desk.ask(1, Arrive())
    desk.say(1, "leave")
    assert awaited(desk) == []
    desk.start()


def test_whoever_is_put_out_is_awaited_no_more_and_a_bot_may_have_the_seat() -> None:
    desk = rematch(0, people=3)
    desk.ask(2, Arrive())
    desk.say(0, "put_out", person=1)
    assert awaited(desk) == []
    assert desk.refused(0, "start") == "not_now"  # their seat is open
    desk.say(0, "fill", seat=1, level="uniform")
    desk.start()
    assert desk.table.phase == "playing"


def test_whoever_came_and_stood_up_is_not_waited_for() -> None:
    desk = rematch(0, people=3)
    desk.ask(2, Arrive())
    desk.say(2, "stand", seat=2)
    desk.ask(1, Arrive())
    assert awaited(desk) == []


def test_whoever_has_no_seat_is_not_waited_for() -> None:
    desk = Desk(people=3)
    desk.say(2, "stand", seat=2)
    desk.say(0, "fill", seat=2, level="uniform")
    desk.start()
    desk.say(0, "ask", what="end")
    desk.go_on(0)
    assert awaited(desk) == [1]


def test_another_device_that_brings_the_seats_has_still_to_come() -> None:
    desk = rematch(0)
    desk.say(1, "make_code", cid="code")
    desk.ask(None, TakeOverSeats(code_of(desk.table, 1, "code"), fingerprint("token-of-phone")))
    assert awaited(desk) == [1]


def test_a_newcomer_is_not_awaited() -> None:
    desk = rematch(0, people=3, public=True)
    desk.say(0, "put_out", person=1)
    desk.ask(None, ClaimSeat(1, "Eve", None, fingerprint("token-of-eve")))
    assert awaited(desk) == [2]


@pytest.mark.parametrize("name", [name for name in names() if name.endswith(("-1", "-2"))])
def test_a_log_of_an_earlier_version_waits_for_nobody(name: str) -> None:
    table = rebuilt("t" * 22, map(unpacked, stored(name)))
    assert (table.awaited, table.host) == ([], 0)


# The host


def hosts(desk: Desk) -> list[int]:
    return [person.person for person in table_info.whole_info(desk.table).people if person.host]


def test_whoever_asked_hosts_until_the_host_comes() -> None:
    desk = rematch(1, people=3)
    assert hosts(desk) == [1]
    assert desk.refused(2, "start") == "not_yours"
    desk.ask(0, Arrive())
    assert hosts(desk) == [0]
    desk.ask(2, Arrive())
    assert desk.refused(1, "start") == "not_yours"
    desk.start()
    assert desk.table.phase == "playing"


def test_a_rematch_is_not_stuck_without_its_host() -> None:
    desk = rematch(1, people=3)
    desk.ask(2, Arrive())
    assert desk.refused(1, "start") == "not_now"
    assert desk.refused(1, "put_out", person=1) == "not_now"
    desk.say(1, "put_out", person=0)
    desk.say(1, "fill", seat=0, level="uniform")
    desk.start()
    assert (desk.table.phase, hosts(desk)) == ("playing", [1])
    desk.say(1, "ask", what="end")
    desk.go_on(2)  # and so on: who hosted it then is waited for
    assert hosts(desk) == [2]
    desk.ask(1, Arrive())
    assert hosts(desk) == [1]


def test_a_host_without_a_seat_is_not_waited_for() -> None:
    desk = Desk(people=3)
    desk.say(0, "stand", seat=0)
    desk.say(0, "fill", seat=0, level="uniform")
    desk.start()
    desk.say(0, "ask", what="end")
    desk.go_on(1)
    desk.ask(2, Arrive())
    desk.say(1, "start")
    desk.wait(3_000)
    assert (desk.table.phase, hosts(desk)) == ("playing", [1])
    desk.ask(0, Arrive())
    assert hosts(desk) == [0]
