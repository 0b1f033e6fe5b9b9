"""Worlds that one reader cannot tell apart: the same house several times, and everything each reader is sent."""

import asyncio
import hashlib
import json
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from contextlib import redirect_stderr
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

from tests.games import acorns
from tests.laws.positions import other_world, play_on, readers, set_up
from trefoil.core.game import MANUAL, Game
from trefoil.core.seats import NATURE
from trefoil.games.catalogue import GAMES, load
from trefoil.protocol.codec import written
from trefoil.protocol.requests import CreateTable
from trefoil.protocol.shapes import Wish
from trefoil.server.audience import table_info
from trefoil.server.edge.session import Session
from trefoil.server.settings import Settings
from trefoil.server.store.sqlite import SQLite
from trefoil.server.table.context import fingerprint
from trefoil.server.table.internal import ClaimSeat, Tick
from trefoil.server.table.preview import preview_of
from trefoil.server.tables.house import House
from trefoil.server.tables.metrics import Metrics
from trefoil.server.tables.readiness import Readiness

# What lies open on the table, by the rules and not by `hide`: the rest of a position is somebody's secret, or follows.
OPEN = {
    "triqueta": ("stage", "turn", "tower", "towers", "rows"),
    "tock": ("stage", "turn", "dealer", "laid", "colours"),
    "acorns": acorns.OPEN,
}
START = 1_700_000_000_000


LONGER = 100  # plies, to come to a point where looking ahead would pay
TRIES = 12  # to find another world for a reader


@dataclass
class Pair:
    """A game, and for everybody who can look at it another game that looks the same from there."""

    game: Game
    twins: dict[int | None, Game]


def pair(name: str, choices: Random, longest: int, given: Mapping[str, Any]) -> Pair | None:
    """A random pair with the given options, if chance gives one that differs at all, for every reader."""
    game = load(name)(nature=MANUAL, **set_up(name, choices.choice, given))
    play_on(game, choices, choices.randrange(10, longest))
    latest = game.ply + choices.choice([0, LONGER])
    while not settled(game) or (game.ply < latest and game.to_move is not None and not tempting(game)):
        play_on(game, choices, 1)
    twins: dict[int | None, Game] = {}
    for reader in readers(game):
        twin = another(game, reader, choices)
        if twin is None:
            return None
        twins[reader] = twin
    return Pair(game, twins)


def whole_sentence(game: Game) -> list[str]:
    """The first turn that the seat to move can play."""
    trial, before = game.copy(), game.ply
    assert game.to_move is not None
    while trial.goes_on(game, game.to_move):
        trial.play(trial.legal_actions()[0])
    return trial.moves_from(before)


def tempting(game: Game) -> bool:
    """Whether the seat to move would like to know what others have chosen in secret before it chooses itself."""
    assert game.to_move is not None
    moves = whole_sentence(game)
    return preview_of(game, game.to_move, moves, True).game.ply < game.ply + len(moves)


def another(game: Game, reader: int | None, choices: Random) -> Game | None:
    """A game that is another, and looks the same to the reader."""
    for _ in range(TRIES):
        twin = other_world(game, reader, choices)
        if twin is not None and twin.moves != game.moves and openly_alike(game, twin):
            return twin
    return None


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

    script: list[str] = field(default_factory=list)  # what nature is going to draw
    number: int = 0  # of the pair that is being played
    draws: int = 0  # how often luck was asked since
    house: House = field(init=False)


async def world(file: Path) -> World:
    """A new one; any two of them are alike to the last byte."""
    store = SQLite(file)
    await store.open()

    def draw(n: int) -> bytes:
        made.draws += 1
        return hashlib.shake_256(f"{made.number} {made.draws}".encode()).digest(n)

    def pick(stream: bytes, number: int, odds: Mapping[str, int]) -> str:
        return made.script.pop(0)

    readiness = Readiness()
    readiness._ready, readiness.levels = set(GAMES), ("uniform",)
    made = World()
    made.house = House(Settings(), store, readiness, lambda: START, draw, pick)
    return made


Line = tuple[int | None, str | None]  # a connection: whose it is, and in which form it asked for views
Heard = dict[Line, list[bytes]]  # what was sent on each of them, in order
FORMS = (None, "record")


async def played(world: World, number: int, game: Game) -> dict[int | None, bytes]:
    """Play a game through the whole house; returns everything each reader could have noticed."""
    heard: Heard = {(reader, form): [] for reader in readers(game) for form in FORMS}
    world.number, world.draws, world.house.metrics = number, 0, Metrics()
    noise = StringIO()
    with redirect_stderr(noise):
        await _play(world, game, heard)
    logged = [json.dumps({**json.loads(line), "at": None}).encode() for line in noise.getvalue().splitlines()]
    counted = world.house.metrics.text({}).partition("# TYPE trefoil_command_s")[0].encode()
    frames = {reader: [frame for form in FORMS for frame in heard[reader, form]] for reader in readers(game)}
    return {reader: b"\n".join([*told, counted, *logged]) for reader, told in frames.items()}


def sentences(game: Game) -> list[tuple[int, list[str]]]:
    """The players' sentences: who, and which moves."""
    found: list[tuple[int, list[str]]] = []
    again = type(game)(nature=MANUAL, **dict[str, Any](game.options))
    begun: Game | None = None
    for move, mover in zip(game.moves, game.movers, strict=True):
        if mover == NATURE:
            begun = None
        elif begun is None or begun.to_move != mover or not again.goes_on(begun, mover):
            begun = again.copy()
            found.append((mover, [move]))
        else:
            found[-1][1].append(move)
        again.push(move)
    return found


PROBES: list[tuple[str, dict[str, Any]]] = [
    ("preview", {"moves": ["draw"]}),
    ("preview", {"moves": ["take 1"]}),
    ("play", {"moves": ["fly"]}),
    ("ask", {"what": "undo"}),
    ("hint", {}),
]


async def _play(world: World, game: Game, heard: Heard) -> None:
    house, players = world.house, int(game.options["players"])
    said = iter(range(10**6))
    options: dict[str, Any] = {name: value for name, value in game.options.items() if name != "players"}
    seats = [Wish(kind="mine")] + [Wish(kind="open")] * (players - 1)
    actor, host = await house.create(CreateTable(game=game.NAME, seats=seats, options=options, public=True))
    tokens = [host, *(f"token-number-{seat:05}" for seat in range(1, players))]
    for number in range(1, players):
        await actor.submit(None, ClaimSeat(number, "", None, fingerprint(tokens[number])))
    sessions: dict[Line, Session] = {}

    async def say(line: Line, kind: str, **fields: Any) -> None:
        body = {"type": kind, "cid": f"cid-{next(said)}", **fields}
        await sessions[line].hear(json.dumps(body))

    for seat, form in heard:
        sessions[seat, form] = Session(house, actor.table.id, heard[seat, form].append, lambda reason: None)
        await say((seat, form), "hello", token=None if seat is None else tokens[seat], views=form)
    world.script[:] = [move for move, mover in zip(game.moves, game.movers, strict=True) if mover == NATURE]
    await say((0, None), "start")
    house.clock = lambda: START + 3_000
    await actor.submit(None, Tick())
    for number, (mover, moves) in enumerate(sentences(game)):
        await _looked_ahead(say, mover, actor.table.seq, moves)
        await say((mover, FORMS[number % 2]), "play", seq=actor.table.seq, moves=moves)
        curious = list(heard)[number % len(heard)]  # everybody tries what is not theirs, in turn
        for kind, fields in PROBES:
            await say(curious, kind, seq=actor.table.moved - (kind == "play"), **fields)
        for frames in heard.values():
            frames.append(written(table_info.summary(actor.table)))
    assert actor.table.game == game
    if actor.table.to_move is not None:
        await _looked_ahead(say, actor.table.to_move, actor.table.seq, whole_sentence(game))
    for session in sessions.values():
        session.gone()
    house.drop(actor)
    house.clock = lambda: START


async def _looked_ahead(say: Callable[..., Awaitable[None]], seat: int, seq: int, moves: list[str]) -> None:
    """Preview moves on every connection of a seat."""
    for form in FORMS:
        await say((seat, form), "preview", seq=seq, moves=moves)


def pairs(name: str, ways: Iterable[Mapping[str, Any]], longest: int, seed: int) -> Iterator[Pair]:
    """A random pair for each of the ways to set a game up, which need not say everything."""
    choices = Random(seed)
    for way in ways:
        found = None
        while found is None:
            found = pair(name, choices, longest, way)
        yield found


async def differing(folder: Path, tried: Iterable[Pair], stop: bool) -> "Compared":
    """Play pairs, each read by every seat and a spectator."""
    worlds: dict[object, World] = {}
    found = Compared()
    for one in tried:
        found.pairs += 1
        told = await _told(worlds, folder, "the game", found.pairs, one.game)
        for reader, twin in one.twins.items():
            other = await _told(worlds, folder, reader, found.pairs, twin)
            found.readers += 1
            found.size += len(told[reader])
            found.different += told[reader] != other[reader]
        if found.different and stop:
            break
    for each in worlds.values():
        await each.house.finish()
        await each.house.store.close()
    return found


async def _told(
    worlds: dict[object, World], folder: Path, whose: object, number: int, game: Game
) -> dict[int | None, bytes]:
    """What everybody was told of a game in the world that is kept for such games."""
    if whose not in worlds:
        worlds[whose] = await world(folder / f"{whose}.db")
    return await played(worlds[whose], number, game)


@dataclass
class Compared:
    """How much was compared, and what differed."""

    pairs: int = 0
    readers: int = 0  # who read them, all together
    different: int = 0  # readers who were sent something else in the other world
    size: int = 0  # bytes that were compared


def twins(folder: Path, name: str, count: int, longest: int = 120, seed: int = 1, stop: bool = False) -> Compared:
    """The same of any ways to set a game up, from outside a loop; it can stop at the first difference."""
    return asyncio.run(differing(folder, pairs(name, [{}] * count, longest, seed), stop))


def twins_of(folder: Path, name: str, ways: Iterable[Mapping[str, Any]], longest: int = 120) -> Compared:
    """The same of given ways, a pair for each."""
    return asyncio.run(differing(folder, pairs(name, ways, longest, 1), False))
