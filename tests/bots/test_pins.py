"""What bots choose and what training yields, to the number: whoever only rewrites them changes none of it."""

import json
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.bots.tables import bot_of, name_of, positions
from trefoil.bots.learning.calibration import calibration_of
from trefoil.bots.learning.schedule import train
from trefoil.bots.learning.training import Report, Training, training_of
from trefoil.bots.networks.value import value
from trefoil.bots.players.hint import hint
from trefoil.bots.players.levels import LEVELS
from trefoil.games.catalogue import load

PINNED: dict[str, Any] = json.loads((Path(__file__).parent / "pinned.json").read_text())
BEFORE: dict[str, dict[str, Any]] = {"triqueta": {}, "tock": {"jack_spares_start": False}}  # the usual, when pinned
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("triqueta", {"players": 2}),
    ("triqueta", {"players": 4}),
    ("tock", {"players": 2}),
    ("tock", {"players": 4}),
    ("tock", {"players": 4, "deck": "tarot"}),
]
EXACT = 1e-6  # what another processor may compute otherwise


def key_of(name: str, options: dict[str, Any]) -> str:
    return f"{name}-{name_of(options)}"


def chosen(name: str, options: dict[str, Any], level: str) -> str:
    """What a level plays here and there, twice in each position."""
    bot, moves = bot_of(level, 11), []
    for game in positions(name, {**options, **BEFORE[name]}, 8):
        assert game.to_move is not None
        view = game.view(game.to_move)
        moves += [bot.choose(view), bot.choose(view)]
    return ", ".join(moves)


def judged(name: str, options: dict[str, Any]) -> list[float]:
    """Win probabilities and hints in a few positions."""
    found: list[float] = []
    for game in positions(name, {**options, **BEFORE[name]}, 3):
        assert game.to_move is not None
        view = game.view(game.to_move)
        found += [number for share in value(view) for number in (share.value, share.error)]
        found += [share.value for share in value(game.view(None))]
        found.append(hint(view, 60, 5).best.value)
    return found


def as_before(training: Training) -> None:
    """Let a training of Tock begin with the tables there were when it was pinned, in their order then."""
    training.table |= BEFORE["tock"]
    known = training.starts[(training.starts["deck"] == 0) & (training.starts["fold"] == 1)]
    order = np.lexsort((known["first"], known["jack_spares_start"], known["friendly_fire"], -known["way"]))
    training.starts = known[order]


def trained(name: str, players: int) -> dict[str, Any]:
    """The curves of a short training, the calibration, and sums over the weights."""
    plan = replace(load(name).KNOWLEDGE.PLAN, rounds=2, positions=400, deals=5, searches=1)
    training = training_of(load(name), {"players": players}, plan, 3)
    if name == "tock":
        as_before(training)
    reports = [asdict(said) for said in train(training) if isinstance(said, Report)]
    weights = training.network[0]
    sums = [float(np.abs(weights[part].astype(np.float64)).sum()) for part in ("into", "out", "past")]
    return {"reports": reports, "calibration": calibration_of(training), "sums": sums}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("name", "options"), TABLES, ids=name_of)
def test_the_same_seeds_choose_the_same_moves(name: str, options: dict[str, Any], level: str) -> None:
    assert chosen(name, options, level) == PINNED["choices"][key_of(name, options)][level]


@pytest.mark.parametrize(("name", "options"), TABLES, ids=name_of)
def test_the_same_positions_have_the_same_values(name: str, options: dict[str, Any]) -> None:
    assert judged(name, options) == pytest.approx(PINNED["values"][key_of(name, options)], abs=EXACT)


@pytest.mark.long
@pytest.mark.parametrize(("name", "players"), [("triqueta", 2), ("tock", 2)])
def test_the_same_seed_trains_the_same_network(name: str, players: int) -> None:
    found, pinned = trained(name, players), PINNED["training"][f"{name}-{players}"]
    assert json.loads(json.dumps(found["reports"])) == pinned["reports"]
    assert found["calibration"] == pinned["calibration"]
    assert found["sums"] == pytest.approx(pinned["sums"], rel=EXACT)
