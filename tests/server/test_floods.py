"""Whoever sends too much, too slowly or without reading is answered and closed: a test of each bound."""

import asyncio
import json
import socket
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from uvicorn.protocols.http import httptools_impl
from uvicorn.server import ServerState
from websockets.exceptions import InvalidStatus

from tests.server.client import Client
from tests.server.connections import Party, Waiting, config
from tests.server.parties import create
from tests.server.running import Running
from tests.server.test_wire import CLOSE, LAST, PING, PONG, TEXT, Raw, chat, frame, raw
from trefoil.server.edge import gate, wire
from trefoil.server.edge.limits import Addresses, Bucket, Crowded, Places
from trefoil.server.edge.wire import Wire
from trefoil.server.settings import Settings


def run(work: Callable[[Party], Any]) -> None:
    """A test on an open WebSocket."""

    async def whole() -> None:
        party = await Party().open()
        await work(party)
        party.wire.connection_lost(None)
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()

    asyncio.run(asyncio.wait_for(whole(), 20))


# Frames


@pytest.mark.parametrize("kind", [PING, PONG])
def test_too_many_control_frames_at_once_close_the_connection(kind: int) -> None:
    async def work(party: Party) -> None:
        party.send(frame(b"", LAST | kind) * wire.ODD_BURST)
        assert not party.wire.ending
        party.send(frame(b"", LAST | kind) * 40_000)
        assert party.overdone == ["flood"]
        assert party.transport.frames()[-1] == (CLOSE, (1008).to_bytes(2, "big"))
        assert party.transport.closed
        assert len(party.transport.frames()) <= wire.ODD_BURST + 1

    run(work)


def test_now_and_then_a_ping_is_answered_for_ever() -> None:
    async def work(party: Party) -> None:
        for _ in range(20 * wire.ODD_BURST):
            party.loop.pass_time(1 / wire.ODD_RATE)
            party.send(frame(b"?", LAST | PING), frame(b"", LAST | PONG))
            party.loop.pass_time(1 / wire.ODD_RATE)
        assert party.overdone == []

    run(work)


def test_too_many_fragments_at_once_close_the_connection() -> None:
    async def work(party: Party) -> None:
        party.send(frame(b"", TEXT), frame(b"", 0) * 40_000)
        assert party.overdone == ["flood"]
        assert party.transport.closed
        assert party.wire.inbox.qsize() <= 3  # that it is over

    run(work)


def test_fragments_of_one_message_are_bounded_together() -> None:
    async def work(party: Party) -> None:
        party.send(frame(b"x" * 8_000, TEXT), frame(b"x" * 8_000, 0))
        assert party.transport.frames()[-1][1][:2] == (1009).to_bytes(2, "big")

    run(work)


def test_texts_that_nobody_looks_at_are_not_read_on() -> None:
    async def work(party: Party) -> None:
        party.send(frame(b"x") * 5_000)
        assert party.wire.inbox.qsize() == wire.MOST_WAITING + 1
        assert party.transport.paused
        for _ in range(5_000):
            assert await party.wire.next() == "x"
        assert not party.transport.paused
        assert party.overdone == []

    run(work)


def test_whoever_is_told_to_go_and_floods_on_is_not_waited_for() -> None:
    async def work(party: Party) -> None:
        party.wire.hang_up(1000)
        party.send(frame(b"x") * (wire.ODD_BURST + 1))
        assert party.transport.closed

    run(work)


def test_whoever_is_told_to_go_may_say_goodbye() -> None:
    async def work(party: Party) -> None:
        party.wire.hang_up(1000)
        assert not party.transport.closed
        party.send(frame(b"x") * 3, frame((1000).to_bytes(2, "big"), LAST | CLOSE))
        assert party.transport.closed

    run(work)


def test_whoever_does_not_say_goodbye_is_waited_for_a_while() -> None:
    async def work(party: Party) -> None:
        party.wire.hang_up(1000)
        party.loop.pass_time(wire.PATIENCE)
        assert party.transport.closed

    run(work)


# Answers that nobody reads


def test_pongs_that_nobody_reads_close_the_connection() -> None:
    async def work(party: Party) -> None:
        party.transport.read = False
        party.wire.pause_writing()
        for _ in range(100_000):
            party.loop.now += 1 / wire.ODD_RATE
            party.send(frame(b"x" * 125, LAST | PING, masked=True))
            if party.wire.ending:
                break
        assert party.overdone == ["slow"]
        assert party.transport.get_write_buffer_size() < wire.MOST_UNREAD + 1_000
        assert party.transport.frames()[-1] == (CLOSE, (1013).to_bytes(2, "big"))

    run(work)


def test_answers_that_nobody_reads_close_the_connection() -> None:
    async def work(party: Party) -> None:
        party.transport.read = False
        party.wire.pause_writing()
        for _ in range(1_000):
            party.wire.put(b"x" * 1_000)
            party.loop.settle()
        assert party.overdone == ["slow"]
        assert party.transport.get_write_buffer_size() < wire.MOST_UNREAD + 2_000
        party.loop.pass_time(wire.PATIENCE)
        assert party.transport.closed

    run(work)


def test_whoever_does_not_answer_a_ping_is_gone() -> None:
    async def work(party: Party) -> None:
        party.loop.pass_time(wire.PING)
        assert party.transport.frames() == [(PING, b"")]
        party.send(frame(b"", LAST | PONG))
        party.loop.pass_time(wire.PING)
        party.loop.pass_time(wire.PING)
        assert party.transport.frames()[-1] == (CLOSE, (1011).to_bytes(2, "big"))
        assert party.transport.closed

    run(work)


# Requests


def test_a_head_that_is_too_long_is_refused() -> None:
    status, sentence = Waiting().refused(b"GET / HTTP/1.1\r\nX: ", *[b"x" * 1_000] * 20)
    assert (status, sentence) == (431, "Expected a request with a head of at most 16384 bytes, got more.")
    assert Waiting().refused(b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 100_000)[0] == 431
    assert Waiting().refused(b"\r\n" * 100_000)[0] == 431


def test_no_more_of_a_head_is_read_than_is_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[int] = []
    monkeypatch.setattr(gate.Progress, "on_header", lambda self, name, value: read.append(1), raising=False)
    assert Waiting().refused(b"GET / HTTP/1.1\r\n" + b"a: b\r\n" * 100_000)[0] == 431
    assert len(read) * len(b"a: b\r\n") <= gate.LONGEST_HEAD + gate.PIECE


def test_an_address_that_is_too_long_is_refused() -> None:
    status, sentence = Waiting().refused(b"GET /", *[b"x" * 1_000] * 10)
    assert (status, sentence) == (414, "Expected an address of at most 4096 bytes, got more.")


def test_a_body_that_is_too_long_is_refused() -> None:
    head = b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"

    async def work() -> None:
        assert Waiting().refused(head, b"1\r\nx\r\n" * 10_000)[0] == 413

    asyncio.run(work())


def test_too_many_requests_at_once_are_refused() -> None:
    assert Waiting().refused(b"GET / HTTP/1.1\r\n\r\n" * 10_000)[0] == 429


def test_what_is_no_request_is_refused_in_words() -> None:
    assert Waiting().refused(b"\x16\x03\x01hello") == (400, "Expected a request of HTTP/1.1, got something else.")


def test_a_request_that_takes_too_long_is_refused() -> None:
    slow = Waiting()
    for letter in b"GET / HT":
        slow.gate.data_received(bytes([letter]))
        slow.loop.pass_time(gate.REQUEST_WITHIN / 8)
    assert slow.refused() == (408, "Expected a whole request within 10 seconds, got a part.")


def test_whoever_says_nothing_is_closed_without_a_word() -> None:
    silent = Waiting()
    silent.loop.pass_time(gate.REQUEST_WITHIN)
    assert silent.transport.closed
    assert silent.transport.written == b""


def test_a_body_that_takes_too_long_ends_the_connection() -> None:
    async def work() -> None:
        slow = Waiting()
        slow.gate.data_received(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nx")
        slow.loop.pass_time(gate.REQUEST_WITHIN)
        assert slow.transport.closed

    asyncio.run(work())


def test_an_answer_that_nobody_reads_ends_the_connection() -> None:
    slow = Waiting()
    slow.gate.pause_writing()
    slow.gate.resume_writing()
    slow.loop.pass_time(gate.REQUEST_WITHIN / 2)
    slow.gate.pause_writing()
    slow.loop.pass_time(gate.READ_WITHIN)
    assert slow.transport.closed


def test_only_this_many_connections_wait_at_the_gate_from_one_address() -> None:
    places = Places(100, 2)
    first, second, third = (Waiting(places) for _ in range(3))
    status, headers, body = third.transport.answer()
    assert (status, headers["retry-after"], body["code"]) == (429, "10", "too_many")
    assert body["sentence"] == "Expected at most 2 connections from your address, got more."
    assert not first.transport.closed
    third.gate.connection_lost(None)
    second.gate.connection_lost(None)
    assert not Waiting(places).transport.closed


def test_only_this_many_connections_wait_in_all() -> None:
    places = Places(1, 100)
    Waiting(places)
    assert Waiting(places).transport.answer()[0] == 503


def test_a_trusted_proxy_speaks_for_many() -> None:
    places = Places(100, 1, ("10.0.0.0/8", "192.0.2.1"))
    for address in ("10.1.2.3", "10.1.2.3", "192.0.2.1", "192.0.2.1", "198.51.100.1"):
        places.enter(address)
    with pytest.raises(Crowded):
        places.enter("198.51.100.1")


# People


TURNS, COMMANDS = (
    3,
    9,
)  # turns of Tock a second by keys against bots that answer at once; eight previews and a play each


@pytest.mark.parametrize("at_once", [1, COMMANDS])
def test_whoever_plays_as_fast_as_keys_allow_is_not_too_fast(at_once: int) -> None:
    usual = Settings()
    bucket, moments = Bucket(usual.rate, usual.burst, 0.0), 5 * TURNS * COMMANDS // at_once
    assert bucket.take(0.0)  # hello
    for moment in range(moments):
        assert all(bucket.take(moment * at_once / (TURNS * COMMANDS)) for _ in range(at_once))


def test_whoever_goes_on_like_that_is_too_fast_at_last() -> None:
    usual = Settings()
    bucket = Bucket(usual.rate, usual.burst, 0.0)
    assert not all(bucket.take(moment / (TURNS * COMMANDS)) for moment in range(60 * TURNS * COMMANDS))


# A real server


@contextmanager
def asked(server: Running, *pieces: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Head and body of the answer to raw bytes, read until the server closes."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as connection:
        for piece in pieces:
            connection.sendall(piece)
        said = b""
        while part := connection.recv(65_536):
            said += part
        head, _, body = said.partition(b"\r\n\r\n")
        yield head, body


def test_a_real_server_refuses_in_words(server: Running) -> None:
    with asked(server, b"GET /" + b"x" * 6_000) as (head, body):
        assert b" 414 " in head
        assert b"nosniff" in head
        assert json.loads(body)["code"] == "bad_command"


def test_a_flood_of_pongs_is_told_why_and_others_are_served(server: Running) -> None:
    with raw(server) as one, raw(server) as other:
        one.socket.sendall(frame(b"", LAST | PONG) * 100)
        kind, body = one.hear()
        assert (kind, json.loads(body)["reason"]) == (TEXT, "flood")
        assert one.closed() == 1008
        other.socket.sendall(frame(chat(1)))
        assert other.answer("chat-1")["type"] == "done"
    assert 'trefoil_closed_total{reason="flood"}' in server.get("/metrics")[1]


def test_a_socket_becomes_no_burden_of_the_gate(file: Path) -> None:
    with Running(file, per_address="3") as server:
        made = create(server.ready(), public=True)
        with ExitStack() as stack:
            for _ in range(3):
                stack.enter_context(Client(server.port, made["table"]))
            assert server.get("/health")[0] == 200
            with pytest.raises(InvalidStatus) as caught:
                Client(server.port, made["table"])
            answer = caught.value.response
            assert (answer.status_code, answer.headers["Retry-After"]) == (429, "10")
            assert json.loads(answer.body or b"") == {
                "code": "too_many",
                "sentence": "Expected at most 3 connections from your address, got more.",
            }
        with socket.create_connection(("127.0.0.1", server.port), timeout=20) as connection:
            Raw(connection).shake_hands(made["table"])


def test_a_refusal_for_being_too_often_says_when_to_try_again(file: Path) -> None:
    with Running(file, tables_per_hour="60", claims_per_minute="0") as server:
        made = create(server.ready())
        body, kind = b"{}", {"Content-Type": "application/json"}
        address = f"http://127.0.0.1:{server.port}/api/tables/{made['table']}/claim"
        with pytest.raises(urllib.error.HTTPError) as caught:
            urllib.request.urlopen(urllib.request.Request(address, body, kind), timeout=20)
        with caught.value as answer:
            assert (answer.code, answer.headers["Retry-After"]) == (429, "10")
    assert Addresses(60 / 3_600, 60, lambda: 0.0).wait == 60


def test_a_full_server_says_so(file: Path) -> None:
    with Running(file, connections="1") as server:
        made = create(server.ready(), public=True)
        with Client(server.port, made["table"]), pytest.raises(InvalidStatus) as caught:
            Client(server.port, made["table"])
        assert caught.value.response.status_code == 503


def test_a_foreign_page_is_told_something_else(server: Running) -> None:
    made = create(server, public=True)
    with pytest.raises(InvalidStatus) as caught:
        Client(server.port, made["table"], additional_headers={"Origin": "http://evil.example"})
    assert caught.value.response.status_code == 403
    assert json.loads(caught.value.response.body or b"")["code"] == "not_yours"


def test_what_is_used_of_uvicorn_is_there() -> None:
    state, made = ServerState(), config()
    assert isinstance(state.connections, set), "the gate and the wire register connections with uvicorn's server state"
    assert isinstance(state.tasks, set), "the wire registers its task with uvicorn's server state"
    assert callable(made.loaded_app), "the wire calls the application as uvicorn has loaded it"
    assert made.ws_protocol_class is Wire, "uvicorn hands WebSockets to the class it is given"
    assert issubclass(httptools_impl.HttpToolsProtocol, asyncio.Protocol), "the gate stands before uvicorn's httptools"
