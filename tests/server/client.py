"""A client over a real WebSocket that waits for the answer to each of its commands."""

import itertools
import json
import secrets
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from websockets.sync.client import ClientConnection, connect

from trefoil.fair import stream

PATIENCE = 20.0


class Refusal(Exception):
    """The server refused a command."""


class Client:
    """One connection; `view`, `table`, `you` and `seq` are the last it got."""

    def __init__(
        self,
        port: int,
        table: str,
        token: str | None = None,
        invite: str | None = None,
        views: str | None = None,
        **options: Any,
    ) -> None:
        self.port, self.table_id, self.token = port, table, token
        self.cids = itertools.count()
        self.name = secrets.token_hex(4)
        self.told: list[dict[str, Any]] = []
        self.frames: list[str] = []
        self.entropy = secrets.token_bytes(32)
        self.seq, self.view, self.table, self.you = 0, dict[str, Any](), dict[str, Any](), dict[str, Any]()
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
        self._stack = ExitStack()
        opened = connect(address, compression=None, open_timeout=PATIENCE, **options)
        self.socket: ClientConnection = self._stack.enter_context(opened)
        self.welcome = self.say("hello", token=token, invite=invite, views=views)

    def cid(self) -> str:
        return f"{self.name}-{next(self.cids)}"

    def send(self, kind: str, **fields: Any) -> str:
        """Say something without waiting for the answer; returns its client id."""
        body = {"type": kind, "cid": self.cid(), **fields}
        if kind in ("play", "preview", "hint", "ask"):
            body.setdefault("seq", self.seq)
        self.socket.send(json.dumps(body))
        return str(body["cid"])

    def say(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Say something and wait for its answer."""
        cid = self.send(kind, **fields)
        while True:
            event = self.hear()
            if event.get("cid") == cid:
                if event["type"] == "refused":
                    raise Refusal(event["code"])
                return event

    def hear(self) -> dict[str, Any]:
        """The next event."""
        frame = self.socket.recv(PATIENCE)
        assert isinstance(frame, str)
        self.frames.append(frame)
        event: dict[str, Any] = json.loads(frame)
        self.told.append(event)
        if event["type"] in ("welcome", "update"):
            self.seq, self.table, self.you = event["seq"], event["table"], event["you"]
            self.view = joined(self.view, event["view"])
        return event

    def until(self, holds: Callable[["Client"], bool]) -> None:
        """Listen until something holds."""
        while not holds(self):
            self.hear()

    def sees(self, phase: str) -> None:
        """Listen until the table is at a phase."""
        self.until(lambda client: client.table["phase"] == phase)

    # Playing

    def contribute(self) -> None:
        """Promise entropy, wait, and reveal it."""
        self.sees("dealing")
        fair = self.table["fair"]
        game_id, rules, server = (bytes.fromhex(fair[name]) for name in ("game_id", "ruleset", "commitment"))
        terms = stream.Terms(fair["version"], game_id, rules, tuple(fair["people"]))
        promise = stream.promise(terms, self.you["seats"][0], server, self.entropy)
        self.say("commit", commitment=promise.hex())
        self.until(lambda client: client.table["fair"]["stage"] == "reveal")
        fair = self.table["fair"]
        promises = {one["seat"]: bytes.fromhex(one["commitment"]) for one in fair["contributions"]}
        closed = stream.closed_list(terms, server, promises).hex()
        assert fair["closed"] == closed
        self.say("reveal", entropy=self.entropy.hex(), closed=closed)

    def my_turn(self) -> bool:
        """Whether the seat this connection looks from is to move."""
        sitting = self.you["sitting"]
        return sitting is not None and self.table["phase"] == "playing" and bool(self.view["to_move"] == sitting)

    def turn(self, choose: Callable[[list[str]], str]) -> dict[str, Any]:
        """Build a sentence by previews and play it."""
        moves: list[str] = []
        legal = self.view["legal_moves"]
        while True:
            moves.append(choose(legal))
            seen = self.say("preview", moves=moves)
            if seen["whole"]:
                return self.caught_up(self.say("play", moves=moves))
            legal = seen["legal_moves"]

    def caught_up(self, done: dict[str, Any]) -> dict[str, Any]:
        """Listen until what was done is shown."""
        self.until(lambda client: client.seq >= done["seq"])
        return done

    def play_on(self, choose: Callable[[list[str]], str]) -> None:
        """Play until the game is over."""
        while True:
            self.until(lambda client: client.my_turn() or client.table["phase"] == "over")
            if self.table["phase"] == "over":
                return
            self.turn(choose)

    def close(self) -> None:
        self._stack.close()

    def __enter__(self) -> "Client":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def joined(before: dict[str, Any], view: dict[str, Any] | None) -> dict[str, Any]:
    """A view with all its moves: those known before, as they read now, and the new ones."""
    if view is None:
        return {}
    moves, movers = list(before.get("moves", []))[: view["ply"]], list(before.get("movers", []))[: view["ply"]]
    assert len(moves) == view["ply"]
    assert view["ply"] == 0 or before["seat"] == view["seat"]
    for one in view["reread"]:
        moves[one["ply"]] = one["move"]
    return {**view, "moves": moves + view["moves"], "movers": movers + view["movers"]}
