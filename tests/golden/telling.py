"""A whole game as text: the record, then ply by ply what changed in the view of every seat and of a spectator.

Everything is there: the views before the first move are told whole, later ones by what changed (null: it is gone), and
beside every ply stands a digest of all whole views.
"""

import hashlib
import json
from collections.abc import Iterator
from random import Random
from typing import Any

from tests.golden.setups import Setup
from trefoil.core.game import Game
from trefoil.core.view import View
from trefoil.games.catalogue import load

Leaves = dict[str, Any]


def told(setup: Setup) -> str:
    """The golden text of a game."""
    return "[\n" + ",\n".join(json.dumps(line, ensure_ascii=False) for line in plies(setup)) + "\n]\n"


def plies(setup: Setup) -> Iterator[Leaves]:
    """What is told: a line for the beginning, one for each ply, and the record at the end."""
    game = load(setup.game)(seed=setup.seed, nature="auto", **setup.options)
    game = played(game, Random(setup.seed), setup.plies)
    again = type(game).from_record(beginning(game), nature="manual")
    before: list[Leaves] = [{} for _ in readers(again)]
    for move in ("", *game.moves):
        if move:
            again.push(move)
        views = [again.view(reader) for reader in readers(again)]
        after = [leaves(view) for view in views]
        yield {"move": move, "digest": digest(views), **changes(before, after)}
        before = after
    yield {"record": json.loads(game.record())}


def played(game: Game, choices: Random, most: int) -> Game:
    """Play at random, but the first legal move half of the time, so that games grow long."""
    for _ in range(most):
        if game.to_move is None:
            break
        moves = list(game.legal_moves)
        game.push(moves[max(0, int((2 * choices.random() - 1) * len(moves)))])
    return game


def beginning(game: Game) -> str:
    """The record of a game before its first move."""
    return json.dumps({**json.loads(game.record()), "moves": []})


def readers(game: Game) -> list[int | None]:
    """The seats, and a spectator."""
    return [*range(int(game.options["players"])), None]


def digest(views: list[View]) -> str:
    """Sixteen letters that stand for all views, whole."""
    text = "\n".join(json.dumps(view.to_dict(), ensure_ascii=False) for view in views)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def leaves(view: View) -> Leaves:
    """A view as one flat table of paths and values."""
    shown = view.to_dict()
    shown["legal_moves"] = ", ".join(shown["legal_moves"])
    return dict(flat("", shown))


def flat(path: str, value: Any) -> Iterator[tuple[str, Any]]:
    """Every value that is not nothing, with the path that leads to it."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in items:
        yield from flat(f"{path}.{key}" if path else str(key), part)
    if not isinstance(value, (dict, list)) and value not in (None, ""):
        yield path, value


def changes(before: list[Leaves], after: list[Leaves]) -> dict[str, Leaves]:
    """What changed for all alike, and besides for each seat and the spectator."""
    mine = [changed(old, new) for old, new in zip(before, after, strict=True)]
    alike = {path: value for path, value in mine[0].items() if all(path in own and own[path] == value for own in mine)}
    names = [*(f"seat {number}" for number in range(len(mine) - 1)), "spectator"]
    besides = {
        name: {path: value for path, value in own.items() if path not in alike}
        for name, own in zip(names, mine, strict=True)
    }
    return {"all": alike, **{name: own for name, own in besides.items() if own}}


def changed(old: Leaves, new: Leaves) -> Leaves:
    """The values that are new or gone."""
    paths = sorted(old.keys() | new.keys())
    return {path: new.get(path) for path in paths if old.get(path) != new.get(path)}
