"""The bot that searches: it imagines what it cannot see, tries its moves out side by side, and plays the best."""

from collections.abc import Callable
from random import Random

from trefoil.bots.players.bot import CannotChoose, expect_turn
from trefoil.bots.players.judgement import solved
from trefoil.bots.search.halving import Finding, Manner, Race, halvings
from trefoil.bots.warm import search_of
from trefoil.core.mind import NO_MINDS
from trefoil.core.view import View

SLICE = 16  # playouts between two looks at whether to stop
SEED_BITS = 62


def by_sense(view: View) -> Manner:
    """By the hand-made sense of the game."""
    return Manner(NO_MINDS, view.kind.SENSE.HORIZON, reckons=True)


class Search:
    """The same seed and the same number of playouts find the same moves."""

    def __init__(
        self,
        playouts: int,
        seed: int | str | None = None,
        stop: Callable[[], bool] = lambda: False,
        manner: Callable[[View], Manner] = by_sense,
    ) -> None:
        if playouts < 1:
            raise CannotChoose(f"Expected at least 1 playout for a search, got {playouts}.")
        self._playouts = playouts
        self._random = Random(seed)
        self._stop = stop  # asked between slices
        self._manner = manner

    def choose(self, view: View) -> str:
        expect_turn(view)
        moves = list(view.legal_moves)
        if len(moves) == 1:
            return moves[0]
        reckoned = solved(view) if self._manner(view).reckons else None
        return reckoned or self.findings(view)[0].move

    def findings(self, view: View) -> list[Finding]:
        """What came of each move, the best first: the worse half is given up again and again."""
        search_of(view.kind).warm()
        manner = self._manner(view)
        race = Race(view, manner, self._random.getrandbits(SEED_BITS))
        rounds = list(halvings(len(race.actions)))
        for number, runners in enumerate(rounds, start=1):
            race.give_up_all_but(runners)
            more = int(manner.effort * self._playouts) // (len(rounds) * runners)
            until = race.worlds + max(1, min(more, manner.worlds - race.worlds))
            enough = manner.judgements * number // len(rounds)
            while race.worlds < until and race.judged < enough:
                race.run(min(until, race.worlds + max(1, SLICE // runners)))
                if self._stop():
                    return race.findings()
        return race.findings()
