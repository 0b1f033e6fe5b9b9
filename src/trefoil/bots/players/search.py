"""The bot that searches: it imagines what it cannot see, tries its moves out side by side, and plays the best."""

from collections.abc import Callable
from random import Random
from typing import Any

from trefoil.bots.players.bot import CannotChoose, expect_turn
from trefoil.bots.players.rating import solved
from trefoil.bots.search.halving import Race, Result, SearchSettings, halvings
from trefoil.bots.search.rollouts import networks_of
from trefoil.bots.warm import search_of
from trefoil.core.network import NO_NETWORK
from trefoil.core.view import View

SLICE = 16  # playouts between two looks at whether to stop
SEED_BITS = 62
BY_HAND = networks_of(guide=NO_NETWORK, evaluator=NO_NETWORK, strangers=NO_NETWORK)


def by_hand(view: View) -> SearchSettings:
    """By the hand-made evaluation of the game."""
    return SearchSettings(BY_HAND, view.kind.KNOWLEDGE.HORIZON, solves=True)


class Search:
    """The same seed and the same number of playouts find the same moves."""

    def __init__(
        self,
        playouts: int,
        seed: int | str | None = None,
        stop: Callable[[], bool] = lambda: False,
        settings: Callable[[View], SearchSettings] = by_hand,
    ) -> None:
        if playouts < 1:
            raise CannotChoose(f"Expected at least 1 playout for a search, got {playouts}.")
        self._playouts = playouts
        self._random = Random(seed)
        self._stop = stop  # asked between slices
        self._settings = settings
        self._known: tuple[Any, SearchSettings] | None = None  # a table, and how it searches there

    def choose(self, view: View) -> str:
        expect_turn(view)
        moves = list(view.legal_moves)
        if len(moves) == 1:
            return moves[0]
        computed = solved(view) if self._plan(view).solves else None
        return computed or self.results(view)[0].move

    def _plan(self, view: View) -> SearchSettings:
        """How it searches at the table of a view: looked up and made ready once, not for every step of a sentence."""
        table = view.kind, dict(view.options)
        if self._known is None or self._known[0] != table:
            search_of(view.kind).warm()
            self._known = table, self._settings(view)
        return self._known[1]

    def results(self, view: View) -> list[Result]:
        """The result of each move, the best first: the worse half is given up again and again."""
        settings = self._plan(view)
        race = Race(view, settings, self._random.getrandbits(SEED_BITS))
        rounds = list(halvings(len(race.actions)))
        for number, runners in enumerate(rounds, start=1):
            race.give_up_all_but(runners)
            more = int(settings.effort * self._playouts) // (len(rounds) * runners)
            until = race.worlds + max(1, min(more, settings.worlds - race.worlds))
            enough = settings.evaluations * number // len(rounds)
            while race.worlds < until and race.evaluated < enough:
                race.run(min(until, race.worlds + max(1, SLICE // runners)))
                if self._stop():
                    return race.results()
        return race.results()
