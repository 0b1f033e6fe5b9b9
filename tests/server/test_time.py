"""Time over real sockets: clocks that run out, people who leave and come back, and turns that are taken back."""

import json
import shlex
import sqlite3
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Client, Refusal
from tests.server.parties import party, start
from tests.server.running import Running

pytestmark = pytest.mark.long  # real seconds pass
HOUR = 3_600_000


def moved(client: Client) -> list[dict[str, Any]]:
    """The sentences that somebody has heard of."""
    events = [event for event in client.told if event["type"] == "update"]
    return [what for event in events for what in event["happened"] if what["type"] == "moved"]


def at(clients: list[Client], seat: int) -> Client:
    """Whoever sits at a seat."""
    return next(client for client in clients if client.you["seats"] == [seat])


def mover(clients: list[Client]) -> tuple[Client, Client]:
    """Whoever is to move, and the other."""
    seat = clients[0].view["to_move"]
    return at(clients, seat), at(clients, 1 - seat)


def hours_later(file: Path, hours: int) -> None:
    """A stopped server's tables as they are that much later: everything in them happened so long ago."""
    ago = hours * HOUR
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE tables SET due = due - ?, updated = updated - ?", (ago, ago))
        for table, seq, body in database.execute("SELECT table_id, seq, body FROM events").fetchall():
            entry = json.loads(body)
            entry["at"] -= ago
            values = entry["at"], json.dumps(entry).encode(), table, seq
            database.execute("UPDATE events SET at = ?, body = ? WHERE table_id = ? AND seq = ?", values)


def test_a_bot_plays_the_turn_of_whoever_has_no_time_left(server: Running) -> None:
    clock = {"kind": "bank", "seconds": 10, "increment": 2}
    with party(server, options={"first": 0}, clock=clock) as clients:
        start(clients)
        slow, quick = mover(clients)
        began = time.monotonic()
        assert slow.table["turn"]["deadline"] - slow.table["turn"]["since"] == 10_000
        quick.until(lambda client: bool(moved(client)))
        assert 8 < time.monotonic() - began < 16
        assert (moved(quick)[0]["seat"], moved(quick)[0]["by"]) == (0, "clock")
        assert {"type": "out_of_time", "seat": 0} in [what for one in quick.told for what in one.get("happened", [])]
        bank = next(seat["bank"] for seat in quick.table["seats"] if seat["seat"] == 0)
        assert bank == 2_000
        slow.until(lambda client: client.seq == quick.seq)
        mover(clients)[0].turn(lambda legal: legal[-1])


def test_a_turn_costs_what_it_took(server: Running) -> None:
    with party(server, options={"first": 0}, clock={"kind": "bank", "seconds": 60, "increment": 5}) as clients:
        start(clients)
        time.sleep(1)
        clients[0].say("play", moves=["take 1"])
        clients[1].until(lambda client: bool(moved(client)))
        bank = clients[1].table["seats"][0]["bank"]
        assert 61_000 < bank <= 64_000
        assert clients[1].table["seats"][1]["bank"] == 60_000


def test_days_pass_with_a_reminder_and_then_a_bot_plays(file: Path, tmp_path: Path) -> None:
    told = tmp_path / "told.txt"
    program = shlex.join(
        [sys.executable, "-c", f"import sys; open({str(told)!r}, 'a').write(sys.stdin.read() + '\\n')"]
    )
    with (
        Running(file) as server,
        party(server.ready(), options={"first": 0}, clock={"kind": "days", "days": 1}) as clients,
    ):
        start(clients)
        table, token = clients[1].table_id, clients[1].token
        clients[0].close()
        clients[1].until(lambda client: not client.table["seats"][0]["connected"])
        assert server.stop() == 0
    hours_later(file, 13)
    with Running(file, remind=program) as server, Client(server.ready().port, table, token) as client:
        until = time.monotonic() + 20
        while not told.exists() and time.monotonic() < until:
            time.sleep(0.1)
        reminder = json.loads(told.read_text())
        assert (reminder["table"], reminder["seat"], reminder["name"]) == (table, 0, "Host")
        assert client.table["turn"]["seat"] == 0
        assert server.stop() == 0
    hours_later(file, 12)
    with Running(file) as server, Client(server.ready().port, table, token) as client:
        client.until(lambda client: client.view["moves"] != [])
        assert client.view["movers"][0] == 0
        assert [one["by"] for one in moved(client)] in ([], ["clock"])  # or before we came


def test_a_bot_stands_in_for_whoever_stays_away_and_gives_the_seat_back(file: Path) -> None:
    with (
        Running(file, grace="1s") as server,
        party(server.ready(), options={"first": 0}, stand_in="uniform") as clients,
    ):
        start(clients)
        away, here = clients
        away.close()
        here.until(lambda client: client.table["seats"][0]["standing_in"])
        assert (here.table["seats"][0]["connected"], here.table["seats"][0]["level"]) == (False, "uniform")
        here.until(lambda client: bool(moved(client)))
        assert (moved(here)[0]["seat"], moved(here)[0]["by"]) == (0, "bot")
        with Client(server.port, here.table_id, away.token) as back:
            assert not back.table["seats"][0]["standing_in"]
            assert back.you["sitting"] == 0
            here.until(lambda client: client.table["seats"][0]["connected"])
            assert not here.table["seats"][0]["standing_in"]


def test_whoever_loads_the_page_again_was_never_away(file: Path) -> None:
    with Running(file, grace="1s") as server, party(server.ready(), options={"first": 0}) as clients:
        start(clients)
        again, here = clients
        again.close()
        with Client(server.port, here.table_id, again.token) as back:
            time.sleep(4)
            back.say("play", moves=["take 1"])
            here.until(lambda client: bool(moved(client)))
            assert moved(here)[0]["by"] == "person"
            assert not [what for one in here.told for what in one.get("happened", []) if what["type"] == "gone"]


def test_a_turn_is_taken_back_if_the_other_agrees_and_stays_if_not(server: Running) -> None:
    with party(server, options={"first": 0}) as clients:
        start(clients)
        asking, other = clients
        asking.caught_up(asking.say("play", moves=["take 1"]))
        for yes in (False, True):
            asking.caught_up(asking.say("ask", what="undo"))
            other.until(lambda client: client.table["asked"] is not None)
            assert other.table["asked"] == {"what": "undo", "person": 0, "waiting_for": [1]}
            other.caught_up(other.say("answer", yes=yes))
            asking.until(lambda client: client.seq == other.seq)
            assert asking.table["asked"] is None
            for client in clients:
                assert client.view["moves"] == ([] if yes else ["take 1"])
                assert client.view["to_move"] == (0 if yes else 1)


def test_what_nature_has_answered_cannot_be_taken_back_and_the_reason_is_told(server: Running) -> None:
    with party(server, options={"first": 0}) as clients:
        start(clients)
        asking, _ = clients
        asking.caught_up(asking.say("play", moves=["draw"]))
        with pytest.raises(Refusal, match="nature_moved"):
            asking.say("ask", what="undo")
        assert asking.told[-1]["sentence"].startswith("Your last turn cannot be taken back: chance has spoken since")
        assert asking.view["moves"][0] == "draw"
