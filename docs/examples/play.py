"""Plays a whole game at random against a bot, by docs/protocol.md alone."""

import json
import random
import sys
import time
from itertools import count
from typing import Any
from urllib.request import Request, urlopen
from uuid import uuid4

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PAUSE = 0.1  # seconds before each command: a server takes ten a second
CIDS = (f"{uuid4().hex}-{number}" for number in count())


def create(server: str, game: str) -> Any:
    """A new table with a seat for us and one for a bot."""
    body = {"game": game, "seats": [{"kind": "mine"}, {"kind": "bot", "level": "uniform"}]}
    request = Request(f"{server}/api/tables", json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urlopen(request) as answer:
        return json.load(answer)


def reply(heard: Any) -> dict[str, Any] | None:
    """What to say to a frame, if anything."""
    if heard["type"] == "refused" and heard["code"] not in ("stale", "closing"):
        raise SystemExit(heard["sentence"])
    if heard["type"] == "previewed":
        if heard["whole"]:
            return {"type": "play", "seq": heard["seq"], "moves": heard["moves"]}
        return {"type": "preview", "seq": heard["seq"], "moves": [*heard["moves"], random.choice(heard["legal_moves"])]}
    if heard["type"] == "welcome" and heard["table"]["phase"] == "lobby":
        return {"type": "start"}
    view = heard.get("view")
    if view and view["to_move"] == view["seat"]:
        return {"type": "preview", "seq": heard["seq"], "moves": [random.choice(view["legal_moves"])]}
    return None


def converse(socket: ClientConnection, token: str, pause: float) -> Any:
    """Say hello, then answer every frame until the game is over; its outcome."""
    said: dict[str, Any] | None = {"type": "hello", "token": token}
    while True:
        if said:
            time.sleep(pause)
            socket.send(json.dumps({"cid": next(CIDS), **said}))
        heard = json.loads(socket.recv())
        if "table" in heard and heard["table"]["phase"] == "over":
            return heard["view"]["outcome"]
        said = reply(heard)


def play(server: str, game: str, pause: float = PAUSE) -> Any:
    """A whole game; whoever loses the connection connects again."""
    table = create(server, game)
    while True:
        with connect(f"{server.replace('http', 'ws', 1)}/api/tables/{table['table']}/live") as socket:
            try:
                return converse(socket, table["token"], pause)
            except ConnectionClosed:
                time.sleep(pause)


if __name__ == "__main__":
    print(play(sys.argv[1], sys.argv[2]))
