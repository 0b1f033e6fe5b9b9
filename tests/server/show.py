"""Plays whole games over real sockets and tells what happened: `python -m tests.server.show`."""

import json
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from tests.server.client import Client
from tests.server.parties import create, party, play_out, start
from tests.server.running import Running
from trefoil.fair.verifying import verified
from trefoil.games.catalogue import GAMES


def online(server: Running, game: str) -> None:
    """Two people and two bots, watched by a spectator."""
    began = time.monotonic()
    with (
        party(server, game, people=2, bots=2, public=True) as clients,
        Client(server.port, clients[0].table_id) as watcher,
    ):
        start(clients)
        play_out(clients, watcher)
        tell(server, clients[0], f"{GAMES[game]}, two people, two bots and a spectator", began)
        assert watcher.view["outcome"] == clients[0].view["outcome"]


def pass_and_play(server: Running, game: str) -> None:
    """Two seats on one device; the screen is covered between them."""
    began, choices = time.monotonic(), Random(1)
    made = create(server, game, ("mine", "mine"))
    with Client(server.port, made["table"], made["token"]) as client:
        client.say("start")
        client.sees("playing")
        while client.table["phase"] == "playing":
            client.say("sit", seat=client.view["to_move"])
            client.until(lambda client: client.you["sitting"] is not None)
            client.turn(choices.choice)
        tell(server, client, f"{GAMES[game]}, pass and play", began)


def alone(server: Running, game: str) -> None:
    """One person against bots."""
    began = time.monotonic()
    with party(server, game, people=1, bots=2) as clients:
        start(clients)
        play_out(clients)
        tell(server, clients[0], f"{GAMES[game]}, alone against two bots", began)


def tell(server: Running, client: Client, what: str, began: float) -> None:
    """How a game ended, and that its deal can be checked."""
    path = f"/api/tables/{client.table_id}/record"
    status, record = server.get(path, Authorization=f"Bearer {client.token}")
    assert status == 200
    draws = verified(json.dumps(record)).draws
    outcome = client.view["outcome"]
    print(f"{what}: {len(record['moves'])} moves in {time.monotonic() - began:.1f} s")
    print(
        f"  won by {outcome['winners']} with {outcome['scores']}; {draws} draws follow from the promised secret",
        flush=True,
    )


def main() -> int:
    """Every kind of play, on a server of its own."""
    with tempfile.TemporaryDirectory(prefix="trefoil-show-") as folder, Running(Path(folder) / "tables.db") as server:
        server.ready()
        for kind in (online, pass_and_play, alone):
            kind(server, "triqueta")
        pass_and_play(server, "tock")
        online(server, "tock")
        server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
