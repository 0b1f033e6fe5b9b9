"""Two worlds that one seat cannot tell apart: the same house twice, and everything that seat is sent in each."""

import asyncio
import hashlib
import json
from collections.abc import Mapping
from contextlib import redirect_stderr
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

from tests.laws.positions import other_world, play_on
from trefoil.core.game import MANUAL, Game
from trefoil.core.seats import NATURE
from trefoil.games.catalogue import GAMES, load
from trefoil.protocol.codec import written
from trefoil.protocol.requests import CreateTable
from trefoil.protocol.shapes import Wish
from trefoil.server import showing
from trefoil.server.house import House
from trefoil.server.inside import ClaimSeat, Tick
from trefoil.server.moment import fingerprint
from trefoil.server.readiness import Readiness
from trefoil.server.session import Session
from trefoil.server.settings import Settings
from trefoil.server.store.sqlite import SQLite

# What lies open on the table, by the rules and not by `hide`: the rest of a position is somebody's secret, or follows.
OPEN = {
    "triqueta": ("stage", "turn", "tower", "towers", "rows"),
    "tock": ("stage", "turn", "dealer", "laid", "colours"),
}
START = 1_700_000_000_000


@dataclass
class Pair:
    """A game, a seat, and another game that looks the same from there."""

    reader: int | None
    games: tuple[Game, Game]


def pair(name: str, choices: Random, longest: int) -> Pair | None:
    """A random pair, if chance gives one that differs at all."""
    options: dict[str, Any] = {}
    for option in load(name).OPTIONS.options:
        options[option.name] = choices.choice(option.possible(options))
    game = load(name)(nature=MANUAL, **options)
    play_on(game, choices, choices.randrange(10, longest))
    while not settled(game):
        play_on(game, choices, 1)
    reader = choices.choice([None, *range(options["players"])])
    twin = other_world(game, reader, choices)
    if twin is None or twin.moves == game.moves or not openly_alike(game, twin):
        return None
    return Pair(reader, (game, twin))


def openly_alike(game: Game, twin: Game) -> bool:
    """Whether what lies open by the rules is the same in both at every move: a hand that is folded is seen by all."""
    worlds = [type(one)(nature=MANUAL, **dict[str, Any](one.options)) for one in (game, twin)]
    for moves in zip(game.moves, twin.moves, strict=True):
        for one, move in zip(worlds, moves, strict=True):
            one.push(move)
        facts = [[one.position()[name] for name in OPEN[one.NAME]] for one in worlds]
        if facts[0] != facts[1]:
            return False
    return True


def settled(game: Game) -> bool:
    """Whether the last sentence is whole, and nature has answered."""
    return game.to_move is None or (game.to_move != NATURE and game.to_move != game.movers[-1])


@dataclass
class World:
    """A house whose luck, time and nature are given."""

    house: House
    script: list[str] = field(default_factory=list)  # what nature is going to draw
    heard: list[bytes] = field(default_factory=list)  # what the reader was sent, in order


async def world(file: Path) -> World:
    """A new one; two of them are alike to the last byte."""
    store = SQLite(file)
    await store.open()
    counter = iter(range(10**9))
    script: list[str] = []

    def draw(n: int) -> bytes:
        return hashlib.shake_256(b"%d" % next(counter)).digest(n)

    def pick(stream: bytes, number: int, odds: Mapping[str, int]) -> str:
        return script.pop(0)

    readiness = Readiness()
    readiness._ready, readiness.levels = set(GAMES), ("uniform",)
    return World(House(Settings(), store, readiness, lambda: START, draw, pick), script)


async def played(world: World, game: Game, reader: int | None) -> bytes:
    """Play a game through the whole house; returns everything the reader could have noticed."""
    heard: list[bytes] = []
    noise = StringIO()
    with redirect_stderr(noise):
        await _play(world, game, reader, heard)
    logged = [json.dumps({**json.loads(line), "at": None}) for line in noise.getvalue().splitlines()]
    return b"\n".join(
        [
            *heard,
            world.house.metrics.text({}).partition("# TYPE trefoil_command_s")[0].encode(),
            *map(str.encode, logged),
        ]
    )


def sentences(game: Game) -> list[tuple[int, list[str]]]:
    """The players' sentences: who, and which moves."""
    found: list[tuple[int, list[str]]] = []
    before = NATURE
    for move, mover in zip(game.moves, game.movers, strict=True):
        if mover != NATURE:
            if mover != before:
                found.append((mover, []))
            found[-1][1].append(move)
        before = mover
    return found


async def _play(world: World, game: Game, reader: int | None, heard: list[bytes]) -> None:
    house, players = world.house, int(game.options["players"])
    said = iter(range(10**6))
    options: dict[str, Any] = {name: value for name, value in game.options.items() if name != "players"}
    seats = [Wish(kind="mine")] + [Wish(kind="open")] * (players - 1)
    live, host = await house.create(CreateTable(game=game.NAME, seats=seats, options=options, public=True))
    tokens = [host, *(f"token-number-{seat:05}" for seat in range(1, players))]
    for seat in range(1, players):
        await live.submit(None, ClaimSeat(seat, "", None, fingerprint(tokens[seat])))
    sessions: dict[int | None, Session] = {}

    async def say(seat: int | None, kind: str, **fields: Any) -> None:
        body = {"type": kind, "cid": f"cid-{next(said)}", **fields}
        await sessions[seat].hear(json.dumps(body))

    for seat in (None, *range(players)):
        send = heard.append if seat == reader else (lambda frame: None)
        sessions[seat] = Session(house, live.table.id, send, lambda reason: None)
        await say(seat, "hello", token=None if seat is None else tokens[seat])
    world.script[:] = [move for move, mover in zip(game.moves, game.movers, strict=True) if mover == NATURE]
    await say(0, "start")
    house.clock = lambda: START + 3_000
    await live.submit(None, Tick())
    for mover, moves in sentences(game):
        await say(mover, "play", seq=live.table.seq, moves=moves)
        for probe, tried in (
            ("preview", "draw"),
            ("preview", "take 1"),
            ("play", "fly"),
            ("ask", "what"),
            ("hint", None),
        ):
            fields = {} if tried is None else {"what": "undo"} if tried == "what" else {"moves": [tried]}
            await say(reader, probe, seq=live.table.moved - (tried == "fly"), **fields)
        heard.append(written(showing.summary(live.table)))
    assert live.table.game == game
    for session in sessions.values():
        session.gone()
    house.drop(live)
    house.clock = lambda: START


async def differing(folder: Path, name: str, pairs: int, longest: int, seed: int, stop: bool) -> tuple[int, int, int]:
    """How many pairs were played, how many of them differed in what the reader was sent, and how long that was."""
    worlds = [await world(folder / f"{side}.db") for side in "ab"]
    choices, tried, different, size = Random(seed), 0, 0, 0
    while tried < pairs and not (different and stop):
        found = pair(name, choices, longest)
        if found is None:
            continue
        tried += 1
        told = [await played(one, game, found.reader) for one, game in zip(worlds, found.games, strict=True)]
        size += len(told[0])
        different += told[0] != told[1]
    for one in worlds:
        await one.house.finish()
        await one.house.store.close()
    return tried, different, size


def twins(
    folder: Path, name: str, pairs: int, longest: int = 120, seed: int = 1, stop: bool = False
) -> tuple[int, int, int]:
    """The same, from outside a loop; it can stop at the first difference."""
    return asyncio.run(differing(folder, name, pairs, longest, seed, stop))
