"""How the strongest bot searches: what it imagines is guided, or at least judged, by what was learned."""

from functools import cache

import numpy as np

from trefoil.bots.minds import NO_MINDS, mind_of, row_of
from trefoil.bots.search import Manner
from trefoil.core.game import Game
from trefoil.core.view import View


@cache
def manner_of(kind: type[Game], row: str) -> Manner:
    """How a master plays a row of a game."""
    mind, _ = mind_of(kind, row)
    guide = mind if kind.SENSE.MIND_GUIDES else NO_MINDS[:1]
    return Manner(np.concatenate([guide, mind]), kind.SENSE.MIND_HORIZON, reckons=False)


def by_mind(view: View) -> Manner:
    """By what was learned about tables like that of a view."""
    return manner_of(view.kind, row_of(view.kind, view.options))
