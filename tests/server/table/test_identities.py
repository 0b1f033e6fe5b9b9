"""Who is who at a table and at its rematches: a number, a token and a seat belong to one person for ever."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.server.tables import START, Desk
from trefoil.server.audience.audience import Audience
from trefoil.server.table import events
from trefoil.server.table.context import fingerprint
from trefoil.server.table.events import Entry
from trefoil.server.table.internal import Arrive, ClaimSeat, TakeOverSeats
from trefoil.server.table.invites import person_with
from trefoil.server.table.table import apply, rebuilt

SEATS = 4


def play_again(desk: Desk) -> None:
    """Go on at the table of the rematch, once the game was started, ended by the host, and asked for again."""
    for number, seat in enumerate(desk.table.seats):
        if seat.person is None and seat.level is None:
            desk.say(0, "fill", seat=number, level="uniform")
    desk.start()
    desk.say(0, "ask", what="end")
    desk.go_on(0)
    for person in desk.table.people:
        desk.ask(person, Arrive())


def test_a_newcomer_at_a_rematch_is_nobody_who_was_there() -> None:
    desk = Desk(people=2, bots=1, public=True)
    desk.say(0, "put_out", person=1)
    desk.ask(None, ClaimSeat(1, "Victim", None, fingerprint("token-of-victim")))
    assert person_with(desk.table, "token-of-victim") == 2
    play_again(desk)
    desk.say(0, "fill", seat=2)
    desk.ask(None, ClaimSeat(2, "Stranger", None, fingerprint("token-of-stranger")))
    assert person_with(desk.table, "token-of-victim") == 2
    assert desk.table.seats_of(2) == [1]
    assert person_with(desk.table, "token-of-stranger") == 3


def test_whoever_was_put_out_stays_out_of_the_rematch() -> None:
    desk = Desk(people=3, bots=1)
    desk.say(0, "put_out", person=1)
    play_again(desk)
    assert desk.table.out == {1}


def test_a_log_that_gives_a_number_twice_is_not_believed() -> None:
    desk = Desk(people=2)
    for _ in range(2):
        eve = events.Joined(person=1, name="Eve", token="e" * 64)
        with pytest.raises(ValueError, match="that nobody has had, got 1"):
            apply(rebuilt(desk.table.id, desk.entries), Entry(desk.table.seq + 1, START, None, None, [eve]))
        if 1 in desk.table.people:
            desk.say(0, "put_out", person=1)


class Identities(RuleBasedStateMachine):
    """People come, go, are put out, move to another device and play again; whose token is whose is written down."""

    @initialize()
    def lay_out(self) -> None:
        self.desk = Desk(people=1, bots=SEATS - 1, public=True)
        self.owners = {"token-of-0": 0}  # every token that is worth something, and whose it is
        self.seats: dict[int, int] = {0: 0}  # who sits where
        self.given = {0}  # every number that was ever given
        self.made = 0

    def token(self) -> str:
        self.made += 1
        return f"token-number-{self.made}"

    def others(self) -> list[int]:
        return sorted(set(self.owners.values()) - {0})

    @rule(seat=st.integers(1, SEATS - 1))
    def claim(self, seat: int) -> None:
        if seat in self.seats:
            return
        token = self.token()
        self.desk.say(0, "fill", seat=seat)
        self.desk.ask(None, ClaimSeat(seat, "", None, fingerprint(token)))
        person = person_with(self.desk.table, token)
        assert person is not None
        assert person not in self.given
        self.given.add(person)
        self.owners[token], self.seats[seat] = person, person

    @precondition(lambda self: self.others())
    @rule(data=st.data())
    def put_out(self, data: st.DataObject) -> None:
        person = data.draw(st.sampled_from(self.others()))
        self.desk.say(0, "put_out", person=person)
        self.owners = {token: owner for token, owner in self.owners.items() if owner != person}
        self.seats = {seat: owner for seat, owner in self.seats.items() if owner != person}

    @rule(data=st.data())
    def move_device(self, data: st.DataObject) -> None:
        person, new = data.draw(st.sampled_from(sorted(set(self.seats.values())))), self.token()
        entry = self.desk.say(person, "make_code")
        assert entry is not None
        code = Audience(self.desk.table).coded(person, entry.cid or "", entry.at).code
        self.desk.ask(None, TakeOverSeats(code, fingerprint(new)))
        self.owners = {token: owner for token, owner in self.owners.items() if owner != person} | {new: person}

    @rule()
    def rematch(self) -> None:
        play_again(self.desk)

    @invariant()
    def every_token_is_its_owners_and_nobody_elses(self) -> None:
        table = self.desk.table
        assert {token: person_with(table, token) for token in self.owners} == self.owners
        assert {seat: place.person for seat, place in enumerate(table.seats) if place.person is not None} == self.seats
        assert len(table.people) == len(self.owners)


Identities.TestCase.settings = settings(max_examples=60, stateful_step_count=25, deadline=None)
TestIdentities = Identities.TestCase
