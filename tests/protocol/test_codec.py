"""Frames are read strictly: exactly what the types say, and one sentence for everything else."""

import pytest

from trefoil.protocol.codec import BadMessage, body_in, command_in, written
from trefoil.protocol.commands import Configure, Hello, Play
from trefoil.protocol.events import Done
from trefoil.protocol.requests import Claim
from trefoil.protocol.shapes import Bank

PLAY = b'{"type":"play","cid":"c-01","seq":3,"moves":["draw"]}'


def test_a_command_is_read() -> None:
    assert command_in(PLAY) == Play(cid="c-01", seq=3, moves=["draw"])


def test_hello_may_ask_for_records_and_need_not() -> None:
    assert command_in(b'{"type":"hello","cid":"c-01","views":"record"}') == Hello(cid="c-01", views="record")
    for silent in (b'{"type":"hello","cid":"c-01"}', b'{"type":"hello","cid":"c-01","views":null}'):
        assert command_in(silent) == Hello(cid="c-01", views=None)


def test_a_choice_of_types_is_read_by_its_tag() -> None:
    frame = b'{"type":"configure","cid":"c-01","clock":{"kind":"bank","seconds":60,"increment":5}}'
    assert command_in(frame) == Configure(cid="c-01", clock=Bank(seconds=60, increment=5))


@pytest.mark.parametrize(
    "frame",
    [
        b"",
        b"null",
        b"[]",
        b"\xff\xfe",
        b'{"type":"play"',
        b"{}",
        b'{"type":"fly","cid":"c-01"}',
        PLAY.replace(b"3", b"3.0"),
        PLAY.replace(b"3", b"true"),
        PLAY.replace(b"3", b'"3"'),
        PLAY.replace(b"3", b"-1"),
        PLAY.replace(b"3", b"1e999"),
        PLAY.replace(b"3", b"NaN"),
        PLAY.replace(b"3", b"9" * 30),
        PLAY.replace(b'"draw"', b""),
        PLAY.replace(b'"draw"', b'"' + b"x" * 17 + b'"'),
        PLAY.replace(b'"draw"', b"0"),
        PLAY.replace(b"}", b',"seat":1}'),
        PLAY.replace(b"c-01", b"c 01"),
        PLAY.replace(b"c-01", b""),
        PLAY.replace(b"c-01", b"c-01\\n"),
        PLAY.replace(b"draw", b"\\ud800"),
        b"[" * 100_000,
        b'{"type":"hello","cid":"c-01","token":"' + b"t" * 16 + b'\\n"}',
        b'{"type":"hello","cid":"c-01","views":"picture"}',
        b'{"type":"hello","cid":"c-01","views":true}',
        b'{"type":"commit","cid":"c-01","commitment":"' + b"0" * 64 + b'\\n"}',
        b'{"type":"chat","cid":"c-01","text":""}',
        b'{"type":"chat","cid":"c-01","text":"' + b"x" * 301 + b'"}',
    ],
)
def test_anything_else_is_refused_in_one_sentence(frame: bytes) -> None:
    with pytest.raises(BadMessage) as caught:
        command_in(frame)
    assert str(caught.value).startswith("Expected a command as the protocol describes it, and this is none: ")
    assert len(str(caught.value)) < 300


def test_the_refusal_names_the_client_id_where_it_can_be_read() -> None:
    with pytest.raises(BadMessage) as caught:
        command_in(PLAY.replace(b"play", b"fly"))
    assert caught.value.cid == "c-01"


@pytest.mark.parametrize("cid", [b"7", b'"\\u0000"', b'"' + b"x" * 65 + b'"'])
def test_a_client_id_that_is_none_is_not_repeated(cid: bytes) -> None:
    with pytest.raises(BadMessage) as caught:
        command_in(b'{"type":"fly","cid":' + cid + b"}")
    assert caught.value.cid is None


def test_a_body_is_read_as_strictly() -> None:
    assert body_in(b'{"seat":1,"name":"Ann"}', Claim) == Claim(seat=1, name="Ann")
    with pytest.raises(BadMessage):
        body_in(b'{"seat":6}', Claim)


def test_an_event_says_what_it_is() -> None:
    assert written(Done(cid="c-01", seq=4)) == b'{"type":"done","cid":"c-01","seq":4}'
