"""The bot that searches: it imagines what it cannot see, tries its moves out side by side, and plays the best."""

from collections.abc import Callable
from dataclasses import dataclass

from trefoil.bots.players.bot import CannotChoose
from trefoil.bots.players.chooser import Chooser, Means, never
from trefoil.bots.search.policy import SearchSettings
from trefoil.bots.search.rollouts import BY_HAND
from trefoil.core.contract import Knowledge
from trefoil.core.view import View


@dataclass(frozen=True)
class Result:
    """A move the search tried: in how many worlds, and with what win probability."""

    move: str
    worlds: int
    value: float


def settings_by_hand(known: Knowledge) -> SearchSettings:
    """By the hand-made evaluation of a game."""
    return SearchSettings(BY_HAND, known.HORIZON, solves=True)


def by_hand(view: View) -> SearchSettings:
    """The same, for the game of a view."""
    return settings_by_hand(view.kind.KNOWLEDGE)


class Search(Chooser):
    """The same seed and the same number of playouts find the same moves."""

    def __init__(
        self,
        playouts: int,
        seed: int | str | None = None,
        stop: Callable[[], bool] = never,
        settings: Callable[[View], SearchSettings] = by_hand,
    ) -> None:
        if playouts < 1:
            raise CannotChoose(f"Expected at least 1 playout for a search, got {playouts}.")

        def means(view: View) -> Means:
            found = settings(view)
            return Means(found.policy(playouts), found.networks)

        super().__init__(means, seed, stop)

    def results(self, view: View) -> list[Result]:
        """The result of each move, the best first: the worse half is given up again and again."""
        choice, texts = self._thought(view, most=1, thorough=True)[0], view.kind.KERNEL.VERBS.texts
        prior = self._means_at(view).policy.prior
        found = zip(*(choice[name][: choice["count"]].tolist() for name in ("actions", "tried", "won")), strict=True)
        return [Result(texts[action], tried, won / max(tried + prior, 1)) for action, tried, won in found]
