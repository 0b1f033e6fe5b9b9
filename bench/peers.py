"""Decisions per second against OpenSpiel's card and dice games: loop to loop, and Python call to Python call."""

import importlib
import random
import time
from argparse import Namespace
from statistics import median
from typing import Any

from bench.children import run_trefoil_games
from bench.openspiel import ROLLOUTS, openspiel, play_all_ways
from bench.played import BUDGET, Played, Ways
from bench.report import Report

OURS = "Trefoil: Triqueta"
# Games of cards or dice whose random games are about as long as Triqueta's, or longer.
CARDS = ("hearts", "spades", "euchre", "oh_hell", "skat", "dou_dizhu", "crazy_eights", "go_fish", "gin_rummy")
DICE = ("backgammon", "maedn")
PLAYERS = 4  # in Triqueta

HOW = f"""\
Other games, so orders of magnitude only; medians over repetitions in which all take turns; CPU time on one core.
Speeds are players' decisions per second; chance costs time and is not counted. Ratios: Trefoil over the peer.

- **Loop.** Trefoil: `trefoil bench triqueta --players {PLAYERS}`, whole games. OpenSpiel: its own C++ random rollouts,
  `pyspiel.RandomRolloutEvaluator({ROLLOUTS}, seed)`, reached by `mcts_search(state)` of a `pyspiel.MCTSBot` with
  `max_simulations=1`, which builds no tree and calls the evaluator once: {ROLLOUTS} uniformly random games from `state`
  to the end. `state` is a game just dealt, so dealing costs OpenSpiel nothing. The evaluator does not count
  decisions; those per game are taken from the Python games from the same `state`.
- **Calls, whole games.** Trefoil: `game.legal_actions()` and `game.play(action)`, each game newly made. OpenSpiel:
  `state.legal_actions()` and `state.apply_action(action)` from `game.new_initial_state()` on, chance drawn in Python
  from `state.chance_outcomes()`, as its API has it. Both choose with the same line of Python.
- **Calls, dealt games.** The same, except that OpenSpiel starts from clones of a dealt game; Trefoil's games are whole.
"""


def our_python_calls(rng: random.Random) -> Played:
    """Whole games of Triqueta, each decision chosen in Python, by action numbers."""
    triqueta: Any = importlib.import_module("trefoil").Triqueta
    games = decisions = 0
    start = time.process_time()
    while time.process_time() - start < BUDGET:
        game = triqueta(players=PLAYERS, seed=games)
        while actions := game.legal_actions():
            game.play(actions[int(rng.random() * len(actions))])
            decisions += 1
        games += 1
    return Played(games, decisions, time.process_time() - start)


def play_all_our_ways(games: int, seed: int) -> Ways:
    """Triqueta, where no way skips anything."""
    line = run_trefoil_games(PLAYERS, games)
    calls = our_python_calls(random.Random(seed))
    return Ways(Played(line["games"], line["decisions"], line["cpu_seconds"]), calls, calls)


def collect(options: Namespace) -> dict[str, list[Ways]]:
    """Let all games take turns."""
    found: dict[str, list[Ways]] = {name: [] for name in (OURS, *CARDS, *DICE)}
    play_all_our_ways(1, seed=0)  # compiles, where that has not been done
    for repetition in range(1, options.repetitions + 1):
        for name, ways in found.items():
            ours = name == OURS
            ways.append(play_all_our_ways(options.games, repetition) if ours else play_all_ways(name, repetition))
    return found


def summary(name: str, ways: list[Ways]) -> dict[str, Any]:
    """One row: medians over the repetitions."""
    return {
        "game": name,
        "players": PLAYERS if name == OURS else openspiel().load_game(name).num_players(),
        "decisions_per_game": round(median(each.dealt.length for each in ways), 1),
        "loop": round(median(each.loop.rate for each in ways)),
        "whole": round(median(each.whole.rate for each in ways)),
        "dealt": round(median(each.dealt.rate for each in ways)),
    }


def shown(row: dict[str, Any], ours: dict[str, Any]) -> list[str]:
    """A row for people, with Trefoil's speed over this one's."""
    cells = [row["game"], str(row["players"]), f"{row['decisions_per_game']:.0f}"]
    for way in ("loop", "whole", "dealt"):
        speed, ratio = row[way], ours[way] / row[way]
        cells.append(f"{speed / 1e6:.2f} M" if way == "loop" else f"{speed / 1e3:.0f} k")
        cells.append("" if row is ours else f"{ratio:.1f}" if ratio < 10 else f"{ratio:.0f}")
    return cells


def measure(options: Namespace) -> Report:
    """Play, and tell the medians."""
    openspiel()  # says so at once where it is missing
    first, *rest = (summary(name, ways) for name, ways in collect(options).items())
    rows = [first, *sorted(rest, key=lambda row: -int(row["loop"]))]
    calls = ["calls, whole games", "ratio", "calls, dealt games", "ratio"]
    heads = ["game", "players", "decisions per game", "loop", "ratio", *calls]
    return Report("peers", "Speed against OpenSpiel", HOW.strip(), heads, [shown(row, first) for row in rows], rows)
