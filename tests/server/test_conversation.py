"""The page on the protocol can be followed: its conversation is held, and its client plays, with a real server."""

import importlib.util
import json
import re
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from itertools import count
from types import ModuleType
from typing import Any

import pytest
from msgspec import inspect
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import ClientConnection, connect

from tests.house.tree import ROOT
from tests.server import script
from tests.server.running import PATIENCE, Running
from tests.server.script import Step
from trefoil.protocol.shapes import Cid
from trefoil.server.edge import frames, http, sockets, wire
from trefoil.server.settings import Settings
from trefoil.server.table import clock, names, seats
from trefoil.server.tables import house

PAGE = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")


def client() -> ModuleType:
    """The program on the page."""
    spec = importlib.util.spec_from_file_location("play", ROOT / "docs/examples/play.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Reader:
    """Says what a page says, and checks that it hears what the page shows."""

    def __init__(self, port: int, page: str) -> None:
        self.place = f"127.0.0.1:{port}"
        self.steps = iter(script.steps(page))
        self.chosen: script.Chosen = {}
        self.reply: Callable[[Any], Any] = client().reply
        self.cids = (f"left-out-{number}" for number in count())
        self.lines = ExitStack()
        self.socket: ClientConnection | None = None
        self.state: Any = None  # the last welcome or update
        self.answer: tuple[str, dict[str, str], Any] = ("", {}, None)  # the last over HTTP

    def read(self) -> int:
        """Take every step; how many there were."""
        taken = 0
        with self.lines:
            for step in self.steps:
                self.take(step)
                taken += 1
        return taken

    def take(self, step: Step) -> None:
        match step.mark:
            case "→":
                self.say(step)
            case "←":
                got = self.frame() if not step.line else self.answer
                assert self.is_shown(step, got), f"the page shows {step}, the server said {got}"
            case "⋮":
                self.leave_out(next(self.steps))
            case "✂":
                self.lines.close()

    def say(self, step: Step) -> None:
        body = script.filled(step.body, self.chosen)
        if not step.line:
            self.send(body)
            return
        method, path = script.filled(step.line, self.chosen).split()
        headers = script.filled(step.headers, self.chosen)
        self.answer = self.opened(path) if "Upgrade" in headers else self.asked(method, path, headers, body)

    def asked(self, method: str, path: str, headers: dict[str, str], body: Any) -> tuple[str, dict[str, str], Any]:
        sent = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"http://{self.place}{path}", sent, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return str(answer.status), dict(answer.headers), json.load(answer)
        except urllib.error.HTTPError as error:
            with error:
                return str(error.code), dict(error.headers), json.load(error)

    def opened(self, path: str) -> tuple[str, dict[str, str], Any]:
        self.socket = self.lines.enter_context(connect(f"ws://{self.place}{path}", open_timeout=PATIENCE))
        assert self.socket.response is not None
        return str(self.socket.response.status_code), {}, None

    def send(self, body: Any) -> None:
        assert self.socket is not None
        self.socket.send(json.dumps(body))

    def frame(self) -> Any:
        assert self.socket is not None
        heard = json.loads(self.socket.recv(PATIENCE))
        self.state = heard if heard["type"] in ("welcome", "update") else self.state
        return heard

    def is_shown(self, step: Step, got: Any) -> bool:
        """Whether this is what the page shows; only then is kept what the server chose."""
        chosen = dict(self.chosen)
        if step.line:
            status, headers, got = got
            found = {name.lower(): value for name, value in headers.items()}
            if status != step.line or any(found.get(name.lower()) != value for name, value in step.headers.items()):
                return False
        held = script.fits(step.body, got, chosen)
        self.chosen = chosen if held else self.chosen
        return held

    def leave_out(self, until: Step) -> None:
        """Play on as the client on the page does, until the page goes on."""
        said = self.reply(self.state)
        while True:
            if said:
                self.send({"cid": next(self.cids), **said})
            heard = self.frame()
            if self.is_shown(until, heard):
                return
            said = self.reply(heard)


def test_the_conversation_on_the_page_is_held(server: Running) -> None:
    assert Reader(server.port, PAGE).read() > 30


@pytest.mark.parametrize(
    ("shown", "lie"),
    [("← 201", "← 200"), ('"view": null, "chat": []}', '"view": null}'), ('"phase": "lobby"', '"phase": "playing"')],
)
def test_a_page_that_shows_something_else_is_found(server: Running, shown: str, lie: str) -> None:
    assert shown in PAGE
    with pytest.raises(AssertionError, match="the page shows"):
        Reader(server.port, PAGE.replace(shown, lie)).read()


@pytest.mark.parametrize(
    ("shown", "got"),
    [
        ('{"a": 1, "b": …}', {"a": 1, "b": [2]}),
        ('{"a": {"b": 1, …}, …}', {"a": {"b": 1, "c": 2}, "d": 3}),
        ('{"a": 1, …}', {"a": 1, "b": 2}),
        ("{…}", {"a": 1}),
        ('["a", …]', ["a"]),
        ('["a", …]', ["a", "b", "c"]),
        ("[…]", []),
        ('["SEEN", "SEEN"]', ["x", "x"]),
        ('{"a": null, "b": true}', {"b": True, "a": None}),
    ],
)
def test_what_the_page_shows_fits(shown: str, got: Any) -> None:
    assert script.fits(script.shown(shown), got, {})


@pytest.mark.parametrize(
    ("shown", "got"),
    [
        ('{"a": 1}', {"a": 1, "b": 2}),
        ('{"a": 1, "b": 2}', {"a": 1}),
        ('{"a": 1, …}', {"b": 1, "c": 2}),
        ('{"a": 1, …}', {"a": 2, "b": 1}),
        ('{"a": 1, …}', {"a": 1}),
        ('["a"]', ["a", "b"]),
        ('["a", …]', []),
        ('["a", …]', ["b", "a"]),
        ('["SEEN", "SEEN"]', ["x", "y"]),
        ('{"a": 1}', {"a": True}),
        ("{…}", []),
        ("[…]", {}),
    ],
)
def test_what_the_page_does_not_show_does_not_fit(shown: str, got: Any) -> None:
    assert not script.fits(script.shown(shown), got, {})


def test_what_the_server_chose_is_said_again() -> None:
    said = {"path": "/t/TABLE", "list": ["TABLE", 1, "Ann"]}
    assert script.filled(said, {"TABLE": "x"}) == {"path": "/t/x", "list": ["x", 1, "Ann"]}


def test_the_client_on_the_page_plays_a_whole_game(server: Running) -> None:
    assert client().play(f"http://127.0.0.1:{server.port}", "triqueta", pause=0)["winners"]


class Enough(Exception):
    """A test has heard what it wanted."""


class Watched:
    """A connection that remembers what was said, and can end before each frame."""

    def __init__(self, socket: ClientConnection, said: list[Any], end: Callable[[int], None]) -> None:
        self.socket, self.said, self.end, self.heard = socket, said, end, 0

    def send(self, frame: str) -> None:
        self.said.append(json.loads(frame))
        self.socket.send(frame)

    def recv(self) -> str | bytes:
        self.end(self.heard)
        self.heard += 1
        return self.socket.recv(PATIENCE)


def watched(said: list[Any], end: Callable[[int], None]) -> Callable[[str], AbstractContextManager[Watched]]:
    """Connects as `connect` does; `end` is told how many frames were heard, and raises what ends the connection."""

    @contextmanager
    def connected(address: str) -> Iterator[Watched]:
        with connect(address) as socket:
            yield Watched(socket, said, end)

    return connected


def test_the_client_on_the_page_comes_back_after_a_lost_connection(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    program, said = client(), list[Any]()

    def lose(heard: int) -> None:
        if heard == 7 and len(said) < 50:
            raise ConnectionClosedError(None, None)

    monkeypatch.setattr(program, "connect", watched(said, lose))
    assert program.play(f"http://127.0.0.1:{server.port}", "triqueta", pause=0)["winners"]
    assert [one["type"] for one in said].count("hello") > 1
    assert [one["type"] for one in said].count("start") == 1


def test_the_client_on_the_page_plays_tock_without_a_rule(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Up to the first sentence of several moves: a whole game between players at random has thousands of them."""
    program, said = client(), list[Any]()

    def stop(heard: int) -> None:
        if any(one["type"] == "play" and len(one["moves"]) > 1 for one in said[:-1]):
            raise Enough  # it was not refused, or nothing would have been said after it

    monkeypatch.setattr(program, "connect", watched(said, stop))
    with pytest.raises(Enough):
        program.play(f"http://127.0.0.1:{server.port}", "tock", pause=0)


def numbers(title: str) -> dict[str, list[int]]:
    """The numbers in each row of a table in a section, by the first cell without its marks."""
    part = PAGE.partition(f"\n## {title}\n")[2].partition("\n## ")[0]
    rows = [line[2:-2].split(" | ") for line in part.splitlines() if re.match(r"\| [`a-z]", line)]
    return {name.replace("`", ""): [int(one) for one in re.findall(r"\d+", " ".join(rest))] for name, *rest in rows[1:]}


def test_the_limits_on_the_page_are_those_of_the_server() -> None:
    usual = Settings()
    assert numbers("Limits") == {
        "a frame": [frames.LONGEST_FRAME, 1009],
        "the body of a request": [http.LONGEST_BODY, 413],
        "until hello": [sockets.HELLO_WITHIN],
        "commands on one connection": [usual.rate, usual.burst, sockets.MOST_REFUSED],
        "what waits for a connection that does not read": [wire.MOST_UNREAD, sockets.CODES["slow"]],
        "connections": [usual.connections, usual.per_address, 503, 429],
        "new tables from one address": [usual.tables_per_hour, 429],
        "claims and take-overs from one address": [usual.claims_per_minute, 429],
        "people at one table, ever": [seats.MOST_PEOPLE],
        "a name": [names.LONGEST_NAME],
        "public tables in the list": [http.MOST_LISTED],
    }


def test_the_close_codes_on_the_page_are_those_of_the_server() -> None:
    assert numbers("After a lost connection") == {reason: [code] for reason, code in sockets.CODES.items()}


def test_the_numbers_in_its_sentences_are_those_of_the_server() -> None:
    cid = inspect.type_info(Cid)
    assert isinstance(cid, inspect.StrType)
    assert (clock.PATIENCE, Settings().grace, sockets.HELLO_WITHIN) == (3_000, 60, 5)
    sentences = " ".join(PAGE.split())
    for words in (
        f"{cid.min_length} to {cid.max_length} letters, digits, `-` and `_`",
        f"absence of up to {house.SHORT_ABSENCE:.0f} seconds",
        "left out after three seconds",
        "After a minute (`TREFOIL_GRACE`)",
        "within five seconds",
        f"nothing for {wire.PING} seconds",
        f"nothing arrives for {wire.PING} seconds more",
    ):
        assert words in sentences
