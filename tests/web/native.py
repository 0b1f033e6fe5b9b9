"""What Python computes natively, for a browser to be compared with: games by their digests, and what bots choose."""

from functools import cache
from hashlib import sha256
from typing import Any

import numpy as np

from trefoil.bots.networks.serving import network_for
from trefoil.bots.players.levels import LEARNED, offered, policies_of
from trefoil.bots.search.choice import CHOICE
from trefoil.bots.search.choosing import think
from trefoil.bots.search.policy import POLICY
from trefoil.bots.search.rollouts import networks_of
from trefoil.core import entry_points
from trefoil.core.lineup import SEATING
from trefoil.core.network import NO_NETWORK
from trefoil.core.seats import NATURE, NOBODY
from trefoil.core.slate import MOST_SEATS, SLATE
from trefoil.core.state import Records
from trefoil.games.catalogue import load

LONGEST = 500  # moves of a game that need not end
SOMETIMES = 8  # every so many moves all views are looked at
TABLES: tuple[tuple[str, dict[str, Any]], ...] = (
    *(("triqueta", {"players": players}) for players in (2, 3, 4, 5)),
    ("tock", {"players": 2, "deck": "jokers", "sides": "double"}),
    ("tock", {"players": 3, "kitty": True}),
    ("tock", {"players": 4, "direction": "anticlockwise", "friendly_fire": True}),
    ("tock", {"players": 4, "deck": "tarot"}),
    ("tock", {"players": 5, "fold": False}),
    ("tock", {"players": 6, "deck": "jokers", "jack_spares_start": False}),
)


@cache
def plans() -> list[dict[str, Any]]:
    """The games that are played, as the page is told of them."""
    return [
        {"game": name, "options": load(name).OPTIONS.completed(options), "seed": 1000 + number, "most": LONGEST}
        for number, (name, options) in enumerate(TABLES)
    ]


@cache
def digests() -> list[str]:
    """One for each of these games."""
    return [Played(plan).hash.hexdigest() for plan in plans()]


class Played:
    """One game, and a digest over everything that the kernel answers; `web/tests/harness/games.ts` does the same."""

    def __init__(self, plan: dict[str, Any]) -> None:
        self.kind = load(plan["game"])
        self.states, self.slates = np.zeros(1, self.kind.KERNEL.STATE), np.zeros(1, SLATE)
        entry_points.setup(self.states, np.array(load(plan["game"]).OPTIONS.codes(plan["options"]), np.int64))
        self.states["rng_state"] = plan["seed"]
        self.readers = [NOBODY, *range(plan["options"]["players"])]
        self.hash, self.chance = sha256(), int(plan["seed"])
        self.thens: list[Records] = []
        self.actions: list[int] = []
        while self.states["to_move"][0] != NOBODY and len(self.actions) < plan["most"]:
            self.step()
        self.look_back()

    def note(self, numbers: Any, kind: type = np.int64) -> None:
        self.hash.update(np.asarray(numbers, kind).tobytes())

    def step(self) -> None:
        legal = self.slates["moves"][0, : entry_points.legal(self.states, self.slates)].copy()
        self.note(legal, np.int16)
        self.chance = (self.chance * 1664525 + 1013904223) & 0xFFFFFFFF
        then = self.states.copy()
        if self.states["to_move"][0] == NATURE:
            entry_points.weights(self.states, self.slates)
            self.note(self.slates["odds"][0, : self.slates["outcomes"][0]])
            action = entry_points.let_nature_move(self.states, self.slates)
        else:
            action = int(legal[(self.chance >> 8) % len(legal)])
            entry_points.apply(self.states, action)
        self.hash.update(self.states.tobytes())
        if len(self.actions) % SOMETIMES == 0:
            self.look_round()
        count = entry_points.effects(then, self.states, action, self.slates)
        self.note(self.slates["effects"][0, :count], np.int16)
        self.thens.append(then)
        self.actions.append(action)

    def look_round(self) -> None:
        """What every seat sees, and a position that it could take it for."""
        for seat in self.readers:
            view = self.states.copy()
            entry_points.hide(view, seat)
            self.hash.update(view.tobytes())
            entry_points.guess(view, len(self.actions), self.slates)
            self.hash.update(view.tobytes())

    def look_back(self) -> None:
        """What every seat may read of the game, and how it ended."""
        for seat in self.readers:
            actions = np.array(self.actions, np.int64)
            entry_points.seen(self.states, np.concatenate(self.thens), actions, seat)
            self.note(actions)
        scores, won = np.zeros(MOST_SEATS, np.int64), entry_points.winners(self.states)
        entry_points.scores(self.states, scores)
        self.note(scores[: self.states["players"][0]])
        self.note([seat for seat in range(MOST_SEATS) if won >> seat & 1])


@cache
def wishes() -> list[dict[str, Any]]:
    """At each table a bot of every level is asked for a sentence, as the page is told of it."""
    found = []
    for plan in plans():
        view = a_view(Played(plan)).tobytes().hex()
        for level in offered(load(plan["game"]), plan["options"]):
            given = {name: plan[name] for name in ("game", "options", "seed")}
            found.append({**given, "level": level, "view": view})
    return found


@cache
def sentences() -> list[list[Any]]:
    """What the bots choose that are asked."""
    return [sentence(wish) for wish in wishes()]


def searching() -> dict[str, Any]:
    """A bot that searches is asked."""
    return next(wish for wish in wishes() if wish["level"] == "search")


def a_view(played: Played) -> Records:
    """What somebody saw in the middle of a game when there was something to choose."""
    for then in played.thens[len(played.thens) // 2 :]:
        mover = int(then["to_move"][0])
        if mover != NATURE and entry_points.legal(then, played.slates) > 2:
            entry_points.hide(then, mover)
            return then
    raise AssertionError("Expected a choice in the second half of a game, got none.")


def sentence(wish: dict[str, Any]) -> list[Any]:
    """The moves that a bot chooses, and what it found of the moves that it compared last: move, won, tried."""
    kind = load(wish["game"])
    view = np.frombuffer(bytearray.fromhex(wish["view"]), kind.KERNEL.STATE)
    policies = np.array([policies_of(kind)[wish["level"]]], POLICY)
    learned = network_for(kind, wish["options"]).network if wish["level"] == LEARNED else NO_NETWORK
    networks = networks_of(guide=learned, evaluator=learned, strangers=NO_NETWORK)
    views, choices, slates = np.concatenate([view, view]), np.zeros(1, CHOICE), np.zeros(1, SLATE)
    choices["rng"] = wish["seed"]
    while not think(views, choices, policies, networks, np.zeros(1, SEATING), slates):
        pass
    choice = choices[0]
    results = zip(choice.actions, choice.won, choice.tried, strict=True)
    return [choice.line[: choice.steps].tolist(), [list(map(float, one)) for one in results][: choice.count]]
