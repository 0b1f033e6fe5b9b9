"""Random games of OpenSpiel's: one Python call per decision, and looped over inside its C++."""

import importlib
import importlib.util
import random
import time
from collections.abc import Callable
from typing import Any

from bench.children import Failed
from bench.played import BUDGET, Played, Ways

ROLLOUTS = 200  # games per call into OpenSpiel's C++


def openspiel() -> Any:
    """OpenSpiel's module, where it is installed."""
    try:
        return importlib.import_module("pyspiel")
    except ImportError:
        raise Failed("The peers need OpenSpiel: expected the package open_spiel to be installed, it is not.") from None


def has_openspiel() -> bool:
    """Whether OpenSpiel is installed."""
    return importlib.util.find_spec("pyspiel") is not None


def let_chance_move(state: Any, rng: random.Random) -> None:
    """Draw one outcome of a chance node and apply it."""
    actions, odds = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(actions, odds)[0])


def dealt(game: Any, rng: random.Random) -> Any:
    """A new game up to the first decision of a player."""
    state = game.new_initial_state()
    while state.is_chance_node():
        let_chance_move(state, rng)
    return state


def play_by_calls(begin: Callable[[], Any], rng: random.Random) -> Played:
    """Games to the end, each decision chosen in Python."""
    games = decisions = 0
    start = time.process_time()
    while time.process_time() - start < BUDGET:
        state = begin()
        while not state.is_terminal():
            if state.is_chance_node():
                let_chance_move(state, rng)
                continue
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            decisions += 1
        games += 1
    return Played(games, decisions, time.process_time() - start)


def play_in_a_loop(game: Any, root: Any, length: float, seed: int) -> Played:
    """Games from `root` to the end in C++; it does not count decisions, so `length` says how many a game has."""
    evaluator = openspiel().RandomRolloutEvaluator(ROLLOUTS, seed)
    # With one simulation the search builds no tree: it is one call of the evaluator on `root`.
    bot = openspiel().MCTSBot(
        game, evaluator, uct_c=1.0, max_simulations=1, max_memory_mb=10, solve=False, seed=seed, verbose=False
    )
    games = 0
    start = time.process_time()
    while time.process_time() - start < BUDGET:
        bot.mcts_search(root)
        games += ROLLOUTS
    return Played(games, round(games * length), time.process_time() - start)


def play_all_ways(name: str, seed: int) -> Ways:
    """One of OpenSpiel's games, loop and calls from the same deal."""
    rng = random.Random(seed)
    game = openspiel().load_game(name)
    root = dealt(game, rng)
    whole = play_by_calls(game.new_initial_state, rng)
    calls = play_by_calls(root.clone, rng)
    return Ways(play_in_a_loop(game, root, calls.length, seed), whole, calls)
