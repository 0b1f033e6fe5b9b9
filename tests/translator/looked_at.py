"""Positions as those who look at them see them: golden games, golden records, and random games of the third game."""

import json
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from tests.golden import files
from tests.laws.kernels import hidden
from tests.laws.positions import readers
from translator.games import THIRD, class_of
from trefoil.core import entry_points
from trefoil.core.game import MANUAL, Game
from trefoil.core.slate import MOST_SEATS
from trefoil.core.state import Records

RECORDS = files.FOLDER.parent / "records"
ALL = -1  # looks at the whole position
RANDOM_GAMES = 15  # of each table of the third game

Seen = dict[str, Any]  # a record, the scores in it, and what Python makes of it


def seen_in(package: str) -> Iterator[Seen]:
    """Every position of a game that is kept, as everybody sees it, and what lies in it by the moves so far."""
    kind = class_of(package)
    if package == THIRD:
        for players in (3, 4):
            for seed in range(RANDOM_GAMES):
                yield from at_random(kind(players=players, seed=seed, nature=MANUAL), Random(seed))
        return
    for path in sorted(files.FOLDER.glob(f"{kind.NAME}-*.json")):
        yield from played_again(kind, json.loads(path.read_text("utf-8"))[-1]["record"])
    for path in sorted(RECORDS.glob(f"{kind.NAME}-*.json")):
        yield from skimmed(kind, path)


def at_random(game: Game, choices: Random) -> Iterator[Seen]:
    """A whole game, its moves drawn evenly."""
    yield from by_everybody(game)
    while game.to_move is not None:
        game.play(choices.choice(game.legal_actions()))
        yield from by_everybody(game)


def played_again(kind: type[Game], record: dict[str, Any]) -> Iterator[Seen]:
    """A game that was kept."""
    game = kind(nature=MANUAL, **record["options"])
    yield from by_everybody(game)
    for move in record["moves"]:
        game.push(move)
        yield from by_everybody(game)


def by_everybody(game: Game) -> Iterator[Seen]:
    """A position as it is, and as each seat and a spectator see it."""
    yield told(type(game), game.states)
    for seat in readers(game):
        actions = game.read_by(seat)
        lying = {"moves": actions.tolist(), "lying": game.lying(actions)}
        yield told(type(game), hidden(game.states, seat)) | lying


def skimmed(kind: type[Game], path: Path) -> Iterator[Seen]:
    """A long game that was kept: each position as it is, or as one of those sees it who look, by turns."""
    record = json.loads(path.read_text("utf-8"))
    game = kind(nature=MANUAL, **record["options"])
    states, lookers = game.states.copy(), cycle([ALL, *readers(game)])
    for move, looker in zip(record["moves"], lookers, strict=False):
        entry_points.apply(states, kind.KERNEL.VERBS.number(move))
        yield told(kind, states if looker == ALL else hidden(states, looker))


def told(kind: type[Game], states: Records) -> Seen:
    """A record, and what Python makes of it."""
    scores = np.zeros(MOST_SEATS, np.int64)
    entry_points.scores(states, scores)
    return {"record": states.tobytes().hex(), "scores": scores.tolist(), "position": kind.describe(states)}
