"""What bots make of positions, natively and with a module: ratings, evaluations, and whole sentences of every level."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from tests.wasm.plans import layouts, one, tables
from trefoil.bots.networks.rows import rows_of
from trefoil.bots.networks.weights import files_of, read
from trefoil.bots.players.levels import LEARNED, LEVELS
from trefoil.bots.players.master import settings_by_network
from trefoil.bots.search.choice import CHOICE
from trefoil.bots.search.choosing import think
from trefoil.bots.search.policy import POLICY
from trefoil.core import entry_points
from trefoil.core.game import Game
from trefoil.core.lineup import SEATING
from trefoil.core.network import NETWORK
from trefoil.core.seats import NATURE, NOBODY
from trefoil.core.slate import SLATE
from trefoil.core.state import Records
from trefoil.games.catalogue import load

FAR = 100  # moves, to whose end a position is computed where it can be
OPENING = 40  # moves of players at most, before a position is looked at
ROLES = 3  # networks of a search


@dataclass(frozen=True)
class Position:
    """A view, and the learned network that is asked about it."""

    told: str
    view: bytes
    seat: int
    network: int  # among those of the game


@dataclass(frozen=True)
class Questions:
    """Positions of a game, and who is asked about them."""

    game: str
    positions: list[Position]
    networks: list[Records]
    policies: dict[str, Records]
    seed: int = 5

    @property
    def kind(self) -> type[Game]:
        return load(self.game)


def networks_of(kind: type[Game]) -> list[Records]:
    """All that were learned for a game, or an empty one."""
    return [read(path, row)[0] for row in rows_of(kind) for path in files_of(row)] or [one(NETWORK)]


def policies_of(kind: type[Game], budget: int) -> dict[str, Records]:
    """How each level chooses: with that budget, if it has one."""
    found = {name: level.policy(kind.KNOWLEDGE, min(level.budget, budget)) for name, level in LEVELS.items()}
    return {name: np.array([policy], POLICY) for name, policy in found.items()}


def questions(name: str, least: int, step: int, budget: int) -> Questions:
    """A position from one table in a few, asked of every level."""
    kind = load(name)
    networks, chosen = networks_of(kind), tables(name, least * step)[::step]
    positions = [
        reached(name, table.codes, table.told, Random(table.number), number % len(networks))
        for number, table in enumerate(chosen)
    ]
    return Questions(name, positions, networks, policies_of(kind, budget))


def reached(name: str, codes: list[int], told: str, choices: Random, network: int) -> Position:
    """A position in which a player has a choice, as that player sees it."""
    states, slates = one(load(name).KERNEL.STATE), one(SLATE)
    entry_points.setup(states, np.array(codes, np.int64))
    states["rng_state"] = choices.getrandbits(64)
    left = choices.randrange(1, OPENING)
    while True:
        count, seat = entry_points.legal(states, slates), int(states["to_move"][0])
        left -= seat >= 0
        if seat >= 0 and left <= 0 and count > 1:
            entry_points.hide(states, seat)
            return Position(told, states.tobytes(), seat, network)
        go_on(states, slates, choices.randrange(max(count, 1)))
        if int(states["to_move"][0]) == NOBODY:
            return reached(name, codes, told, choices, network)


def go_on(states: Records, slates: Records, choice: int) -> None:
    """A move of nature, or the one that a player has drawn."""
    if int(states["to_move"][0]) == NATURE:
        entry_points.let_nature_move(states, slates)
    else:
        entry_points.apply(states, int(slates["moves"][0, choice]))


def write(folder: Path, asked: Questions) -> Path:
    """Write them for a program to read."""
    (folder / "networks").write_bytes(b"".join(network.tobytes() for network in asked.networks))
    others = {"network": NETWORK, "choice": CHOICE, "policy": POLICY, "seating": SEATING}
    told = {
        "layouts": layouts(asked.kind, **others),
        "networks": str(folder / "networks"),
        "positions": [
            {"view": one.view.hex(), "seat": one.seat, "network": one.network, "players": players(asked, one)}
            for one in asked.positions
        ],
        "policies": {name: policy.tobytes().hex() for name, policy in asked.policies.items()},
        "seed": asked.seed,
    }
    (folder / "questions.json").write_text(json.dumps(told), encoding="utf-8")
    return folder / "questions.json"


def players(asked: Questions, position: Position) -> int:
    return int(np.frombuffer(position.view, asked.kind.KERNEL.STATE)["players"][0])


def found_in(asked: Questions) -> list[str]:
    """What is found here: a line for each position and question, with the digest of the answer."""
    return [
        f"{number} {what} {sha256(b''.join(map(bytes_of, answer))).hexdigest()}"
        for number, position in enumerate(asked.positions)
        for what, answer in Asked(asked, position).answers()
    ]


def bytes_of(part: Any) -> bytes:
    return (part if isinstance(part, np.ndarray | np.generic) else np.array(part, np.int64)).tobytes()


class Asked:
    """The questions about one position."""

    def __init__(self, asked: Questions, position: Position) -> None:
        self.asked, self.position, self.slates = asked, position, one(SLATE)
        self.views = np.frombuffer(bytearray(position.view), asked.kind.KERNEL.STATE)
        self.learned = asked.networks[position.network]

    def answers(self) -> Iterator[tuple[str, list[Any]]]:
        for which, network in (("by hand", one(NETWORK)), ("by a network", self.learned)):
            yield f"rate {which}", self.rated(network)
        count = entry_points.legal(self.views, self.slates)
        moves = self.slates["moves"][0, :count].tolist()
        yield "absurd", [int(entry_points.absurd(self.views, move, self.slates)) for move in moves]
        yield "solve", [entry_points.solve(self.views, FAR, self.slates)]
        for seat in range(players(self.asked, self.position)):
            value = entry_points.evaluate(self.views, seat, self.learned, self.slates)
            yield f"evaluate {seat}", [np.float64(value), self.slates["win_chances"][0]]
        for level in self.asked.policies:
            for hurried in (0, 1):
                yield f"think {level} {hurried}", self.thought(level, hurried)

    def rated(self, network: Records) -> list[Any]:
        count = entry_points.rate(self.views, network, self.slates)
        slate = self.slates[0]
        return [count, slate["moves"][:count], slate["values"][:count], slate["line"][: slate["steps"]]]

    def thought(self, level: str, hurried: int) -> list[Any]:
        """A whole sentence: how many slices it took, where it led, and everything that is known of its last step."""
        views, choices = np.concatenate([self.views, self.views]), one(CHOICE)
        choices["rng"] = self.asked.seed
        networks, slices, slates = self.networks(level), 1, one(SLATE)
        while not think(views, choices, self.asked.policies[level], networks, one(SEATING), slates):
            choices["hurried"] = hurried
            slices += 1
        return [slices, views, choices]

    def networks(self, level: str) -> Records:
        if level != LEARNED:
            return one(NETWORK, ROLES)
        return settings_by_network(self.asked.kind.KNOWLEDGE, self.learned).networks
