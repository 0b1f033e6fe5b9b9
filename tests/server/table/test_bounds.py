"""A log has a limit: talk ends first, and a table whose log is full ends its game."""

import pytest

from tests.server.tables import Desk
from trefoil.server.table import table as pure
from trefoil.server.table import talk
from trefoil.server.table.internal import Arrive, Depart
from trefoil.server.table.presence import robot
from trefoil.server.table.table import next_due, rebuilt


def test_talk_is_bounded_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "MOST_SAID", 3)
    desk = Desk(people=2, options={"first": 0})
    desk.start()
    desk.say(0, "chat", text="One")
    desk.say(1, "react", reaction="nice")
    desk.say(1, "chat", text="Three")
    assert desk.refused(0, "chat", text="Four") == "too_many"
    assert desk.refused(1, "react", reaction="nice") == "too_many"
    desk.turn()
    assert rebuilt(desk.table.id, desk.entries).said == 3


def filled(monkeypatch: pytest.MonkeyPatch, start: bool) -> Desk:
    """A table with a log that is full."""
    desk = Desk(people=2, bots=1, options={"first": 0})
    if start:
        desk.start()
    monkeypatch.setattr(pure, "FULL", desk.table.seq + 3)
    for number in range(3):
        assert desk.table.phase != "over"
        desk.say(1, "rename", name=f"Name {number}")
    return desk


@pytest.mark.parametrize("start", [False, True])
def test_a_full_log_ends_the_game_and_takes_nothing_more(start: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = filled(monkeypatch, start)
    assert (desk.table.phase, desk.table.ended, desk.table.people[1].name) == ("over", "early", "Name 2")
    assert (robot(desk.table), next_due(desk.table)) == (None, None)
    for kind, fields in (("rename", {"name": "More"}), ("chat", {"text": "More"}), ("make_code", {})):
        assert desk.refused(1, kind, **fields) == "too_many"
    assert desk.ask(1, Depart()) is None
    assert desk.ask(1, Arrive()) is None
    desk.say(1, "rematch")
    assert desk.table.rematch is not None
    assert desk.refused(1, "rematch") == "not_now"


def test_the_last_turn_of_a_full_log_ends_it_once(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(people=2, options={"first": 0})
    desk.start()
    monkeypatch.setattr(pure, "FULL", desk.table.seq + 1)
    entry = desk.say(0, "ask", what="end")
    assert entry is not None
    assert len(entry.events) == 1
