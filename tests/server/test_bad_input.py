"""Bad input gets a coded answer or a closed connection, and disturbs nobody else."""

import json
import secrets
import socket
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.client import Client, Refusal
from tests.server.parties import create, party, start
from tests.server.running import Running
from tests.server.test_edge import UPGRADE, status_of
from trefoil.games.catalogue import GAMES

PATIENCE = 15.0


def address(server: Running, table: str) -> str:
    return f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "null",
        "{}",
        '{"type":"hello"}',
        '{"type":"fly","cid":"abcd"}',
        '{"type":"hello","cid":"abcd","seat":1}',
        '{"type":"hello","cid":"abcd","views":"picture"}',
        "[" * 4000,
        '{"type":"play","cid":"abcd","seq":1e400,"moves":["draw"]}',
        b"\xff\x00\xfe",
        "\u0000",
        '{"type":"hello","cid":"abcd","token":"' + "x" * 100 + '"}',
    ],
)
def test_a_frame_that_is_no_command_is_answered_and_the_connection_lives(server: Running, frame: str | bytes) -> None:
    made = create(server, public=True)
    with connect(address(server, made["table"]), compression=None) as raw:
        raw.send(frame)
        answer = json.loads(raw.recv(PATIENCE))
        assert (answer["type"], answer["code"]) == ("refused", "bad_command")
        raw.send('{"type":"hello","cid":"abcd"}')
        assert json.loads(raw.recv(PATIENCE))["type"] == "welcome"


def test_an_oversized_frame_closes_the_connection(server: Running) -> None:
    made = create(server, public=True)
    with connect(address(server, made["table"]), compression=None) as raw:
        raw.send("x" * 9_000)
        with pytest.raises(ConnectionClosed) as caught:
            raw.recv(PATIENCE)
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 1009


def test_something_before_hello_is_refused(server: Running) -> None:
    made = create(server, public=True)
    with connect(address(server, made["table"]), compression=None) as raw:
        raw.send('{"type":"start","cid":"abcd"}')
        assert json.loads(raw.recv(PATIENCE))["code"] == "not_now"


def test_hello_is_said_once(server: Running) -> None:
    made = create(server, public=True)
    with Client(server.port, made["table"]) as client, pytest.raises(Refusal, match="not_now"):
        client.say("hello")


def test_silence_is_ended(server: Running) -> None:
    made = create(server, public=True)
    with connect(address(server, made["table"]), compression=None) as raw:
        assert json.loads(raw.recv(PATIENCE))["reason"] == "silent"
        with pytest.raises(ConnectionClosed):
            raw.recv(PATIENCE)


def test_a_token_of_another_table_opens_nothing(server: Running) -> None:
    one, other = create(server), create(server)
    with pytest.raises(Refusal, match="no_table"):
        Client(server.port, one["table"], other["token"])
    with pytest.raises(Refusal, match="no_table"):
        Client(server.port, one["table"], invite=other["invites"]["table"])


@pytest.mark.parametrize(
    "origin",
    ["null", "http://evil.example", "https://localhost", "http://localhost", "http://localhost.evil.example:PORT",
     "http://LOCALHOST:PORT", "http://localhost.:PORT", "http://127.0.0.1:1", "http://127.0.0.1:PORT/",
     "http://user@127.0.0.1:PORT", "file://", "http://127.0.0.1:PORT.evil.example", "http://xn--lcalhost-6xb:PORT", "http://2130706433:PORT"],
)  # fmt: skip
def test_a_page_of_another_site_is_not_let_in(server: Running, origin: str) -> None:
    made = create(server, public=True)
    origin = origin.replace("PORT", str(server.port))
    with pytest.raises(InvalidStatus) as caught:
        connect(address(server, made["table"]), additional_headers={"Origin": origin}).__enter__()
    assert caught.value.response.status_code == 403
    assert server.post(f"/api/tables/{made['table']}/claim", {}, Origin=origin)[0] == 403


@pytest.mark.parametrize("origin", ["http://localhost:PORT", "http://127.0.0.1:PORT", "https://play.example.org"])
def test_a_page_of_ours_is_let_in(file: Path, origin: str) -> None:
    with Running(file, origin="https://play.example.org/") as server:
        made = create(server.ready(), public=True)
        headers = {"Origin": origin.replace("PORT", str(server.port))}
        with Client(server.port, made["table"], additional_headers=headers) as client:
            assert client.table["phase"] == "lobby"


def test_a_page_served_at_another_address_of_the_machine_is_let_in(file: Path) -> None:
    with Running(file, host="0.0.0.0") as server:
        made = create(server.ready(), public=True)
        for origin, socket_, post in (("127.0.0.2", 101, 200), ("127.0.0.3", 403, 403), ("evil.example", 403, 403)):
            asked = {"Host": f"127.0.0.2:{server.port}".encode(), "Origin": f"http://{origin}:{server.port}".encode()}
            table = f"/api/tables/{made['table']}"
            assert status_of(server, "GET", f"{table}/live", {**asked, **UPGRADE}) == socket_
            json_ = {"Content-Type": b"application/json"}
            assert status_of(server, "POST", f"{table}/claim", {**asked, **json_}, b"{}") == post
        there = f"evil.example:{server.port}"
        status, _ = server.post("/api/tables", {}, Origin=f"http://{there}", Host=there)
        assert status == 403


def test_too_many_commands_are_refused_and_then_cut_off(file: Path) -> None:
    with Running(file, rate="5", burst="20") as server:
        made = create(server.ready(), public=True)
        with Client(server.port, made["table"], made["token"]) as client:
            for number in range(200):
                client.send("chat", text=f"{number}")
            with pytest.raises(ConnectionClosed) as caught:
                client.until(lambda client: False)
            codes = [event["code"] for event in client.told if event["type"] == "refused"]
            assert set(codes) == {"too_fast"}
            assert client.told[-1]["reason"] == "flood"
            assert caught.value.rcvd is not None
            assert caught.value.rcvd.code == 1008
        with Client(server.port, made["table"], made["token"]) as client:
            assert client.seq < 40


def test_whoever_does_not_read_is_cut_off_and_others_go_on(file: Path) -> None:
    with Running(file) as server:
        made = create(server.ready(), public=True)
        lazy = socket.create_connection(("127.0.0.1", server.port))
        key = "dGhlIHNhbXBsZSBub25jZQ=="
        upgrade = (
            f"GET /api/tables/{made['table']}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        )
        lazy.sendall(f"{upgrade}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        time.sleep(0.3)
        hello = b'{"type":"hello","cid":"abcd"}'
        mask = secrets.token_bytes(4)
        lazy.sendall(bytes([0x81, 0x80 | len(hello)]) + mask + bytes(b ^ mask[k % 4] for k, b in enumerate(hello)))
        with Client(server.port, made["table"], made["token"]) as client:
            for number in range(3_000):
                client.say("chat", text=f"{number} " + "x" * 280)
                if number % 200 == 0 and 'trefoil_closed_total{reason="slow"} 1' in server.get("/metrics")[1]:
                    break
            else:
                raise AssertionError("a connection that never reads is still there")
        lazy.close()


def test_only_so_many_connections_from_one_address(file: Path) -> None:
    with Running(file, per_address="2") as server:
        made = create(server.ready(), public=True)
        with ExitStack() as stack:
            for _ in range(2):
                stack.enter_context(Client(server.port, made["table"]))
            with pytest.raises(InvalidStatus):
                Client(server.port, made["table"])


def test_only_so_many_new_tables_from_one_address(file: Path) -> None:
    with Running(file, tables_per_hour="3") as server:
        for _ in range(3):
            create(server.ready())
        status, said = server.post("/api/tables", {"game": "tock", "seats": [{"kind": "mine"}] * 2})
        assert (status, said["code"]) == (429, "too_many")


def test_the_log_holds_no_secret_and_no_trouble(file: Path) -> None:
    with Running(file) as server, party(server.ready(), bots=1) as clients:
        start(clients)
        table = clients[0].table_id
        server.get(f"/api/tables/{table}?token={clients[0].token}", Authorization=f"Bearer {clients[0].token}")
        for client in clients:
            with pytest.raises(Refusal):
                client.say("play", moves=["fly"])
        assert server.stop() == 0
        assert [json.loads(line)["what"] for line in server.last_words.splitlines()] == [
            "serving",
            *["ready"] * len(GAMES),
            "stopped",
        ]
        for secret in (*(client.token for client in clients), table):
            assert str(secret) not in server.last_words


def told(**fields: Any) -> Any:
    return {"game": "triqueta", "seats": [{"kind": "mine"}, {"kind": "bot"}], **fields}


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (told(game="chess"), "bad_option"),
        (told(seats=[{"kind": "mine"}]), "bad_command"),
        (told(seats=[{"kind": "mine"}] * 6), "bad_option"),
        (told(seats=[{"kind": "bot", "level": "godlike"}] * 2), "bad_option"),
        (told(options={"first": 9}), "bad_option"),
        (told(options={"first": True}), "bad_option"),
        (told(options={"speed": 9}), "bad_option"),
        (told(stand_in="nobody"), "bad_option"),
        (told(clock={"kind": "bank", "seconds": 1}), "bad_command"),
        (told(clock={"kind": "sundial"}), "bad_command"),
        (told(colour="red"), "bad_command"),
        ([], "bad_command"),
        (None, "bad_command"),
    ],
)
def test_a_table_that_cannot_be_laid_out_is_refused(server: Running, body: Any, code: str) -> None:
    status, said = server.post("/api/tables", body)
    assert (status, said["code"]) == (400, code)
    assert said["sentence"].endswith(".")


def test_a_body_must_be_short_and_json(server: Running) -> None:
    assert server.ask("POST", "/api/tables", b"{}", Content_Type="text/plain")[0] == 415
    assert server.ask("POST", "/api/tables", b" " * 10_000, Content_Type="application/json")[0] == 413
    assert server.ask("POST", "/api/tables", b"{", Content_Type="application/json")[0] == 400


def test_what_is_not_there_is_not_found(server: Running) -> None:
    status, said = server.get("/api/nothing")
    assert (status, said["code"]) == (404, "bad_command")
    assert "GET /api/nothing" in said["sentence"]
    status, said = server.ask("DELETE", "/api/tables/x", None)
    assert (status, said["sentence"]) == (405, "Expected GET or HEAD at this address, got 'DELETE'.")
    assert server.get("/api/tables/../../etc/passwd")[0] in (200, 404)
    assert "root:" not in str(server.get("/%2e%2e/%2e%2e/etc/passwd"))
