"""Games that are played on while servers are killed, and what must be true of their logs afterwards."""

import asyncio
import secrets
import threading
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.client import Client, Refusal
from tests.server.parties import create
from tests.server.running import Running
from trefoil.server.settings import Settings
from trefoil.server.store.choosing import store_of
from trefoil.server.table.events import Entry, unpacked

BROKEN = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError)
KINDS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("triqueta", ("mine", "mine")),
    ("acorns", ("mine", "mine", "bot")),
    ("triqueta", ("mine", "mine", "bot")),
    ("tock", ("mine", "mine")),
)


class Servers:
    """One server on a file, or two on a PostgreSQL; whoever is killed comes back at the same port."""

    def __init__(self, database: Path | str, count: int) -> None:
        self._database = database
        self.running = [Running(database).ready() for _ in range(count)]
        self.ports = [server.port for server in self.running]

    def kill(self, number: int) -> None:
        """End a server as a power cut would, and start it again."""
        self.running[number].kill()
        self.running[number] = Running(self._database, self.ports[number]).ready()

    def close(self) -> None:
        for server in self.running:
            server.stop()


class Player(threading.Thread):
    """Somebody who plays all people's seats of a table, and whenever a game is over, lays out another."""

    def __init__(self, ports: list[int], make: Callable[[], dict[str, Any]], seed: int) -> None:
        super().__init__(daemon=True)
        self._ports, self._make, self._choices = ports, make, Random(seed)
        self.enough = threading.Event()
        self.acknowledged: list[tuple[str, str, int]] = []  # table, client id, number
        self.finished: list[str] = []  # tables
        self.failures: list[str] = []
        self._pending: tuple[str, dict[str, Any]] | None = None  # a command whose answer has not come

    def run(self) -> None:
        try:
            while not self.enough.is_set():
                self._game()
        except Exception as error:  # noqa: BLE001  # whoever waits for the thread is told
            self.failures.append(f"{type(error).__name__}: {error}")

    def _game(self) -> None:
        made = self._again(self._make)
        self._pending = None
        while made["table"] not in self.finished:
            try:
                with Client(self._choices.choice(self._ports), made["table"], made["token"]) as client:
                    self._play(client)
                    self.finished.append(made["table"])
            except BROKEN:
                time.sleep(0.05)
            except Refusal as error:
                if str(error) not in ("closing", "unavailable", "compiling"):
                    raise
                time.sleep(0.05)

    def _again(self, work: Callable[[], dict[str, Any]]) -> dict[str, Any]:
        while True:
            try:
                return work()
            except (OSError, AssertionError):
                time.sleep(0.05)

    def _play(self, client: Client) -> None:
        if self._pending is not None:
            self._command(client, *self._pending)
        if client.table["phase"] == "lobby":
            client.say("start")
        client.until(lambda client: client.table["phase"] in ("playing", "over"))
        while client.table["phase"] == "playing":
            client.until(
                lambda client: client.view["to_move"] in client.you["seats"] or client.table["phase"] == "over"
            )
            if client.table["phase"] == "playing":
                self._turn(client)

    def _turn(self, client: Client) -> None:
        client.say("sit", seat=client.view["to_move"])
        client.until(lambda client: client.you["sitting"] is not None)
        moves, legal = [], client.view["legal_moves"]
        while True:
            moves.append(self._choices.choice(legal))
            seen = client.say("preview", moves=moves)
            if seen["whole"]:
                break
            legal = seen["legal_moves"]
        self._command(client, secrets.token_hex(6), {"moves": moves, "seq": client.seq})

    def _command(self, client: Client, cid: str, fields: dict[str, Any]) -> None:
        """Play; until the answer has come, the same command is said again on every new connection."""
        self._pending = cid, fields
        mover = client.view["to_move"]
        if client.you["sitting"] is None and mover in client.you["seats"]:
            client.say("sit", seat=mover)
        done = client.say("play", cid=cid, **fields)
        self.acknowledged.append((client.table_id, cid, done["seq"]))
        self._pending = None
        client.caught_up(done)


def logs(database: Path | str) -> dict[str, list[Entry]]:
    """Every table's entries, as they are stored."""

    async def read() -> dict[str, list[Entry]]:
        store = store_of(Settings(database=str(database)))
        await store.open()
        names = await store.tables("", 100_000)
        found = {name: [unpacked(body) for body in await store.read(name)] for name in names}
        await store.close()
        return found

    return asyncio.run(read())


def killing(database: Path | str, servers: int, kills: int, seed: int = 1, tables: int = 6) -> dict[str, int]:
    """Play at several tables while servers are killed; returns what was counted."""
    running, choices = Servers(database, servers), Random(seed)

    def make(number: int) -> dict[str, Any]:
        game, seats = KINDS[number % len(KINDS)]
        return create(choices.choice(running.running), game, seats, public=True)

    players = [Player(running.ports, lambda n=n: make(n), seed + n) for n in range(tables)]  # type: ignore[misc]
    for player in players:
        player.start()
    for kill in range(kills):
        time.sleep(choices.uniform(0.2, 0.8))
        running.kill(kill % servers)
    for player in players:
        player.enough.set()
    for player in players:
        player.join(300)
    running.close()
    return counted(players, logs(database)) | {
        "kills": kills,
        "unfinished": sum(player.is_alive() for player in players),
    }


def counted(players: list[Player], stored: dict[str, list[Entry]]) -> dict[str, int]:
    """What was acknowledged, and what of it is not, or not once, where it should be."""
    acknowledged = [one for player in players for one in player.acknowledged]
    where: dict[tuple[str, str], list[int]] = {}
    for table, entries in stored.items():
        for entry in entries:
            if entry.cid is not None:
                where.setdefault((table, entry.cid), []).append(entry.seq)
    return {
        "acknowledged": len(acknowledged),
        "lost": sum(seq not in where.get((table, cid), []) for table, cid, seq in acknowledged),
        "duplicated": sum(len(seqs) > 1 for seqs in where.values()),
        "gaps": sum(
            [entry.seq for entry in entries] != list(range(1, len(entries) + 1)) for entries in stored.values()
        ),
        "games": sum(len(player.finished) for player in players),
        "failures": sum(len(player.failures) for player in players),
    }
