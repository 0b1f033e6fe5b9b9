"""Before the start: seats are claimed, named, swapped, filled and given up, and the host has the last word."""

import pytest

from tests.server.tables import Desk
from trefoil.protocol.shapes import Bank
from trefoil.server.audience.table_info import info
from trefoil.server.table.context import Context, Offer, fingerprint
from trefoil.server.table.errors import Refused
from trefoil.server.table.internal import Arrive, ClaimSeat
from trefoil.server.table.invites import invites, person_with
from trefoil.server.table.seats import MOST_PEOPLE


def owners(desk: Desk) -> list[int | None]:
    return [seat.person for seat in desk.table.seats]


def claim(desk: Desk, seat: int | None, invite: str | None, who: int | None = None) -> None:
    desk.ask(who, ClaimSeat(seat, "Zoe", invite, fingerprint("token-of-zoe")))


def test_a_table_has_its_host_its_people_and_its_bots() -> None:
    desk = Desk(people=2, bots=1)
    assert owners(desk) == [0, 1, None]
    assert desk.table.seats[2].level == "uniform"
    assert desk.table.options == {"players": 3}


def test_options_are_checked_when_the_table_is_made() -> None:
    with pytest.raises(Refused, match="deck"):
        Desk("tock", people=2, options={"deck": "tarot"})


def test_a_token_is_stored_as_its_fingerprint_alone() -> None:
    desk = Desk()
    assert "token-of-0" not in str(desk.entries)
    assert person_with(desk.table, "token-of-1") == 1
    assert person_with(desk.table, "token-of-2") is None
    assert person_with(desk.table, None) is None


def test_a_private_seat_opens_to_its_own_invite_and_to_the_tables() -> None:
    for label in ("own", "table"):
        desk = Desk(people=3)
        desk.say(2, "stand", seat=2)
        found = invites(desk.table)
        claim(desk, 2, found.seats[2] if label == "own" else found.table)
        assert owners(desk) == [0, 1, 3]


@pytest.mark.parametrize("invite", [None, "x" * 22])
def test_without_an_invite_there_is_no_such_table(invite: str | None) -> None:
    desk = Desk(people=3)
    desk.say(2, "stand", seat=2)
    with pytest.raises(Refused) as caught:
        claim(desk, 2, invite)
    assert caught.value.code == "no_table"


def test_a_seats_invite_opens_no_other_seat() -> None:
    desk = Desk(people=3)
    desk.say(2, "stand", seat=2)
    with pytest.raises(Refused):
        claim(desk, 2, invites(desk.table).seats[1])


def test_anybody_may_sit_at_a_public_table() -> None:
    desk = Desk(people=2, public=True)
    desk.say(1, "stand", seat=1)
    claim(desk, None, None)
    assert owners(desk) == [0, 2]


def test_a_taken_seat_stays_taken() -> None:
    desk = Desk(people=2, bots=1, public=True)
    for seat in (0, 1, 2):
        with pytest.raises(Refused) as caught:
            claim(desk, seat, None)
        assert caught.value.code == "taken"


def test_one_person_may_hold_several_seats() -> None:
    desk = Desk(people=2)
    desk.say(1, "stand", seat=1)
    claim(desk, 1, None, who=0)
    assert owners(desk) == [0, 0]


def test_a_seat_that_is_not_there_cannot_be_claimed() -> None:
    with pytest.raises(Refused):
        claim(Desk(people=2, public=True), 5, None)


def test_only_so_many_people_ever_come() -> None:
    desk = Desk(people=2, public=True)
    for person in range(2, MOST_PEOPLE):
        desk.say(person - 1, "stand", seat=1)
        claim(desk, 1, None)
        assert owners(desk) == [0, person]
    desk.say(MOST_PEOPLE - 1, "stand", seat=1)
    with pytest.raises(Refused) as caught:
        claim(desk, 1, None)
    assert caught.value.code == "too_many"


def test_the_host_swaps_any_seats() -> None:
    desk = Desk(people=2, bots=1)
    desk.say(0, "swap", seat=1, other=2)
    assert owners(desk) == [0, None, 1]
    assert desk.table.seats[1].level == "uniform"


def test_others_swap_their_own_seat_with_an_open_one() -> None:
    desk = Desk(people=3)
    desk.say(2, "stand", seat=2)
    desk.say(1, "swap", seat=1, other=2)
    assert owners(desk) == [0, None, 1]
    assert desk.refused(1, "swap", seat=2, other=0) == "not_yours"
    assert desk.refused(None, "swap", seat=2, other=1) == "not_yours"


def test_the_host_fills_and_opens_seats() -> None:
    desk = Desk(people=2, bots=1)
    desk.say(0, "fill", seat=2)
    assert desk.table.seats[2].level is None
    desk.say(0, "fill", seat=2, level="uniform")
    assert desk.table.seats[2].level == "uniform"
    assert desk.refused(0, "fill", seat=1, level="uniform") == "taken"
    assert desk.refused(1, "fill", seat=2) == "not_yours"
    assert desk.refused(0, "fill", seat=2, level="godlike") == "bad_option"


def test_a_level_that_is_still_being_compiled_is_refused_for_now() -> None:
    now = Context(0, bytes, levels=("uniform", "casual"), offered={"tock": Offer(("uniform", "casual", "search"))})
    assert (now.level("tock", {}, "casual"), now.level("tock", {}, None)) == ("casual", "casual")
    for name, code in (("search", "compiling"), ("godlike", "bad_option")):
        with pytest.raises(Refused) as caught:
            now.level("tock", {}, name)
        assert caught.value.code == code


def test_a_level_that_another_game_offers_is_refused_with_those_that_this_one_does() -> None:
    offered = {"tock": Offer(("uniform", "casual", "master")), "triqueta": Offer(("uniform", "casual"))}
    now = Context(0, bytes, levels=("uniform", "casual", "master"), offered=offered)
    assert now.level("tock", {}, "master") == "master"
    with pytest.raises(Refused) as caught:
        now.level("triqueta", {}, "master")
    refusal = "There is no level 'master' of bots for Triqueta here: expected uniform, casual."
    assert (caught.value.code, str(caught.value)) == ("bad_option", refusal)


def test_a_level_that_does_not_play_all_tables_is_refused_at_those_it_does_not() -> None:
    offer = Offer(("uniform", "casual", "master"), "master", ({"players": 4, "sides": "pairs"}, {"players": 3}))
    now = Context(0, bytes, levels=offer.levels, offered={"tock": offer})
    for options in ({"players": 4, "sides": "pairs", "fold": False}, {"players": 3, "sides": "alone"}):
        assert now.level("tock", options, "master") == now.nearest("tock", options, "master") == "master"
    with pytest.raises(Refused) as caught:
        now.level("tock", {"players": 4, "sides": "alone"}, "master")
    refusal = "There is no level 'master' of bots for Tock with these rules yet: expected uniform, casual."
    assert (caught.value.code, str(caught.value)) == ("bad_option", refusal)
    assert now.nearest("tock", {"players": 4, "sides": "alone"}, "master") == "casual"


def test_only_the_owner_gives_a_seat_up() -> None:
    assert Desk().refused(0, "stand", seat=1) == "not_yours"


def test_somebody_who_is_put_out_has_no_token_and_old_invites_are_void() -> None:
    desk = Desk(people=2)
    before = desk.invite()
    desk.say(0, "put_out", person=1)
    assert owners(desk) == [0, None]
    assert person_with(desk.table, "token-of-1") is None
    with pytest.raises(Refused):
        claim(desk, 1, before)
    claim(desk, 1, desk.invite())
    assert owners(desk) == [0, 2]


def put_out() -> Desk:
    """A table that anybody may see, and whose second person was put out."""
    desk = Desk(people=2, public=True)
    desk.say(0, "put_out", person=1)
    return desk


@pytest.mark.parametrize(
    ("kind", "fields"),
    [("rename", {"name": "Eve"}), ("chat", {"text": "Hello"}), ("react", {"reaction": "nice"}), ("leave", {})],
)
def test_what_somebody_who_was_put_out_had_still_said_is_refused(kind: str, fields: dict[str, str]) -> None:
    assert put_out().refused(1, kind, **fields) == "not_yours"


@pytest.mark.parametrize("command", [Arrive(), ClaimSeat(1, "Eve", None, fingerprint("token-of-eve"))])
def test_somebody_who_was_put_out_neither_comes_nor_sits_as_who_they_were(command: Arrive | ClaimSeat) -> None:
    desk = put_out()
    with pytest.raises(Refused) as caught:
        desk.ask(1, command)
    assert caught.value.code == "not_yours"
    assert owners(desk) == [0, None]


def test_nobody_puts_the_host_out_and_nobody_but_the_host_puts_out() -> None:
    desk = Desk()
    assert desk.refused(0, "put_out", person=0) == "not_now"
    assert desk.refused(1, "put_out", person=0) == "not_yours"


def test_the_host_sets_the_table_up_again() -> None:
    desk = Desk("tock", people=2, bots=2)
    clock = {"kind": "bank", "seconds": 60}
    desk.say(0, "configure", options={"deck": "tarot"}, clock=clock, public=True, stand_in="uniform")
    assert (desk.table.options["deck"], desk.table.public) == ("tarot", True)
    assert info(desk.table).clock == Bank(seconds=60)
    desk.say(0, "configure", no_clock=True)
    assert info(desk.table).clock is None
    assert desk.table.options["deck"] == "tarot"
    assert desk.refused(0, "configure", options={"sides": "double"}) == "bad_option"
    assert desk.refused(1, "configure", public=False) == "not_yours"


def test_names_are_made_presentable() -> None:
    desk = Desk()
    desk.say(1, "rename", name="  A\u202ennie\u0007 \u200b B ")
    assert desk.table.people[1].name == "Annie B"
    desk.say(1, "rename", name="\u200b")
    assert desk.table.people[1].name == "Player 2"
    assert desk.refused(None, "rename", name="Me") == "not_yours"


@pytest.mark.parametrize(
    ("kind", "fields"),
    [("swap", {"seat": 0, "other": 1}), ("fill", {"seat": 0}), ("stand", {"seat": 0}), ("start", {}),
     ("configure", {"public": True}), ("put_out", {"person": 1})],
)  # fmt: skip
def test_after_the_start_the_seats_are_fixed(kind: str, fields: dict[str, int]) -> None:
    desk = Desk()
    desk.start()
    assert desk.refused(0, kind, **fields) == "not_now"
    with pytest.raises(Refused) as caught:
        claim(desk, 1, desk.invite())
    assert caught.value.code == "not_now"
