"""What was acknowledged is there after a kill, a stop, and with two processes when one of them dies."""

import threading
import time
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.client import Client, Refusal
from tests.server.databases import new_database
from tests.server.parties import create, party, play_out, start
from tests.server.running import Running


def test_what_was_acknowledged_survives_a_kill(file: Path) -> None:
    token, table, port, last = "", "", 0, 0
    for _ in range(4):
        with Running(file, port) as server:
            server.ready()
            port = server.port
            if not token:
                made = create(server, "tock", ("mine", "mine"))
                token, table = made["token"], made["table"]
            with Client(port, table, token) as client:
                assert client.seq >= last
                if client.table["phase"] == "lobby":
                    client.say("start")
                    client.sees("playing")
                killer = threading.Timer(0.4, server.kill)
                killer.start()
                last = passing(client)
                killer.join()
    assert last > 10
    with Running(file, port) as server, Client(server.ready().port, table, token) as client:
        assert client.seq >= last
        assert client.say("chat", text="Here again")["seq"] > last  # the game may be over by now


def passing(client: Client) -> int:
    """Pass and play with oneself until the server is gone."""
    last = client.seq
    try:
        while client.table["phase"] == "playing":
            seat = client.view["to_move"]
            client.caught_up(client.say("sit", seat=seat))
            client.until(lambda client: client.you["sitting"] is not None)
            last = client.turn(Random().choice)["seq"]
    except (ConnectionClosed, OSError, Refusal):
        pass
    return last


def test_a_command_whose_answer_was_lost_is_not_carried_out_twice(file: Path) -> None:
    with Running(file) as server, party(server.ready(), options={"first": 0}) as (ann, bob):
        start([ann, bob])
        ann.send("play", cid="lost-answer", moves=["draw"])
        bob.until(lambda client: len(client.view["moves"]) == 2)
        server.kill()
        with Running(file, server.port) as again:
            again.ready()
            with Client(again.port, ann.table_id, ann.token) as back:
                seen = len(back.view["moves"])
                back.say("play", cid="lost-answer", moves=["draw"], seq=ann.seq)
                assert len(back.view["moves"]) == seen == 2


def test_a_server_that_is_told_to_stop_says_goodbye(file: Path) -> None:
    with Running(file) as server, party(server.ready()) as (ann, bob):
        assert server.stop() == 0
        for client in (ann, bob):
            client.until(lambda client: client.told[-1]["type"] == "bye")
            assert client.told[-1]["reason"] == "restart"


def test_one_file_has_one_server(file: Path) -> None:
    with Running(file) as server:
        with pytest.raises(AssertionError, match="Another server uses"):
            Running(file)
        server.ready()


def test_another_name_of_a_file_is_the_same_file(file: Path, tmp_path: Path) -> None:
    link, hard = tmp_path / "link.db", tmp_path / "hard.db"
    link.symlink_to(file)
    with Running(file) as server:
        server.answers()
        with pytest.raises(AssertionError, match="Another server uses"):
            Running(link)
        hard.hardlink_to(file)
        with pytest.raises(AssertionError, match="one name"):
            Running(hard)


@pytest.mark.parametrize("harm", ["removed", "replaced", "overwritten", "without its log"])
def test_nothing_is_acknowledged_into_a_file_that_is_gone(harm: str, file: Path) -> None:
    with Running(file) as server, party(server.ready()) as clients:
        assert clients[0].say("chat", text="Before")["type"] == "done"
        if harm == "removed":
            file.unlink()
        elif harm == "without its log":
            file.with_name(file.name + "-wal").unlink()
        elif harm == "replaced":
            copy = file.with_suffix(".copy")
            copy.write_bytes(file.read_bytes())
            copy.replace(file)
        else:
            with file.open("r+b") as opened:
                opened.write(bytes(8_192))
        with pytest.raises(Refusal, match="unavailable"):
            clients[0].say("chat", text="After")
        assert server.get("/ready")[0] == 503
        assert server.get("/health")[0] == 200


@pytest.mark.long
def test_two_processes_serve_the_same_table_and_one_may_die() -> None:
    database = new_database()
    with Running(database) as one, Running(database) as two:
        one.ready(), two.ready()
        with party(one, bots=1, options={"first": 0}) as (ann, _):
            status, _ = two.get(f"/api/tables/{ann.table_id}", Authorization=f"Bearer {ann.token}")
            assert status == 200
        made = create(one, seats=("mine", "open", "bot"), options={"first": 0}, public=True)
        _, got = two.post(f"/api/tables/{made['table']}/claim", {})
        with (
            Client(one.port, made["table"], made["token"]) as ann,
            Client(two.port, made["table"], got["token"]) as bob,
        ):
            start([ann, bob])
            ann.caught_up(ann.say("play", moves=["draw"]))
            bob.until(lambda client: client.seq >= ann.seq)
            assert len(bob.view["moves"]) == 2
            last = ann.caught_up(ann.say("play", moves=["place 1"]))["seq"]
            one.kill()
            with Client(two.port, made["table"], made["token"]) as back:
                assert back.seq >= last
                play_out([back, bob])
        assert two.get(f"/api/tables/{made['table']}/record")[0] == 200


@pytest.mark.long
def test_commands_to_two_processes_at_once_are_put_in_one_order() -> None:
    database = new_database()
    with Running(database) as one, Running(database) as two:
        made = create(one.ready(), public=True)
        with (
            Client(one.port, made["table"], made["token"]) as here,
            Client(two.ready().port, made["table"], made["token"]) as there,
        ):
            cids = [client.send("chat", text=f"{number}") for number in range(15) for client in (here, there)]
            for client in (here, there):
                client.until(lambda client: sum(event["type"] == "done" for event in client.told) == 15)
                client.until(lambda client: client.seq >= 3 + len(cids))
            told = [
                [
                    event["happened"][0]["text"]
                    for event in client.told
                    if event["type"] == "update" and event["happened"][0]["type"] == "chatted"
                ]
                for client in (here, there)
            ]
            assert told[0] == told[1]
            assert sorted(told[0]) == sorted(str(number) for number in range(15) for _ in "ab")


@pytest.mark.long
def test_while_the_database_is_gone_nothing_is_acknowledged() -> None:
    from tests.server.databases import allow, refuse

    database = new_database()
    with Running(database) as server, party(server.ready(), options={"first": 0}) as (ann, bob):
        start([ann, bob])
        refuse(database)
        with pytest.raises(Refusal, match="unavailable"):
            ann.say("play", cid="in-the-dark", moves=["draw"])
        refusal = next(event for event in reversed(ann.told) if event["type"] == "refused")
        assert refusal["sentence"].startswith("The database does not answer now.")
        assert database.partition("?")[0].rpartition("/")[2] not in str(ann.told)
        assert server.get("/health")[0] == 200
        assert server.get("/ready")[0] == 503
        allow(database)
        until = time.monotonic() + 20
        while time.monotonic() < until:
            try:
                ann.caught_up(ann.say("play", cid="in-the-dark", moves=["draw"]))
                break
            except Refusal:
                time.sleep(0.2)
        assert len(ann.view["moves"]) == 2
