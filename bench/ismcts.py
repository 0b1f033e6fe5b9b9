"""OpenSpiel's information-set search as a player of our games: positions of ours, told in its own words."""

import importlib
import time
from types import SimpleNamespace
from typing import Any, Self

import numpy as np

from bench.openspiel import openspiel
from trefoil.core import entry_points
from trefoil.core.game import Game
from trefoil.core.jit import kernel
from trefoil.core.network import split_win
from trefoil.core.play import random_game
from trefoil.core.seats import NATURE, NOBODY
from trefoil.core.slate import SLATE
from trefoil.core.state import Records
from trefoil.core.view import View

EXPLORATION = 1.0  # OpenSpiel's uct_c, for shares of the win between 0 and 1
AT_FIRST = 100  # iterations of a move before anybody's time is known
FEWEST = 10  # iterations of a move


@kernel
def play_at_random(states: Records, seed: int, slates: Records) -> None:
    """Play to the end as the game's random players do; write the shares of the win."""
    random_game(states[0], seed, slates[0])
    split_win(states[0], slates[0])


class Position:
    """What OpenSpiel calls a state: everything is known, and nature moves at once by the luck of its world."""

    def __init__(self, kind: type[Game], states: Records, slates: Records) -> None:
        self.kind = kind
        self.states = states
        self.slates = slates
        self.key = ""  # what the mover can tell, once somebody asked

    def clone(self) -> Self:
        return type(self)(self.kind, self.states.copy(), self.slates)

    def get_game(self) -> Any:
        types = openspiel().GameType
        told = SimpleNamespace(dynamics=types.Dynamics.SEQUENTIAL, information=types.Information.IMPERFECT_INFORMATION)
        return SimpleNamespace(get_type=lambda: told)

    def current_player(self) -> int:
        return int(self.states["to_move"][0])

    def is_terminal(self) -> bool:
        return self.current_player() == NOBODY

    def is_chance_node(self) -> bool:
        return False

    def legal_actions(self) -> list[int]:
        n = entry_points.legal(self.states, self.slates)
        found: list[int] = self.slates["moves"][0, :n].tolist()
        return found

    def apply_action(self, action: int) -> None:
        self.key = ""
        entry_points.apply(self.states, action)
        while self.current_player() == NATURE:
            entry_points.let_nature_move(self.states, self.slates)

    def information_state_string(self) -> str:
        if not self.key:
            seen = self.states.copy()
            entry_points.hide(seen, self.current_player())
            self.key = seen.tobytes().decode("latin-1")
        return self.key

    def returns(self) -> list[float]:
        won = entry_points.winners(self.states)
        count = won.bit_count()
        return [((won >> seat) & 1) / count for seat in range(int(self.states["players"][0]))]


class Rollouts:
    """What OpenSpiel calls an evaluator: one random game, in one compiled call, and no opinion about moves."""

    def __init__(self, seed: int) -> None:
        self.random = np.random.default_rng(seed)

    def prior(self, state: Position) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]

    def evaluate(self, state: Position) -> list[float]:
        end = state.states.copy()
        play_at_random(end, int(self.random.integers(2**62)), state.slates)
        shares: list[float] = state.slates["win_chances"][0].tolist()
        return shares


class Ismcts:
    """OpenSpiel's bot on a seat of ours, with a number of iterations a move, or with as much time as somebody else."""

    def __init__(self, iterations: int, seed: int) -> None:
        self.iterations = iterations  # 0: as many as the allowed time lasts for
        self.random = np.random.default_rng(seed)
        self.seconds, self.spent, self.choices = 0.0, 0, 0  # of the processor, iterations and choices, so far
        rules = importlib.import_module("open_spiel.python.algorithms.ismcts")
        self.bot = rules.ISMCTSBot(
            None, Rollouts(seed), EXPLORATION, iterations or AT_FIRST, random_state=np.random.RandomState(seed % 2**32)
        )
        self.bot.set_resampler(self.imagined)

    def imagined(self, position: Position, seat: int) -> Position:
        """A world that the seat cannot tell from the real one."""
        world = position.clone()
        entry_points.guess(world.states, int(self.random.integers(2**62)), world.slates)
        return world

    def choose(self, view: View, each: float) -> str:
        """A move; `each` is the processor's time that a choice may take on average."""
        began = time.process_time()
        position = Position(view.kind, view.states.copy(), np.zeros(1, SLATE))
        if not self.iterations and self.spent:
            left = (self.choices + 1) * each - self.seconds
            self.bot._max_simulations = max(FEWEST, round(left * self.spent / self.seconds))
        action = int(self.bot.step(position))
        if len(view.legal_moves) > 1:
            self.choices += 1
            self.spent += self.bot._max_simulations
            self.seconds += time.process_time() - began
        return str(view.kind.KERNEL.VERBS.texts[action])
