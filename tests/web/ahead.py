"""Plays a game ahead over the real socket, so that a browser finds it near its end."""

import json
import secrets
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from websockets import Origin
from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]
QUICKEST = "uniform"  # the level of bots that think least
DRAWING = 0.8  # how often somebody who could take a row draws instead


@dataclass(frozen=True)
class Laid:
    """A table and the token of whoever laid it out."""

    table: str
    token: str
    invites: Message


def posted(address: str, path: str, body: Message, headers: dict[str, str] | None = None) -> Message:
    """What the server answers to a request."""
    said = json.dumps(body).encode()
    request = urllib.request.Request(
        address + path, said, {"Content-Type": "application/json", "Origin": address, **(headers or {})}
    )
    with urllib.request.urlopen(request, timeout=20) as answer:
        found: Message = json.load(answer)
    return found


def laid(address: str, game: str, kinds: list[str], **more: Any) -> Laid:
    """A new table: `mine`, `open` or `bot` for each seat."""
    seats = [{"kind": kind, **({"level": QUICKEST} if kind == "bot" else {})} for kind in kinds]
    made = posted(address, "/api/tables", {"game": game, "seats": seats, **more})
    return Laid(made["table"], made["token"], made["invites"])


class Player:
    """Somebody at the socket who plays whatever comes, until told to stop."""

    def __init__(self, address: str, table: Laid, seed: int = 1) -> None:
        self._random = Random(seed)
        self._address = address
        self._table = table
        self.view: Message | None = None
        self.seq = 0

    def play_until(self, enough: Callable[[Message], bool]) -> None:
        """Start the game and play until a view is enough."""
        where = self._address.replace("http", "ws") + f"/api/tables/{self._table.table}/live"
        with connect(where, origin=Origin(self._address), max_size=None) as socket:
            self._ask(socket, "hello", token=self._table.token)
            self._ask(socket, "start")
            while self.view is None or not (enough(self.view) or self.view["outcome"]):
                if self.view and self.view["legal_moves"]:
                    self._ask(socket, "play", seq=self.seq, moves=self._turn(socket))
                else:
                    self._hear(socket)

    def _turn(self, socket: ClientConnection) -> list[str]:
        moves: list[str] = []
        legal: list[str] = self.view["legal_moves"] if self.view else []
        while True:
            lanes = [move for move in legal if move[0] == ">" and move[1:2].isalpha()]
            draw = ["draw"] if "draw" in legal and self._random.random() < DRAWING else []
            moves.append(self._random.choice(lanes or draw or legal))
            answer = self._ask(socket, "preview", seq=self.seq, moves=moves)
            if answer["type"] != "previewed" or answer["whole"]:
                return moves
            legal = answer["legal_moves"]

    def _ask(self, socket: ClientConnection, kind: str, **more: Any) -> Message:
        cid = secrets.token_hex(8)
        socket.send(json.dumps({"type": kind, "cid": cid, **more}))
        while (heard := self._hear(socket)).get("cid") != cid:
            pass
        return heard

    def _hear(self, socket: ClientConnection) -> Message:
        heard: Message = json.loads(socket.recv(timeout=30))
        if heard["type"] in ("welcome", "update"):
            self.seq, self.view = heard["seq"], heard["view"]
        return heard


def nearly_home(view: Message) -> bool:
    """Tock, each alone: the first seat has one pawn left, and it stands a card's way before its gate."""
    position = view["position"]
    mine = position["colours"][0]
    ring, gate = position["ring"], position["ring"] - 3
    out = [int(place) for place in mine["pawns"] if place.isdecimal()]
    return mine["home"] == 3 and any((gate - square) % ring <= 9 for square in out)


def near_its_end(address: str) -> Laid:
    """A table of Tock for three at which the first seat is about to win."""
    while True:
        table = laid(address, "tock", ["mine", "bot", "bot"])
        player = Player(address, table)
        player.play_until(nearly_home)
        if player.view and player.view["outcome"] is None:
            return table


def memory(table: Laid, game: str) -> str:
    """A script that makes a browser remember whose seat it has."""
    kept = json.dumps({"table": table.table, "token": table.token, "game": game, "seen": 1})
    return f"localStorage.setItem('trefoil:table:{table.table}', {json.dumps(kept)})"
