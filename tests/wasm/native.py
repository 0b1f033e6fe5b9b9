"""Plays the games of a plan with the kernel as it runs here: `python -m tests.wasm.native PLAN` says what it found."""

import sys
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from tests.wasm.plans import Plan, Table, one, read
from trefoil.core import entry_points, perft, play, sentence
from trefoil.core.seats import NATURE, NOBODY
from trefoil.core.slate import MOST_SEATS, SLATE
from trefoil.core.state import Records
from trefoil.games.catalogue import load

Note: TypeAlias = Callable[[int, str, bytes], None]  # the number of the move, what is compared, and its bytes
WORD = 0xFFFFFFFF
DEPTH = 2  # of the moves that are counted


def line_of(plan: Plan, table: Table) -> Iterator[str]:
    """What is found in one game: the digest of all of it, or a line for each part of it."""
    digest, details = sha256(), list[str]()

    def note(move: int, what: str, content: bytes) -> None:
        if plan.detailed:
            details.append(f"{move} {what} {sha256(content).hexdigest()}")
        digest.update(content)

    moves = Match(plan, table, note).play()
    yield from details or [f"{moves} {digest.hexdigest()}"]


class Match:
    """One game, with everything that is asked of the kernel on the way."""

    def __init__(self, plan: Plan, table: Table, note: Note) -> None:
        self.plan, self.table, self.note = plan, table, note
        kind = load(plan.game).KERNEL.STATE
        self.states, self.before, self.after = one(kind), one(kind), one(kind)
        self.past, self.room = one(kind, plan.most), one(kind, DEPTH)
        self.slates, self.actions = one(SLATE), list[int]()
        self.stream = np.array([table.number], np.uint64)
        self.drawn = (table.number * 7919 + 1) & WORD
        self.lazy = bool((table.number * 2654435761 & WORD) >> 16 & 1)  # mostly takes the first move
        self.readers = NOBODY, *range(table.codes[0])

    def play(self) -> int:
        """Play it to the end or as far as is planned; return how many moves it had."""
        entry_points.setup(self.states, np.array(self.table.codes, np.int64))
        self.states["rng_state"] = 1000 + self.table.number
        if self.plan.whole:
            self.look_far()
        while self.to_move() != NOBODY and len(self.actions) < self.plan.most:
            self.move()
        self.look_back()
        return len(self.actions)

    def to_move(self) -> int:
        return int(self.states["to_move"][0])

    def say(self, what: str, *content: Any) -> None:
        """Note some numbers or records."""
        for part in content:
            given = part if isinstance(part, np.ndarray) else np.array(part, np.int64)
            self.note(len(self.actions), what, given.tobytes())

    def look_far(self) -> None:
        """The ways to play on, and some games to the end."""
        self.room[0] = self.states[0]
        self.say("walk", perft.walk(self.room, one(SLATE, DEPTH), np.zeros(DEPTH, np.int64), DEPTH))
        decisions = play.random_games(self.states, 2, self.table.number, self.slates)
        self.say("random_games", decisions, self.slates["nature_moves"])

    def move(self) -> None:
        """One move, a player's or nature's."""
        found = self.slates["moves"][0, : entry_points.legal(self.states, self.slates)].copy()
        self.say("legal", found)
        self.past[len(self.actions)] = self.states[0]
        action = self.by_nature() if self.to_move() == NATURE else self.by_player(found)
        self.say("state", self.states)
        if len(self.actions) % self.plan.every == 0:
            for reader in self.readers:
                self.look(action, reader)
        self.actions.append(action)

    def by_nature(self) -> int:
        weight = entry_points.weights(self.states, self.slates)
        self.say("weights", weight, self.slates["odds"][0, : self.slates["outcomes"][0]])
        return entry_points.let_nature_move(self.states, self.slates)

    def by_player(self, found: Records) -> int:
        self.say("sample", entry_points.sample(self.states, self.stream, self.slates), self.stream)
        self.drawn = (self.drawn * 1664525 + 1013904223) & WORD
        first = self.lazy and self.drawn >> 29
        action = int(found[0 if first else (self.drawn >> 8) % len(found)])
        entry_points.apply(self.states, action)
        return action

    def look(self, action: int, reader: int) -> None:
        """What a seat, or a spectator, sees of the move, and one world that it can imagine."""
        self.before[0], self.after[0] = self.past[len(self.actions)], self.states[0]
        read = np.array([action], np.int64)
        entry_points.seen(self.after, self.before, read, reader)
        self.say("unseen_by", sentence.unseen_by(self.states, reader))
        entry_points.hide(self.before, reader)
        entry_points.hide(self.after, reader)
        self.say("hide", self.after)
        count = entry_points.effects(self.before, self.after, int(read[0]), self.slates)
        self.say("effects", self.slates["effects"][0, :count])
        self.say("goes_on", int(sentence.goes_on(self.before, self.after, reader)))
        entry_points.guess(self.after, self.table.number * 131 + len(self.actions), self.slates)
        self.say("guess", self.after)

    def look_back(self) -> None:
        """How each reader may read the whole game, and how it stands."""
        for reader in self.readers:
            actions = np.array(self.actions, np.int64)
            entry_points.seen(self.states, self.past[: len(actions)], actions, reader)
            self.say("seen", actions)
        points = np.zeros(MOST_SEATS, np.int64)
        entry_points.scores(self.states, points)
        self.say("scores", points)
        self.say("winners", entry_points.winners(self.states))


def found_in(plan: Plan) -> list[str]:
    """What is found in all games of a plan."""
    return [line for table in plan.tables for line in line_of(plan, table)]


if __name__ == "__main__":
    print("\n".join(found_in(read(Path(sys.argv[1])))))
