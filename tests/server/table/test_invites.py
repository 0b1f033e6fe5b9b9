"""What opens a private table, and for how long a connection speaks for the person it came as."""

import pytest

from tests.server.tables import Desk
from trefoil.server.table.context import fingerprint
from trefoil.server.table.errors import Refused
from trefoil.server.table.internal import TakeOverSeats
from trefoil.server.table.invites import code_of, invites, refuse_unless_open, still


def is_open(desk: Desk, who: int | None, given: str | None) -> bool:
    try:
        refuse_unless_open(desk.table, who, given)
    except Refused as refused:
        return refused.code != "no_table"
    return True


def test_a_private_table_is_open_to_its_people_and_to_whoever_has_one_of_its_invites() -> None:
    desk = Desk(people=2)
    made = invites(desk.table)
    assert is_open(desk, 1, None)
    assert all(is_open(desk, None, given) for given in (made.table, *made.seats))
    assert not any(is_open(desk, None, given) for given in (None, "", "é", made.table[:-1], desk.table.id))


def test_a_public_table_is_open_to_everybody() -> None:
    desk = Desk(people=2, public=True)
    assert is_open(desk, None, None)
    assert is_open(desk, None, "not an invite")


@pytest.mark.parametrize("end", ["put out", "moved"])
def test_a_connection_speaks_for_its_person_until_they_are_put_out_or_on_another_device(end: str) -> None:
    desk, token = Desk(people=2), fingerprint("token-of-1")
    assert still(desk.table, 1, token)
    if end == "put out":
        desk.say(0, "put_out", person=1)
    else:
        desk.say(1, "make_code", cid="code")
        desk.ask(None, TakeOverSeats(code_of(desk.table, 1, "code"), fingerprint("token-of-phone")))
    assert not still(desk.table, 1, token)
    assert still(desk.table, None, "")
