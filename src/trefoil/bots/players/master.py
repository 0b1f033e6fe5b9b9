"""How the strongest bot searches: by what was learned."""

from functools import cache

import numpy as np

from trefoil.bots.networks.weights import mind_of, row_of
from trefoil.bots.search.halving import Manner
from trefoil.core.game import Game
from trefoil.core.mind import NO_MINDS
from trefoil.core.view import View

MOST_WORLDS = 400  # that a master tries a move in: few moves need no more


@cache
def manner_of(kind: type[Game], row: str) -> Manner:
    """By the mind of a row of a game: it guides its own turns, and it judges.

    In two worlds of three the others are taken for masters too, in the third for merely sensible players.
    """
    mind, _ = mind_of(kind, row)
    sense = kind.SENSE
    minds = np.concatenate([mind, mind, NO_MINDS[:1]])
    return Manner(
        minds, sense.MIND_HORIZON, False, sense.MIND_EFFORT, sense.MIND_PRIOR, MOST_WORLDS, sense.MIND_JUDGEMENTS
    )


def as_master(view: View) -> Manner:
    """How a master searches at the table of a view."""
    return manner_of(view.kind, row_of(view.kind, view.options))
