"""How the strongest bot searches: by what was learned, or by hand-made sense where no mind judges better."""

from dataclasses import replace
from functools import cache

import numpy as np

from trefoil.bots.minds import NO_MINDS, mind_of, row_of
from trefoil.bots.search import Manner, by_sense
from trefoil.core.game import Game
from trefoil.core.view import View

EFFORT = 2  # how many times as much as a search a master tries by hand-made sense
ENOUGH = 80  # worlds that it then tries a move in, at most: a turn has to stay within its time
MOST_WORLDS = 400  # that a master tries a move in by its mind: few moves need no more


@cache
def manner_of(kind: type[Game], row: str) -> Manner:
    """By the mind of a row of a game: it judges, and guides its own turns where the game's sense says so.

    In two worlds of three the others are taken for masters too, in the third for merely sensible players.
    """
    mind, _ = mind_of(kind, row)
    sense = kind.SENSE
    minds = np.concatenate([mind if sense.MIND_GUIDES else NO_MINDS[:1], mind, NO_MINDS[:1]])
    return Manner(minds, sense.MIND_HORIZON, False, sense.MIND_EFFORT, sense.MIND_PRIOR, MOST_WORLDS)


def as_master(view: View) -> Manner:
    """How a master searches at the table of a view."""
    if view.options["players"] in view.kind.SENSE.MIND_JUDGES:
        return manner_of(view.kind, row_of(view.kind, view.options))
    return replace(by_sense(view), effort=EFFORT, worlds=ENOUGH)
